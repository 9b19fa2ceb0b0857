/** A stub in the place of a page that cannot be compiled: its address and its title stay, and its text is beside the site. */
import { parseDocument, stringify } from "yaml";
import { splitFile } from "../../markdown/mdast/split-front-matter.ts";
import { isRecord } from "../is-record.ts";

/** `kind: text` as a comment that fits into a line, and into the cell of a table. */
export function lineComment(kind: string, text: string): string {
  return `<!-- ${kind}: ${inComment(text).replace(/\s+/g, " ").replaceAll("|", "%7C")} -->`;
}

/** Two hyphens can end a comment. */
function inComment(text: string): string {
  return text.replace(/-(?=-)/g, "-\u200b").replace(/^-?>/, "\u200b$&");
}

/** Keys that decide the address and the name of the page. */
const kept = ["title", "description", "slug", "id", "date", "sidebar_label", "sidebar_position"];

/** Keys that hide the page. */
const flags = ["draft", "unlisted"];

/** Folder beside the content with the files of the source that are stubs now. */
const ORIGINALS = "put-aside";

/** Path in that folder; docs may be beside the folder of the source. */
export function originalPath(origin: string): string {
  return `${ORIGINALS}/${origin.replace(/^(\.\.\/)+/, "")}`;
}

/** The stub for an imported page; `origin` is the file of the source. */
export function stubOfText(text: string, origin: string): string {
  const { frontMatter = "", body } = splitFile(text);
  const data: unknown = readable(frontMatter);
  return stubPage({ values: isRecord(data) ? data : {}, body, origin });
}

type Page = {
  values: Readonly<Record<string, unknown>>;
  body: string;
  origin: string;
};

export function stubPage({ values, body, origin }: Page): string {
  const heading = /^#[ \t]+(.+?)[ \t]*#*$/m.exec(body)?.[1];
  const matter = {
    title:
      heading ??
      origin
        .split("/")
        .at(-1)
        ?.replace(/\.mdx?$/, ""),
    ...Object.fromEntries(kept.flatMap((key) => (isPlain(values[key]) ? [[key, values[key]] as const] : []))),
    ...Object.fromEntries(flags.flatMap((key) => (values[key] === true ? [[key, true] as const] : []))),
    stub: true,
  };
  return `---\n${stringify(matter, { lineWidth: 0 })}---\n\n${lineComment("Text", originalPath(origin))}\n`;
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
