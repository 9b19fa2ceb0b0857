/** Files that a page of VitePress shows: `<!--@include: ./part.md{1,3}-->`, and `<<< @/file.ts#region{2} [title]` as code. */
import { posix } from "node:path";
import { fencesIn } from "../../markdown/mdast/fences.ts";
import { splitFile } from "../../markdown/mdast/split-front-matter.ts";
import type { IncludeLimit } from "../include-limit.ts";
import type { Note } from "../note.ts";
import type { SourceFolder } from "../source-folder.ts";

type IncludeInputs = {
  source: SourceFolder;
  file: string;
  /** Folder of the pages, which `@` means. */
  root: string;
  notes: Note[];
  limit: IncludeLimit;
};

const include = /<!--\s*@include:\s*(.*?)\s*-->/g;
const mostLevels = 10;

export function withIncludedFiles(body: string, inputs: IncludeInputs): string {
  return withSnippets(withIncludes(body, inputs, 0), inputs);
}

function withIncludes(body: string, inputs: IncludeInputs, level: number): string {
  return body.replace(include, (written, given: string) => {
    const [, path = "", region, range] = /^(\S+?)(#[^\s{}]+)?\s*(?:\{([\d,\s]*)\})?$/.exec(given) ?? [];
    const file = fileOf(path, inputs);
    const text = textOf(file, written, inputs);
    if (text === undefined || level >= mostLevels) return "";
    inputs.limit(text);
    const part = linesIn(partNamed(splitFile(text).body, region?.slice(1)), range);
    return withIncludes(part.trimEnd(), { ...inputs, file }, level + 1);
  });
}

const snippet = /^([\s>]*(?:(?:[-*+]|\d+[.)])\s+)*)<<<\s*(\S.*?)\s*$/;

function withSnippets(body: string, inputs: IncludeInputs): string {
  if (!body.includes("<<<")) return body;
  return fencesIn(body)
    .lines.map(({ text: line, isCode }) => {
      const [, indent = "", given = ""] = (!isCode && snippet.exec(line)) || [];
      const [, path, region, braces = "", title] =
        /^([^\s#{[]+)(#[\w-]+)?\s*(?:\{(.*?)\})?\s*(?:\[(.+)\])?$/.exec(given) ?? [];
      if (path === undefined) return line;
      const file = fileOf(path, inputs);
      const text = textOf(file, line.trim(), inputs);
      if (text === undefined) return `${indent}\`${path}\``;
      const [, lines = "", words = ""] = /^([\d,\s-]*)\s*(.*)$/.exec(braces) ?? [];
      const [language = "", ...options] = words.split(/(?=:)|\s+/);
      const code = partNamed(text, region?.slice(1)).replace(/\n$/, "");
      const fence = "`".repeat(Math.max(3, ...[...code.matchAll(/`+/g)].map(([run]) => run.length + 1)));
      const info = [
        (language || posix.extname(file).slice(1)) + options.join(""),
        lines.trim() && `{${lines.trim()}}`,
        `[${title ?? posix.basename(file)}]`,
      ];
      const margin = indent.replace(/[^>\s]/g, " ");
      return [`${indent}${fence}${info.filter(Boolean).join(" ")}`, ...code.split("\n"), fence]
        .map((each, index) => (index === 0 ? each : margin + each))
        .join("\n");
    })
    .join("\n");
}

function fileOf(path: string, { file, root }: IncludeInputs): string {
  return path.startsWith("@")
    ? posix.join(root, path.replace(/^@\/?/, ""))
    : posix.join(posix.dirname(file), path);
}

function textOf(
  file: string,
  written: string,
  { source, file: page, notes }: IncludeInputs,
): string | undefined {
  const text = source.attempt(file, () => source.text(file));
  if (text === undefined)
    notes.push({
      file: page,
      message: `“${written}” includes a file that cannot be read`,
      instead: "write its text",
    });
  return text?.replaceAll("\r\n", "\n");
}

/** The part between `#region name` and `#endregion`, or the section of a heading; all of the text without a name. */
function partNamed(text: string, name: string | undefined): string {
  if (name === undefined) return text;
  const lines = text.split("\n");
  const isMark = (line: string) => /^\s*(?:\/\/|\/\*|<!--|#|--|;|\*)?\s*#?(?:end)?region\b/i.test(line);
  const start = lines.findIndex((line) => isMark(line) && !/endregion/i.test(line) && line.includes(name));
  if (start !== -1) {
    let depth = 0;
    const length = lines.slice(start).findIndex((line) => {
      if (isMark(line)) depth += /endregion/i.test(line) ? -1 : 1;
      return depth === 0;
    });
    const inside = lines.slice(start + 1, length === -1 ? undefined : start + length);
    return dedented(inside.filter((line) => !isMark(line))).join("\n");
  }
  const heading = lines.findIndex((line) => /^#{1,6}\s/.test(line) && slugLike(line) === name.toLowerCase());
  const [marks = ""] = /^#+/.exec(lines[heading] ?? "") ?? [];
  const next = lines.findIndex(
    (line, at) => at > heading && new RegExp(`^#{1,${marks.length || 6}}\\s`).test(line),
  );
  return heading === -1 ? text : lines.slice(heading, next === -1 ? undefined : next).join("\n");
}

function slugLike(line: string): string {
  return (
    /\{#([^\s{}]+)\}/.exec(line)?.[1] ??
    line
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-+|-+$/g, "")
  );
}

function dedented(lines: readonly string[]): string[] {
  const columns = Math.min(...lines.filter((line) => line.trim() !== "").map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(Number.isFinite(columns) ? columns : 0));
}

/** `1,3` are lines 1 to 3, `5,` from 5 on; `3` is one line. */
function linesIn(text: string, range: string | undefined): string {
  if (range === undefined || range.trim() === "") return text;
  const [first = "", last = first] = range.split(",").map((part) => part.trim());
  return text
    .split("\n")
    .slice(first === "" ? 0 : Number(first) - 1, last === "" ? undefined : Number(last))
    .join("\n");
}
