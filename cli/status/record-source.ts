/** Text of a translation → the same with the state of its source in the front matter, as `translation_of`. */
import { isDeepStrictEqual } from "node:util";
import { isMap, isScalar, parseDocument, type YAMLMap } from "yaml";

/**
 * All else stays as it is written: comments, layout, and the endings of lines. Undefined where the front matter is broken,
 * or is written in a way that the record would break.
 */
export function withRecord(text: string, hash: string): string | undefined {
  // Quoted: some hashes would be numbers.
  const record = `translation_of: "${hash}"`;
  const mark = text.startsWith("\uFEFF") ? "\uFEFF" : "";
  const lines = text.slice(mark.length).split(/(?<=\n|\r(?!\n))/);
  const eol = /[\r\n]+$/.exec(lines[0] ?? "")?.[0] ?? "\n";
  const end = lines.findIndex((line, index) => index > 0 && isFence(line));
  if (!isFence(lines[0] ?? "")) return [`${mark}---`, record, "---", "", lines.join("")].join(eol);
  if (end === -1) return undefined;
  const yaml = lines.slice(1, end).join("");
  const { contents } = parseDocument(yaml);
  const changed = isMap(contents) ? inMap(yaml, contents, record, eol) : yaml + record + eol;
  const before = mapIn(yaml);
  if (before === undefined || !isDeepStrictEqual(mapIn(changed), { ...before, translation_of: hash }))
    return undefined;
  return [mark, lines[0], changed, ...lines.slice(end)].join("");
}

/** Undefined where it is no map. An alias whose anchor is gone throws when it is read. */
function mapIn(yaml: string): object | undefined {
  try {
    const document = parseDocument(yaml.replace(/\r\n?/g, "\n"));
    const value: unknown = document.toJS() ?? {};
    const isMapped = typeof value === "object" && value !== null && !Array.isArray(value);
    return document.errors.length === 0 && isMapped ? value : undefined;
  } catch {
    return undefined;
  }
}

function inMap(yaml: string, map: YAMLMap, record: string, eol: string): string {
  const pair = map.items.find(({ key }) => isScalar(key) && key.value === "translation_of");
  if (isScalar(pair?.key) && pair.key.range) {
    const [from, afterKey] = pair.key.range;
    const value = isScalar(pair.value) ? pair.value : undefined;
    // A block's text takes the end of its last line with it.
    const to = value?.source ? yaml.slice(0, value.range?.[1]).trimEnd().length : undefined;
    return yaml.slice(0, from) + record + yaml.slice(to ?? yaml.indexOf(":", afterKey) + 1);
  }
  if (!map.flow) {
    const start = map.range?.[0] ?? 0;
    const indent = yaml.slice(yaml.lastIndexOf("\n", start - 1) + 1, start);
    return yaml + indent + record + eol;
  }
  const inside = (map.range?.[0] ?? 0) + 1;
  return `${yaml.slice(0, inside)} ${record}${map.items.length > 0 ? "," : ""}${yaml.slice(inside)}`;
}

function isFence(line: string): boolean {
  return line.startsWith("---") && line.trimEnd() === "---";
}
