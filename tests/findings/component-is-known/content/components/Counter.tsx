export default function Counter() {
  return <p>0</p>;
}
