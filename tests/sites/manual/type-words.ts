/** A schema → what one writes there, in words: `a list, each item a text`. */
import { choicesOf, type SchemaNode, valuesOf } from "./schema-node.ts";

export function wordsFor(node: SchemaNode): string {
  const choices = choicesOf(node);
  if (choices) return isText(choices) ? "a text, or one per language" : wordsForChoices(choices);
  if (node.const !== undefined) return code(node.const);
  if (node.enum)
    return node.enum.length === 1 ? code(node.enum[0]) : `one of ${node.enum.map(code).join(", ")}`;
  if (node.$ref !== undefined || node.allOf) return "an item like these";
  if (Array.isArray(node.type)) return wordsForChoices(node.type.map((type) => ({ ...node, type })));
  const values = valuesOf(node);
  switch (node.type) {
    case "string":
      return node.format === "uri" ? "an address" : "a text";
    case "boolean":
      return "true or false";
    case "integer":
      return `a whole number${rangeOf(node)}`;
    case "number":
      return "a number";
    case "null":
      return "`null`";
    case "array":
      return node.items ? `a list, each item ${wordsFor(node.items)}` : "a list";
    case "object":
      return values && !isAnything(values) ? `names, each with ${wordsFor(values)}` : "a map";
    default:
      return "any value";
  }
}

/** Maps of several kinds are told apart below, by their keys. */
function wordsForChoices(choices: SchemaNode[]): string {
  return [...new Set(choices.map(wordsFor))].join(" or ");
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
