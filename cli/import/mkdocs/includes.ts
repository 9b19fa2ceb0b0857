/** Files that pages of MkDocs include by the snippets of PyMdown. */
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

/** Replaces each mark of a file by its lines, anywhere on a page, in code too. */
export function withIncludes(text: string, inputs: IncludeInputs, level = 0): string {
  if (!text.includes("8<--")) return text;
  let isBlock = false;
  const lines = text.split("\n").flatMap((line): string[] => {
    if (/^[ \t>]*;-+8<-+/.test(line)) return [line.replace(";", "")];
    const [indent = ""] = /^[ \t>]*/.exec(line) ?? [];
    const [, , double, quoted] = single.exec(line) ?? [];
    const isEdge = edge.test(line);
    if (isEdge) isBlock = !isBlock;
    const named = double ?? quoted ?? (isBlock && !isEdge ? line.trim() : undefined);
    if (named === undefined) return isEdge || section.test(line) ? [] : [line];
    if (named === "" || named.startsWith(";")) return [];
    const [, path = named, part] = /^(.*?)(?::([\w-]*(?:[:,][\d:,-]*)?))?$/.exec(named) ?? [];
    return linesOf(path, part, inputs, level).map((each) => indent + each);
  });
  return lines.join("\n");
}

/** The lines of a part of a file, with what they include in turn; none without the file. */
function linesOf(path: string, part: string | undefined, inputs: IncludeInputs, level: number): string[] {
  const { source, folders, file } = inputs;
  const places = [...folders, posix.dirname(file)].map((folder) => posix.join(folder, path));
  const found = source.firstFile(places);
  const text = includedText(found, `the snippet “${path}” does not exist`, inputs);
  if (found === undefined || text === undefined) return [];
  const own = partOf(text.replace(/\n$/, "").split("\n"), part).join("\n");
  const whole = level < mostLevels ? withIncludes(own, { ...inputs, file: found }, level + 1) : own;
  return whole.split("\n").filter((line) => !section.test(line));
}

/** `part` is the name of a section, or ranges of lines: `3:5,8`. */
function partOf(lines: readonly string[], part = ""): readonly string[] {
  if (part === "") return lines;
  if (!/^[\d:,-]+$/.test(part)) return dedented(linesBetween(lines, section, ["start", "end"], part));
  return part.split(",").flatMap((range) => linesFrom(lines, ...range.split(":")));
}
