/** Running text by its lines. */
import type { PhrasingContent } from "mdast";

/** Splits at the first line ending or hard break outside of emphasis and the like, which goes. */
export function splitFirstLine(children: readonly PhrasingContent[]): {
  line: PhrasingContent[];
  rest: PhrasingContent[];
} {
  const line: PhrasingContent[] = [];
  for (const [index, node] of children.entries()) {
    if (node.type === "break") return { line, rest: children.slice(index + 1) };
    const end = node.type === "text" ? node.value.indexOf("\n") : -1;
    if (node.type === "text" && end !== -1) {
      const [head, tail] = [node.value.slice(0, end), node.value.slice(end + 1)];
      const after = children.slice(index + 1);
      if (head !== "") line.push({ ...node, value: head });
      return { line, rest: tail === "" ? after : [{ ...node, value: tail }, ...after] };
    }
    line.push(node);
  }
  return { line, rest: [] };
}
