/** The description of a part of an API, which is Markdown, as a section of a page. */
import type { Heading, Root } from "mdast";
import { endOf, startOf } from "../markdown/mdast/place.ts";
import { remarkReader } from "../markdown/mdast/readers.ts";
import { plain } from "./markdown.ts";

/** Only such a text can have a heading, or something that does not end with it. */
const mayReachOut = /^[ \t>]*(?:#|[=-]+[ \t]*$|`{3}|~{3}|:{3}|\$\$|<)/m;

/** A paragraph that is one only where nothing is open above it. */
const end = "twsite";

/**
 * Headings become those below `level`. A text that does not end what it begins, such as a block of code, would take the rest of the
 * page with it: its lines are shown as they are.
 */
export function sectionText(description: string, level: number): string {
  const text = description.replaceAll("\t", "    ").trimEnd();
  if (!mayReachOut.test(text)) return text;
  const whole = `${text}\n\n${end}\n`;
  const tree = remarkReader().read(whole, { directives: true, formulas: true });
  if (!endsInParagraph(tree)) return text.split("\n").map(plain).join("\n");
  const headings = tree.children.filter((node): node is Heading => node.type === "heading");
  const top = Math.min(...headings.map(({ depth }) => depth));
  return headings
    .reduceRight((result, heading) => {
      const marks = "#".repeat(Math.min(6, heading.depth - top + level + 1));
      const [first, last] = [heading.children[0], heading.children.at(-1)];
      const title = first && last ? whole.slice(startOf(first), endOf(last)).replace(/\s*\n\s*/g, " ") : "";
      return `${result.slice(0, startOf(heading))}${marks} ${title}${result.slice(endOf(heading))}`;
    }, whole)
    .slice(0, -`\n\n${end}\n`.length);
}

function endsInParagraph({ children }: Root): boolean {
  const last = children.at(-1);
  const [text] = last?.type === "paragraph" ? last.children : [];
  return text?.type === "text" && text.value === end;
}
