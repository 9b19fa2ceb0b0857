export const props = { count: "number" };

export default function OldSchema() {
  return <p>0</p>;
}
