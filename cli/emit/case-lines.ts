/** Cases in the Markdown of docs: a case's facts as a list under the title, and below the text all cases of a category. */
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

/** The same text for a page that is not that of a category of cases. */
export function withCaseList(body: string, meta: PageMeta, siteUrl: string): string {
  if (meta.kind !== "doc" || !meta.cases) return body;
  const { title, items } = meta.cases;
  const lines = items.map(
    ({ title: name, href, description }) =>
      `- [${markdownLine(name)}](${new URL(href, siteUrl)})${description ? `: ${markdownLine(description)}` : ""}`,
  );
  return [body, `## ${markdownLine(title)}`, lines.join("\n")].join("\n\n");
}
