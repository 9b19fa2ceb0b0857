export default function Extra() {
  return <p>Extra</p>;
}
