/** Differences as text for a terminal: a line for each page, and below it the words that were removed and added. */
import type { DiffBlock, DiffField, DiffPage, DiffReport, DiffWords } from "../../schema/diff-report.ts";
import { counted } from "../report/counted.ts";
import { visiblePath } from "../report/escape-control-characters.ts";
import { isOwnField, textOf } from "./page-diff.ts";
import { around, changedLines, shownSpaces } from "./shown-lines.ts";

/** More blocks of one page are counted. */
const mostBlocks = 10;
/** More lines of one block are counted. */
const mostLines = 20;
/** More operations of one change are counted. */
const mostOperations = 3;

type ApiChange = DiffReport["apis"][number]["changes"][number];

const signs = { added: "+", removed: "−", moved: ">", changed: "~" } as const;

export function diffText(report: DiffReport): string {
  const own = report.pages.filter(({ follows }) => !follows);
  const { urgent, others } = sectionsOf(report, (text) => text);
  const parts = [
    ...[summaryOf(report), ...report.notes].map(visiblePath),
    ...urgent.map(sectionText),
    own.map(pageText).join("\n"),
    ...others.map(sectionText),
  ];
  return parts.filter((text) => text !== "").join("\n\n");
}

function sectionText({ title, lines }: Section): string {
  return [title, ...lines.map((line) => `  ${line}`)].map(visiblePath).join("\n");
}

export type Section = { title: string; lines: string[] };

/** Differences besides the pages' own texts, which come after those that are urgent. `shown` marks a text of the site. */
export function sectionsOf(
  report: DiffReport,
  shown: (text: string) => string,
): Readonly<Record<"urgent" | "others", Section[]>> {
  const { pages, broken, apis, stale, navigation, redirects, feeds, files, findings } = report;
  const section = <T>(
    title: string,
    items: readonly T[],
    linesOf: (item: T) => string | string[],
  ): Section => {
    const lines = items.flatMap(linesOf);
    return { title: `${title} (${lines.length})`, lines };
  };
  const following = pages.filter(({ follows }) => follows);
  const urgent = [
    section("Addresses that break", broken, ({ address, perhaps }) =>
      perhaps === undefined ? shown(address) : `${shown(address)}, perhaps now ${shown(perhaps)}`,
    ),
    ...apis.map(({ id, changes }) => section(`API ${id}`, changes, (change) => shown(apiChangeText(change)))),
    section("New findings", findings.new, (finding) => shown(findingText(finding))),
    section(
      "Translations that become stale",
      stale,
      ({ path, source }) => `${shown(path)}: ${shown(source)} has changed`,
    ),
  ];
  const others = [
    ...navigation.map(({ locale, name, lines }) =>
      section(`Navigation: ${name} (${locale})`, lines, ({ change, text }) =>
        change === "same" ? [] : `${signs[change]} ${shown(text)}`,
      ),
    ),
    section("Redirects", redirects, ({ change, from, to }) => `${change}: ${shown(from)} to ${shown(to)}`),
    section("Feeds", feeds, ({ path, added, removed }) => [
      ...removed.map((title) => `${shown(path)} loses ${shown(title)}`),
      ...added.map((title) => `${shown(path)} gains ${shown(title)}`),
    ]),
    section("Files", files, (file) => `${file.change}: ${shown(file.path)}, ${sizesOf(file)}`),
    section("Pages that follow", following, ({ change, path, fields }) =>
      [
        `${change}: ${shown(path)}`,
        ...(fields.length > 0 ? [`(${fieldNames(fields).join(", ")})`] : []),
      ].join(" "),
    ),
    section("Findings that are gone", findings.gone, (finding) => shown(findingText(finding))),
  ];
  const isThere = ({ lines }: Section): boolean => lines.length > 0;
  return { urgent: urgent.filter(isThere), others: others.filter(isThere) };
}

/** `Since main (1a2b3c4): 1 page added, 2 changed; 3 follow.` */
export function summaryOf({ from, to, pages }: DiffReport, ref = (name: string) => name): string {
  const own = pages.filter(({ follows }) => !follows);
  const counts = (["removed", "moved", "added", "changed"] as const).flatMap((change) => {
    const count = own.filter((page) => page.change === change).length;
    return count === 0 ? [] : [{ change, count }];
  });
  const following = pages.length - own.length;
  const until = to ? ` to ${ref(to.ref)} (${to.commit.slice(0, 7)})` : "";
  const start = `${until === "" ? "Since" : "From"} ${ref(from.ref)} (${from.commit.slice(0, 7)})${until}`;
  const [first, ...others] = counts;
  const what =
    first === undefined
      ? "no page changed"
      : `${counted(first.count, "page")} ${[first, ...others].map(({ change, count }, index) => (index === 0 ? change : `${count} ${change}`)).join(", ")}`;
  return `${start}: ${what}${following > 0 ? `; ${following} more ${following === 1 ? "follows" : "follow"} from those or from the configuration` : ""}.`;
}

const effects = { breaking: "breaks clients", risky: "may break clients", safe: "safe" } as const;

/** `breaks clients  POST /orders: the body is required now  (apis/orders.yaml:12)` */
export function apiChangeText({ effect, operations, message, state, file, line }: ApiChange): string {
  const [shown, rest] = [operations.slice(0, mostOperations).join(", "), operations.length - mostOperations];
  const names = rest > 0 ? `${shown} and ${counted(rest, "more operation")}` : shown;
  return `${effects[effect]}  ${names}: ${message}  (${state === "before" ? "formerly " : ""}${file}:${line})`;
}

function headOf({ change, path, was, title }: DiffPage): string {
  return `${signs[change]} ${path}${was === undefined ? "" : `  was ${was}`}  ${title}`;
}

/** Names of fields, each once: `years.0.posts.1.title` → `years`. */
export function fieldNames(fields: readonly DiffField[]): string[] {
  return [...new Set(fields.map(({ name }) => name.split(".")[0] ?? name))];
}

function pageText(page: DiffPage): string {
  const { blocks } = page;
  const { added, removed } = wordCounts(blocks);
  const counts = blocks.length === 0 ? "" : `  +${added} −${removed} words`;
  const rest = blocks.length - mostBlocks;
  return [
    `${headOf(page)}${counts}${weightText(page)}`,
    ...ownFields(page).map((field) => `    ${fieldText(field)}`),
    ...blocks
      .slice(0, mostBlocks)
      .flatMap(blockText)
      .map((line) => `    ${line}`.trimEnd()),
    ...(rest > 0 ? [`    and ${counted(rest, "more change")}`] : []),
  ]
    .map(visiblePath)
    .join("\n");
}

/** `  12.1 → 15.3 kB` */
export function weightText({ weight }: DiffPage): string {
  return weight
    ? `  ${[weight.before, weight.after].map((bytes) => (bytes / 1000).toFixed(1)).join(" → ")} kB`
    : "";
}

/** Fields that the author changed; the others follow from other pages, and only the JSON report has them. */
export function ownFields({ fields }: DiffPage): DiffField[] {
  return fields.filter(({ name }) => isOwnField(name));
}

export function fieldText({ name, before, after }: DiffField): string {
  const [was, is] = [before, after].map((text) => (text === undefined ? undefined : clipped(text, 100)));
  if (was === undefined) return `${name}: {+${is}+}`;
  return is === undefined ? `${name}: [-${was}-]` : `${name}: [-${was}-] {+${is}+}`;
}

export function wordCounts(blocks: readonly DiffBlock[]): { added: number; removed: number } {
  const counts = { added: 0, removed: 0 };
  for (const { words, change } of blocks)
    for (const segment of change === "moved" ? [] : words)
      if (segment.change !== "same")
        counts[segment.change] += segment.text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return counts;
}

/** The changed words with some around them, on one line; lines that changed, such as those of code, below it. */
function blockText({ change, element, words, attributes = [] }: DiffBlock): string[] {
  const hasLines = words.some(({ change: side, text: own }, index) => {
    const other = words[index + 1];
    // One paragraph that becomes two has the same words.
    const isAlike =
      side === "removed" &&
      other?.change === "added" &&
      textOf([{ change: side, text: own }]) === textOf([other]);
    return isAlike || (side !== "same" && /[^\n]\n|\n\n/.test(own));
  });
  const lines = change === "moved" || !hasLines ? [] : changedLines(words);
  const rest = lines.length - mostLines;
  const text = change === "moved" ? clipped(textOf(words), 60) : hasLines ? "" : wordsText(words);
  const properties = attributes.map(
    ({ name, before, after }) => ` (${name}: ${before ?? "none"} → ${after ?? "none"})`,
  );
  return [
    `${element}${change === "moved" ? " moved" : ""}  ${text}${properties.join("")}`.trimEnd(),
    ...lines
      .slice(0, mostLines)
      .map((line) => `  ${line.change === "same" ? " " : signs[line.change]} ${line.text}`.trimEnd()),
    ...(rest > 0 ? [`  and ${counted(rest, "more line")}`] : []),
  ];
}

/** Characters of unchanged words beside a change. */
const beside = 30;

function wordsText(words: DiffWords): string {
  return words
    .map(({ change, text }, index) => {
      const line = text.replace(/[ \t\r\n\f]+/g, " ");
      const other = change === "removed" ? words[index + 1] : words[index - 1];
      const changed = shownSpaces(around(line, other?.text ?? "", 200));
      if (change === "removed") return `[-${changed}-]`;
      if (change === "added") return `{+${changed}+}`;
      return excerpt(line, index > 0, index < words.length - 1);
    })
    .join("");
}

/** The ends of an unchanged text that are beside a change. */
function excerpt(text: string, hasBefore: boolean, hasAfter: boolean): string {
  if (!hasBefore && !hasAfter) return clipped(text, 2 * beside);
  const most = (hasBefore ? beside : 0) + (hasAfter ? beside : 0);
  if (text.length <= most + 1) return text;
  const [start, end] = [hasBefore ? text.slice(0, beside) : "", hasAfter ? text.slice(-beside) : ""];
  return `${start}…${end}`;
}

export function clipped(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most)}…`;
}

function sizesOf({ before, after }: DiffReport["files"][number]): string {
  const shown = (size: typeof before) =>
    size && `${size.bytes} bytes${size.width && size.height ? `, ${size.width} × ${size.height}` : ""}`;
  return [shown(before), shown(after)].filter((text) => text !== undefined).join(" → ");
}

export function findingText({ level, file, line, message }: DiffReport["findings"]["new"][number]): string {
  return `${file}${line === undefined ? "" : `:${line}`}  ${level}  ${message}`;
}
