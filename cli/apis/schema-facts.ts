/** What a schema says about a value beside its type: its bounds, default and examples, and the values that are allowed. */
import type { ApiStrings } from "../../schema/strings.ts";
import { fill } from "../site/formats.ts";
import { apiLimits } from "./api-limits.ts";
import { firstOf } from "./example.ts";
import { code, plain } from "./markdown.ts";
import type { Schema } from "./openapi.ts";

/** Phrases in Markdown. `asText`: how the place of the value writes it. */
export function constraintsOf(
  schema: Schema,
  words: ApiStrings,
  asText = (value: unknown) => value,
): string[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, pattern, uniqueItems } = schema;
  const above = exclusiveMinimum === true ? minimum : exclusiveMinimum;
  const beneath = exclusiveMaximum === true ? maximum : exclusiveMaximum;
  const bound = (sign: string, value: unknown) => (typeof value === "number" ? [`${sign} ${value}`] : []);
  return [
    ...given(words.default, asText(schema.default)),
    ...given(words.always, schema.const),
    ...(exclusiveMinimum === true ? [] : bound("≥", minimum)),
    ...bound("&gt;", above),
    ...(exclusiveMaximum === true ? [] : bound("≤", maximum)),
    ...bound("&lt;", beneath),
    ...between(words.characters, schema.minLength, schema.maxLength),
    ...between(words.items, schema.minItems, schema.maxItems),
    ...between(words.entries, schema.minProperties, schema.maxProperties),
    ...(typeof multipleOf === "number" ? [fill(words.multipleOf, { number: String(multipleOf) })] : []),
    ...(uniqueItems === true ? [words.unique] : []),
    ...(typeof pattern === "string" ? [`${words.pattern} ${code(pattern)}`] : []),
    ...given(words.example, asText(schema.example ?? firstOf(schema.examples))),
  ];
}

/** `Default `20`` */
function given(word: string, value: unknown): string[] {
  if (value === undefined) return [];
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > 200 ? [] : [`${word} ${code(text === "" ? '""' : text)}`];
}

function between(word: string, least: unknown, most: unknown): string[] {
  const [from, to] = [least, most].map((value) => (typeof value === "number" ? value : undefined));
  if (from === undefined && to === undefined) return [];
  const range =
    from === undefined ? `≤ ${to}` : to === undefined ? `≥ ${from}` : from === to ? `${to}` : `${from}–${to}`;
  return [fill(word, { range })];
}

/** Lines with the allowed values: one for all, or one for each where it is described. */
export function valuesOf(schema: Schema, words: ApiStrings): string[] {
  const { enum: values } = schema;
  const descriptions = described(schema, values);
  if (values === undefined || values.length === 0) return [];
  const shown = values.slice(0, apiLimits.values);
  const more =
    values.length > shown.length ? [fill(words.more, { count: String(values.length - shown.length) })] : [];
  if (descriptions.size === 0)
    return [`${words.values} ${[...shown.map((value) => code(textOf(value))), ...more].join(", ")}`];
  const lines = shown.map((value) => {
    const text = descriptions.get(textOf(value));
    return `- ${code(textOf(value))}${text === undefined ? "" : `: ${plain(text)}`}`;
  });
  return [words.values, [...lines, ...more.map((line) => `- ${line}`)].join("\n")];
}

/** Descriptions of values, as tools write them beside `enum`: a map by value, or a list in the same order. */
function described(schema: Schema, values: readonly unknown[] = []): Map<string, string> {
  const written = schema["x-enumDescriptions"] ?? schema["x-enum-descriptions"];
  if (Array.isArray(written))
    return new Map(written.map((text, index) => [textOf(values[index]), String(text)]));
  if (typeof written !== "object" || written === null) return new Map();
  return new Map(Object.entries(written).map(([value, text]) => [value, String(text)]));
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}
