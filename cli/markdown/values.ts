/**
 * `:value[name]` in running text → the text that `values` in site.yml has under this name. Filled in before anything is
 * derived from the tree, so that search, feeds and excerpts have the text as well.
 */
import type { Nodes, PhrasingContent, Root } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import type { PageFinding } from "../report/finding.ts";
import { nearest } from "../report/nearest.ts";
import { placeOf } from "./place.ts";
import type { TextDirective } from "./tree/nodes.ts";

/** The directive, which is one only on a site that has values. */
export const VALUE = "value";

/** A text in place of what the source has from `start` to `end`. */
export type Filled = {
  start: number;
  end: number;
  text: string;
  /** True: it stands in code, where nothing is escaped. */
  verbatim?: true;
};

/** Changes the tree. `body` is its source. */
export function fillValues(
  root: Root,
  body: string,
  values: Readonly<Record<string, string>>,
): { filled: Filled[]; findings: PageFinding[] } {
  const filled: Filled[] = [];
  const findings: PageFinding[] = [];

  const textOf = (node: TextDirective): string => {
    const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    const written = body.slice(start, end);
    // Somebody else's syntax, such as `:value="x"`.
    if (node.label === undefined) return written;
    const name = plainText(node.label).trim();
    const text = Object.hasOwn(values, name) ? values[name] : undefined;
    if (text !== undefined) {
      filled.push({ start, end, text });
      return text;
    }
    findings.push({
      rule: "value-is-known",
      place: placeOf(node),
      message: `there is no value “${name}”`,
      expected: "a name that stands under values in site.yml",
      nearest: nearest(name, Object.keys(values)),
    });
    return written;
  };

  const fill = (nodes: Nodes[]): void => {
    for (const [index, node] of nodes.entries()) {
      if (node.type === "textDirective" && node.name === VALUE)
        nodes[index] = {
          type: "text",
          value: textOf(node),
          ...(node.position && { position: node.position }),
        };
      else fillIn(node);
    }
  };
  const fillIn = (node: Nodes): void => {
    if ("label" in node && Array.isArray(node.label)) fill(node.label satisfies PhrasingContent[]);
    if ("children" in node) fill(node.children);
  };
  fillIn(root);
  return { filled, findings };
}
