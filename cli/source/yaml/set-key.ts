/** Text of a page → the same with another value of a key of its front matter, or without the key. */
import { isScalar, type YAMLMap } from "yaml";
import { editFrontMatter, pairOf, withKey } from "./edit-front-matter.ts";

/**
 * An undefined value removes the key. Returns undefined if the front matter is broken, or is written in a way that the edit would
 * break.
 */
export function withValue(text: string, key: string, value: string | undefined): string | undefined {
  // Quoted: some hashes would be numbers.
  const line = value === undefined ? "" : `${key}: ${isDay(value) ? value : JSON.stringify(value)}`;
  return editFrontMatter(text, {
    lines: (eol) => (line === "" ? "" : line + eol),
    inMap: (yaml, map, eol) =>
      line === "" ? withoutKey(yaml, map, key) : withLine(yaml, map, { key, line, eol }),
    expected: ({ [key]: _, ...others }) => (value === undefined ? others : { ...others, [key]: value }),
  });
}

function isDay(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value);
}

function withLine(
  yaml: string,
  map: YAMLMap,
  { key, line, eol }: { key: string; line: string; eol: string },
): string {
  const pair = pairOf(map, key);
  if (!isScalar(pair?.key) || !pair.key.range)
    return withKey(yaml, map, { lines: [line], inBraces: line, eol });
  const [from, afterKey] = pair.key.range;
  const value = isScalar(pair.value) ? pair.value : undefined;
  // A block's text takes the end of its last line with it.
  const to = value?.source ? yaml.slice(0, value.range?.[1]).trimEnd().length : undefined;
  return yaml.slice(0, from) + line + yaml.slice(to ?? yaml.indexOf(":", afterKey) + 1);
}

/** The text without the lines of the key. In braces nothing is removed. */
function withoutKey(yaml: string, map: YAMLMap, key: string): string {
  const pair = pairOf(map, key);
  if (!isScalar(pair?.key) || !pair.key.range || map.flow) return yaml;
  const start = yaml.lastIndexOf("\n", pair.key.range[0] - 1) + 1;
  const end = isScalar(pair.value)
    ? (pair.value.range?.[1] ?? start)
    : yaml.indexOf(":", pair.key.range[1]) + 1;
  return yaml.slice(0, start) + yaml.slice(yaml.indexOf("\n", end - 1) + 1 || yaml.length);
}
