/** Body of a page of Docusaurus → Markdown with directives. Only what has to change does. */
import type { Nodes } from "mdast";
import { parseMarkdown } from "../../markdown/parse.ts";
import { placeOf } from "../../markdown/place.ts";
import type { ContainerDirective } from "../../markdown/tree/nodes.ts";
import type { Destination } from "../../markdown/tree/tree.ts";
import type { Note } from "../note.ts";
import { placeIn } from "../read-module.ts";
import { withAdmonitionTitles } from "./admonition-titles.ts";
import { type Block, blockOf, fenceOf, tabLosses } from "./blocks.ts";
import { convertTag, type Page } from "./components.ts";
import { dedentEdits } from "./dedent.ts";
import { applyEdits, blockEdit, type Edit, indentation, lineStart } from "./edits.ts";
import { type Element, elementsIn, endOf } from "./elements.ts";
import { statementsOf } from "./esm.ts";
import { expressionEdits } from "./expressions.ts";
import { fenceLosses } from "./fence-losses.ts";
import { markedLines } from "./marked-lines.ts";
import { parseMdx } from "./parse-mdx.ts";
import { type Region, regionOf, textRegions } from "./regions.ts";

/** `isMdx`: false for a file that Docusaurus reads as CommonMark. */
export function convertBody(
  written: string,
  isMdx: boolean,
  { file, firstLine, resolve, include }: Omit<Page, "body" | "imports">,
  notes: Note[],
): string {
  const body = withAdmonitionTitles(written);
  const { root, destinations } = isMdx
    ? parseMdx(body, firstLine)
    : parseMarkdown(body, firstLine, { leaf: new Set(), text: new Set() });
  const codes = nodesIn(root, "code");
  for (const code of codes)
    for (const message of fenceLosses(code)) notes.push({ file, place: placeOf(code), message });
  const edits: Edit[] = codes.flatMap((code) => markedLines(code, body));
  const page: Page = { body, file, firstLine, resolve, include, imports: new Map() };
  edits.push(...linkEdits(destinations, root, page));
  if (!isMdx) return applyEdits(body, edits);
  const { imports, edits: statements } = statementsOf(root, body, file, notes);
  const regions = textRegions(root).filter(
    ({ start }) => !statements.some((edit) => edit.start <= start && start < edit.end),
  );
  const elements = elementsIn(body, regions);
  const withImports = { ...page, imports };
  edits.push(
    ...statements,
    ...elementEdits(elements, directivesIn(root), withImports, notes),
    ...expressionEdits(regions, tagsOf(elements), withImports, notes),
  );
  return applyEdits(body, edits);
}

function linkEdits(destinations: readonly Destination[], root: Nodes, { resolve }: Page): Edit[] {
  const images = nodesIn(root, "image").flatMap((node) => regionOf(node) ?? []);
  return destinations.flatMap(({ start, end, url }): Edit[] => {
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

/** Blocks nest by the number of their colons: one around another has more. */
function elementEdits(
  elements: readonly Element[],
  directives: readonly ContainerDirective[],
  page: Page,
  notes: Note[],
): Edit[] {
  const { body } = page;
  const edits: Edit[] = [];
  const blocks = new Map<Element, Block>();
  const collect = (list: readonly Element[], parent: Element | undefined): void => {
    for (const element of list) {
      const block = blockOf(element, parent, body);
      if (block) blocks.set(element, block);
      for (const { start, message, instead } of tabLosses(element)) {
        const { line, column } = placeIn(body, start);
        const place = { line: line + page.firstLine - 1, column };
        notes.push({ file: page.file, place, message, instead });
      }
      collect(element.children, element);
    }
  };
  collect(elements, undefined);

  const fences: { region: Region; own: number; element?: Element }[] = [
    ...[...blocks.keys()].map((element) => ({
      region: { start: element.open.start, end: endOf(element) },
      own: 3,
      element,
    })),
    ...directives.flatMap((node) => {
      const region = regionOf(node);
      return region ? [{ region, own: /^:+/.exec(body.slice(region.start))?.[0].length ?? 3 }] : [];
    }),
  ].sort((a, b) => a.region.end - a.region.start - (b.region.end - b.region.start));
  const colons = new Map<number, number>();
  for (const { region, own } of fences) {
    const inside = fences.filter(
      (other) => other.region.start > region.start && other.region.end <= region.end,
    );
    colons.set(
      region.start,
      Math.max(own, ...inside.map((other) => 1 + (colons.get(other.region.start) ?? 3))),
    );
  }
  for (const { region, own, element } of fences) {
    const needed = colons.get(region.start) ?? own;
    if (element || needed === own) continue;
    const more = ":".repeat(needed - own);
    const last = body.lastIndexOf(":".repeat(own), region.end);
    edits.push({ start: region.start, end: region.start, text: more });
    if (last > region.start) edits.push({ start: last, end: last, text: more });
  }

  const convert = (list: readonly Element[], base: string | undefined): void => {
    for (const element of list) {
      const block = blocks.get(element);
      const { open, close, children } = element;
      if (!block || !close) {
        const { edits: own, isWhole } = convertTag(element, page, notes);
        edits.push(...own);
        if (!isWhole) convert(children, base);
        continue;
      }
      const indent = base ?? indentation(body, open.start);
      const count = colons.get(open.start) ?? 3;
      const isFirst =
        /(^|\n)\s*(<[^\n]*)?\n$/.test(body.slice(0, lineStart(body, open.start))) ||
        lineStart(body, open.start) === 0;
      const fence = fenceOf(block, count);
      edits.push(
        blockEdit(body, open.start, block.from ?? open.end, isFirst ? fence : `\n${indent}${fence}`, indent),
        blockEdit(body, close.start, close.end, ":".repeat(count), indent),
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
  return edits;
}
