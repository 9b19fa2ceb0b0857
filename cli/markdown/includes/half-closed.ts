/** `{{name}` and `{name}}`: a variable with a brace too few, which is shown as text. Only names that exist are reported. */
import type { Nodes, Root } from "mdast";
import type { PageFinding } from "../../report/finding.ts";
import type { PlaceInSource } from "./place-in-source.ts";

const pattern =
  /(?<![\\{])(?:\{\{[ \t]*([a-z][a-z0-9_-]*)[ \t]*\}(?!\})|\{[ \t]*([a-z][a-z0-9_-]*)[ \t]*\}\})/gi;

const searched = new Set(["text", "link", "image", "definition"]);

/** `body` is the source of the tree. */
export function halfClosed(
  root: Root,
  body: string,
  values: Readonly<Record<string, string>>,
  placeInSource: PlaceInSource,
): PageFinding[] {
  const findings: PageFinding[] = [];
  const visit = (node: Nodes): void => {
    const end = node.position?.end.offset;
    // The text of a link has nodes of its own.
    const text = node.type === "link" ? node.children.at(-1) : undefined;
    const start = text?.position?.end.offset ?? node.position?.start.offset;
    if (searched.has(node.type) && start !== undefined && end !== undefined)
      for (const match of body.slice(start, end).matchAll(pattern)) {
        const name = match[1] ?? match[2] ?? "";
        if (!Object.hasOwn(values, name)) continue;
        findings.push({
          rule: "variable-is-known",
          place: placeInSource(node, start + match.index),
          message: `“${match[0]}” has one brace too few, and is shown as text`,
          expected: `{{${name}}}`,
        });
      }
    if ("label" in node && Array.isArray(node.label)) node.label.forEach(visit);
    if ("children" in node) node.children.forEach(visit);
  };
  visit(root);
  return findings;
}
