/**
 * YAML of one plain value, or list of texts, a line → its map. Most front matter is such, and takes a tenth of the time that the parser takes; whatever
 * may be read in another way, or may hold a mistake, is for the parser.
 */
import type { Place } from "../../report/finding.ts";

type PlainMap = {
  value: Record<string, PlainValue | string[]>;
  /** Places of the keys from the first line on, and of the texts of lists as `tags.0`. */
  places: Record<string, Place>;
};
type PlainValue = string | number | boolean;

/** Undefined for any other YAML. */
export function plainMap(text: string): PlainMap | undefined {
  const values = new Map<string, PlainValue | string[]>();
  const places = new Map<string, Place>();
  for (const [index, line] of text.replace(/\n$/, "").split("\n").entries()) {
    const [, key = "", written = ""] = /^([A-Za-z]\w*): (\S.*)$/.exec(line) ?? [];
    const items = list.test(written) ? [...written.matchAll(quotedTexts)] : undefined;
    const value = items?.map(([, text = ""]) => text) ?? scalarOf(written);
    if (key === "" || value === undefined || values.has(key)) return undefined;
    values.set(key, value);
    places.set(key, { line: index + 1, column: 1 });
    for (const [item, { index: at }] of items?.entries() ?? [])
      places.set(`${key}.${item}`, { line: index + 1, column: key.length + 3 + at });
  }
  return { value: Object.fromEntries(values), places: Object.fromEntries(places) };
}

function scalarOf(written: string): PlainValue | undefined {
  if (written === "true" || written === "false") return written === "true";
  if (/^(?:0|[1-9]\d{0,8})$/.test(written)) return Number(written);
  const [, text] = quotedText.exec(written) ?? [];
  if (text !== undefined) return text;
  return plainText.test(written) && !meansMore.test(written) ? written : undefined;
}

/** Quotation marks around a text in which nothing is escaped, and whose only spaces are plain ones. */
const quoted = String.raw`"((?:[^"\\\p{C}\p{Z}]| )*)"`;
const quotedText = new RegExp(`^${quoted}$`, "u");
const quotedTexts = new RegExp(quoted, "gu");

/** `["a", "b"]` */
const list = new RegExp(`^\\[${quoted}(?:, ?${quoted})*\\]$`, "u");

/** Starts with a letter, has no mark of YAML and no colon before a space or at its end. */
const plainText = /^\p{L}(?:[\p{L}\p{N} !'"()*+,./;=?@&|_-]|:(?=[\p{L}\p{N}/]))*(?<! )$/u;

/** Plain words that the core schema, or an older one, does not read as a text. */
const meansMore = /^(?:null|true|false|yes|no|on|off|y|n)$/i;
