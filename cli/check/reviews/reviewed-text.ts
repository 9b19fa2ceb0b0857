/**
 * Hash of what a reviewer reads of a page: the texts of its front matter, its words with what it includes and its variables filled in, and
 * its pictures. It is made of sources, not of what a version of the compiler makes of them.
 */
import { ownValue } from "../../../schema/own-value.ts";
import { decoded } from "../../../schema/paths.ts";
import type { Compiled, Page } from "../../compile/compile-files.ts";
import type { MarkdownCopy } from "../../markdown/compiled-page.ts";
import { inText } from "../../markdown/includes/variables.ts";
import { normalised, splitFile } from "../../markdown/mdast/split-front-matter.ts";
import { isExternal, splitSuffix } from "../../site/link-target.ts";
import { fileAt } from "../../site/references.ts";
import { contentHash } from "../../source/content-hash.ts";
import { besideInVersion } from "../../source/docs-sets.ts";
import { readInside } from "../../source/read-inside.ts";
import { textsOf } from "../status/source-hash.ts";
import { valueText } from "./value-text.ts";

export type HashOfPage = (page: Page) => string | undefined;

type Inputs = {
  contentFolder: string;
  compiled: Pick<Compiled, "contents" | "kept">;
  /** Files of the content folder that are not pages. */
  files: { has(path: string): boolean };
  /** The first locale, whose pictures translations show where they have none of their own. */
  source: string;
};

/** Gives 12 hexadecimal digits. Undefined for a page that is not compiled. White space and the order of keys do not count. */
export function pageHasher({ contentFolder, compiled, files, source }: Inputs): HashOfPage {
  const pictures = new Map<string, string>();
  const hashOf = (path: string): string => {
    const known = pictures.get(path);
    if (known !== undefined) return known;
    const bytes = readInside(contentFolder, path);
    // A drawing is text, of which Git changes the line ends on some systems.
    const hash = contentHash(path.endsWith(".svg") ? normalised(bytes.toString()) : bytes);
    pictures.set(path, hash);
    return hash;
  };
  return (page) => {
    const { path } = page.source;
    const markdown = page.failed ? undefined : compiled.contents.read(page.hash)?.markdown;
    if (!markdown) return undefined;
    const variables = compiled.kept.index.get(path)?.uses?.variables ?? {};
    const { frontMatter } = splitFile(readInside(contentFolder, path).toString());
    const texts = inText(valueText(textsOf(frontMatter)), (name) => ownValue(variables, name) ?? undefined);
    const words = wordsOf(filledIn(markdown));
    const shown = picturesOf(page, files, source).map(hashOf);
    return contentHash(JSON.stringify([texts, words, shown])).slice(0, 12);
  };
}

/** The words of a text, code too. The mark of a quotation is before its first line alone. */
function wordsOf(text: string): string[] {
  return text
    .replace(/(?<=^[ \t]*>.*\n)[ \t]*>[ \t>]*/gm, " ")
    .split(/\s+/)
    .filter(Boolean);
}

function filledIn({ body, filled = [] }: MarkdownCopy): string {
  let text = "";
  let end = 0;
  for (const edit of [...filled].sort((one, other) => one.start - other.start)) {
    if (edit.start < end) continue;
    text += body.slice(end, edit.start) + edit.text;
    end = edit.end;
  }
  return text + body.slice(end);
}

/** Files of the pictures that a page shows, in order, each once. */
function picturesOf(
  { source: { path }, facts: { references } }: Page,
  files: { has(path: string): boolean },
  source: string,
): string[] {
  const shown = references.flatMap(({ kind, url }) => {
    if (kind !== "image" || isExternal(url)) return [];
    const written = decoded(splitSuffix(url).path);
    const place = written.startsWith("/")
      ? `static${written}`
      : besideInVersion(written, path, (file) => files.has(file));
    return fileAt(place, { files, source }) ?? [];
  });
  return [...new Set(shown)];
}
