/** Body of a page of Docusaurus → Markdown with directives. Only what has to change does. */
import type { Root } from "mdast";
import { withNestedBlocks } from "../../../markdown/conversion/nested-blocks.ts";
import { leftComment } from "../../../markdown/left-by-import.ts";
import { mayHoldFormula } from "../../../markdown/mdast/formulas.ts";
import type { Scope } from "../../code/values.ts";
import { applyEdits, asText, linePrefix, placeAtOffset, type TextEdit } from "../../mdx/edits.ts";
import { type Braces, isVoid } from "../../mdx/elements.ts";
import { statementsOf } from "../../mdx/esm.ts";
import { jsxOfPage, withoutIndents } from "../../mdx/indents.ts";
import { type PageModules, pageScope, shownText, valueIn } from "../../mdx/page-values.ts";
import { mdxParser, parseMdx } from "../../mdx/parse-mdx.ts";
import { isIn, markdownTree, nodesIn, type Region, regionOf, regionsIn } from "../../mdx/running-text.ts";
import type { Note } from "../../note.ts";
import { outsideCode } from "../../outside-code.ts";
import { type Admonitions, withAdmonitionTitles } from "./admonitions.ts";
import { elementEdits } from "./element-edits.ts";
import { type FencePlugins, fenceLosses, fenceTabs, markedLines, withoutMdxFences } from "./fence-tabs.ts";
import { headingIdEdits, headingIds } from "./heading-ids.ts";
import { markdownInHtml } from "./html-blocks.ts";
import type { MdxPage, PageOfSite } from "./mdx-page.ts";
import { commentEdits } from "./replaced-elements.ts";

type BodySource = PageOfSite & {
  load: PageModules;
  /** The names that all pages have. */
  names: Scope;
  /** False for a file that Docusaurus reads as CommonMark. */
  isMdx: boolean;
  /** True: what is between dollars is a formula. */
  hasFormulas: boolean;
  fencePlugins: FencePlugins;
  /** Properties of the tag that shows the part; undefined for a page. */
  properties: Readonly<Record<string, unknown>> | undefined;
};

export function convertBody(markdown: string, source: BodySource, notes: Note[]): string {
  const { file, firstLine, data, isMdx, fencePlugins, hasFormulas } = source;
  const parse = mdxParser(firstLine, hasFormulas);
  // Indented lines are code in CommonMark alone.
  const apart = isMdx ? (text: string, change: (text: string) => string) => change(text) : outsideCode;
  const titled = apart(isMdx ? withoutMdxFences(markdown) : markdown, (text) => {
    const { text: changed, ...rest } = withAdmonitionTitles(text, { parse });
    notes.push(...admonitionNotes(rest, source));
    return changed;
  });
  const { text: body, lost } = isMdx
    ? withoutIndents(titled, { ...source, parse })
    : { text: titled, lost: new Map() };
  const { root } = isMdx ? parse(body) : parseMdx(body, firstLine, { isMdx: false, hasFormulas });
  const placeAt = (offset: number) => {
    const { line, column } = placeAtOffset(body, offset);
    return { line: line + firstLine - 1, column: column + (lost.get(line - 1) ?? 0) };
  };
  const tabs = fenceTabs(root, body, fencePlugins);
  const codes = nodesIn(root, "code").filter((code) => !tabs.codes.has(code));
  for (const code of codes)
    for (const loss of fenceLosses(code))
      notes.push({ ...loss, file, place: placeAt(regionOf(code)?.start ?? 0) });
  const edits: TextEdit[] = [...tabs.edits, ...codes.flatMap((code) => markedLines(code, body))];
  // A page of CommonMark has no tags, and no code.
  const isCode = (module: string) => source.textOf(module) !== undefined || source.load(module) !== undefined;
  const statements = isMdx
    ? statementsOf({ root, body, placeAt, file, isKnown: isCode, notes })
    : { imports: new Map(), exported: new Map(), program: [], edits: [] };
  const jsx = isMdx ? jsxOfPage(root, body, statements) : { elements: [], braces: [], strays: [] };
  const { elements, braces, strays } = jsx;
  const { load, names, properties } = source;
  const scope = pageScope({ data, statements, load, properties, outer: names });
  const page: MdxPage = {
    ...source,
    body,
    placeAt,
    cells: regionsIn(root, "tableCell"),
    paragraphs: regionsIn(root, "paragraph"),
    imports: statements.imports,
    evaluate: (expression) => valueIn(expression, scope),
  };
  edits.push(
    ...headingIdEdits(root, body),
    ...(hasFormulas ? formulaEdits(root, body) : []),
    // Browsers handle stray closing tags of HTML themselves, apart from `</img>`, which is right in JSX.
    ...strays.flatMap(({ name, start, end }) =>
      /^[A-Z]/.test(name) || isVoid.has(name) ? [{ start, end, text: "" }] : [],
    ),
  );
  const converted = elementEdits({ elements, page, notes });
  edits.push(
    ...statements.edits,
    ...headingIds(root, body, jsx),
    ...converted.edits,
    ...expressionEdits(braces, converted.whole, page, notes),
  );
  const edited = apart(applyEdits(body, edits), (text) => withNestedBlocks(text).text);
  const whole = isMdx ? markdownInHtml(edited, hasFormulas) : edited;
  return hasFormulas ? whole : withPlainDollars(whole);
}

function admonitionNotes(
  { stray, unknown }: Omit<Admonitions, "text">,
  { file, firstLine }: BodySource,
): Note[] {
  const placeOf = (line: number) => ({ line: line + firstLine, column: 1 });
  return [
    ...stray.map((line) => ({
      file,
      place: placeOf(line),
      message: "this “:::” closes no block and is removed",
    })),
    ...unknown.map(({ line, name }) => ({
      file,
      place: placeOf(line),
      message: `the block “${name}” belongs to a plugin: only its content is kept`,
      instead: "put it into a directive, or remove what must not be shown",
    })),
  ];
}

/** Skips expressions in `whole`, which are already converted. */
function expressionEdits(
  braces: readonly Braces[],
  whole: readonly Region[],
  page: MdxPage,
  notes: Note[],
): TextEdit[] {
  return braces
    .filter(({ start }) => !isIn(whole, start))
    .flatMap((brace) => editsOfBraces(brace, page, notes));
}

function editsOfBraces(
  { start, end, comment, expression }: Braces,
  page: MdxPage,
  notes: Note[],
): TextEdit[] {
  const { body, file } = page;
  if (comment !== undefined) {
    const id = /^\s*(#\S+)\s*$/.exec(comment)?.[1];
    if (id !== undefined) return [{ start, end, text: `{${id}}` }];
    return commentEdits({ start, end }, `<!-- ${comment.trim().replace(/-(?=-)/g, "- ")} -->`, page);
  }
  // Authors of empty braces mean the characters.
  if (/^\{\s*\}$/.test(body.slice(start, end))) return [];
  // It looks like TeX, in a site that reads no formulas.
  if (expression?.type === "AssignmentExpression") return [];
  const text = expression && shownText(page.evaluate(expression));
  if (text !== undefined) return [{ start, end, text: asText(text, body, start) }];
  const code = body.slice(start, end).replace(/\s+/g, " ");
  notes.push({
    cause: "expression",
    file,
    place: page.placeAt(start),
    message: `the expression ${code.length > 60 ? `${code.slice(0, 60)}…` : code} is code and stays as a comment`,
    instead: "write its value",
  });
  return commentEdits({ start, end }, leftComment(code), page);
}

/** Formulas that Markdown here would not read → a form that it reads always: `$ x $` → `` $`x`$ ``. */
function formulaEdits(root: Root, body: string): TextEdit[] {
  const read = new Map(
    nodesIn(markdownTree(body, true), "math", "inlineMath").map((node) => [
      regionOf(node)?.start,
      plain(node.value),
    ]),
  );
  const tables = regionsIn(root, "table");
  return nodesIn(root, "math", "inlineMath").flatMap((node): TextEdit[] => {
    const region = regionOf(node);
    if (!region || node.value.includes("`") || read.get(region.start) === plain(node.value)) return [];
    const isInTable = tables.some(({ start, end }) => start <= region.start && region.end <= end);
    // In a table, `\|` is the border of a cell to Markdown here, and a double bar to TeX.
    const tex = isInTable ? node.value.replaceAll("\\|", "\\Vert ") : node.value;
    if (node.type === "inlineMath") return [{ ...region, text: `$\`${plain(tex)}\`$` }];
    const block = `\`\`\`math\n${tex}\n\`\`\``;
    return [{ ...region, text: block.replaceAll("\n", `\n${linePrefix(body, region.start)}`) }];
  });
}

/** Spaces at the ends of lines are nothing in a formula. */
function plain(tex: string): string {
  return tex.trim().replace(/\s+/g, " ");
}

/** Dollars of a source without formulas, of which Markdown here would make one: `\$x$`. */
function withPlainDollars(text: string): string {
  let plain = text;
  // A dollar that closes nothing any more may open something.
  while (mayHoldFormula(plain)) {
    const starts = regionsIn(markdownTree(plain, true), "math", "inlineMath").map(({ start }) => start);
    if (starts.length === 0) break;
    const dollars = starts.flatMap((start) => (plain[start + 1] === "$" ? [start, start + 1] : [start]));
    plain = applyEdits(
      plain,
      dollars.map((at) => ({ start: at, end: at, text: "\\" })),
    );
  }
  return plain;
}
