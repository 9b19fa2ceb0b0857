/** A value for a JSON Schema with every field that can hold a text: what each holds, the caller says. */

export type JsonSchema = {
  $ref?: string;
  definitions?: Record<string, JsonSchema>;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  propertyNames?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  minimum?: number;
};

/** The text at a path; undefined leaves the field out. Of a list, `*` stands for each item. */
export type TextAt = (path: readonly string[]) => string | undefined;

type Around = {
  definitions: Record<string, JsonSchema>;
  textAt: TextAt;
  /** The key of a record. */
  keyAt(path: readonly string[]): string;
  /** How often each definition is open: one that holds itself ends. */
  open: readonly string[];
};

export function sampleOf(schema: JsonSchema, textAt: TextAt, keyAt: Around["keyAt"]): unknown {
  return value(schema, [], { definitions: schema.definitions ?? {}, textAt, keyAt, open: [] });
}

function value(schema: JsonSchema, path: readonly string[], around: Around): unknown {
  if (schema.$ref !== undefined) {
    const { $ref } = schema;
    const known = around.definitions[$ref.replace("#/definitions/", "")];
    const isTooOften = around.open.filter((name) => name === $ref).length > 1;
    return known && !isTooOften ? value(known, path, { ...around, open: [...around.open, $ref] }) : undefined;
  }
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.allOf) return value(Object.assign({}, ...schema.allOf), path, around);
  const choices = schema.anyOf ?? schema.oneOf;
  // A text per language says more than one for all.
  if (choices) return choices.map((choice) => value(choice, path, around)).findLast(isThere);
  const types = [schema.type].flat();
  if (types.includes("object")) return object(schema, path, around);
  if (types.includes("array")) {
    const { items = {} } = schema;
    if (items.enum) return items.enum;
    const kinds = items.$ref ? definition(items, around) : items;
    const each = kinds.anyOf ?? kinds.oneOf ?? [items];
    const inner = items.$ref ? { ...around, open: [...around.open, items.$ref] } : around;
    if (inner.open.filter((name) => name === items.$ref).length > 2) return undefined;
    const list = each.map((item, number) => value(item, [...path, String(number)], inner)).filter(isThere);
    return list.length > 0 ? list : undefined;
  }
  if (types.includes("string")) return around.textAt(path);
  // Numbers and switches hold no text.
  return undefined;
}

function definition({ $ref = "" }: JsonSchema, { definitions }: Around): JsonSchema {
  return definitions[$ref.replace("#/definitions/", "")] ?? {};
}

function object(schema: JsonSchema, path: readonly string[], around: Around): unknown {
  const entries = Object.entries(schema.properties ?? {}).map(
    ([key, property]) => [key, value(property, [...path, key], around)] as const,
  );
  const { additionalProperties: others } = schema;
  if (typeof others === "object" && Object.keys(others).length > 0) {
    const key = around.keyAt(path);
    entries.push([key, value(others, [...path, key], around)]);
  }
  const there = entries.filter(([, held]) => isThere(held));
  const lacks = schema.required?.some((key) => !there.some(([name]) => name === key));
  return lacks || there.length === 0 ? undefined : Object.fromEntries(there);
}

function isThere(held: unknown): boolean {
  return held !== undefined;
}
