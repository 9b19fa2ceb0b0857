/** An example of a value: the one that the description gives, else one made from the schema. */
import { ownValue } from "../../schema/own-value.ts";
import type { ApiFiles } from "./api-file.ts";
import { apiLimits } from "./api-limits.ts";
import { Example, type MediaType, Schema, type SchemaOrFlag } from "./openapi.ts";
import { followed } from "./operations.ts";

/** Properties that only responses have are left out of a request. */
type Direction = "request" | "response";

/** `isMade`: from the schema, so that it says no more than the schema does. */
type NamedExample = { name: string | undefined; value: unknown; isMade?: true };

type Described = Pick<MediaType, "schema" | "example" | "examples">;

/** The examples of a body or a parameter: all that are given, else one that is made. */
export function examplesOf(of: Described, files: ApiFiles, direction: Direction): NamedExample[] {
  const given = givenExamples(of, files);
  const made =
    given.length > 0 || of.schema === undefined ? undefined : exampleOf(of.schema, files, direction);
  return made === undefined ? given : [{ name: undefined, value: made, isMade: true }];
}

export function givenExamples({ example, examples }: Described, files: ApiFiles): NamedExample[] {
  if (example !== undefined) return [{ name: undefined, value: example }];
  return [...followed(examples, files, Example)]
    .map(([name, { summary = name, dataValue, value = dataValue }]) => ({ name: summary, value }))
    .filter(({ value }) => value !== undefined)
    .slice(0, 5);
}

/** Values that an example has at most: a schema can hold more than memory does. */
const mostValues = 300;
const mostLevels = 12;

export function exampleOf(whole: SchemaOrFlag, files: ApiFiles, direction: Direction): unknown {
  let left = mostValues;
  /** `above`: what the value is in, which a schema that holds itself does not repeat. */
  const valueIn = (schema: SchemaOrFlag, above: readonly string[]): unknown => {
    if (typeof schema !== "object" || left-- <= 0) return undefined;
    const found = files.follow(schema, Schema);
    if (!found) return undefined;
    const pointer = files.pointerOf(found);
    if (above.includes(pointer) || above.length > mostLevels) return undefined;
    const given = found.example ?? firstOf(found.examples) ?? found.default ?? found.const ?? found.enum?.[0];
    if (given !== undefined) return given;
    const inner = (part: SchemaOrFlag) => valueIn(part, [...above, pointer]);
    const { items, properties, allOf = [] } = found;
    const type = [found.type].flat().find((each) => each !== "null");
    if (items !== undefined || type === "array") {
      const item = items === undefined ? undefined : inner(items);
      return item === undefined ? [] : [item];
    }
    const variant = [...(found.oneOf ?? []), ...(found.anyOf ?? [])].find(
      (each) => typeof each === "object" && each.type !== "null",
    );
    const parts = [...allOf, variant ?? []].flat().map(inner);
    const objects = parts.filter(isObject);
    if (properties === undefined && type !== "object" && objects.length === 0)
      return parts.find((part) => part !== undefined) ?? plainValue(found, type);
    const own = Object.entries(properties ?? {}).flatMap(([name, part]) => {
      const { readOnly, writeOnly } = Object(part);
      const value = (direction === "request" ? readOnly : writeOnly) ? undefined : inner(part);
      return value === undefined ? [] : [[name, value] as const];
    });
    return Object.fromEntries([...objects.flatMap((part) => Object.entries(part)), ...own]);
  };
  return valueIn(whole, []);
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The first of the examples of a schema, which are a list. */
export function firstOf(examples: unknown): unknown {
  return Array.isArray(examples) ? examples[0] : undefined;
}

const texts: Readonly<Record<string, string>> = {
  "date-time": "2026-01-31T09:30:00Z",
  date: "2026-01-31",
  time: "09:30:00Z",
  duration: "PT30M",
  email: "user@example.com",
  hostname: "example.com",
  ipv4: "192.0.2.1",
  ipv6: "2001:db8::1",
  uri: "https://example.com",
  url: "https://example.com",
  uuid: "3fa85f64-5717-4562-b3fc-2c963f66afa6",
};

function plainValue(
  { format = "", nullable, minimum, maximum, minLength, maxLength }: Schema,
  type: string | undefined,
): unknown {
  if (type === "integer" || type === "number")
    return Math.min(Math.max(0, numberOr(0, minimum)), numberOr(Number.POSITIVE_INFINITY, maximum));
  if (type === "boolean") return true;
  if (type !== "string") return nullable ? null : undefined;
  const least = Math.min(numberOr(0, minLength), mostPadded);
  return (
    ownValue(texts, format) ?? "string".padEnd(least, "string").slice(0, numberOr(mostPadded, maxLength))
  );
}

/** Characters of a text that is made longer to fit. */
const mostPadded = 100;

function numberOr(otherwise: number, value: unknown): number {
  return typeof value === "number" ? value : otherwise;
}

/** An example as text, cut off where it is too long. */
export function exampleText(value: unknown, isJson: boolean): string {
  const text = typeof value === "string" && !isJson ? value : JSON.stringify(value, undefined, 2);
  return text.length > apiLimits.example ? `${text.slice(0, apiLimits.example - 2)}\n…` : text;
}

/** True for JSON, and for a type that is JSON with a meaning, such as `application/problem+json`. */
export function isJsonType(type: string): boolean {
  return /[/+]json\b/.test(type);
}
