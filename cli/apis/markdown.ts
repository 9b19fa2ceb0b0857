/** Names and values of an API as Markdown or HTML in which nothing of them marks anything up. */
import { slug } from "github-slugger";

/** Text as Markdown that shows it as it is, on one line. */
export function plain(text: string): string {
  return text
    .trim()
    .replace(/\s+/g, " ")
    .replace(/[!-/:-@[-`{-~]/g, "\\$&");
}

/** A heading whose id is the same in each language; one that follows from its English text is not written. */
export function heading(marks: string, text: string, id: string): string {
  return `${marks} ${text}${slug(text) === id ? "" : ` {#${id}}`}`;
}

/** Text as inline code, on one line. */
export function code(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line === "") return "` `";
  const fence = fenceAround(line.split(/[^`]+/), /(`*)/, "`");
  const space = line.startsWith("`") || line.endsWith("`") ? " " : "";
  return `${fence}${space}${line}${space}${fence}`;
}

/** A fence that none of the lines closes by its marks, and at least as long as `least`. */
export function fenceAround(lines: readonly string[], marks: RegExp, least: string): string {
  const runs = lines.map((line) => marks.exec(line)?.[1] ?? "");
  return runs.reduce((fence, run) => (run.length < fence.length ? fence : `${run}${run[0]}`), least);
}

/** A block of code. */
export function fenced(language: string, content: string, meta = ""): string[] {
  const fence = fenceAround(content.split("\n"), /^\s*(`*)/, "```");
  return [`${fence}${language}${meta && ` ${meta}`}`, content, fence];
}

/** Front matter of a page. Its values are written as JSON, which is YAML. */
export function frontMatter(values: Readonly<Record<string, unknown>>): string[] {
  const lines = Object.entries(values).flatMap(([key, value]) =>
    value === undefined || value === "" ? [] : [`${key}: ${JSON.stringify(value)}`],
  );
  return ["---", ...lines, "---", ""];
}
