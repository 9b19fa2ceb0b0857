/** For a page to wait for: the reader has started when React keeps its own notes on the root. */
export function isAlive(): boolean {
  const root = document.getElementById("root");
  return root !== null && Object.keys(root).some((key) => key.startsWith("__reactContainer"));
}
