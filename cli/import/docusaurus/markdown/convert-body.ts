/** Body of a page of Docusaurus → Markdown with directives. Only what has to change does. */
import { withNestedBlocks } from "../../../markdown/conversion/nested-blocks.ts";
import type { Scope } from "../../code/values.ts";
import { applyEdits, placeAtOffset, type TextEdit } from "../../mdx/edits.ts";
import { isVoid } from "../../mdx/elements.ts";
import { statementsOf } from "../../mdx/esm.ts";
import { jsxOfPage, withoutIndents } from "../../mdx/indents.ts";
import { type PageModules, pageScope, valueIn } from "../../mdx/page-values.ts";
import { mdxParser, parseMdx } from "../../mdx/parse-mdx.ts";
import { nodesIn, regionOf, regionsIn } from "../../mdx/running-text.ts";
import type { Note } from "../../note.ts";
import { outsideCode } from "../../outside-code.ts";
import { type Admonitions, withAdmonitionTitles } from "./admonitions.ts";
import { elementEdits } from "./element-edits.ts";
import { expressionEdits } from "./expressions.ts";
import { type FencePlugins, fenceLosses, fenceTabs, markedLines, withoutMdxFences } from "./fence-tabs.ts";
import { formulaEdits, withPlainDollars } from "./formulas.ts";
import { headingIdEdits, headingIds } from "./heading-ids.ts";
import { markdownInHtml } from "./html-blocks.ts";
import type { MdxPage, PageOfSite } from "./mdx-page.ts";

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

export function convertBody(written: string, source: BodySource, notes: Note[]): string {
  const { file, firstLine, data, isMdx, fencePlugins, hasFormulas } = source;
  const parse = mdxParser(firstLine, hasFormulas);
  // Indented lines are code in CommonMark alone.
  const apart = isMdx ? (text: string, change: (text: string) => string) => change(text) : outsideCode;
  const titled = apart(isMdx ? withoutMdxFences(written) : written, (text) => {
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
