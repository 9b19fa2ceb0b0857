/** Text of a page → the same with more old addresses in the front matter, as `aliases`. */
import { isScalar, isSeq, type YAMLMap } from "yaml";
import { editFrontMatter, pairOf, withKey } from "../../source/yaml/edit-front-matter.ts";

/** The text with further aliases. Undefined if the front matter is broken, or is written in a way that the aliases would break. */
export function withAliases(text: string, aliases: readonly string[]): string | undefined {
  const items = aliases.map(asYaml);
  const lines = ["aliases:", ...items.map((item) => `  - ${item}`)];
  return editFrontMatter(text, {
    lines: (eol) => lines.map((line) => line + eol).join(""),
    inMap: (yaml, map, eol) => inMap(yaml, map, { items, lines, eol }),
    expected: ({ aliases: there, ...before }) => ({
      ...before,
      aliases: [...(Array.isArray(there) ? there : []), ...aliases],
    }),
  });
}

function inMap(
  yaml: string,
  map: YAMLMap,
  { items, lines, eol }: { items: readonly string[]; lines: readonly string[]; eol: string },
): string {
  const pair = pairOf(map, "aliases");
  if (!pair) return withKey(yaml, map, { lines, inBraces: `aliases: [${items.join(", ")}]`, eol });
  const list = pair.value;
  const last = isSeq(list) ? list.items.at(-1) : undefined;
  if (!isSeq(list) || !list.range || (list.items.length > 0 && !isScalar(last))) return yaml;
  if (list.flow) {
    const start = list.range[0] + 1;
    // At the end, without the comma that may follow the last one.
    const end = isScalar(last) && last.range ? last.range[1] : start;
    const more = items.join(", ");
    return yaml.slice(0, end) + (end === start ? more : `, ${more}`) + yaml.slice(end);
  }
  if (!isScalar(last) || !last.range) return yaml;
  const [from, to] = last.range;
  const indent = /^\s*-\s*/.exec(yaml.slice(yaml.lastIndexOf("\n", from - 1) + 1))?.[0] ?? "- ";
  const endOfLine = yaml.indexOf("\n", to);
  const more = items.map((item) => indent + item);
  return endOfLine === -1
    ? [yaml, ...more].join(eol)
    : yaml.slice(0, endOfLine + 1) + more.map((line) => line + eol).join("") + yaml.slice(endOfLine + 1);
}

/** Quoted where it would mean something else, or end, without quotes. */
function asYaml(address: string): string {
  return /^\/[\p{L}\p{N}/._~-]*$/u.test(address) ? address : JSON.stringify(address);
}
