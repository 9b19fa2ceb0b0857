/** Terms without a blank line before them, which become a part of the description above. */
import type { Nodes, Root } from "mdast";
import type { Slip } from "../../report/finding-per-kind.ts";

/** `body` is the source of the tree, whose first line is `firstLine`. */
export function termsWithoutBlankLine(root: Root, body: string, firstLine: number): Slip[] {
  const lines = body.split("\n");
  const visit = (node: Nodes): Slip[] => {
    const own =
      node.type === "descriptionList"
        ? node.children.flatMap(({ type, position }, index): Slip[] => {
            const next = node.children[index + 1];
            if (type !== "descriptionDetails" || next?.type !== type || !position) return [];
            const { line } = position.end;
            const text = lines[line - firstLine] ?? "";
            const isLazy =
              line > position.start.line && /^\S/.test(text) && next.position?.start.line === line + 1;
            return isLazy ? [slip(text, line)] : [];
          })
        : [];
    return "children" in node ? [...own, ...node.children.flatMap(visit)] : own;
  };
  return visit(root);
}

function slip(text: string, line: number): Slip {
  return {
    kind: "term without a blank line",
    rule: "markdown-is-well-formed",
    place: { line, column: 1 },
    message: `“${text.trim()}” is not a term, but a part of the description above it`,
    expected:
      "a blank line before the term; or four spaces before the line, for a description that continues",
  };
}
