/** Markdown of a page that is made from an API: lines, each with what it was made from. */
import type { Heading, Root } from "mdast";
import { refusedIn } from "../markdown/mdast/parse.ts";
import { endOf, startOf } from "../markdown/mdast/place.ts";
import { readerOf } from "../markdown/mdast/readers.ts";
import type { Place } from "../report/finding.ts";
import { limits } from "../report/limits/limits.ts";
import type { Generated } from "../source/source-file.ts";
import type { ApiFiles, At } from "./api-file.ts";
import { fenceAround, heading, plain } from "./markdown.ts";

/** A line of a page: what it was made from, and which line of a text of several lines that is. */
type Origin = { at: At; line?: number; indent: number };

export type PageText = ReturnType<typeof pageText>;

export function pageText(files: ApiFiles) {
  const written: string[] = [];
  const origins: Origin[] = [];
  const parts: { name: string; line: number }[] = [];
  let indent = "";
  const add = (text: string, at: At, line?: number): void => {
    if (text === "" && written.at(-1) === "" && line === undefined) return;
    written.push(text === "" ? "" : indent + text);
    origins.push({ at, indent: indent.length, ...(line !== undefined && { line }) });
  };
  /** Adds lines with a blank one after them. `at` is what they were made from. */
  const block = (texts: readonly string[] | string, ...at: At): void => {
    for (const line of [texts].flat().flatMap((each) => each.split("\n"))) add(line, at);
    add("", at);
  };
  const title = (text: string, id: string, ...at: At): void => block(heading("##", text, id), ...at);
  /** Ends the part before. Other pages can include the lines from here to the next part; those without a name are in none. */
  const part = (name = ""): void => {
    parts.push({ name, line: written.length + 1 });
  };
  return {
    block,
    title,
    part,
    /** Starts a part with a heading. Parts of one name belong together. */
    section(heading: { title: string; id: string; part?: string }, ...at: At): void {
      part(heading.part ?? heading.id);
      title(heading.title, heading.id, ...at);
    },
    /** Adds the Markdown of a description, its headings below `level`. */
    described(described: { description?: string | undefined } | undefined, level = 2): void {
      const { description = "" } = described ?? {};
      if (!described || description.trim() === "") return;
      const at: At = [described, "description"];
      const key = `${level} ${description}`;
      const shown = files.sections.get(key) ?? sectionText(description, level);
      files.sections.set(key, shown);
      const isTranslated = files.origins.get(files.original(described))?.has("description");
      const language = isTranslated ? undefined : files.language;
      if (language) block(`<div lang="${language.lang}" dir="${language.dir}">`, described);
      for (const [line, content] of shown.split("\n").entries()) add(content, at, line);
      add("", at);
      if (language) block("</div>", described);
    },
    /** Adds what `write` adds as content of an item of a list. */
    indented(write: () => void): void {
      const before = indent;
      indent += "  ";
      write();
      indent = before;
    },
    /** Adds what `write` adds as the content of details, which open below the label. */
    details(label: string, of: object, write: () => void): void {
      const start = written.length;
      write();
      // A description can have a line that would close a shorter fence.
      const fence = fenceAround(written.slice(start), /^[\s>]*(:*)/, ":::");
      const origin: Origin = { at: [of], indent: indent.length };
      written.splice(start, 0, `${indent}${fence}details[${label}]`, "");
      origins.splice(start, 0, origin, origin);
      block(fence, of);
    },
    /** The text so far, as the page of the API in the file. */
    page: (file: string): Generated => ({
      text: `${written.join("\n").trimEnd()}\n`,
      file,
      ...(origins.some(({ at: [part, key] }) => key !== undefined && files.stale.has(part)) && {
        stale: true,
      }),
      ...(parts.length > 0 && { parts }),
      originOf: ({ line, column }) => {
        const origin = origins[Math.min(line, origins.length) - 1];
        return origin ? placeIn(files, origin, column) : { file, place: { line: 1, column: 1 } };
      },
    }),
  };
}

/** The place of a line in a block of YAML is exact; a text that YAML folds has only its start. */
function placeIn(
  files: ApiFiles,
  { at, line, indent }: Origin,
  column: number,
): { file: string; place: Place } {
  const { file, place: start, lines } = files.originOf(at);
  if (line === undefined) return { file, place: start };
  const first = lines[start.line - 1]?.slice(start.column - 1) ?? "";
  const inText = Math.max(1, column - indent);
  if (first.startsWith("|")) {
    const own = lines[start.line + line] ?? "";
    // The first line can be blank, or have spaces that are a part of the text.
    const texts = String(Reflect.get(at[0], "description")).split("\n");
    const filled = texts.findIndex((each) => each.trim() !== "");
    const margin = (lines[start.line + filled]?.length ?? 0) - (texts[filled]?.length ?? 0);
    const place = { line: start.line + line + 1, column: Math.min(margin + inText, own.length + 1) };
    return { file, place };
  }
  if (first.startsWith(">")) return { file, place: { line: start.line + 1, column: 1 } };
  const quote = /^["']/.test(first) ? 0 : 1;
  return { file, place: line > 0 ? start : { ...start, column: start.column + inText - quote } };
}

/** Only such a text can have a heading, or something that does not end with it. */
const mayReachOut = /^[ \t>]*(?:#|[=-]+[ \t]*$|`{3}|~{3}|:{3}|\$\$|<)/m;

/** A paragraph that is one only where nothing is open above it. */
const end = "twsite";

/**
 * Headings become those below `level`. A text that does not end what it begins, such as a block of code, would take the rest of the
 * page with it: its lines are shown as they are.
 */
function sectionText(description: string, level: number): string {
  const text = description.replaceAll("\t", "    ").trimEnd();
  // The page of a text that exceeds a limit is not read either, which has its finding.
  if (!mayReachOut.test(text) || text.length > limits.pageBytes || refusedIn(text, 1)) return text;
  const whole = `${text}\n\n${end}\n`;
  const names = { leaf: new Set<string>(), text: new Set<string>() };
  const tree = readerOf(whole, names).read(whole, { directives: true, formulas: true });
  if (!endsInParagraph(tree)) return text.split("\n").map(plain).join("\n");
  const headings = tree.children.filter((node): node is Heading => node.type === "heading");
  const top = Math.min(...headings.map(({ depth }) => depth));
  const pieces: string[] = [];
  let done = 0;
  for (const heading of headings) {
    const marks = "#".repeat(Math.min(6, heading.depth - top + level + 1));
    const [first, last] = [heading.children[0], heading.children.at(-1)];
    const title = first && last ? whole.slice(startOf(first), endOf(last)).replace(/\s*\n\s*/g, " ") : "";
    // A heading in an item of a list would skip levels of the page.
    pieces.push(whole.slice(done, startOf(heading)), level < 5 ? `${marks} ${title}` : `**${title}**`);
    done = endOf(heading);
  }
  return [...pieces, whole.slice(done)].join("").slice(0, -`\n\n${end}\n`.length);
}

function endsInParagraph({ children }: Root): boolean {
  const last = children.at(-1);
  const [text] = last?.type === "paragraph" ? last.children : [];
  return text?.type === "text" && text.value === end;
}
