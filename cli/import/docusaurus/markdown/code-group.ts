/** Tabs of which each holds one block of code and nothing else → `:::code-group`, with labels on the fences. */
import { readFenceMeta } from "../../../markdown/fence-meta.ts";
import { fencesIn } from "../../../markdown/mdast/fences.ts";
import { fenceIn } from "../../source-lines.ts";

/** Languages that show no code. */
const drawn = /^(mermaid|math|latex)$/;

/** Labels of a fence are plain text, without these characters. */
const tabLine = /^([ \t>]*):{3,}tab\[([^[\]`~\\*_<>&{}"\n]+)\]$/;
const tabsLine = /^([ \t>]*):{3,}tabs(\{[^{}]*\})?$/;

type Lines = ReturnType<typeof fencesIn>["lines"];

/** `text` has the blocks as they are converted, before those around others have more colons. */
export function withCodeGroups(text: string): string {
  if (!text.includes(":::tabs")) return text;
  const { lines } = fencesIn(text);
  const written: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const group = groupAt(lines, at);
    written.push(...(group?.lines ?? [lines[at]?.text ?? ""]));
    at = group?.last ?? at;
  }
  return written.join("\n");
}

function groupAt(lines: Lines, first: number): { lines: string[]; last: number } | undefined {
  const [opening, indent = "", attributes = ""] = tabsLine.exec(lines[first]?.text ?? "") ?? [];
  if (opening === undefined || lines[first]?.isCode) return undefined;
  const labels = new Set<string>();
  const blocks: string[][] = [];
  let at = first;
  const next = (): string => {
    at++;
    while (/^[ \t>]*$/.test(lines[at]?.text ?? "end") && !lines[at]?.isCode) at++;
    return lines[at]?.isCode ? "" : (lines[at]?.text ?? "");
  };
  const isEnd = (line: string) => line === `${indent}:::`;
  let line = next();
  for (; !isEnd(line); line = next()) {
    const [, margin, label = ""] = tabLine.exec(line) ?? [];
    next();
    const start = at;
    const fence = fenceIn((lines[start]?.isOpening && lines[start].text) || "");
    if (margin !== indent || fence?.indent !== indent || labels.has(label)) return undefined;
    const [language = "", ...meta] = fence.info.split(/\s+/);
    if (drawn.test(language) || readFenceMeta(meta.join(" "), 1).label !== undefined) return undefined;
    labels.add(label);
    while (lines[at + 1]?.isCode && !lines[at + 1]?.isOpening) at++;
    const [head = "", ...code] = lines.slice(start, at + 1).map((line) => line.text);
    blocks.push([`${head}${language === "" ? "text" : ""} [${label}]`, ...code]);
    if (!isEnd(next())) return undefined;
  }
  const gap = indent.trimEnd();
  const body = blocks.flatMap((block, index) => (index === 0 ? block : [gap, ...block]));
  return labels.size === 0
    ? undefined
    : { lines: [`${indent}:::code-group${attributes}`, ...body, `${indent}:::`], last: at };
}
