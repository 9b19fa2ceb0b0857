/** Text of a translation → the same with the state of its source in the front matter, as `translation_of`. */
import { isMap, isScalar, parseDocument, type YAMLMap } from "yaml";

/** All else stays as it is written: comments, layout, and the endings of lines. */
export function withRecord(text: string, hash: string): string {
  // Quoted: some hashes would be numbers.
  const record = `translation_of: "${hash}"`;
  const mark = text.startsWith("\uFEFF") ? "\uFEFF" : "";
  const lines = text.slice(mark.length).split(/(?<=\n|\r(?!\n))/);
  const eol = /[\r\n]+$/.exec(lines[0] ?? "")?.[0] ?? "\n";
  const end = lines.findIndex((line, index) => index > 0 && isFence(line));
  if (!isFence(lines[0] ?? "") || end === -1)
    return [`${mark}---`, record, "---", "", lines.join("")].join(eol);
  const yaml = lines.slice(1, end).join("");
  const known = parseDocument(yaml).contents;
  const changed = isMap(known) ? inMap(yaml, known, record, eol) : yaml + record + eol;
  return [mark, lines[0], changed, ...lines.slice(end)].join("");
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
  if (!map.flow) return yaml + record + eol;
  const inside = (map.range?.[0] ?? 0) + 1;
  return `${yaml.slice(0, inside)} ${record}${map.items.length > 0 ? "," : ""}${yaml.slice(inside)}`;
}

function isFence(line: string): boolean {
  return line.startsWith("---") && line.trimEnd() === "---";
}
