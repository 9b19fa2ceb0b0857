/** Step that renders the formulas of a page: those with numbers first, since any formula may name one of them. */

import type { Element } from "hast";
import { toString as textOf } from "hast-util-to-string";
import type { Code, Nodes, Root } from "mdast";
import type { Transformer } from "unified";
import { isReservedId } from "../../../schema/reserved-names.ts";
import type { PageFinding, Place } from "../../report/finding.ts";
import { limits } from "../../report/limits/limits.ts";
import { nearest } from "../../report/nearest.ts";
import { reservedId } from "../address.ts";
import { element, text } from "../handlers/element.ts";
import { mayHoldFormula } from "../mdast/formulas.ts";
import type { Formula, InlineFormula } from "../mdast/nodes.ts";
import { nodesAndLabelsIn } from "../mdast/nodes-in.ts";
import { placeOf } from "../mdast/place.ts";
import { pageOf, report } from "../page-file.ts";
import { RendererMissing } from "../renderers.ts";
import { placeIn } from "./place-in.ts";
import type { renderFormula } from "./render.ts";

type FormulaNode = Formula | InlineFormula | Code;
type ShownFormulas = ReadonlyMap<Nodes, Element>;

/** Throws `RendererMissing`. */
export function formulas(isOn: boolean | undefined): Transformer<Root> | undefined {
  if (isOn === false) return undefined;
  return (root, file) => {
    const page = pageOf(file);
    const { body, renderers, shown: others } = page;
    if (!(mayHoldFormula(body) || /(?:```|~~~)[ \t]*math/i.test(body))) return;
    const nodes = formulasIn(root);
    if (nodes.length === 0) return;
    if (!renderers.formula) throw new RendererMissing("formula");
    const { shown, findings } = expandFormulas(nodes, body, renderers.formula);
    page.shown = new Map([...others, ...shown]);
    report(page, findings);
  };
}

/** Those of the page that no plugin has taken for its own. */
export function formulasIn(root: Nodes): FormulaNode[] {
  return nodesAndLabelsIn(root)
    .filter(isFormula)
    .filter(({ data }) => !(data && "hName" in data));
}

function isFormula(node: Nodes): node is FormulaNode {
  return node.type === "math" || node.type === "inlineMath" || (node.type === "code" && isMathFence(node));
}

/** A block of code that GitHub shows as a formula. */
function isMathFence({ lang, data }: Code): boolean {
  return lang?.toLowerCase() === "math" && data?.closed !== undefined;
}

function expandFormulas(
  all: readonly FormulaNode[],
  body: string,
  render: typeof renderFormula,
): { shown: ShownFormulas; findings: PageFinding[] } {
  const shown = new Map<Nodes, Element>();
  const findings: PageFinding[] = [];
  const numbers = new Map<string, string>();
  const places = new Map<string, Place | undefined>();
  const missing = new Set<string>();
  let count = 0;
  let formulas = 0;
  let characters = 0;
  const next = () => String(++count);
  const numbering = {
    next,
    reference: (name: string) => {
      if (!numbers.has(name)) missing.add(name);
      return numbers.get(name) ?? name;
    },
  };

  const wrong = (node: FormulaNode, problem: string, at?: number, mayPass?: true): undefined => {
    findings.push({
      rule: "formula-is-valid",
      place: placeIn(node, { value: node.value, at, body }),
      message: `this formula is not valid, and its source is shown: ${problem}`,
      expected: "TeX, or \\$ for a dollar sign",
      mayPass,
    });
    shown.set(node, sourceOf(node));
  };

  const show = (node: FormulaNode): undefined => {
    const isBlock = node.type !== "inlineMath";
    formulas++;
    if (formulas > limits.formulas) return wrong(node, `this page has more than ${limits.formulas} formulas`);
    characters += node.value.length;
    if (characters > limits.formulasPage)
      return wrong(node, `the formulas of this page have more than ${limits.formulasPage} characters`);
    const id = node.type === "math" ? node.id : undefined;
    const isDisplay = isBlock || node.display === true;
    const { tex, names } = isDisplay ? withNumber(node.value, id, next) : { tex: node.value, names: [] };
    missing.clear();
    const rendered = render(tex, isDisplay, numbering);
    if ("problem" in rendered) return wrong(node, `“${rendered.problem}”`, rendered.at, rendered.mayPass);
    for (const name of missing) findings.push(unknownName(node, name, [...numbers.keys()]));
    for (const name of names.map(plainName)) {
      if (isReservedId(name)) findings.push(reservedId(name, placeOf(node)));
      else if (numbers.has(name) || name === "")
        findings.push(nameNotFree(node, name, numbers.has(name) ? places.get(name) : undefined));
      else {
        numbers.set(name, numberOf(rendered.math, name) ?? name);
        places.set(name, placeOf(node));
      }
    }
    shown.set(node, shownAs(rendered.math, node.value, isBlock, names.map(plainName)));
  };

  const [named, others] = [true, false].map((isNamed) => all.filter((node) => hasName(node) === isNamed));
  for (const node of named ?? []) show(node);
  for (const node of others ?? []) {
    const reference = node.type === "inlineMath" ? referenceOf(node.value) : undefined;
    if (!reference) show(node);
    else {
      const name = plainName(reference.name);
      const number = numbers.get(name);
      if (number === undefined) {
        findings.push(unknownName(node, reference.name, [...numbers.keys()]));
        shown.set(node, sourceOf(node));
      } else shown.set(node, linkTo(name, reference.inBrackets ? `(${number})` : number));
    }
  }
  return { shown, findings };
}

/** Formulas that count their lines do so in the order of the page. */
function hasName(node: FormulaNode): boolean {
  return (
    node.type !== "inlineMath" &&
    (("id" in node && node.id !== undefined) || /\\(?:label|begin)\{/.test(node.value))
  );
}

function shownAs(math: Element, tex: string, isBlock: boolean, names: readonly string[]): Element {
  if (!isBlock) return { ...math, properties: { className: ["formula"], dataTex: tex, ...math.properties } };
  // Temml gives lines the ids of their labels.
  const [id, ...others] = names.filter((name) => name !== "" && !hasId(math, name));
  const anchors = others.map((other) => element(undefined, "span", { id: other }, []));
  const className = ["formula", "formula-block"];
  const properties = { className, ...(id !== undefined && { id }), dataTex: tex };
  return element(undefined, "div", properties, [...anchors, math]);
}

function hasId(node: Element, id: string): boolean {
  return (
    node.properties.id === id || node.children.some((child) => child.type === "element" && hasId(child, id))
  );
}

/** The number of the line that a label is in, or of the formula. */
function numberOf(math: Element, name: string): string | undefined {
  const line = find(math, ({ properties }) => properties.id === name) ?? math;
  const isTag = ({ properties: { className } }: Element) =>
    Array.isArray(className) && className.includes("tml-tag");
  const tag = find(line, isTag);
  const eqn = tag ?? find(line, (each) => each.tagName === "mtext" && /^\(\d+\)$/.test(textOf(each)));
  return eqn && textOf(eqn).replace(/^\((.*)\)$/, "$1");
}

function find(element: Element, test: (element: Element) => boolean): Element | undefined {
  if (test(element)) return element;
  for (const child of element.children) {
    const found = child.type === "element" ? find(child, test) : undefined;
    if (found) return found;
  }
  return undefined;
}

function linkTo(name: string, label: string): Element {
  return element(undefined, "a", { href: `#${name}` }, [text(label)]);
}

/** The source as code. */
function sourceOf({ type, value }: FormulaNode): Element {
  const properties = { className: ["language-tex"], translate: "no" };
  const code = element(undefined, "code", properties, [text(value)]);
  return type === "inlineMath" ? code : element(undefined, "pre", {}, [code]);
}

function unknownName(node: FormulaNode, name: string, known: readonly string[]): PageFinding {
  return {
    rule: "formula-is-valid",
    place: placeOf(node),
    message: `no formula of this page is named “${name}”`,
    expected: "the name of a formula, which \\label{name} or $$ {#name} gives",
    nearest: nearest(name, known),
  };
}

function nameNotFree(node: FormulaNode, name: string, first: Place | undefined): PageFinding {
  return {
    rule: "formula-is-valid",
    place: placeOf(node),
    message: `the name “${name}” of this formula is already used`,
    expected: "a name that no other formula of the page has",
    first,
  };
}

type Labels = {
  /** TeX for Temml, with a `\tag` where the formula has a number. */
  tex: string;
  /** Names that lead to it. */
  names: string[];
};

/** LaTeX numbers the lines of these. */
const numbered = /\\begin\{(?:equation|align|alignat|gather|multline|flalign|eqnarray)\}/;

/**
 * Numbers and names of the formulas of a page: `{#eq-x}` after one, `\label{x}` and `\tag{A}` in it, `\ref{x}` elsewhere.
 * `number` is called for a formula that gets a number of its own.
 */
function withNumber(tex: string, id: string | undefined, number: () => string): Labels {
  const own = [...tex.matchAll(label)].map(([, name = ""]) => name.trim());
  const names = [...(id === undefined ? [] : [id]), ...own];
  if (names.length === 0 || /\\(?:tag\*?|notag|nonumber)(?![a-zA-Z])/.test(tex)) return { tex, names };
  if (numbered.test(tex)) return { tex, names };
  return { tex: `${tex.replaceAll(label, "")} \\tag{${number()}}`, names };
}

const label = /\\label\{([^{}]*)\}/g;

/** A formula that is a reference alone: `\ref{x}`, `\eqref{x}`. */
function referenceOf(tex: string): { name: string; inBrackets: boolean } | undefined {
  const [, brackets, name] = /^\s*\\(eq)?ref\{([^{}]*)\}\s*$/.exec(tex) ?? [];
  return name === undefined ? undefined : { name: name.trim(), inBrackets: brackets !== undefined };
}

/** The name of a label as Temml writes it. */
function plainName(name: string): string {
  return name.replaceAll(/[^\w-]/g, "");
}
