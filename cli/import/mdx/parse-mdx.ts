/**
 * Body of an MDX file → mdast in which tags and expressions are plain text: MDX has no blocks of HTML, no indented code and
 * no bare `<address>`. HTML comments are kept apart, since Docusaurus takes them.
 */
import type { Root } from "mdast";
import { mathFromMarkdown } from "mdast-util-math";
import { parse } from "micromark";
import { math } from "micromark-extension-math";
import type { Construct, Extension, State } from "micromark-util-types";
import { visit } from "unist-util-visit";
import { type Parsed, parseBy, parseMarkdown } from "../../markdown/mdast/parse.ts";
import { remarkReader } from "../../markdown/mdast/readers.ts";
import { jsxEnd } from "./elements.ts";

type Dialect = {
  /** False for CommonMark. */
  isMdx: boolean;
  /** True: what is between dollars is a formula. */
  hasFormulas: boolean;
};

/** Offsets count from the start of `body`, lines from `firstLine`. */
export function parseMdx(body: string, firstLine: number, dialect: Dialect): Parsed {
  return parseAsMarkdown(body, firstLine, dialect) ?? parseByRemark(body, firstLine, dialect);
}

const noDirectives = { leaf: new Set<string>(), text: new Set<string>() };

/**
 * By the parser of pages, which takes a tenth of the time. Undefined where MDX may read the text otherwise: outside of code it has a tag, an
 * expression, or a line that is indented like code, where blocks can begin.
 */
export function parseAsMarkdown(
  body: string,
  firstLine: number,
  { isMdx, hasFormulas }: Dialect,
): Parsed | undefined {
  if (hasFormulas && body.includes("$")) return undefined;
  const parsed = parseMarkdown(body, firstLine, noDirectives);
  if (parsed.tooDeep) return undefined;
  if (!isMdx) return parsed;
  let [text, end] = ["", 0];
  visit(parsed.root, ({ type, position }) => {
    if (type !== "code" && type !== "inlineCode") return;
    const start = position?.start.offset ?? 0;
    const code = body.slice(start, position?.end.offset);
    text += body.slice(end, start);
    // The lines of inline code are still lines of a paragraph, and code without a fence is one that is indented.
    if (type === "inlineCode") text += code.replace(/[<{]/g, "");
    else if (!/^(?:```|~~~)/.test(code)) text += "\n    ";
    end = start + code.length;
  });
  text += body.slice(end);
  const isIndented = /^[ \t>]*(?: {4}|\t)/m.test(text) || indentedFence.test(body);
  return /[<{]/.test(text) || isIndented ? undefined : parsed;
}

/** Of code, too: it ends a fence in MDX. */
const indentedFence = /^[ \t>]*(?: {4}|\t)[ \t]*(?:```|~~~)/m;

/** By remark-parse, which has the syntax of MDX. */
export function parseByRemark(body: string, firstLine: number, { isMdx, hasFormulas }: Dialect): Parsed {
  const math = hasFormulas ? remarkMathSyntax(body) : undefined;
  const read = remarkReader({
    micromark: [math, isMdx && mdxSyntax(body)].filter((extension) => typeof extension === "object"),
    fromMarkdown: math ? [mathFromMarkdown()] : [],
  });
  const parsed = parseBy(read, body, firstLine, noDirectives);
  if (math) markFormulas(parsed.root, body);
  return parsed;
}

/** Formulas as those of pages are: `$$` in a sentence has their size of a line of its own. */
function markFormulas(root: Root, body: string): void {
  visit(root, (node) => {
    if (node.type === "math") node.value = node.value.trim();
    else if (node.type !== "inlineMath") return;
    delete node.data;
    if (node.type === "inlineMath" && body.startsWith("$$", node.position?.start.offset)) node.display = true;
  });
}

/** Gives the tree of a text that was parsed before again: to parse is what takes longest, and the steps of a page often ask for the same. */
export type MdxParser = (body: string) => Parsed;

export function mdxParser(firstLine: number, hasFormulas: boolean): MdxParser {
  const known = new Map<string, Parsed>();
  return (body) => {
    const tree = known.get(body) ?? parseMdx(body, firstLine, { isMdx: true, hasFormulas });
    known.set(body, tree);
    return tree;
  };
}

const lessThan = 60;
const openBrace = 123;

function mdxSyntax(body: string): Extension {
  const { flow, text } = parse().constructs;
  const comments = (constructs: Construct | Construct[] | undefined, named: string) =>
    [constructs ?? []]
      .flat()
      .filter(({ name }) => name === named)
      .map((html) => ({ ...where(html, body, (rest) => rest.startsWith("<!--")), name: "comment" }));
  return {
    disable: { null: ["htmlFlow", "htmlText", "autolink", "codeIndented"] },
    flow: { [lessThan]: comments(flow[lessThan], "htmlFlow") },
    text: {
      [lessThan]: [...comments(text[lessThan], "htmlText"), jsxAsText(body)],
      [openBrace]: jsxAsText(body),
    },
  };
}

/** A construct that is only read where the text from its first character on passes a test. */
function where(construct: Construct, body: string, test: (rest: string) => boolean): Construct {
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      const isHere = test(body.slice(this.now().offset));
      return isHere ? construct.tokenize.call(this, effects, ok, nok) : nok;
    },
  };
}

/**
 * Reads tags and expressions in running text, from `<` or `{`, as plain text, because a backtick, a bracket or an asterisk in them
 * is not Markdown. `jsxIn` reads them in the tree. Offsets of micromark are those of `body`.
 */
function jsxAsText(body: string): Construct {
  return {
    name: "jsxAsText",
    tokenize(effects, ok, nok) {
      const end = jsxEnd(body, this.now().offset);
      if (end === undefined) return nok;
      const between: State = (code) => {
        if (this.now().offset >= end) return ok(code);
        if (code === null) return nok(code);
        if (code >= -2) {
          effects.enter("data");
          return inside(code);
        }
        effects.enter("lineEnding");
        effects.consume(code);
        effects.exit("lineEnding");
        return between;
      };
      const inside: State = (code) => {
        if (code === null || code < -2 || this.now().offset >= end) {
          effects.exit("data");
          return between(code);
        }
        effects.consume(code);
        return inside;
      };
      return between;
    },
  };
}

/**
 * Formulas as remark-math reads them: `$…$` and `$$…$$` in running text, whatever is in them, and `$$` on lines of its own.
 * Undefined where the text has no formula. Offsets of micromark are those of `body`.
 */
function remarkMathSyntax(body: string): Extension | undefined {
  if (!body.includes("$")) return undefined;
  const syntax = math();
  const [inText] = [syntax.text?.[dollar] ?? []].flat();
  return inText
    ? { ...syntax, text: { [dollar]: where(inText, body, (rest) => !amount.test(rest)) } }
    : syntax;
}

const dollar = 36;

/** “From $5 to $6” means two amounts, although remark-math reads a formula. */
const amount = /^\$\d[^$\n]*\s\$(?=[\p{L}\p{N}\\])/u;
