/** Text of a chapter of mdBook → Markdown of ours: files that it includes, lines of code that it hides, and its blocks. */
import { posix } from "node:path";
import { fencesIn } from "../../markdown/mdast/fences.ts";
import { includes, lines as syntax } from "../../source/other-tools/declared-lines.ts";
import { noteFor } from "../../source/other-tools/names.ts";
import { type Including, includedText, linesBetween, linesFrom, withIncluded } from "../included-text.ts";
import { outsideCode } from "../outside-code.ts";
import { changedLines, fenceIn, headingWithId, withDollars } from "../source-lines.ts";

type ChapterInputs = Including & {
  hasFormulas: boolean;
  /** True: blocks of mdbook-admonish are notes. */
  admonish: boolean;
};

export function chapterText(text: string, inputs: ChapterInputs): string {
  const shown = withoutHiddenLines(withIncludes(text, inputs), inputs);
  const left = new Set<string>();
  const body = outsideCode(shown, (masked) => {
    const plain = changedLines(masked, (line) => {
      const [, name] = component.exec(line) ?? [];
      if (name !== undefined) left.add(name);
      return name === undefined ? line : "";
    });
    return withBlocks(plain, inputs);
  });
  for (const name of left)
    inputs.notes.push({
      file: inputs.file,
      message: `the component “${name}” of a preprocessor is left out: only its content is kept`,
    });
  return body;
}

/** The tag of a component, alone on its line. */
const component = /^[\s>]*<\/?([A-Z]\w*)(?:\s+[\w-]+(?:="[^"]*"|='[^']*')?)*\s*\/?>\s*$/;

/** `\{{#include}}` is text. */
function withIncludes(text: string, inputs: ChapterInputs): string {
  return withIncluded(text, includes.mdBook, inputs, (match, including) => {
    const [mark, , escaped, name = "", given = ""] = match;
    if (escaped !== undefined) return mark;
    if (name === "title") return "";
    const [path = "", ...range] = (given.split(/\s/)[0] ?? "").split(":");
    const file = posix.join(posix.dirname(including.file), path);
    const whole = includedText(file, `“${mark}” includes a file that cannot be read`, including);
    if (whole === undefined) return `\`${path}\``;
    const part = partOf(whole, range).replace(/\n$/, "");
    return /^play/.test(name) ? `\`\`\`rust\n${part}\n\`\`\`` : { file, text: part };
  });
}

const anchor = syntax.mdbookPart;

/** `["2", "10"]` are lines, `["name"]` is a part between `ANCHOR: name` and `ANCHOR_END: name`. */
function partOf(text: string, [first = "", last]: readonly string[]): string {
  const lines = text.split("\n");
  const part = [first, last ?? ""].every((bound) => /^\d*$/.test(bound))
    ? linesFrom(lines, first, last)
    : linesBetween(lines, anchor, ["ANCHOR", "ANCHOR_END"], first);
  return part.filter((line) => !anchor.test(line)).join("\n");
}

/** A block of code and the text around it, line by line. */
function withoutHiddenLines(text: string, { file, notes }: ChapterInputs): string {
  let info = "";
  let hidden = 0;
  const lines = fencesIn(text).lines.flatMap((line): string[] => {
    const open = line.isOpening ? fenceIn(line.text) : undefined;
    if (open) info = open.info;
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
    .lines.map(({ text: line, isCode, isOpening }, index, all) => {
      const next = all[index + 1];
      const isLast = isCode && (!next?.isCode || next.isOpening);
      if (isOpening) {
        const { indent = "", marks = "", info = "" } = fenceIn(line) ?? {};
        const [, kind = "", title = ""] = /^admonish\b\s*(\w*)[^"]*(?:"([^"]*)")?/.exec(info) ?? [];
        if (admonish && /^admonish\b/.test(info)) {
          block = "admonish";
          return `${indent}:::${noteFor(kind) ?? "note"}${title === "" ? "" : `[${title}]`}`;
        }
        return `${indent}${marks}${languageOf(info)}`;
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
      const heading = headingWithId(line);
      return hasFormulas ? withDollars(heading, "\\\\") : heading;
    })
    .join("\n");
}

/** `rust,ignore,editable` → `rust` */
function languageOf(info: string): string {
  const [language = ""] = info.trim().split(/[\s,]/);
  return /^[\w#+.-]+$/.test(language) ? language : "";
}
