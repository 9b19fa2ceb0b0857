/** An example of a value: the one that the description gives, else one made from the schema. */
import { ownValue } from "../../schema/own-value.ts";
import type { ApiFiles } from "./api-file.ts";
import { apiLimits } from "./api-limits.ts";
import { below, type Located, pointerOf } from "./at.ts";
import { Example, type MediaType, Schema, type SchemaOrFlag } from "./openapi.ts";

/** Properties that only responses have are left out of a request. */
type Direction = "request" | "response";

export type NamedExample = { name: string | undefined; value: unknown };

/** The examples of a body or a parameter: all that are given, else one that is made. */
export function examplesOf(
  { value, at }: Located<Pick<MediaType, "schema" | "example" | "examples">>,
  files: ApiFiles,
  direction: Direction,
): NamedExample[] {
  if (value.example !== undefined) return [{ name: undefined, value: value.example }];
  const given = Object.entries(value.examples ?? {}).flatMap(([name, example]): NamedExample[] => {
    const found = files.follow({ value: example, at: below(at, "examples", name) }, Example);
    if (found?.value.value === undefined) return [];
    return [{ name: found.value.summary ?? name, value: found.value.value }];
  });
  if (given.length > 0) return given.slice(0, 5);
  if (value.schema === undefined) return [];
  const made = exampleOf({ value: value.schema, at: below(at, "schema") }, files, direction);
  return made === undefined ? [] : [{ name: undefined, value: made }];
}

/** Values that an example has at most: a schema can hold more than memory does. */
const mostValues = 300;
const mostLevels = 12;

export function exampleOf(schema: Located<SchemaOrFlag>, files: ApiFiles, direction: Direction): unknown {
  let left = mostValues;
  /** `above`: pointers of what the value is in, which a schema that holds itself does not repeat. */
  const valueIn = (located: Located<SchemaOrFlag>, above: readonly string[]): unknown => {
    if (typeof located.value !== "object" || left-- <= 0) return undefined;
    const found = files.follow({ value: located.value, at: located.at }, Schema);
    if (!found) return undefined;
    const { value, at } = found;
    const pointer = pointerOf(at);
    if (above.includes(pointer) || above.length > mostLevels) return undefined;
    const given = value.example ?? firstOf(value.examples) ?? value.default ?? value.const ?? value.enum?.[0];
    if (given !== undefined) return given;
    const inner = (key: string, part: SchemaOrFlag, ...path: (string | number)[]) =>
      valueIn({ value: part, at: below(at, key, ...path) }, [...above, pointer]);
    const type = [value.type].flat().find((each) => each !== "null");
    if (value.items !== undefined || type === "array") {
      const item = value.items === undefined ? undefined : inner("items", value.items);
      return item === undefined ? [] : [item];
    }
    if (value.properties ?? value.allOf ?? type === "object") {
      const whole: Record<string, unknown> = {};
      for (const [index, part] of (value.allOf ?? []).entries())
        Object.assign(whole, inner("allOf", part, index));
      const variant = value.oneOf?.[0] ?? value.anyOf?.[0];
      if (variant !== undefined) Object.assign(whole, inner(value.oneOf ? "oneOf" : "anyOf", variant, 0));
      for (const [name, part] of Object.entries(value.properties ?? {})) {
        const isLeftOut =
          typeof part === "object" && (direction === "request" ? part.readOnly : part.writeOnly);
        const own = isLeftOut ? undefined : inner("properties", part, name);
        // The name may be `__proto__`.
        if (own !== undefined)
          Object.defineProperty(whole, name, {
            value: own,
            enumerable: true,
            configurable: true,
            writable: true,
          });
      }
      return whole;
    }
    for (const key of ["oneOf", "anyOf"] as const) {
      const variant = value[key]?.find((each) => typeof each === "object" && each.type !== "null");
      if (variant !== undefined) return inner(key, variant, value[key]?.indexOf(variant) ?? 0);
    }
    return plainValue(value, type);
  };
  return valueIn(schema, []);
}

function firstOf(examples: unknown): unknown {
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

function plainValue({ format, minimum, nullable }: Schema, type: string | undefined): unknown {
  if (type === "integer" || type === "number") return typeof minimum === "number" ? minimum : 0;
  if (type === "boolean") return true;
  if (type === "string") return ownValue(texts, format ?? "") ?? "string";
  return nullable ? null : undefined;
}

/** An example as text, cut off where it is too long. */
export function exampleText(value: unknown, isJson: boolean): string {
  const text = typeof value === "string" && !isJson ? value : JSON.stringify(value, undefined, 2);
  return text.length > apiLimits.example ? `${text.slice(0, apiLimits.example)}\n…` : text;
}

/** True for JSON, and for a type that is JSON with a meaning, such as `application/problem+json`. */
export function isJsonType(type: string): boolean {
  return /[/+]json\b/.test(type);
}
