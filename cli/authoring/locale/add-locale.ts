/** Adds a language to a site. Its entry is written into the text of site.yml, so that comments and layout stay as they are. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { isMap, isSeq, parseDocument, type YAMLMap } from "yaml";
import type { LocaleConfig } from "../../../schema/site.ts";
import { readInside } from "../../source/read-inside.ts";
import { replaceFile } from "../../source/replace-file.ts";
import { shippedFor } from "../../source/shipped-strings.ts";
import { allOrNothing } from "../starter/all-or-nothing.ts";
import { stringsYml } from "../starter/strings-yml.ts";

export function withLocale(text: string, locale: LocaleConfig): string {
  const value = Object(parseDocument(text).toJS());
  const expected = { ...value, locales: [...value.locales, locale] };
  const written = asWritten(text, locale);
  if (written !== undefined && isDeepStrictEqual(yamlValue(written), expected)) return written;
  // Written in a way that has no place for the entry: the values stay, the layout may not.
  const document = parseDocument(text);
  document.addIn(["locales"], document.createNode(locale));
  return document.toString({ lineWidth: 0 }).replace(/\r?\n/g, text.includes("\r\n") ? "\r\n" : "\n");
}

/** The value of the text as YAML, or undefined if it is not valid YAML. */
function yamlValue(text: string): unknown {
  const document = parseDocument(text);
  return document.errors.length > 0 ? undefined : document.toJS();
}

/** Like the last one: in braces, or a line for each key. */
function asWritten(text: string, { id, tag, label }: LocaleConfig): string | undefined {
  const list = parseDocument(text).get("locales", true);
  const last = isSeq(list) ? list.items.at(-1) : undefined;
  if (!isSeq(list) || !isMap(last) || !last.range) return undefined;
  const pairs = [`id: ${scalar(id)}`, `tag: ${scalar(tag)}`, `label: ${scalar(label)}`];
  const inBraces = `{ ${pairs.join(", ")} }`;
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  if (list.flow) return `${text.slice(0, last.range[1])}, ${inBraces}${text.slice(last.range[1])}`;
  const dash = indentOf(text, last);
  if (dash === undefined) return undefined;
  const keys = `${eol}${dash.replace("-", " ")}`;
  const entry = dash + (last.flow ? inBraces : pairs.join(keys));
  const end = endOfItem(text, last);
  const before = text.slice(0, end);
  return `${before}${before.endsWith("\n") ? "" : eol}${entry}${eol}${text.slice(end)}`;
}

/** The line of the item up to its first key: white space, a dash, white space. */
function indentOf(text: string, { range }: YAMLMap): string | undefined {
  const start = range?.[0] ?? 0;
  const before = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  return /^ *- +$/.test(before) ? before : undefined;
}

/** Behind the line on which the item ends, with a comment beside it. */
function endOfItem(text: string, { range, flow }: YAMLMap): number {
  const valueEnd = range?.[1] ?? 0;
  // A map of several lines takes the end of its last one with it.
  const end = flow ? valueEnd : text.slice(0, valueEnd).trimEnd().length;
  const line = text.indexOf("\n", end);
  return line === -1 ? text.length : line + 1;
}

/** `no` and `off` are values of their own to some readers of YAML. */
function scalar(text: string): string {
  return /^[\p{L}][\p{L}\p{N}-]*( [\p{L}\p{N}]+)*$/u.test(text) &&
    !/^(no|on|off|yes|y|n|true|false|null)$/i.test(text)
    ? text
    : JSON.stringify(text);
}

type Added = {
  /** Files of the content folder that were made or changed. */
  files: string[];
  /** True: the interface texts still need a translation. */
  needsStrings: boolean;
};

/**
 * Adds the entry in site.yml, and a folder with the texts of the interface: all of it, or nothing. `isListed`: site.yml has
 * the language already, and only its files are missing.
 */
export async function addLocale(
  contentFolder: string,
  locale: LocaleConfig,
  isListed: boolean,
): Promise<Added> {
  const strings = `${locale.id}/strings.yml`;
  const needsStrings = !shippedFor(locale.tag);
  const isThere = existsSync(join(contentFolder, strings));
  await allOrNothing(async (made) => {
    if (!isThere) await made.write(join(contentFolder, strings), stringsText(contentFolder, locale));
    if (isListed) return;
    const configuration = readInside(contentFolder, "site.yml").toString();
    replaceFile(join(contentFolder, "site.yml"), withLocale(configuration, locale));
  });
  return {
    files: [...(isListed ? [] : ["site.yml"]), ...(isThere ? [] : [strings])],
    needsStrings: needsStrings && !isThere,
  };
}

function stringsText(contentFolder: string, { id, tag }: LocaleConfig): string {
  const text = shippedFor(tag) ? ownStrings(id) : stringsYml(id);
  // Editors look for the schema that the first line names.
  const hasSchemas = existsSync(join(contentFolder, "../schemas/strings.schema.json"));
  return hasSchemas ? text : text.replace(/^# yaml-language-server:.*\n/, "");
}

/** The `strings.yml` of a language whose texts come with the tool. It also keeps the folder in Git, which stores no empty folders. */
function ownStrings(id: string): string {
  return `# yaml-language-server: $schema=../../schemas/strings.schema.json
# The interface in the language “${id}” comes with twsite. A text that you write here replaces it.
reader: {}
`;
}
