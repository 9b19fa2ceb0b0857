/** A schema → the type of its value, in the words of JSON and YAML: `list of strings`. */
import { choicesOf, type SchemaNode, valuesOf } from "./schema-node.ts";

/** One value, or several: `string`, `strings`. */
type Count = "one" | "many";

export function wordsFor(node: SchemaNode, count: Count = "one"): string {
  const choices = choicesOf(node);
  if (choices) return isText(choices) ? localised[count] : wordsForChoices(choices, count);
  if (node.const !== undefined) return code(node.const);
  if (node.enum) return wordsForValues(node.enum, count);
  if (node.$ref !== undefined || node.allOf) return count === "one" ? "item like these" : "items like these";
  if (Array.isArray(node.type))
    return wordsForChoices(
      node.type.map((type) => ({ ...node, type })),
      count,
    );
  const s = count === "one" ? "" : "s";
  switch (node.type) {
    case "string":
      return node.format === "uri" ? `URL${s}` : `string${s}`;
    case "boolean":
      return `boolean${s}`;
    case "integer":
      return `whole number${s}${rangeOf(node)}`;
    case "number":
      return `number${s}`;
    case "null":
      return "`null`";
    case "array":
      return node.items ? `list${s} of ${wordsFor(node.items, "many")}` : `list${s}`;
    case "object":
      return wordsForObject(node, s);
    default:
      return `value${s} of any type`;
  }
}

const localised = {
  one: "string, or one string per language",
  many: "strings, or one string per language each",
};

function wordsForObject(node: SchemaNode, s: string): string {
  const values = valuesOf(node);
  return values && !isAnything(values)
    ? `object${s} with names as keys and ${wordsFor(values, "many")} as values`
    : `object${s}`;
}

function wordsForValues(values: readonly (string | number)[], count: Count): string {
  if (values.length === 1) return code(values[0]);
  return `${count === "one" ? "one of " : ""}${values.map(code).join(", ")}`;
}

/** Objects of several kinds are told apart below, by their keys. */
function wordsForChoices(choices: SchemaNode[], count: Count): string {
  return [...new Set(choices.map((choice) => wordsFor(choice, count)))].join(" or ");
}

/** A text, or a map of texts by locale: what `LocalizedText` becomes. */
function isText([plain, byLocale, ...more]: SchemaNode[]): boolean {
  const values = byLocale && valuesOf(byLocale);
  return more.length === 0 && plain?.type === "string" && values?.type === "string";
}

function isAnything(node: SchemaNode): boolean {
  return node.type === undefined && !choicesOf(node) && node.$ref === undefined;
}

function rangeOf({ minimum, maximum }: SchemaNode): string {
  const top = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? maximum : undefined;
  if (minimum === undefined || minimum <= Number.MIN_SAFE_INTEGER) return "";
  return top === undefined ? `, ${minimum} or more` : ` from ${minimum} to ${top}`;
}

function code(value: unknown): string {
  return `\`${String(value)}\``;
}
