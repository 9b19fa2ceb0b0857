/** The keys of a schema → Markdown: a heading for each key on top, a list of the keys below it. */
import { choicesOf, type SchemaNode, valuesOf } from "./schema-node.ts";
import { wordsFor } from "./type-words.ts";

/** Each key under a heading of its own, with its example. */
export function keySections(
  { properties = {}, required }: SchemaNode,
  examples: ReadonlyMap<string, string>,
): string {
  return Object.entries(properties)
    .map(([key, node]) => {
      const facts = `Type: ${wordsFor(node)}.${required.includes(key) ? " Required." : ""}`;
      return [
        `## \`${key}\` {#${key}}`,
        facts,
        described(node),
        exampleOf(examples.get(key)),
        below(node, ""),
      ]
        .filter(Boolean)
        .join("\n\n");
    })
    .join("\n\n");
}

function exampleOf(source: string | undefined): string {
  return source === undefined ? "" : `\`\`\`yaml\n${source}\n\`\`\``;
}

/** What a value is made of, as a list; empty where it has no parts. */
export function below(node: SchemaNode, indent: string): string {
  if (node.properties) return keyList(node, indent);
  if (node.items) return below(node.items, indent);
  const choices = (choicesOf(node) ?? []).filter(({ properties }) => properties);
  if (choices.length > 0) return choices.map((choice) => choiceList(choice, indent)).join("\n");
  const values = valuesOf(node);
  return values ? below(values, indent) : "";
}

/** Neighbours that are made of the same parts are told once. */
function keyList({ properties = {}, required }: SchemaNode, indent: string): string {
  const told = new Map<string, string>();
  return Object.entries(properties)
    .filter(([, node]) => node.const === undefined)
    .map(([key, node]) => {
      const must = required.includes(key) ? ", required" : "";
      const parts = below(node, `${indent}  `);
      const like = told.get(parts);
      if (parts !== "" && like === undefined) told.set(parts, key);
      const same = like === undefined ? "" : `Same keys as \`${like}\`.`;
      const line = `${indent}- \`${key}\` (${wordsFor(node)}${must}): ${described(node)}`.replace(/: $/, "");
      return same === "" ? [line, parts].filter((part) => part !== "").join("\n") : `${line} ${same}`;
    })
    .join("\n");
}

/** One of several kinds of maps: told by the key that only it has, or by what its `type` says. */
function choiceList(choice: SchemaNode, indent: string): string {
  const [key = "", first] = Object.entries(choice.properties ?? {})[0] ?? [];
  const name = first?.const === undefined ? key : `${key}: ${String(first.const)}`;
  const line = `${indent}- with \`${name}\`${choice.description === undefined ? ":" : `: ${choice.description}`}`;
  return [line, keyList(choice, `${indent}  `)].filter((part) => part !== "").join("\n");
}

/** What the schema says of a value, with its default where the description does not name it. */
function described({ description = "", default: value }: SchemaNode): string {
  const isPlain = ["string", "number", "boolean"].includes(typeof value);
  if (!isPlain || /\bDefault\b/.test(description)) return description;
  return `${description} Default: ${value === "" ? "empty" : `\`${String(value)}\``}.`.trim();
}
