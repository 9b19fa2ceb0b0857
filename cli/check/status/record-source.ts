/** Text of a translation → the same with the state of its source in the front matter, as `translation_of`. */
import { isScalar, type YAMLMap } from "yaml";
import { editFrontMatter, pairOf, withKey } from "../../source/yaml/edit-front-matter.ts";

/** The text with its record. Undefined if the front matter is broken, or is written in a way that the record would break. */
export function withRecord(text: string, hash: string): string | undefined {
  // Quoted: some hashes would be numbers.
  const record = `translation_of: "${hash}"`;
  return editFrontMatter(text, {
    lines: (eol) => record + eol,
    inMap: (yaml, map, eol) => inMap(yaml, map, record, eol),
    expected: (before) => ({ ...before, translation_of: hash }),
  });
}

function inMap(yaml: string, map: YAMLMap, record: string, eol: string): string {
  const pair = pairOf(map, "translation_of");
  if (!isScalar(pair?.key) || !pair.key.range)
    return withKey(yaml, map, { lines: [record], inBraces: record, eol });
  const [from, afterKey] = pair.key.range;
  const value = isScalar(pair.value) ? pair.value : undefined;
  // A block's text takes the end of its last line with it.
  const to = value?.source ? yaml.slice(0, value.range?.[1]).trimEnd().length : undefined;
  return yaml.slice(0, from) + record + yaml.slice(to ?? yaml.indexOf(":", afterKey) + 1);
}
