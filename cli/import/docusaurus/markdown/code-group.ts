/** `<Tabs>` of which each holds one block of code and nothing else → `:::code-group`, with labels on the fences. */
import type { Code } from "mdast";
import { readFenceMeta } from "../../../markdown/fence-meta.ts";
import { lineEnd, linePrefix, lineStart, type TextEdit } from "../../mdx/edits.ts";
import { type Element, endOf } from "../../mdx/elements.ts";
import { type Region, regionOf } from "../../mdx/regions.ts";
import { blockOf } from "./blocks.ts";
import { type DirectiveBlock, fenceOf } from "./markdown-lines.ts";
import { isInCell, type MdxPage } from "./page.ts";

/** Languages that show no code. */
const drawn = /^(mermaid|math|latex)$/;

/** Labels of a fence are plain text, without these characters. */
const plainLabel = /^[^[\]`~\\*_<>&{}"\n]+$/;

type Tab = { label: string; code: Code; region: Region };

/** `codes` are the fences of the page. Undefined for tabs that hold something else, or whose labels are more than text. */
export function codeGroupEdits(
  element: Element,
  page: MdxPage,
  codes: readonly Code[],
): TextEdit[] | undefined {
  const { body, map } = page;
  const { name, open, close, children } = element;
  if (name !== "Tabs" || !close || isInCell(open, page) || map.has("Tabs") || map.has("TabItem"))
    return undefined;
  const block = blockOf(element, undefined, page);
  const tabs = children.map((child) => tabOf(child, element, page, codes));
  const known = tabs.flatMap((tab) => tab ?? []);
  const [first] = known;
  if (!block || !first || known.length < children.length || !isBlank(body, open, children, close))
    return undefined;
  if (new Set(known.map(({ label }) => label)).size < known.length) return undefined;
  return groupEdits(block, known, element, body);
}

function tabOf(item: Element, tabs: Element, page: MdxPage, codes: readonly Code[]): Tab | undefined {
  const { body } = page;
  const { name, open, close } = item;
  if (name !== "TabItem" || !close) return undefined;
  const label = blockOf(item, tabs, page)?.label ?? "";
  const inside = codes.flatMap((code) => {
    const region = regionOf(code);
    return region && open.end <= region.start && region.end <= close.start ? [{ code, region }] : [];
  });
  const [only] = inside;
  if (!only || inside.length > 1 || !plainLabel.test(label)) return undefined;
  const { code, region } = only;
  const isAlone =
    body.slice(open.end, region.start).trim() === "" && body.slice(region.end, close.start).trim() === "";
  const isFence = /^[`~]{3}/.test(body.slice(region.start, region.end));
  const isBeside = linePrefix(body, region.start) === linePrefix(body, tabs.open.start);
  const { label: own } = readFenceMeta(code.meta ?? "", 1);
  // Marks of lines would be beside the language, which is then added twice.
  const isMarked = !code.lang && code.value.includes("highlight-");
  return isAlone && isFence && isBeside && own === undefined && !isMarked && !drawn.test(code.lang ?? "")
    ? { label, code, region }
    : undefined;
}

/** True where there is nothing between the tabs. */
function isBlank(body: string, open: Region, children: readonly Element[], close: Region): boolean {
  let at = open.end;
  for (const child of children) {
    if (body.slice(at, child.open.start).trim() !== "") return false;
    at = endOf(child);
  }
  return body.slice(at, close.start).trim() === "";
}

function groupEdits(block: DirectiveBlock, tabs: readonly Tab[], element: Element, body: string): TextEdit[] {
  const { start } = element.open;
  const indent = linePrefix(body, start);
  const fence = fenceOf({ ...block, name: "code-group" }, 3);
  // A line of text right above it would be of the same paragraph.
  const above = body.slice(0, lineStart(body, start));
  const isBelowText = body.slice(above.length, start).trim() === "" && !/(^|\n[ \t]*\n)$/.test(above);
  const labels = tabs.map(({ label, code, region }): TextEdit => {
    const at = lineEnd(body, region.start);
    return { start: at, end: at, text: `${code.lang ? "" : "text"} [${label}]` };
  });
  const gaps = tabs.map(({ region }, index): TextEdit => {
    const before = tabs[index - 1]?.region.end;
    return before === undefined
      ? { start, end: region.start, text: `${isBelowText ? `\n${indent}` : ""}${fence}\n${indent}` }
      : { start: before, end: region.start, text: `\n\n${indent}` };
  });
  const last = tabs.at(-1)?.region.end ?? start;
  const end = { start: last, end: endOf(element), text: `\n${indent}:::` };
  return [...gaps, ...labels, end];
}
