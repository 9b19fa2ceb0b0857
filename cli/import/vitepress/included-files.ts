/** Files that a page of VitePress shows: `<!--@include: ./part.md{1,3}-->`, and `<<< @/file.ts#region{2} [title]` as code. */
import { posix } from "node:path";
import { fenced } from "../../markdown/conversion/columns.ts";
import { regionsIn } from "../../markdown/includes/regions.ts";
import { splitFile } from "../../markdown/mdast/split-front-matter.ts";
import { includes, lines as syntax } from "../../source/other-tools/declared-lines.ts";
import { type Including, includedText, linesFrom, withIncluded } from "../included-text.ts";
import { changedLines, dedented } from "../source-lines.ts";

type IncludeInputs = Including & {
  /** Folder of the pages, which `@` means. */
  root: string;
};

export function withIncludedFiles(body: string, inputs: IncludeInputs): string {
  const included = withIncluded(body, includes.VitePress, inputs, ([mark, , given = ""], { file: from }) => {
    const [, path = "", region, range = ""] = /^(\S+?)(#[^\s{}]+)?\s*(?:\{([\d,\s]*)\})?$/.exec(given) ?? [];
    const { file, text } = textAt(path, mark, { ...inputs, file: from });
    if (text === undefined) return "";
    const lines = partOf(splitFile(text).body, region, { ...inputs, file: from }).split("\n");
    // `1,3` are lines 1 to 3, `5,` from 5 on; `3` is one line.
    const part = linesFrom(lines, ...range.split(",").map((number) => number.trim()));
    return { file, text: part.join("\n").trimEnd() };
  });
  return withSnippets(included, inputs);
}

function withSnippets(body: string, inputs: IncludeInputs): string {
  if (!body.includes("<<<")) return body;
  return changedLines(body, (line) => {
    const [, indent = "", given = ""] = syntax.vitepressSnippet.exec(line) ?? [];
    const [, path, region, braces = "", title] =
      /^([^\s#{[]+)(#[\w-]+)?\s*(?:\{(.*?)\})?\s*(?:\[(.+)\])?$/.exec(given) ?? [];
    if (path === undefined) return line;
    const { file, text } = textAt(path, line.trim(), inputs);
    if (text === undefined) return `${indent}\`${path}\``;
    const [, lines = "", words = ""] = /^([\d,\s-]*)\s*(.*)$/.exec(braces) ?? [];
    const [language = "", ...options] = words.split(/(?=:)|\s+/);
    const info = [
      (language || posix.extname(file).slice(1)) + options.join(""),
      lines.trim() && `{${lines.trim()}}`,
      `[${title ?? posix.basename(file)}]`,
    ];
    const code = fenced(partOf(text, region, inputs).replace(/\n$/, ""), info.filter(Boolean).join(" "));
    return indent + code.replaceAll("\n", `\n${indent.replace(/[^>\s]/g, " ")}`);
  });
}

function textAt(
  path: string,
  mark: string,
  inputs: IncludeInputs,
): { file: string; text: string | undefined } {
  const file = path.startsWith("@")
    ? posix.join(inputs.root, path.replace(/^@\/?/, ""))
    : posix.join(posix.dirname(inputs.file), path);
  return { file, text: includedText(file, `“${mark}” includes a file that cannot be read`, inputs) };
}

/** The part between `#region name` and `#endregion`; all of the text without a name. */
function partOf(text: string, region: string | undefined, { file, notes }: IncludeInputs): string {
  if (region === undefined) return text;
  const lines = text.split("\n");
  const marked = lines.map((text, line) => ({ line, text: text.replace(regionWord, "$1#$2") }));
  const part = regionsIn(marked).lines.get(region.slice(1));
  if (part) return dedented(part.map(({ line }) => lines[line] ?? "")).join("\n");
  notes.push({ file, message: `“${region}” is not a region of the included file: all of it is shown` });
  return text;
}

/** The word may be without a hash. */
const regionWord = /^(\W*?)#?((?:end)?region)\b/;
