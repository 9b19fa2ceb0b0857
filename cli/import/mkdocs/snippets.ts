/** Snippets of PyMdown, `--8<-- "file"` → the text of the file, anywhere on a page. */
import { posix } from "node:path";
import { type Including, includedText, linesBetween, linesFrom, mostLevels } from "../included-text.ts";
import { dedented } from "../source-lines.ts";

export type SnippetInputs = Including & {
  /** Folders that paths start from. */
  folders: readonly string[];
};

const single = /^([ \t>]*)-+8<-+[ \t]+(?:"([^"\n]+)"|'([^'\n]+)')[ \t]*$/;
const edge = /^[ \t>]*-+8<-+[ \t]*$/;
/** `--8<-- [start:name]`, in a comment of any language. */
const section = /-+8<-+[ \t]*\[(start|end):([\w-]+)\]/;

export function withSnippets(text: string, inputs: SnippetInputs, level = 0): string {
  if (!text.includes("8<--")) return text;
  let isBlock = false;
  const lines = text.split("\n").flatMap((line): string[] => {
    if (/^[ \t>]*;-+8<-+/.test(line)) return [line.replace(";", "")];
    const [, , double, quoted] = single.exec(line) ?? [];
    const isEdge = edge.test(line);
    if (isEdge) isBlock = !isBlock;
    const named = double ?? quoted ?? (isBlock && !isEdge ? line.trim() : undefined);
    if (named === undefined) return isEdge || section.test(line) ? [] : [line];
    if (named === "" || named.startsWith(";")) return [];
    const [indent = ""] = /^[ \t>]*/.exec(line) ?? [];
    return snippet(named, inputs, level).map((each) => indent + each);
  });
  return lines.join("\n");
}

function snippet(named: string, inputs: SnippetInputs, level: number): string[] {
  const { source, folders } = inputs;
  const [, path = named, part] = /^(.*?)(?::([\w-]*(?:[:,][\d:,-]*)?))?$/.exec(named) ?? [];
  const found = source.firstFile(folders.map((folder) => posix.join(folder, path)));
  const text = includedText(found, `the snippet “${named}” does not exist`, inputs);
  if (found === undefined || text === undefined) return [];
  const own = partOf(text.replace(/\n$/, "").split("\n"), part).join("\n");
  const whole = level < mostLevels ? withSnippets(own, { ...inputs, file: found }, level + 1) : own;
  return whole.split("\n").filter((line) => !section.test(line));
}

/** `name` is a section, `3:5,8` are ranges of lines. */
function partOf(lines: readonly string[], part = ""): readonly string[] {
  if (part === "") return lines;
  if (!/^[\d:,-]+$/.test(part)) return dedented(linesBetween(lines, section, ["start", "end"], part));
  return part.split(",").flatMap((range) => linesFrom(lines, ...range.split(":")));
}
