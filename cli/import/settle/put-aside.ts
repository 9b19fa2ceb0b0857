/** A stub in the place of a page that cannot be compiled: its address and its title stay, and its text is in a comment. */
import { parseDocument, stringify } from "yaml";
import { splitFile } from "../../mdast/split-front-matter.ts";
import { isRecord } from "../static-value.ts";
import { blockComment } from "./comments.ts";

/** What says where the page is and what it is called. */
const kept = ["title", "description", "slug", "id", "date", "sidebar_label", "sidebar_position"];

/** A comment may be no longer than a page; what is longer is in the source alone. */
const longest = 100_000;

/** `origin` is the file of the source. */
export function putAside(text: string, origin: string): string {
  const { frontMatter = "", body } = splitFile(text);
  const data: unknown = readable(frontMatter);
  const values = isRecord(data) ? data : {};
  const heading = /^#[ \t]+(.+?)[ \t]*#*$/m.exec(body)?.[1];
  const matter = {
    title:
      heading ??
      origin
        .split("/")
        .at(-1)
        ?.replace(/\.mdx?$/, ""),
    ...Object.fromEntries(kept.flatMap((key) => (isPlain(values[key]) ? [[key, values[key]] as const] : []))),
    stub: true,
  };
  const written = body.length > longest ? `It is in ${origin}.` : body;
  // Lines without marks: a comment of HTML ends at the next `-->`, whatever else is in it.
  const comment = blockComment(`From ${origin}`, written);
  return `---\n${stringify(matter, { lineWidth: 0 })}---\n\n${comment}\n`;
}

function isPlain(value: unknown): boolean {
  return typeof value === "number" || (typeof value === "string" && value.trim() !== "");
}

function readable(yaml: string): unknown {
  try {
    return parseDocument(yaml, { strict: false, uniqueKeys: false }).toJS();
  } catch {
    return undefined;
  }
}
