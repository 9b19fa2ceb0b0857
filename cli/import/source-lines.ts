/** Lines of a page before it is parsed: what a dialect changes in them, outside code, and in the first line of a block of code. */
import { fencesIn } from "../markdown/mdast/fences.ts";
import { lines } from "../source/other-tools/declared-lines.ts";

export type Fence = {
  /** What is before the marks: spaces, and marks of quotations and items. */
  indent: string;
  /** The backticks or tildes. */
  marks: string;
  /** What is behind the marks. */
  info: string;
};

/** The first line of a block of code. */
export function fenceIn(line: string): Fence | undefined {
  const [, indent = "", marks, info = ""] = opening.exec(line) ?? [];
  return marks === undefined ? undefined : { indent, marks, info };
}

const opening = /^([\s>]*(?:(?:[-*+]|\d+[.)])\s+)*)(`{3,}|~{3,})[ \t]*(.*)$/;

/** Changes lines by what they are; lines of code stay as they are. A new line may hold several; undefined leaves a fence as it is. */
export function changedLines(
  text: string,
  line: (line: string) => string,
  fence: (fence: Fence) => string | undefined = () => undefined,
): string {
  return fencesIn(text)
    .lines.map(({ text: source, isCode, isOpening }) => {
      if (!isCode) return line(source);
      const first = isOpening ? fenceIn(source) : undefined;
      return (first && fence(first)) ?? source;
    })
    .join("\n");
}

/** In Markdown, a blank line ends a block of HTML, and further in is code. */
export function asBlock(html: string): string {
  return html.replace(/<pre\b[\s\S]*?<\/pre>|\s*\n\s*/g, (part) => (part.trim() === "" ? "\n" : part)).trim();
}

/** Without the indentation that all lines have. */
export function dedented(lines: readonly string[]): string[] {
  const columns = Math.min(...lines.filter((line) => line.trim() !== "").map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(Number.isFinite(columns) ? columns : 0));
}

/** `# Title {#id .class}` → `# Title {#id}`: a heading keeps its id alone. */
export function headingWithId(line: string): string {
  return line.replace(lines.headingAttributes, (whole, title: string, attributes: string) => {
    if (!/(^|\s)[#.][\w-]|=/.test(attributes)) return whole;
    const id = /#([^\s#{}]+)/.exec(attributes)?.[1];
    return id === undefined ? title : `${title} {#${id}}`;
  });
}

/** `\(x\)` → `$x$`, and `\[x\]` → `$$`, on lines of its own where nothing else is on the line. `mark` is before each bracket. */
export function withDollars(line: string, mark: "\\" | "\\\\" = "\\"): string {
  const before = mark === "\\" ? "(?<!\\\\)\\\\" : "\\\\\\\\";
  const [, indent = "", formula] = new RegExp(`^([\\s>]*)${before}\\[(.+)${before}\\]\\s*$`).exec(line) ?? [];
  if (formula !== undefined) return ["$$", formula.trim(), "$$"].map((part) => indent + part).join("\n");
  return line
    .replace(new RegExp(`${before}\\(\\s?|\\s?${before}\\)`, "g"), () => "$")
    .replace(new RegExp(`${before}[[\\]](?!\\()`, "g"), () => "$$");
}

const markdownAttribute = /\s+markdown(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?(?=[\s>])/;
const blockStart = /^\s*<(?:div|figure|section|center|details|aside|article|p|h\d|[uo]l|li|t[dhr]|dd|dt)\b/;
const blockEnd = /^\s*<\/(?:div|figure|section|center|details|aside|article)>/;

/** `<div markdown="1">`: its content is Markdown here if a blank line is between them. */
export function htmlWithMarkdown(line: string): string {
  const [quote = ""] = /^(?:\s*>)*/.exec(line) ?? [];
  const inner = line.slice(quote.length);
  if (blockEnd.test(inner)) return `${quote}\n${line}\n${quote}`;
  const plain = line.replace(/<\w+[^<>]*>/g, (tag) => tag.replace(markdownAttribute, ""));
  return plain !== line && blockStart.test(inner) ? `${plain.trimEnd()}\n${quote}` : plain;
}

/** One blank line in the place of several, outside code. */
export function withoutGaps(text: string): string {
  return fencesIn(text)
    .lines.filter(
      ({ text: line, isCode }, index, all) =>
        isCode || line.trim() !== "" || all[index - 1]?.text.trim() !== "",
    )
    .map(({ text: line }) => line)
    .join("\n");
}

/** Takes abbreviations out of a text: `*[HTML]: Hyper Text Markup Language`. `known` gets them. */
export function withoutAbbreviations(text: string, known: Map<string, string>): string {
  return changedLines(text, (line) => {
    const [, short, long = ""] = lines.abbreviation.exec(line) ?? [];
    if (short === undefined) return line;
    known.set(short, long.trim());
    return "";
  });
}

/** Makes the function for the ids of the headings of one page, in order: an id that was there before gets a number. */
export function countedIds(idOf: (heading: string) => string): () => (heading: string) => string {
  return () => {
    const counts = new Map<string, number>();
    return (heading) => {
      const id = idOf(heading);
      const count = counts.get(id) ?? 0;
      counts.set(id, count + 1);
      return count === 0 ? id : `${id}-${count}`;
    };
  };
}
