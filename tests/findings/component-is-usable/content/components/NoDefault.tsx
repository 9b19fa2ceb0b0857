export function NoDefault() {
  return <p>0</p>;
}
