/** Snippets of PyMdown, `--8<-- "file"` → the text of the file, anywhere on a page. */
import { posix } from "node:path";
import type { IncludeLimit } from "../include-limit.ts";
import type { Note } from "../note.ts";
import type { SourceFolder } from "../source-folder.ts";

export type SnippetInputs = {
  source: SourceFolder;
  /** Folders that paths start from. */
  folders: readonly string[];
  file: string;
  /** Files that pages include; reading a page adds to it. */
  included: Set<string>;
  notes: Note[];
  limit: IncludeLimit;
};

const single = /^([ \t>]*)-+8<-+[ \t]+(?:"([^"\n]+)"|'([^'\n]+)')[ \t]*$/;
const edge = /^[ \t>]*-+8<-+[ \t]*$/;
/** `--8<-- [start:name]`, in a comment of any language. */
const section = /-+8<-+[ \t]*\[(start|end):([\w-]+)\]/;
const mostLevels = 10;

export function withSnippets(text: string, inputs: SnippetInputs, level = 0): string {
  if (!text.includes("8<--")) return text;
  let isBlock = false;
  return text
    .split("\n")
    .flatMap((line): string[] => {
      if (/^[ \t>]*;-+8<-+/.test(line)) return [line.replace(";", "")];
      const [, indent = "", double, quoted] = single.exec(line) ?? [];
      const named = double ?? quoted;
      if (named !== undefined) return snippet(named, inputs, level).map((each) => indent + each);
      if (edge.test(line)) {
        isBlock = !isBlock;
        return [];
      }
      if (!isBlock) return section.test(line) ? [] : [line];
      const path = line.trim();
      const space = /^[ \t>]*/.exec(line)?.[0] ?? "";
      return path === "" || path.startsWith(";")
        ? []
        : snippet(path, inputs, level).map((each) => space + each);
    })
    .join("\n");
}

function snippet(named: string, inputs: SnippetInputs, level: number): string[] {
  const { source, folders, file, included, notes } = inputs;
  const [, path = named, part] = /^(.*?)(?::([\w-]*(?:[:,][\d:,-]*)?))?$/.exec(named) ?? [];
  const found = source.firstFile(folders.map((folder) => posix.join(folder, path)));
  const text = found === undefined ? undefined : source.attempt(found, () => source.text(found));
  if (found === undefined || text === undefined) {
    notes.push({ file, message: `the snippet “${named}” does not exist`, instead: "write its text" });
    return [];
  }
  included.add(found);
  inputs.limit(text);
  const lines = text.replaceAll("\r\n", "\n").replace(/\n$/, "").split("\n");
  const own = partOf(lines, part).join("\n");
  const whole = level < mostLevels ? withSnippets(own, { ...inputs, file: found }, level + 1) : own;
  return whole.split("\n").filter((line) => !section.test(line));
}

/** `name` is a section, `3:5,8` are ranges of lines. */
function partOf(lines: readonly string[], part: string | undefined): readonly string[] {
  if (part === undefined || part === "") return lines;
  if (!/^[\d:,-]+$/.test(part)) {
    const at = (word: string) =>
      lines.findIndex((line) => {
        const [, kind, name] = section.exec(line) ?? [];
        return kind === word && name === part;
      });
    const [start, end] = [at("start"), at("end")];
    const own = lines.slice(start + 1, end === -1 ? undefined : end);
    const least = Math.min(
      ...own.filter((line) => line.trim() !== "").map((line) => /^ */.exec(line)?.[0].length ?? 0),
    );
    return own.map((line) => line.slice(Number.isFinite(least) ? least : 0));
  }
  return part.split(",").flatMap((range) => {
    const [first = "", last] = range.split(":");
    const from = first === "" ? 1 : Number(first);
    return lines.slice(from - 1, last === undefined ? from : last === "" ? undefined : Number(last));
  });
}
