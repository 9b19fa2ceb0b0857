/** `:term[APIs]` or `:term[these]{of=api}` → a link to the term in the glossary, which has its text for a tooltip. */
import type { Link, Nodes, Root, Text } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import type { PageFinding, Place } from "../../report/finding.ts";
import { limits } from "../../report/limits/limits.ts";
import { nearest } from "../../report/nearest.ts";
import { suggester } from "../../report/suggester.ts";
import type { TextDirective } from "../mdast/nodes.ts";
import { attributeOf } from "../mdast/nodes.ts";
import { parseMarkdown } from "../mdast/parse.ts";
import { placeAt, placeOf } from "../mdast/place.ts";
import { type LocaleGlossary, stateOf, termFinder } from "./glossary.ts";
import { addDependency, noUses, type OpenUses } from "./page-uses.ts";
import { type Filled, fillVariables, type LocaleVariables } from "./variables.ts";

/** Class of the links that explain terms. */
export const termClass = "term";

/** The directive, which is one only where there is a glossary. */
export const TERM = "term";

const attributes = ["of"];

/** Changes the tree. `body` is its source; `uses` gets the names. */
export function fillTerms(
  root: Root,
  body: string,
  { glossary, variables }: { glossary: LocaleGlossary; variables: LocaleVariables | undefined },
  uses: OpenUses,
): { filled: Filled[]; findings: PageFinding[]; exceeded?: PageFinding | undefined } {
  const filled: Filled[] = [];
  const findings: PageFinding[] = [];
  let rest = limits.insertedBytes;
  let exceeded: PageFinding | undefined;
  const find = termFinder(glossary);
  const suggest = suggester(() => glossary.terms.flatMap(({ key, term, also }) => [term, key, ...also]));
  const explained = new Map<string, string>();

  const linkOf = (node: TextDirective, isInLink: boolean): Link | Text => {
    const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    const position = node.position && { position: node.position };
    const of = attributeOf(node, "of");
    // Syntax of another tool, such as `:term="x"`.
    if (node.label === undefined && of === undefined)
      return { type: "text", value: body.slice(start, end), ...position };
    const written = plainText(node.label ?? []);
    const name = (of ?? written).trim();
    const term = find(name);
    const label = node.label ? written : (term?.term ?? name);
    if (!uses.terms.has(name)) uses.terms.set(name, term ? stateOf(glossary, term) : null);
    addDependency(uses, { kind: "term", name, place: placeOf(node) });
    filled.push({ start, end, text: label });
    for (const attribute of node.attributes)
      if (!attributes.includes(attribute.name))
        findings.push({
          rule: "directive-is-well-formed",
          place: placeAt(attribute.position.start),
          message: `“${TERM}” has no attribute “${attribute.name}”`,
          expected: ":term[words]{of=id}",
          nearest: nearest(attribute.name, attributes),
        });
    if (!term)
      findings.push({
        rule: "term-is-known",
        place: placeOf(node),
        message: name === "" ? "this term has no name" : `there is no term “${name}”`,
        expected: `a term of ${glossary.file}, one of its other forms or its id`,
        nearest: suggest(name),
        related: [{ note: "looked in", file: glossary.file }],
      });
    if (!term || isInLink) return { type: "text", value: label, ...position };
    const ariaDescription = explained.get(term.key) ?? explanation(term.text, variables, uses, placeOf(node));
    explained.set(term.key, ariaDescription);
    rest -= ariaDescription.length;
    if (rest < 0) exceeded ??= tooMuchExplained(placeOf(node));
    const hProperties = { className: [termClass], ariaDescription };
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
  return { filled, findings, exceeded };
}

/** Each place has the text of its term. */
function tooMuchExplained(place: PageFinding["place"]): PageFinding {
  return {
    rule: "size-is-bounded",
    place,
    message: "with the texts of its terms, this page becomes too long here",
    expected: `at most ${limits.insertedBytes / 1000} kB of texts: several pages, or each term once`,
  };
}

/** The text of a term without its markup: with values of variables, and other terms as they are called. */
function explanation(
  text: string,
  variables: LocaleVariables | undefined,
  uses: OpenUses,
  place: Place | undefined,
): string {
  const parsed = parseMarkdown(text, 1, { leaf: new Set(), text: new Set([TERM]) });
  if (variables) {
    // The parser's places are those in the text of the term, not in the page.
    const inner = noUses();
    fillVariables(parsed, text, variables, inner);
    for (const [name, value] of inner.variables) uses.variables.set(name, value);
    for (const dependency of inner.dependencies.values()) addDependency(uses, { ...dependency, place });
  }
  return wordsOf(parsed.root).replace(/\s+/g, " ").trim();
}

function wordsOf(node: Nodes): string {
  if (node.type === "textDirective") return plainText(node.label ?? []);
  if (!("children" in node)) return plainText(node);
  return node.children.map(wordsOf).join(blocks.has(node.type) ? " " : "");
}

/** What is made of blocks, between which words end. */
const blocks = new Set(["root", "list", "listItem", "blockquote", "table", "tableRow"]);
