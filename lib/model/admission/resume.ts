import { type AdmissionPoint, RESUME_COMPONENTS, type ResumeComponent } from "../plan-types";
import { say } from "../statement";
import { cite, type Judged } from "./evidence";

const list = (parts: readonly ResumeComponent[]) => parts.join(",");

/** Point 3: everything that changes the next step is captured, and a real resume was verified. */
export function resumePoint({ evidence }: Judged): AdmissionPoint {
  const found = evidence.resume;
  const limit = { value: RESUME_COMPONENTS.length, unit: "parts" };
  if (!found) {
    const missing = cite(say("resume.missing", {}), undefined);
    const fix = { statement: say("resume.fixCheck", { parts: list(RESUME_COMPONENTS) }) };
    return { id: 3, verdict: "unknown", measured: null, limit, evidence: [missing], fix };
  }
  const inState = (wanted: string) =>
    RESUME_COMPONENTS.filter((part) => (found.components[part] ?? "unknown") === wanted);
  const [captured, absent, unchecked] = [inState("captured"), inState("absent"), inState("unknown")];
  const statements = [
    say("resume.captured", { capturedCount: captured.length, partsCount: RESUME_COMPONENTS.length }),
    ...(absent.length > 0 ? [say("resume.absent", { parts: list(absent) })] : []),
    ...(unchecked.length > 0 ? [say("resume.notChecked", { parts: list(unchecked) })] : []),
    found.verifiedResumes > 0
      ? say("resume.verified", { verifiedCount: found.verifiedResumes })
      : say("resume.notVerified", {}),
  ];
  const point = {
    id: 3,
    measured: { value: captured.length, unit: "parts" },
    limit,
    evidence: statements.map((statement) => cite(statement, found)),
  } as const;
  if (absent.length > 0)
    return { ...point, verdict: "fail", fix: { statement: say("resume.fixCapture", { parts: list(absent) }) } };
  if (unchecked.length > 0) {
    return { ...point, verdict: "unknown", fix: { statement: say("resume.fixCheck", { parts: list(unchecked) }) } };
  }
  if (!(found.verifiedResumes > 0))
    return { ...point, verdict: "unknown", fix: { statement: say("resume.fixVerify", {}) } };
  return { ...point, verdict: "pass", fix: null };
}
