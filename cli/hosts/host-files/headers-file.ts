/** Text of an author's `_headers` → its rules, and the lines that hosts cannot read. */
import type { LineProblem } from "./host-texts.ts";

/** A path with its headers; `value` is absent if a header is removed (`! Name`). */
export type WrittenRule = {
  path: string;
  line: number;
  headers: { name: string; value: string | undefined; line: number }[];
};

const nameForm = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const aHeader = "Name: value, or a path that starts with / on a line of its own";

export function parseHeaders(text: string): { rules: WrittenRule[]; problems: LineProblem[] } {
  const rules: WrittenRule[] = [];
  const problems: LineProblem[] = [];
  text.split("\n").forEach((written, index) => {
    const line = index + 1;
    const content = written.trim();
    if (content === "" || content.startsWith("#")) return;
    if (content.startsWith("/") || /^https?:\/\//i.test(content)) {
      problems.push(...pathProblems(content, line));
      rules.push({ path: content, line, headers: [] });
      return;
    }
    const header = headerOf(content, line);
    const rule = rules.at(-1);
    if ("message" in header) problems.push(header);
    else if (rule) rule.headers.push(header);
    else
      problems.push({
        line,
        message: `the header “${header.name}” has no path above it`,
        expected: "a line with a path such as /* above it",
      });
  });
  for (const { path, line, headers } of rules)
    if (headers.length === 0 && !problems.some((problem) => problem.line === line + 1))
      problems.push({
        line,
        message: `“${path}” has no headers below it`,
        expected: "a line “Name: value” below it",
      });
  return { rules, problems: problems.sort((a, b) => a.line - b.line) };
}

function headerOf(content: string, line: number): WrittenRule["headers"][number] | LineProblem {
  const removed = /^!\s+(.+)$/.exec(content)?.[1];
  if (removed !== undefined && nameForm.test(removed)) return { name: removed, value: undefined, line };
  const colon = content.indexOf(":");
  if (colon < 1) return { line, message: `“${content}” is neither a path nor a header`, expected: aHeader };
  const name = content.slice(0, colon).trim();
  const value = content.slice(colon + 1).trim();
  if (!nameForm.test(name))
    return { line, message: `“${name}” cannot be the name of a header`, expected: aHeader };
  if (value === "") return { line, message: `the header “${name}” has no value`, expected: `${name}: value` };
  return { name, value, line };
}

function pathProblems(path: string, line: number): LineProblem[] {
  if (/\s/.test(path))
    return [{ line, message: `the path “${path}” has a space`, expected: "%20 for a space" }];
  return path.split("*").length > 2
    ? [
        {
          line,
          message: `the path “${path}” has more than one “*”`,
          expected: "one, which hosts take for any characters",
        },
      ]
    : [];
}
