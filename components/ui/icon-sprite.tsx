/** Every icon and pattern once, at the root of the page; `Icon` and the charts refer to them by id. */
export function IconSprite() {
  return (
    <svg width="0" height="0" style={{ position: "absolute" }} aria-hidden="true">
      <defs>
        <VerdictSymbols />
        <PointSymbols />
        <ControlSymbols />
        <pattern id="p-down" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="5" height="5" style={{ fill: "var(--surface-0)" }} />
          <rect width="1.8" height="5" style={{ fill: "var(--led-downtime)" }} />
        </pattern>
        <pattern id="p-unattr" width="4" height="4" patternUnits="userSpaceOnUse">
          <rect width="4" height="4" style={{ fill: "var(--surface-0)" }} />
          <circle cx="1" cy="1" r=".9" style={{ fill: "var(--led-unattributed)" }} />
          <circle cx="3" cy="3" r=".9" style={{ fill: "var(--led-unattributed)" }} />
        </pattern>
        <pattern id="p-past" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="1.2" height="6" style={{ fill: "var(--line-2)" }} />
        </pattern>
      </defs>
    </svg>
  );
}

const STROKE = { fill: "none", stroke: "currentColor", strokeLinecap: "round", strokeLinejoin: "round" } as const;
const CUT = {
  fill: "none",
  strokeLinecap: "round",
  strokeLinejoin: "round",
  style: { stroke: "var(--surface-0)" },
} as const;

function VerdictSymbols() {
  return (
    <>
      <symbol id="i-admitted" viewBox="0 0 16 16">
        <circle cx="8" cy="8" r="7.25" fill="currentColor" />
        <path d="M4.7 8.3l2.3 2.3 4.4-4.9" {...CUT} strokeWidth="1.8" />
      </symbol>
      <symbol id="i-fix-first" viewBox="0 0 16 16">
        <path d="M8 1.1 14.9 8 8 14.9 1.1 8z" {...STROKE} strokeWidth="1.6" />
        <path d="M8 4.9v3.8" {...STROKE} strokeWidth="1.8" />
        <circle cx="8" cy="11" r="1.05" fill="currentColor" />
      </symbol>
      <symbol id="i-not-enough-evidence" viewBox="0 0 16 16">
        <circle cx="8" cy="8" r="6.7" fill="none" stroke="currentColor" strokeWidth="1.5" strokeDasharray="2.81 1.4" />
        <path
          d="M6.1 6.4c0-1.1.85-1.9 1.95-1.9s1.9.75 1.9 1.75c0 1.35-1.85 1.45-1.85 2.75"
          {...STROKE}
          strokeWidth="1.5"
        />
        <circle cx="8.05" cy="11.3" r=".95" fill="currentColor" />
      </symbol>
      <symbol id="i-use-on-demand" viewBox="0 0 16 16">
        <rect x="1.2" y="1.2" width="13.6" height="13.6" rx="2" fill="currentColor" />
        <path d="M4.3 6.1h7.4M4.3 9.9h7.4" {...CUT} strokeWidth="1.7" />
      </symbol>
    </>
  );
}

function PointSymbols() {
  return (
    <>
      <symbol id="i-pass" viewBox="0 0 16 16">
        <circle cx="8" cy="8" r="7" fill="currentColor" />
        <path d="M4.9 8.3l2.2 2.2 4.1-4.6" {...CUT} strokeWidth="1.8" />
      </symbol>
      <symbol id="i-fail" viewBox="0 0 16 16">
        <rect x="1.6" y="1.6" width="12.8" height="12.8" rx="1.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M5 5l6 6M11 5l-6 6" {...STROKE} strokeWidth="1.7" />
      </symbol>
      <symbol id="i-unknown" viewBox="0 0 16 16">
        <circle cx="8" cy="8" r="6.4" fill="none" stroke="currentColor" strokeWidth="1.5" strokeDasharray="2.6 1.42" />
        <path d="M5.6 8h4.8" {...STROKE} strokeWidth="1.6" />
      </symbol>
    </>
  );
}

/** One stroke each, 1.5 wide, on a 16 px grid. */
const CONTROLS: Record<string, string> = {
  warn: "M8 1.9 15 14H1zM8 6.2v3.6M8 11.8v.2",
  info: "M8 1.7a6.3 6.3 0 1 0 0 12.6A6.3 6.3 0 0 0 8 1.700M8 7.300v3.700M8 4.900v.1",
  search: "M7 2.400a4.6 4.6 0 1 0 0 9.2 4.6 4.6 0 0 0 0-9.200M10.5 10.5 14 14",
  down: "M4 6.3 8 10.200l4-3.9",
  up: "M4 9.9 8 6l4 3.9",
  right: "M6.3 4l3.9 4-3.9 4",
  done: "M2.8 8.600l3.4 3.4 7-8",
  close: "M4 4l8 8M12 4l-8 8",
  plus: "M8 3v10M3 8h10",
  file: "M3.5 1.500h6l3 3v10h-9zM9.5 1.500v3h3",
  upload: "M8 10V2m0 0L5 5m3-3 3 3M3 9v4.500h10V9",
  clock: "M8 1.700a6.3 6.3 0 1 0 0 12.600A6.3 6.3 0 0 0 8 1.700M8 4.500V8l2.5 1.6",
  lock: "M4.2 7h7.600a1.2 1.2 0 0 1 1.2 1.200v4.900a1.2 1.2 0 0 1-1.2 1.200H4.200A1.2 1.2 0 0 1 3 13.100V8.200A1.2 1.2 0 0 1 4.2 7M5.2 7V4.800a2.8 2.8 0 0 1 5.6 0V7",
  arrow: "M3 8h10M9.5 4.5 13 8l-3.5 3.5",
};

function ControlSymbols() {
  return (
    <>
      {Object.entries(CONTROLS).map(([name, path]) => (
        <symbol key={name} id={`i-${name}`} viewBox="0 0 16 16">
          <path d={path} {...STROKE} strokeWidth="1.5" />
        </symbol>
      ))}
      <symbol id="i-theme" viewBox="0 0 16 16">
        <circle cx="8" cy="8" r="5.6" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M8 2.4a5.6 5.6 0 0 1 0 11.2z" fill="currentColor" />
      </symbol>
    </>
  );
}
