export default function Page() {
  return <p>Nothing but Next.</p>;
}
