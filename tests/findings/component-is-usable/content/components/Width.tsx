const width = window.innerWidth;

export default function Width() {
  return <p>{width}</p>;
}
