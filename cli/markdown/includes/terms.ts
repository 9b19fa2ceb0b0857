/** Step for `:term[APIs]` or `:term[these]{of=api}` → a link to the term in the glossary, which has its text for a tooltip. */
import type { Link, Nodes, Root, Text } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import type { Transformer } from "unified";
import type { PageFinding, Place } from "../../report/finding.ts";
import { limits } from "../../report/limits/limits.ts";
import { suggester } from "../../report/suggester.ts";
import type { CompileSettings } from "../compile-settings.ts";
import type { Filled } from "../compiled-page.ts";
import type { Directive } from "../directives/directive.ts";
import { unknownAttribute } from "../directives/well-formed.ts";
import { attributeOf, type TextDirective } from "../mdast/nodes.ts";
import { parseMarkdown } from "../mdast/parse.ts";
import { placeOf } from "../mdast/place.ts";
import { pageOf } from "../page-file.ts";
import { fillVariables, takeFilled } from "./fill-variables.ts";
import { type LocaleGlossary, stateOf, termFinder } from "./glossary.ts";
import { addDependency, noUses, type OpenUses } from "./page-uses.ts";
import type { LocaleVariables } from "./variables.ts";

/** Class of the links that explain terms. */
export const termClass = "term";

const name = "term";

/** The directive is one only where there is a glossary. */
export const term: Directive = { names: [name], where: ["text"], attributes: ["of"] };

export function terms({
  glossary,
  variables,
}: Pick<CompileSettings, "glossary" | "variables">): Transformer<Root> | undefined {
  if (!glossary) return undefined;
  return (root, file) => {
    const page = pageOf(file);
    takeFilled(page, fillTerms(root, page.body, { glossary, variables }, page.uses));
  };
}

/** Changes the tree. `body` is its source; `uses` gets the names. */
function fillTerms(
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
    const wanted = (of ?? written).trim();
    const found = find(wanted);
    const label = node.label ? written : (found?.term ?? wanted);
    if (!uses.terms.has(wanted)) uses.terms.set(wanted, found ? stateOf(glossary, found) : null);
    addDependency(uses, { kind: "term", name: wanted, place: placeOf(node) });
    filled.push({ start, end, text: label });
    for (const attribute of node.attributes)
      if (!term.attributes.includes(attribute.name))
        findings.push({
          ...unknownAttribute(node, attribute, term.attributes),
          expected: ":term[words]{of=id}",
        });
    if (!found)
      findings.push({
        rule: "term-is-known",
        place: placeOf(node),
        message: wanted === "" ? "this term has no name" : `there is no term “${wanted}”`,
        expected: `a term of ${glossary.file}, one of its other forms or its id`,
        nearest: suggest(wanted),
        related: [{ note: "looked in", file: glossary.file }],
      });
    if (!found || isInLink) return { type: "text", value: label, ...position };
    const ariaDescription =
      explained.get(found.key) ?? explanation(found.text, variables, uses, placeOf(node));
    explained.set(found.key, ariaDescription);
    rest -= ariaDescription.length;
    if (rest < 0) exceeded ??= tooMuchExplained(placeOf(node));
    const hProperties = { className: [termClass], ariaDescription };
    const url = `${glossary.page}#${found.key}`;
    const children: Text[] = [{ type: "text", value: label }];
    return { type: "link", url, title: null, children, data: { hProperties }, ...position };
  };

  const fill = (nodes: Nodes[], isInLink: boolean): void => {
    for (const [index, node] of nodes.entries()) {
      if (node.type === "textDirective" && node.name === name) nodes[index] = linkOf(node, isInLink);
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
  const parsed = parseMarkdown(text, 1, { leaf: new Set(), text: new Set([name]) });
  if (variables) {
    // The parser's places are those in the text of the term, not in the page.
    const inner = noUses();
    fillVariables({ ...parsed, firstLine: 1 }, text, variables, inner);
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

/** Nodes that are made of blocks, between which words end. */
const blocks = new Set(["root", "list", "listItem", "blockquote", "table", "tableRow"]);
