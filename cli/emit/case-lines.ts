/** The facts of a case in its page's Markdown: a list under the title. */
import type { PageMeta } from "../site/site.ts";
import { markdownLine } from "./markdown-text.ts";

/** `body` starts with its title. The same text for a page that is no case. */
export function withCaseLines(body: string, meta: PageMeta): string {
  if (meta.kind !== "doc" || !meta.case) return body;
  const lines = meta.case.facts.map(
    ({ label, values }) => `- **${markdownLine(label)}**: ${values.map(markdownLine).join(", ")}`,
  );
  // A title is a line that starts with `#`, or one with another of `=` below it.
  const first = body.indexOf("\n");
  const end = body.startsWith("#") ? first : body.indexOf("\n", first + 1);
  const [title, text] = end === -1 ? [body, ""] : [body.slice(0, end), body.slice(end).trim()];
  return [title, lines.join("\n"), text].filter((part) => part !== "").join("\n\n");
}
