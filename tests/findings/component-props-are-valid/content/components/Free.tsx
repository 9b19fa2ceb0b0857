export default function Free({ text }: { text: string }) {
  return <p>{text}</p>;
}
