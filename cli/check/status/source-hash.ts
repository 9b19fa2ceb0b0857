/** Hash of a source text: of what its translators translate. */
import { parse } from "yaml";
import { splitFile } from "../../markdown/mdast/split-front-matter.ts";
import { contentHash } from "../../source/content-hash.ts";

/** Keys of the front matter that hold text; a new date or address makes no translation stale. */
const textKeys = [
  "title",
  "description",
  "sidebar_label",
  "pagination_label",
  "keywords",
  "home",
  "case",
  "props",
] as const;

/** 12 hexadecimal digits. Line breaks, indentation and other white space do not count. */
export function sourceHash(text: string): string {
  const { frontMatter, body } = splitFile(text);
  return contentHash(JSON.stringify([textsOf(frontMatter), body.split(/\s+/).filter(Boolean)])).slice(0, 12);
}

/** The values of those keys, in the same order for every page. */
export function textsOf(frontMatter: string | undefined): unknown[] {
  const values = Object(parsed(frontMatter ?? ""));
  return textKeys.map((key) => values[key] ?? null);
}

function parsed(yaml: string): unknown {
  try {
    return parse(yaml);
  } catch {
    // `check` reports it; until it is fixed its text counts as it is.
    return { title: yaml };
  }
}
