/**
 * Documents of cases: prose, and between it examples in long fences. An example has the Markdown, the HTML that it
 * becomes, and the findings if there are any, with a line of one dot between them:
 *
 *     ````````example fr
 *     # Titre
 *     .
 *     <p>…</p>
 *     .
 *     3:1 html-is-allowed: the element <x> is left out
 *     ````````
 */

export type Case = {
  /** Line of the opening fence. */
  line: number;
  /** Locale of the page; `en` unless the fence says another. */
  locale: string;
  markdown: string;
  html: string;
  findings: string;
};

const opening = /^`{8} ?example(?: (\w+))?$/;
const closing = "`".repeat(8);

export function readCases(document: string): Case[] {
  const cases: Case[] = [];
  const lines = document.split("\n");
  for (let index = 0; index < lines.length; index++) {
    const match = opening.exec(lines[index] ?? "");
    if (match === null) continue;
    const end = lines.indexOf(closing, index + 1);
    const [markdown = "", html = "", findings = ""] = partsOf(lines.slice(index + 1, end));
    cases.push({ line: index + 1, locale: match[1] ?? "en", markdown, html, findings });
    index = end;
  }
  return cases;
}

function partsOf(lines: readonly string[]): string[] {
  const parts: string[][] = [[]];
  for (const line of lines) {
    if (line === ".") parts.push([]);
    else parts.at(-1)?.push(line);
  }
  return parts.map((part) => part.join("\n"));
}

/** The document with other results; `cases` are in its order. */
export function writeCases(document: string, cases: readonly Case[]): string {
  const lines = document.split("\n");
  const written: string[] = [];
  let next = 0;
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? "";
    written.push(line);
    const current = opening.test(line) ? cases[next++] : undefined;
    if (current === undefined) continue;
    written.push(current.markdown, ".", current.html);
    if (current.findings !== "") written.push(".", current.findings);
    written.push(closing);
    index = lines.indexOf(closing, index + 1);
  }
  return written.join("\n");
}
