export default function Items({ items }: { items: string[] }) {
  return <p>{items.join(", ")}</p>;
}
