/** Markdown as kramdown reads it → ours: attribute lists, the mark for a table of contents, abbreviations, formulas, and its comments. */
import { fencesIn } from "../../markdown/mdast/fences.ts";
import { parseMarkdown } from "../../markdown/mdast/parse.ts";
import { noteFor } from "../../source/other-tools/names.ts";
import { blockDirective } from "../block-directive.ts";
import { applyEdits, type TextEdit } from "../mdx/edits.ts";
import { nodesIn, regionOf, textRegions } from "../mdx/regions.ts";

export function withoutKramdown(body: string): string {
  return withSpans(withBlocks(body));
}

/** The text that readers saw, for the count of words: without attribute lists, and without the mark for a table of contents. */
export function withoutAttributes(body: string): string {
  return body
    .replace(/\{::comment\}[\s\S]*?\{:\/(?:comment)?\}|^\*\[[^\]\n]+\]:.*$/gm, "")
    .replace(
      /(?:^#{2,6} +(?:table of +)?contents?.*\n(?:\{:.*\n)?\s*\n)?^[ \t]*(?:\d+\.|[-*+]) .*\n[ \t]*\{:\s*toc\b[^}\n]*\}/gim,
      "",
    )
    .replace(/\{::?[^{}\n]*\}|\{:\/[^{}\n]*\}/g, "");
}

/** `{: .class #id key="value"}` on a line of its own. */
const attributeLine = /^[ \t>]*\{:(?!:|\/)\s*([^{}]*)\}\s*$/;

type Line = { text: string; isCode: boolean };

function withBlocks(body: string): string {
  const plain = body
    .replace(/\{::comment\}[\s\S]*?\{:\/(?:comment)?\}/g, "")
    .replace(/\{::\/?(?:nomarkdown|options)\b[^}]*\}|\{:\/(?:nomarkdown|options)?\}/g, "");
  const lines: Line[] = fencesIn(plain).lines.map(({ text, isCode }) => ({ text, isCode }));
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    const written = line?.isCode ? undefined : attributeLine.exec(line?.text ?? "")?.[1];
    if (written === undefined) continue;
    lines.splice(at, 1, { text: "", isCode: false });
    // Of a list that names other lists, `{:name: .class}`, nothing is shown.
    if (/^[\w-]+:/.test(written)) continue;
    const block = blockAt(lines, at);
    const classes = [...written.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name);
    const id = /#([\w-]+)/.exec(written)?.[1];
    const replaced = changed(
      lines.slice(block.start, block.end).map(({ text }) => text),
      { classes, id, isToc: /^toc\b/.test(written.trim()) },
    );
    if (replaced === undefined) continue;
    lines.splice(block.start, block.end - block.start, ...replaced.map((text) => ({ text, isCode: false })));
    at = block.start > at ? at : block.start + replaced.length;
    if (/^toc\b/.test(written.trim())) dropHeadingAbove(lines, block.start);
  }
  // What is left out leaves one blank line.
  const isBlank = (line: Line | undefined) => line?.isCode === false && line.text.trim() === "";
  return lines
    .filter((line, index) => !isBlank(line) || !isBlank(lines[index - 1]))
    .map(({ text }) => text)
    .join("\n");
}

/** The block directly above an attribute list, else the one below it. */
function blockAt(lines: readonly Line[], at: number): { start: number; end: number } {
  const isBlank = (index: number) => (lines[index]?.text ?? "").trim() === "";
  if (at > 0 && !isBlank(at - 1)) {
    let start = at - 1;
    while (start > 0 && !isBlank(start - 1) && !/^#{1,6}\s/.test(lines[start]?.text ?? "")) start--;
    if (lines[start + 1]?.isCode && !lines[start]?.isCode) start++;
    return { start, end: at };
  }
  let end = at + 1;
  const isCode = lines[end]?.isCode === true;
  while (end < lines.length && (isCode ? lines[end]?.isCode : !isBlank(end))) end++;
  return { start: at + 1, end };
}

type Given = { classes: readonly string[]; id: string | undefined; isToc: boolean };

function changed(lines: readonly string[], { classes, id, isToc }: Given): string[] | undefined {
  if (isToc) return [];
  const [first = ""] = lines;
  const isHeading = /^#{1,6}\s/.test(first);
  if (id !== undefined && isHeading) return [`${first} {#${id}}`, ...lines.slice(1)];
  if (isHeading) return undefined;
  const named = classes.map((name) => ({
    name,
    kind: noteFor(name.replace(/-title$/, "")) ?? colours.get(name.replace(/-title$/, "")),
  }));
  const note = named.findLast(({ kind }) => kind !== undefined);
  if (classes.includes("label")) {
    const colour = classes.map((name) => /^label-(\w+)$/.exec(name)?.[1] ?? "").find((each) => each !== "");
    return lines.map((line) => `:badge[${line.trim()}]{type=${colours.get(colour ?? "") ?? "note"}}`);
  }
  if (note?.kind !== undefined) {
    const inner = lines.map((line) => line.replace(/^[ \t]*> ?/, ""));
    const isTitled = note.name.endsWith("-title");
    const content = (isTitled ? inner.slice(1) : inner).join("\n");
    return [
      "",
      ...blockDirective(note.kind, content, { label: isTitled ? inner[0] : undefined }).split("\n"),
      "",
    ];
  }
  return id === undefined ? undefined : [`<span id="${id}"></span>`, "", ...lines];
}

/** Colours of callouts and labels. */
const colours: ReadonlyMap<string, string> = new Map(
  Object.entries({
    highlight: "note",
    important: "info",
    new: "tip",
    green: "tip",
    blue: "info",
    purple: "note",
    yellow: "warning",
    red: "danger",
  }),
);

/** A heading that had nothing but the table of contents below it. */
function dropHeadingAbove(lines: Line[], from: number): void {
  let at = from - 1;
  while (at >= 0 && lines[at]?.text.trim() === "") at--;
  const isShort = /^#{2,6}\s+(?:table of )?contents?\b|^#{2,6}\s+toc\b/i.test(lines[at]?.text ?? "");
  if (isShort) lines.splice(at, 1, { text: "", isCode: false });
}

/** Behind a link, an image, a marked text or a heading; abbreviations; formulas in a sentence. */
function withSpans(body: string): string {
  const abbreviations = new Map<string, string>();
  const text = body.replace(/^\*\[([^\]\n]+)\]:[ \t]*(.+)$/gm, (_, name: string, meaning: string) => {
    abbreviations.set(name, meaning.trim());
    return "";
  });
  const { root } = parseMarkdown(text, 1, { leaf: new Set(), text: new Set(), formulas: true });
  const images = nodesIn(root, "image").flatMap((node) => regionOf(node)?.end ?? []);
  const lists = textRegions(root).flatMap(({ start, end }): TextEdit[] =>
    [...text.slice(start, end).matchAll(/[ \t]*\{:(?!:)\s*([^{}\n]*)\}/g)].map(
      ({ 0: written, 1: given = "", index }) => {
        const width = images.includes(start + index)
          ? /width=["']?(\d+)(?:px)?["']?(?!%)/.exec(given)?.[1]
          : undefined;
        const from = start + index;
        return {
          start: from,
          end: from + written.length,
          text: width === undefined ? "" : `{width=${width}}`,
        };
      },
    ),
  );
  const formulas = nodesIn(root, "inlineMath").flatMap((node): TextEdit[] => {
    const region = regionOf(node);
    const written = region && text.slice(region.start, region.end);
    return region && written?.startsWith("$$")
      ? [{ ...region, text: `$${written.slice(2, -2).trim()}$` }]
      : [];
  });
  const words = [...abbreviations].flatMap(([name, meaning]) =>
    textRegions(root).flatMap(({ start, end }): TextEdit[] =>
      wholeWords(text.slice(start, end), name).map((index) => ({
        start: start + index,
        end: start + index + name.length,
        text: `<abbr title="${meaning.replaceAll('"', "&quot;")}">${name}</abbr>`,
      })),
    ),
  );
  return withMarkdownInHtml(applyEdits(text, [...lists, ...formulas, ...words]));
}

function wholeWords(text: string, name: string): number[] {
  const found: number[] = [];
  const isLetter = (character = "") => /[\p{L}\p{N}_]/u.test(character);
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + name.length))
    if (!isLetter(text[at - 1]) && !isLetter(text[at + name.length])) found.push(at);
  return found;
}

/** `<div markdown="1">` has Markdown in it, which here needs blank lines around it. */
function withMarkdownInHtml(body: string): string {
  if (!/\smarkdown=/.test(body)) return body;
  return fencesIn(body)
    .lines.map(({ text, isCode }) => {
      if (isCode) return text;
      if (/^\s*<\/(?:div|section|details|aside|article)>/.test(text)) return `\n${text}`;
      return /<[a-z]+[^>]*\smarkdown=/.test(text)
        ? `${text.replace(/\s+markdown=(?:"[^"]*"|'[^']*'|\w+)/g, "")}\n`
        : text;
    })
    .join("\n");
}
