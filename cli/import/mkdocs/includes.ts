/** Files that pages of MkDocs include: snippets of PyMdown, and the marks of four plugins. */
import { posix } from "node:path";
import { type Including, includedText, linesBetween, linesFrom, mostLevels } from "../included-text.ts";
import { dedented } from "../source-lines.ts";

export type IncludeInputs = Including & {
  /** Folders that paths start from. */
  folders: readonly string[];
};

const single = /^([ \t>]*)-+8<-+[ \t]+(?:"([^"\n]+)"|'([^'\n]+)')[ \t]*$/;
const edge = /^[ \t>]*-+8<-+[ \t]*$/;
/** `--8<-- [start:name]`, in a comment of any language. */
const section = /-+8<-+[ \t]*\[(start|end):([\w-]+)\]/;

/** `{!path!}` and `{!path[ln:1-3]!}` of mdx_include and markdown-include, `{* path ln[1:3] hl[2] *}` of markdown-include-variants, and `{% include-markdown "path" %}`. */
const mark =
  /^([ \t>]*)\{(?:!>?[ \t]*([^\s![]+)(?:\[ln:([\d,-]+)\])?[ \t]*!|\*[ \t]*(\S+)((?:[ \t]+\w+\[[^\]\n]*\])*)[ \t]*\*|%-?[ \t]*include(?:-markdown)?[ \t]+["']([^"'\n]+)["']([^%\n]*?)-?%)\}[ \t]*$/;

/** Replaces each mark of a file by its lines, anywhere on a page, in code too. */
export function withIncludes(text: string, inputs: IncludeInputs, level = 0): string {
  if (!/8<--|\{[!*%]/.test(text)) return text;
  let isBlock = false;
  const lines = text.split("\n").flatMap((line): string[] => {
    if (/^[ \t>]*;-+8<-+/.test(line)) return [line.replace(";", "")];
    const [indent = ""] = /^[ \t>]*/.exec(line) ?? [];
    const indented = (own: readonly string[]) => own.map((each) => indent + each);
    const marked = mark.exec(line);
    // A page may show how such a mark is written.
    if (marked) return indented(markedLines(marked, inputs, level) ?? [line.trim()]);
    const [, , double, quoted] = single.exec(line) ?? [];
    const isEdge = edge.test(line);
    if (isEdge) isBlock = !isBlock;
    const named = double ?? quoted ?? (isBlock && !isEdge ? line.trim() : undefined);
    if (named === undefined) return isEdge || section.test(line) ? [] : [line];
    if (named === "" || named.startsWith(";")) return [];
    const [, path = named, part] = /^(.*?)(?::([\w-]*(?:[:,][\d:,-]*)?))?$/.exec(named) ?? [];
    return indented(linesOf(path, inputs, level, (all) => partOf(all, part)) ?? []);
  });
  return lines.join("\n");
}

function markedLines(
  [, , path, ranges, codePath, given = "", page, options = ""]: RegExpExecArray,
  inputs: IncludeInputs,
  level: number,
): string[] | undefined {
  if (path !== undefined) return linesOf(path, inputs, level, (all) => partOf(all, ranges, "-"));
  if (codePath !== undefined) return codeOf(codePath, given, inputs, level);
  const option = (name: string) => new RegExp(`\\b${name}=["']([^"']+)["']`).exec(options)?.[1];
  const [start, end] = [option("start"), option("end")];
  return linesOf(page ?? "", inputs, level, (all) => {
    const text = all.join("\n");
    const from = start !== undefined && text.includes(start) ? text.indexOf(start) + start.length : 0;
    const to = end === undefined ? -1 : text.indexOf(end, from);
    return text
      .slice(from, to === -1 ? undefined : to)
      .trim()
      .split("\n");
  });
}

/** `hl` names lines of the file, wherever they are in the block. */
function codeOf(path: string, given: string, inputs: IncludeInputs, level: number): string[] | undefined {
  const numbers = (name: string) => new RegExp(`\\b${name}\\[([^\\]]*)\\]`).exec(given)?.[1]?.trim();
  let marked = "";
  const lines = linesOf(path, inputs, level, (all) => {
    const counted = [...all.keys()].map((at) => `${at + 1}`);
    const [ln, hl] = [numbers("ln"), numbers("hl")];
    const shown = partOf(counted, ln);
    const chosen = new Set(hl === undefined ? [] : partOf(counted, hl));
    marked = shown.flatMap((number, at) => (chosen.has(number) ? [at + 1] : [])).join(" ");
    return shown.map((number) => all[Number(number) - 1] ?? "");
  });
  const info = posix.extname(path).slice(1) + (marked && ` hl_lines="${marked}"`);
  return lines && [`\`\`\`${info}`, ...lines, "```"];
}

/** The lines of a file that `choose` takes, with what they include in turn; undefined without the file. */
function linesOf(
  path: string,
  inputs: IncludeInputs,
  level: number,
  choose: (all: readonly string[]) => readonly string[],
): string[] | undefined {
  const { source, folders, file } = inputs;
  const places = [...folders, posix.dirname(file)].map((folder) => posix.join(folder, path));
  const found = source.firstFile(places);
  const text = includedText(found, `the snippet “${path}” does not exist`, inputs);
  if (found === undefined || text === undefined) return undefined;
  const own = choose(text.replace(/\n$/, "").split("\n")).join("\n");
  const whole = level < mostLevels ? withIncludes(own, { ...inputs, file: found }, level + 1) : own;
  return whole.split("\n").filter((line) => !section.test(line));
}

/** `name` is a section, `3:5,8` are ranges of lines. */
function partOf(lines: readonly string[], part = "", between = ":"): readonly string[] {
  if (part === "") return lines;
  if (!/^[\d:,-]+$/.test(part)) return dedented(linesBetween(lines, section, ["start", "end"], part));
  return part.split(",").flatMap((range) => linesFrom(lines, ...range.split(between)));
}
