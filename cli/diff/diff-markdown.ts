/** Differences as Markdown, for the comment of a pull request: what matters most comes first, and it ends before a host would cut it off. */
import type { DiffBlock, DiffPage, DiffReport } from "../../schema/diff-report.ts";
import { visibleText } from "../report/escape-control-characters.ts";
import {
  apiChangeText,
  clipped,
  fieldNames,
  fieldText,
  findingText,
  ownFields,
  sizesOf,
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
  const { pages, broken, apis, stale, navigation, redirects, feeds, files, findings, notes } = report;
  const own = pages.filter(({ follows }) => !follows);
  const following = pages.filter(({ follows }) => follows);
  const parts = [
    "## Changes of the site",
    summaryOf(report, code),
    ...notes.map(plain),
    section("Addresses that break", broken, ({ address, perhaps }) =>
      perhaps === undefined ? code(address) : `${code(address)}, perhaps now ${code(perhaps)}`,
    ),
    ...apis.map(({ id, changes }) => section(`API ${id}`, changes, (change) => code(apiChangeText(change)))),
    section("New findings", findings.new, (finding) => code(findingText(finding))),
    section(
      "Translations that become stale",
      stale,
      ({ path, source }) => `${code(path)}: ${code(source)} has changed`,
    ),
    ...own.map(pageMarkdown),
    ...navigation.map(({ locale, name, lines }) =>
      [
        heading(`Navigation: ${name} (${locale})`),
        fenced(
          lines
            .flatMap(({ change, text }) => (change === "same" ? [] : [`${signs[change]} ${text}`]))
            .slice(0, 100),
        ),
      ].join("\n\n"),
    ),
    section("Redirects", redirects, ({ change, from, to }) => `${change}: ${code(from)} to ${code(to)}`),
    section("Feeds", feeds, ({ path, added, removed }) => [
      ...removed.map((title) => `${code(path)} loses ${code(title)}`),
      ...added.map((title) => `${code(path)} gains ${code(title)}`),
    ]),
    section("Files", files, (file) => `${file.change}: ${code(file.path)}, ${sizesOf(file)}`),
    section(
      "Pages that follow",
      following,
      ({ change, path, fields }) =>
        `${change}: ${code(path)}${fields.length > 0 ? ` (${fieldNames(fields).join(", ")})` : ""}`,
    ),
    section("Findings that are gone", findings.gone, (finding) => code(findingText(finding))),
  ].filter((part) => part !== "");
  return withinLimit(parts);
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

function heading(text: string): string {
  return `### ${plain(text)}`;
}

function section<T>(title: string, items: readonly T[], linesOf: (item: T) => string | string[]): string {
  const lines = items.flatMap(linesOf);
  if (lines.length === 0) return "";
  const shown = lines.slice(0, 100);
  const rest = lines.length - shown.length;
  return [
    heading(`${title} (${lines.length})`),
    [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].map((line) => `- ${line}`).join("\n"),
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
