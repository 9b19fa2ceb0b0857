/**
 * Syntax that only pages have, decided on the tree of a parser: what must not act is masked, what must act becomes something that the parser knows,
 * and the text is parsed again until the tree is right.
 */
import type { Nodes, Root } from "mdast";
import { limits } from "../../report/limits/limits.ts";
import { candidatesIn, describing, marksOfDetails, pointless } from "./description-lists.ts";
import { bracesInValues, type DirectiveNames, mayHoldDirectives } from "./directives.ts";
import { type FormulaBlock, formulaBlocks, isFormulaAt, marksOfBlock } from "./formula-blocks.ts";
import { type FormulaSpan, formulaSpans, marksOfSpan, mayHoldFormula } from "./formulas.ts";
import { endOf, startOf } from "./place.ts";
import { plainMarks } from "./plain-marks.ts";
import type { Reader } from "./readers.ts";

/** Names of directives, and what else the text may hold. */
export type PageSyntax = DirectiveNames & {
  /** True: text between dollars is a formula. */
  formulas?: boolean;
};

/** Marks that act in a text, by their offsets. */
type Acting = {
  plain: Set<number>;
  blocks: FormulaBlock[];
  spans: FormulaSpan[] | undefined;
  details: Set<number>;
};

export type Resolved = Omit<Acting, "plain"> & { root: Root; inert: Inert | undefined };

/** The first node that is nested deeper than the limit. */
export function firstTooDeep(node: Nodes, depth = 0): Nodes | undefined {
  if (!("children" in node)) return undefined;
  if (depth === limits.nesting) return node;
  for (const child of node.children) {
    const deep = "children" in child ? firstTooDeep(child, depth + 1) : undefined;
    if (deep) return deep;
  }
  return undefined;
}

/** How often a text is parsed at most. */
const rounds = 12;

/** `start` is where the body starts in the source. The tree has masked characters, and places in the source. */
export function resolve(reader: Reader, source: string, start: number, syntax: PageSyntax): Resolved {
  const inert = new Inert(source);
  const body = source.slice(start);
  const directives = mayHoldDirectives(body, syntax);
  const mayFormulas = syntax.formulas === true && mayHoldFormula(body);
  const candidates = candidatesIn(source, 1).filter(({ colon }) => colon >= start);
  const acting: Acting = {
    plain: new Set(
      [
        ...(directives ? [...bracesInValues(body), ...colonsOfTitled(body)] : []),
        ...emptyBoxes(body),
        ...(reader.seesHalves ? symbolHalves(body) : []),
      ].map((at) => start + at),
    ),
    blocks: mayFormulas ? movedBlocks(formulaBlocks(body), start) : [],
    spans: undefined,
    details: new Set(),
  };
  const refused = new Set<number>();
  const found = new Set<number>();
  for (let round = 1; ; round++) {
    const marks = marksOf(acting, source, start, inert);
    const root = reader.read(withMarks(source, marks), {
      directives,
      formulas: (acting.spans?.length ?? 0) > 0,
    });
    const result = { ...acting, root, inert: marks.size > 0 ? inert : undefined };
    if (round === rounds || firstTooDeep(root)) return result;
    let isResolved = true;
    const plain = plainMarks(root, source, directives ? syntax : undefined).filter(
      (at) => at >= start && !acting.plain.has(at),
    );
    for (const at of plain) {
      acting.plain.add(at);
      found.add(at);
    }
    if (plain.length > 0) continue;
    const blocks = acting.blocks.filter((block) => isBlockIn(root, block, source));
    const idle = pointless(root, acting.details);
    for (const colon of idle) {
      acting.details.delete(colon);
      refused.add(colon);
    }
    const details = candidates.length > 0 ? describing(root, candidates, acting.details) : [];
    const added = details.filter((at) => !refused.has(at));
    for (const colon of added) acting.details.add(colon);
    if (added.length > 0) isResolved = false;
    // To the parser, these lines were code that is indented, or text; now they may hold directives.
    for (const at of inLinesBelow(added, found, source)) acting.plain.delete(at);
    if (idle.length > 0 || blocks.length < acting.blocks.length) isResolved = false;
    acting.blocks = blocks;
    if (!isResolved) continue;
    if (acting.spans !== undefined || !mayFormulas) return result;
    acting.spans = formulaSpans(root, source).filter((span) => span.start >= start);
    if (acting.spans.length === 0) return result;
  }
}

/** Those of the offsets that are in indented lines below one of the colons. */
function inLinesBelow(colons: readonly number[], offsets: ReadonlySet<number>, source: string): number[] {
  if (offsets.size === 0) return [];
  const ranges: { start: number; end: number }[] = [];
  const lines = /.*(?:\n[ \t>]*(?:$|[ \t]{2}.*))*/my;
  for (const start of colons.toSorted((a, b) => a - b)) {
    // The lines below a colon that is in such lines itself end where they do.
    if (start < (ranges.at(-1)?.end ?? 0)) continue;
    lines.lastIndex = start;
    ranges.push({ start, end: start + (lines.exec(source)?.[0].length ?? 0) });
  }
  let at = 0;
  return [...offsets]
    .sort((a, b) => a - b)
    .filter((offset) => {
      while ((ranges[at]?.end ?? Number.POSITIVE_INFINITY) <= offset) at++;
      return offset > (ranges[at]?.start ?? Number.POSITIVE_INFINITY);
    });
}

function marksOf(
  { plain, blocks, spans, details }: Acting,
  source: string,
  start: number,
  inert: Inert,
): Map<number, string> {
  const marks = new Map<number, string>();
  for (const at of plain) marks.set(at, inert.of(source[at] ?? ""));
  if (spans !== undefined && spans.length > 0) {
    const ends = new Set(spans.flatMap((span) => [span.start, span.end - 1]));
    for (let at = source.indexOf("$", start); at !== -1; at = source.indexOf("$", at + 1))
      if (!ends.has(at)) marks.set(at, inert.of("$"));
    for (const span of spans) for (const [at, mark] of marksOfSpan(span, inert.of("$"))) marks.set(at, mark);
  }
  for (const block of blocks)
    for (const [at, mark] of marksOfBlock(block, source, inert.of("?"))) marks.set(at, mark);
  for (const colon of details)
    for (const [at, mark] of marksOfDetails(colon, source, (character) => inert.of(character)))
      marks.set(at, mark);
  return marks;
}

function movedBlocks(blocks: readonly FormulaBlock[], by: number): FormulaBlock[] {
  return blocks.map(({ start, close }) => ({ start: start + by, close: close + by }));
}

/** A box of a task has words behind it on its line (GFM, “Task list items”: “before any other content”). */
function emptyBoxes(body: string): number[] {
  if (!/\[[ xX]\][ \t]*(?:\n|$)/.test(body)) return [];
  return [...body.matchAll(/^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)+\[(?=[ xX]\][ \t]*$)/gm)].map(
    (match) => match.index + match[0].length - 1,
  );
}

/** A name with words behind it begins no directive (generic directives); for Sätteri it does. */
function colonsOfTitled(body: string): number[] {
  const titled = body.matchAll(/^([ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*)(:{3,})[\w-]+[ \t]+(?=[^\s[{])/gm);
  return [...titled].flatMap(({ index, 1: before = "", 2: colons = "" }) =>
    Array.from(colons, (_, at) => index + before.length + at),
  );
}

/** Punctuation is what Unicode says (CommonMark, “Unicode punctuation character”), beyond the first plane, too. */
function symbolHalves(body: string): number[] {
  if (!/[\ud800-\udbff]/.test(body)) return [];
  return [...body.matchAll(/(?=[\u{10000}-\u{10ffff}])[\p{P}\p{S}]/gu)].flatMap(({ index }) => [
    index,
    index + 1,
  ]);
}

function isBlockIn(node: Nodes, block: FormulaBlock, source: string): boolean {
  if (node.type === "html") return isFormulaAt(node, block.start, source);
  if (!("children" in node)) return false;
  const child = node.children.find((each) => startOf(each) <= block.start && block.start < endOf(each));
  return child !== undefined && isBlockIn(child, block, source);
}

type Marks = ReadonlyMap<number, string>;

/** Characters that mean nothing, one for each that is masked. The source has none of them. */
class Inert {
  readonly #source: string;
  readonly #inert = new Map<string, string>();
  #next = firstSymbol;

  constructor(source: string) {
    this.#source = source;
  }

  of(character: string): string {
    const known = this.#inert.get(character);
    if (known !== undefined) return known;
    while (this.#source.includes(String.fromCharCode(this.#next))) this.#next++;
    const inert = String.fromCharCode(this.#next++);
    this.#inert.set(character, inert);
    return inert;
  }

  /** Changes all texts of a node, those below it excepted. */
  restore(node: Nodes): void {
    for (const [key, value] of Object.entries(node)) {
      const restored = typeof value === "string" ? this.#restored(value) : value;
      if (restored !== value) Object.assign(node, { [key]: restored });
    }
  }

  #restored(text: string): string {
    let restored = text;
    for (const [character, inert] of this.#inert)
      if (restored.includes(inert)) restored = restored.replaceAll(inert, character);
    return restored;
  }
}

/** Arrows and the symbols behind them: to a parser, such a character is punctuation, as those that it stands for. */
const firstSymbol = 0x2190;

/**
 * Marks replace characters of a source, one for one, so that places stay. A character that must not act is replaced by one that means nothing to
 * a parser, and restored in the tree.
 */
function withMarks(source: string, marks: Marks): string {
  if (marks.size === 0) return source;
  let text = "";
  let from = 0;
  for (const [at, mark] of [...marks].sort(([a], [b]) => a - b)) {
    text += source.slice(from, at) + mark;
    from = at + 1;
  }
  return text + source.slice(from);
}
