/** Text of a chapter of mdBook → Markdown of ours: files that it includes, lines of code that it hides, and its blocks. */
import { posix } from "node:path";
import { fencesIn } from "../../markdown/mdast/fences.ts";
import { noteFor } from "../../source/other-tools/names.ts";
import type { IncludeLimit } from "../include-limit.ts";
import type { Note } from "../note.ts";
import type { SourceFolder } from "../source-folder.ts";

type ChapterInputs = {
  source: SourceFolder;
  file: string;
  /** Files that chapters include; reading the chapter adds to it. */
  included: Set<string>;
  hasFormulas: boolean;
  /** True: blocks of mdbook-admonish are notes. */
  admonish: boolean;
  notes: Note[];
  limit: IncludeLimit;
};

/** `shown` is what readers saw, with the syntax of mdBook. */
export function chapterText(body: string, inputs: ChapterInputs): { text: string; shown: string } {
  const shown = withoutHiddenLines(withIncludes(body, inputs, 0), inputs);
  return { shown, text: withBlocks(shown, inputs) };
}

/** `\{{#include}}` is text. */
const helper =
  /(\\)?\{\{\s*#(include|rustdoc_include|playground|playpen|title|template)\s+([^{}\n]+?)\s*\}\}/g;
const mostLevels = 10;

function withIncludes(text: string, inputs: ChapterInputs, level: number): string {
  return text.replace(helper, (written, escaped: string | undefined, name: string, given: string) => {
    if (escaped !== undefined) return written;
    if (name === "title") return "";
    const { source, file, included, notes } = inputs;
    const [path = "", ...range] = (given.split(/\s/)[0] ?? "").split(":");
    const target = posix.join(posix.dirname(file), path);
    const read = source.attempt(target, () => source.text(target));
    if (read === undefined) {
      notes.push({
        file,
        message: `“${written}” includes a file that cannot be read`,
        instead: "write its text",
      });
      return `\`${path}\``;
    }
    included.add(target);
    inputs.limit(read);
    const part = partOf(read.replaceAll("\r\n", "\n"), range).replace(/\n$/, "");
    if (name === "playground" || name === "playpen") return `\`\`\`rust\n${part}\n\`\`\``;
    return level < mostLevels ? withIncludes(part, { ...inputs, file: target }, level + 1) : part;
  });
}

const anchor = /(ANCHOR(?:_END)?):\s*([\w-]+)/;

/** `["2", "10"]` are lines, `["name"]` is a part between `ANCHOR: name` and `ANCHOR_END: name`. */
function partOf(text: string, [first = "", last]: readonly string[]): string {
  const lines = text.split("\n");
  const isNumber = (each: string | undefined) => each === undefined || each === "" || /^\d+$/.test(each);
  if (isNumber(first) && isNumber(last)) {
    const from = first === "" ? 1 : Number(first);
    const to =
      last === undefined ? (first === "" ? lines.length : from) : last === "" ? lines.length : Number(last);
    return lines
      .slice(from - 1, to)
      .filter((line) => !anchor.test(line))
      .join("\n");
  }
  const mark = (word: string) =>
    lines.findIndex((line) => {
      const [, kind, name] = anchor.exec(line) ?? [];
      return kind === word && name === first;
    });
  const [start, end] = [mark("ANCHOR"), mark("ANCHOR_END")];
  return lines
    .slice(start + 1, end === -1 ? undefined : end)
    .filter((line) => !anchor.test(line))
    .join("\n");
}

const opening = /^([\s>]*(?:(?:[-*+]|\d+[.)])\s+)*)(`{3,}|~{3,})\s*([^\n`]*)$/;

/** A block of code and the text around it, line by line. */
function withoutHiddenLines(text: string, { file, notes }: ChapterInputs): string {
  let info = "";
  let hidden = 0;
  const lines = fencesIn(text).lines.flatMap((line, index, all): string[] => {
    const open = line.isCode && !all[index - 1]?.isCode ? opening.exec(line.text) : null;
    if (open) info = open[3] ?? "";
    if (!line.isCode || open) return [line.text];
    const prefix = /hidelines=([^\s,]+)/.exec(info)?.[1] ?? (/^rust\b/.test(info) ? "#" : undefined);
    const own = line.text.replace(/^[\s>]*/, "");
    if (prefix === undefined || !own.startsWith(prefix)) return [line.text];
    // `##` is a hash at the start of a line, and `#[…]` an attribute.
    if (prefix === "#" && own.startsWith("##")) return [line.text.replace("##", "#")];
    if (prefix === "#" && !/^#( |$)/.test(own)) return [line.text];
    hidden++;
    return [];
  });
  if (hidden > 0) notes.push({ file, message: "lines of code that a button showed are left out" });
  return lines.join("\n");
}

/** Fences, notes, ids of headings and formulas, outside code. */
function withBlocks(text: string, { admonish, hasFormulas }: ChapterInputs): string {
  let block: "div" | "admonish" | undefined;
  return fencesIn(text)
    .lines.map(({ text: line, isCode }, index, all) => {
      const isFirst = isCode && !all[index - 1]?.isCode;
      const isLast = isCode && !all[index + 1]?.isCode;
      if (isFirst) {
        const [, indent = "", fence = "", info = ""] = opening.exec(line) ?? [];
        const [, kind = "", title = ""] = /^admonish\b\s*(\w*)[^"]*(?:"([^"]*)")?/.exec(info) ?? [];
        if (admonish && /^admonish\b/.test(info)) {
          block = "admonish";
          return `${indent}:::${noteFor(kind) ?? "note"}${title === "" ? "" : `[${title}]`}`;
        }
        return `${indent}${fence}${languageOf(info)}`;
      }
      if (isLast && block === "admonish") {
        block = undefined;
        return line.replace(/[`~]+\s*$/, ":::");
      }
      if (isCode) return line;
      if (/^\s*<div class="warning">\s*$/.test(line)) {
        block = "div";
        return line.replace(/<.*>/, ":::warning");
      }
      if (block === "div" && /^\s*<\/div>\s*$/.test(line)) {
        block = undefined;
        return line.replace(/<.*>/, ":::");
      }
      const heading = line.replace(
        /^(\s*#{1,6}\s.*?)\s*\{([^{}]*)\}\s*$/,
        (whole, title: string, attributes: string) => {
          if (!/(^|\s)[#.][\w-]/.test(attributes)) return whole;
          const id = /#([^\s#.{}]+)/.exec(attributes)?.[1];
          return id === undefined ? title : `${title} {#${id}}`;
        },
      );
      return hasFormulas ? withDollars(heading) : heading;
    })
    .join("\n");
}

/** `rust,ignore,editable` → `rust` */
function languageOf(info: string): string {
  const [language = ""] = info.trim().split(/[\s,]/);
  return /^[\w#+.-]+$/.test(language) ? language : "";
}

/** MathJax of mdBook: `\\( … \\)` and `\\[ … \\]`. */
function withDollars(line: string): string {
  return line.replace(/\\\\[()]/g, "$").replace(/\\\\[[\]]/g, "$$$$");
}
