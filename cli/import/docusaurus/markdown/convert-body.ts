/** Body of a page of Docusaurus → Markdown with directives. Only what has to change does. */
import type { Code, Nodes, Root } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import { parseMarkdown } from "../../../mdast/parse.ts";
import { placeOf } from "../../../mdast/place.ts";
import type { ContainerDirective } from "../../../mdast/tree/nodes.ts";
import type { Destination } from "../../../mdast/tree/tree.ts";
import { dedentEdits } from "../../mdx/dedent.ts";
import { applyEdits, blockEdit, indentation, lineEnd, lineStart, type TextEdit } from "../../mdx/edits.ts";
import { type Element, elementsIn, endOf } from "../../mdx/elements.ts";
import { statementsOf } from "../../mdx/esm.ts";
import { pageValues } from "../../mdx/page-values.ts";
import { parseMdx } from "../../mdx/parse-mdx.ts";
import { formulasIn, type Region, regionOf, textRegions, withoutRegions } from "../../mdx/regions.ts";
import type { Note } from "../../note.ts";
import { placeAtOffset } from "../../read-module.ts";
import { withAdmonitionTitles } from "./admonition-titles.ts";
import { blockOf, type DirectiveBlock, fenceOf, tabLosses } from "./blocks.ts";
import { convertTag } from "./components.ts";
import { expressionEdits } from "./expressions.ts";
import { markedLines } from "./marked-lines.ts";
import { nestingColons } from "./nesting-colons.ts";
import type { MdxPage } from "./page.ts";

export type BodySource = Pick<MdxPage, "file" | "firstLine" | "data" | "isPart" | "resolve" | "include"> & {
  /** False for a file that Docusaurus reads as CommonMark. */
  isMdx: boolean;
  /** True: what is between dollars is a formula. */
  hasFormulas: boolean;
};

export type ConvertedBody = {
  text: string;
  /** Keys of the front matter that the body sets. */
  matter: Record<string, unknown>;
};

export function convertBody(
  written: string,
  { file, firstLine, data, isMdx, isPart, hasFormulas, resolve, include }: BodySource,
  notes: Note[],
): ConvertedBody {
  const body = withAdmonitionTitles(isMdx ? withoutMdxFences(written) : written);
  const { root, destinations } = isMdx
    ? parseMdx(body, firstLine)
    : parseMarkdown(body, firstLine, { leaf: new Set(), text: new Set() });
  const codes = nodesIn(root, "code");
  for (const code of codes)
    for (const message of fenceLosses(code)) notes.push({ file, place: placeOf(code), message });
  const edits: TextEdit[] = codes.flatMap((code) => markedLines(code, body));
  const title = typeof data.title === "string" ? data.title : titleIn(root);
  const cells = nodesIn(root, "tableCell").flatMap((node) => regionOf(node) ?? []);
  const none = { imports: new Map(), values: () => undefined };
  const page: MdxPage = { body, file, firstLine, data, isPart, title, cells, resolve, include, ...none };
  edits.push(...linkEdits(destinations, root, page));
  if (!isMdx) return { text: applyEdits(body, edits), matter: {} };
  const isCode = (module: string) => !/\.mdx?$/.test(module) && include(module) !== undefined;
  const {
    imports,
    constants,
    edits: statements,
  } = statementsOf({ root, body, file, isKnown: isCode, notes });
  const regions = textRegions(root).filter(
    ({ start }) => !statements.some((edit) => edit.start <= start && start < edit.end),
  );
  const formulas = hasFormulas ? formulasIn(body, regions) : [];
  for (const { start } of formulas) {
    const { line, column } = placeAtOffset(body, start);
    const place = { line: line + firstLine - 1, column };
    notes.push({ file, place, message: "the formula is shown as it is written" });
  }
  const elements = elementsIn(body, withoutRegions(regions, formulas));
  const withImports = { ...page, imports, values: pageValues(data, constants) };
  const { edits: blocks, matter, whole } = elementEdits(elements, directivesIn(root), withImports, notes);
  edits.push(
    ...statements,
    ...blocks,
    ...expressionEdits(regions, [...formulas, ...whole, ...tagsOf(elements)], withImports, notes),
  );
  return { text: applyEdits(body, edits), matter };
}

function titleIn(root: Root): string | undefined {
  const heading = root.children.find((node) => node.type === "heading" && node.depth === 1);
  return heading && plainText(heading);
}

function linkEdits(destinations: readonly Destination[], root: Nodes, { resolve }: MdxPage): TextEdit[] {
  const images = nodesIn(root, "image").flatMap((node) => regionOf(node) ?? []);
  return destinations.flatMap(({ start, end, url }): TextEdit[] => {
    const isImage = images.some((region) => region.start < start && end < region.end);
    const text = resolve(url, isImage ? "image" : "link");
    return text === undefined || text === url ? [] : [{ start, end, text }];
  });
}

function nodesIn<Type extends Nodes["type"]>(node: Nodes, type: Type): Extract<Nodes, { type: Type }>[] {
  const own = node.type === type ? [node as Extract<Nodes, { type: Type }>] : [];
  return "children" in node ? [...own, ...node.children.flatMap((child) => nodesIn(child, type))] : own;
}

function directivesIn(root: Nodes): ContainerDirective[] {
  return nodesIn(root, "containerDirective");
}

function tagsOf(elements: readonly Element[]): Region[] {
  return elements.flatMap(({ open, close, children }) => [
    open,
    ...(close ? [close] : []),
    ...tagsOf(children),
  ]);
}

function elementEdits(
  elements: readonly Element[],
  directives: readonly ContainerDirective[],
  page: MdxPage,
  notes: Note[],
): { edits: TextEdit[]; matter: Record<string, unknown>; whole: Region[] } {
  const { body } = page;
  const edits: TextEdit[] = [];
  const matter: Record<string, unknown> = {};
  const whole: Region[] = [];
  const blocks = new Map<Element, DirectiveBlock>();
  const collect = (list: readonly Element[], parent: Element | undefined): void => {
    for (const element of list) {
      const block = blockOf(element, parent, body);
      if (block) blocks.set(element, block);
      for (const { start, message, instead } of tabLosses(element)) {
        const { line, column } = placeAtOffset(body, start);
        const place = { line: line + page.firstLine - 1, column };
        notes.push({ file: page.file, place, message, instead });
      }
      collect(element.children, element);
    }
  };
  collect(elements, undefined);

  const colons = nestingColons(blocks.keys(), directives, body);
  edits.push(...colons.edits);

  const convert = (list: readonly Element[], base: string | undefined): void => {
    for (const element of list) {
      const block = blocks.get(element);
      const { open, close, children } = element;
      if (!block || !close) {
        const { edits: own, isWhole, matter: set } = convertTag(element, page, notes);
        edits.push(...own);
        Object.assign(matter, { ...set, ...matter });
        if (isWhole) whole.push({ start: open.start, end: endOf(element) });
        else convert(children, base);
        continue;
      }
      const indent = base ?? indentation(body, open.start);
      const count = colons.at(open.start);
      const isFirst =
        /(^|\n)\s*(<[^\n]*)?\n$/.test(body.slice(0, lineStart(body, open.start))) ||
        lineStart(body, open.start) === 0;
      const fence = fenceOf(block, count);
      edits.push(
        blockEdit({
          text: body,
          start: open.start,
          end: block.from ?? open.end,
          block: isFirst ? fence : `\n${indent}${fence}`,
          indent,
        }),
        blockEdit({ text: body, start: close.start, end: close.end, block: ":".repeat(count), indent }),
      );
      const rest =
        block.from === undefined
          ? children
          : children.filter(({ open: tag }) => tag.start >= (block.from ?? 0));
      if (base === undefined) edits.push(...dedentEdits(element, (child) => blocks.has(child), body));
      convert(rest, indent);
    }
  };
  convert(elements, undefined);
  return { edits, matter, whole };
}

/** Fences that plugins of Docusaurus make more of: what they are here. */
function fenceLosses({ lang, meta }: Code): string[] {
  // A title may have the same words.
  const words = (meta ?? "").replace(/"[^"]*"|'[^']*'/g, "");
  return [
    ...(lang === "mermaid" ? ["the diagram of mermaid is shown as its code"] : []),
    ...(/(^|\s)npm2yarn(\s|=|$)/.test(words)
      ? ["“npm2yarn” stays behind: the commands of npm alone are shown"]
      : []),
    ...(/(^|\s)live(\s|$)/.test(words) ? ["“live” stays behind: the code is shown and does not run"] : []),
  ];
}

/** Fences of `mdx-code-block`, which hide MDX from tools for translation → what they hold. Lines stay lines. */
function withoutMdxFences(body: string): string {
  if (!body.includes("mdx-code-block")) return body;
  return applyEdits(body, fenceEdits(parseMdx(body, 1).root, body));
}

function fenceEdits(node: Nodes, body: string): TextEdit[] {
  if (node.type !== "code")
    return "children" in node ? node.children.flatMap((child) => fenceEdits(child, body)) : [];
  const region = node.lang === "mdx-code-block" ? regionOf(node) : undefined;
  if (!region) return [];
  const last = lineStart(body, region.end);
  return [
    { start: region.start, end: lineEnd(body, region.start), text: "" },
    ...(last > region.start ? [{ start: last, end: region.end, text: "" }] : []),
  ];
}
