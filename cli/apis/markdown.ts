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
  const longest = [...line.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 0);
  const fence = "`".repeat(longest + 1);
  const space = line.startsWith("`") || line.endsWith("`") ? " " : "";
  return `${fence}${space}${line}${space}${fence}`;
}

/** A block of code. */
export function fenced(language: string, content: string, meta = ""): string[] {
  const longest = [...content.matchAll(/^\s*(`{3,})/gm)].reduce(
    (most, [, run = ""]) => Math.max(most, run.length),
    2,
  );
  const fence = "`".repeat(longest + 1);
  return [`${fence}${language}${meta && ` ${meta}`}`, content, fence];
}

/** Front matter of a page. Its values are written as JSON, which is YAML. */
export function frontMatter(values: Readonly<Record<string, unknown>>): string[] {
  const lines = Object.entries(values).flatMap(([key, value]) =>
    value === undefined || value === "" ? [] : [`${key}: ${JSON.stringify(value)}`],
  );
  return ["---", ...lines, "---", ""];
}
