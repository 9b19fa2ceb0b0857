/** `:term[APIs]` or `:term[these]{of=api}` → a link to the term in the glossary, which has its text for a tooltip. */
import type { Link, Nodes, Root, Text } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import type { PageFinding } from "../../report/finding.ts";
import { nearest } from "../../report/nearest.ts";
import { attributeOf } from "../directives/directive.ts";
import { parseMarkdown } from "../parse.ts";
import { placeOf } from "../place.ts";
import type { TextDirective } from "../tree/nodes.ts";
import { type Glossary, stateOfTerm, termNamed } from "./glossary.ts";
import type { PageUses } from "./sourcing.ts";
import type { Filled } from "./variables.ts";

/** The directive, which is one only where there is a glossary. */
export const TERM = "term";

/** Changes the tree. `body` is its source; `uses` gets the names. */
export function fillTerms(
  root: Root,
  body: string,
  glossary: Glossary,
  uses: PageUses,
): { filled: Filled[]; findings: PageFinding[] } {
  const filled: Filled[] = [];
  const findings: PageFinding[] = [];

  const linkOf = (node: TextDirective, isInLink: boolean): Link | Text => {
    const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    const position = node.position && { position: node.position };
    // Somebody else's syntax, such as `:term="x"`.
    if (node.label === undefined) return { type: "text", value: body.slice(start, end), ...position };
    const label = plainText(node.label);
    const name = (attributeOf(node, "of") ?? label).trim();
    const term = termNamed(glossary, name);
    uses.terms[name] = stateOfTerm(glossary, name);
    filled.push({ start, end, text: label });
    if (!term)
      findings.push({
        rule: "term-is-known",
        place: placeOf(node),
        message: `there is no term “${name}”`,
        expected: `a term that stands in ${glossary.file}, one of its other forms or its id`,
        nearest: nearest(
          name,
          glossary.terms.flatMap(({ key, term, also }) => [term, key, ...also]),
        ),
        related: [{ note: "looked in", file: glossary.file }],
      });
    if (!term || isInLink) return { type: "text", value: label, ...position };
    const hProperties = { className: ["term"], ariaDescription: explanation(term.text) };
    const url = `${glossary.page}#${term.key}`;
    const children: Text[] = [{ type: "text", value: label }];
    return { type: "link", url, title: null, children, data: { hProperties }, ...position };
  };

  const fill = (nodes: Nodes[], isInLink: boolean): void => {
    for (const [index, node] of nodes.entries()) {
      if (node.type === "textDirective" && node.name === TERM) nodes[index] = linkOf(node, isInLink);
      else fillIn(node, isInLink || node.type === "link" || node.type === "linkReference");
    }
  };
  const fillIn = (node: Nodes, isInLink: boolean): void => {
    if ("label" in node && Array.isArray(node.label)) fill(node.label, isInLink);
    if ("children" in node) fill(node.children, isInLink);
  };
  fillIn(root, false);
  return { filled, findings };
}

/** The text of a term without its markup. */
function explanation(text: string): string {
  const { root } = parseMarkdown(text, 1, { leaf: new Set(), text: new Set() });
  return root.children
    .map((block) => plainText(block))
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();
}
