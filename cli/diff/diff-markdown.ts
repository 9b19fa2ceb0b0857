/** Differences as Markdown, for the comment of a pull request: what matters most comes first, and it ends before a host would cut it off. */
import type { DiffBlock, DiffPage, DiffReport } from "../../schema/diff-report.ts";
import { visibleText } from "../report/escape-control-characters.ts";
import {
  clipped,
  fieldText,
  ownFields,
  type Section,
  sectionsOf,
  summaryOf,
  weightText,
  wordCounts,
} from "./diff-text.ts";
import { textOf } from "./page-diff.ts";
import { changedLines } from "./shown-lines.ts";

/** GitHub takes 65,536 characters; others take more. */
const mostBytes = 60_000;
/** More lines of one block are counted. */
const mostLines = 20;

export function diffMarkdown(report: DiffReport): string {
  const own = report.pages.filter(({ follows }) => !follows);
  const { urgent, others } = sectionsOf(report, code);
  return withinLimit([
    "## Changes of the site",
    summaryOf(report, code),
    ...report.notes.map(plain),
    ...urgent.map(sectionMarkdown),
    ...own.map(pageMarkdown),
    ...others.map(sectionMarkdown),
  ]);
}

function sectionMarkdown({ title, lines }: Section): string {
  const rest = lines.length - 100;
  const items = [...lines.slice(0, 100), ...(rest > 0 ? [`and ${rest} more`] : [])];
  return [`### ${plain(title)}`, items.map((line) => `- ${line}`).join("\n")].join("\n\n");
}

function withinLimit(parts: readonly string[]): string {
  const kept: string[] = [];
  let bytes = 200;
  for (const part of parts) {
    bytes += Buffer.byteLength(part) + 2;
    if (bytes > mostBytes) break;
    kept.push(part);
  }
  const left = parts.length - kept.length;
  return [
    ...kept,
    ...(left > 0 ? [`${left} more parts are left out here; \`twsite diff --out review\` shows all.`] : []),
  ].join("\n\n");
}

function pageMarkdown(page: DiffPage): string {
  const { change, path, was, title, blocks } = page;
  const { added, removed } = wordCounts(blocks);
  const from = was === undefined ? "" : `, was ${code(was)}`;
  const words =
    (blocks.length === 0 ? "" : `, ${added} words added and ${removed} removed`) + weightText(page);
  const lines = [
    ...ownFields(page).map((field) => `! ${fieldText(field)}`),
    ...withSpaces(blocks.slice(0, 30).map(linesOf)),
  ];
  const rest = blocks.length > 30 ? `\n\nand ${blocks.length - 30} more changes` : "";
  const head = `### ${code(path)} ${change}\n\n${code(title)}${from}${words}`;
  return lines.length === 0 ? head : `${head}\n\n${fenced(lines)}${rest}`;
}

/** The lines of all blocks, with an empty one where what one block has lost would be beside the same text in another one. */
function withSpaces(blocks: readonly string[][]): string[] {
  const lines: string[] = [];
  for (const own of blocks) {
    const lost = lines.slice(lines.lastIndexOf("") + 1).filter((line) => line.startsWith(signs.removed));
    const isThere = lost.some((line) => own.includes(signs.added + line.slice(1)));
    lines.push(...(isThere ? [""] : []), ...own);
  }
  return lines;
}

const signs = { same: " ", removed: "-", added: "+" } as const;

function linesOf({ change, words, attributes = [] }: DiffBlock): string[] {
  if (change === "moved") return [`! moved: ${clipped(textOf(words), 200)}`];
  const lines = changedLines(words).map((line) => `${signs[line.change]} ${line.text}`);
  return [
    ...lines.slice(0, mostLines),
    ...(lines.length > mostLines ? [`! and ${lines.length - mostLines} more lines`] : []),
    ...attributes.map(({ name, before = "none", after = "none" }) => `! ${name}: ${before} → ${after}`),
  ];
}

/** Text of pages is in code, in which no host finds names of people, links or images. */
function fenced(lines: readonly string[]): string {
  const text = lines.map((line) => visibleText(line.replace(/\s*\n\s*/g, " "))).join("\n");
  const fence = "`".repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)));
  return `${fence}diff\n${text}\n${fence}`;
}

function code(text: string): string {
  const line = visibleText(text.replace(/\s+/g, " "));
  const fence = "`".repeat(Math.max(1, ...[...line.matchAll(/`+/g)].map(([run]) => run.length + 1)));
  const space = /^`|`$/.test(line) ? " " : "";
  return `${fence}${space}${line}${space}${fence}`;
}

/** A sentence of our own. A comment of HTML keeps hosts from telling the person whose name follows an @. */
function plain(text: string): string {
  const line = visibleText(text.replace(/\s+/g, " "));
  return line.replace(/[\\`*_[\]<>&|~]/g, "\\$&").replace(/[@#]/g, "$&<!-- -->");
}
