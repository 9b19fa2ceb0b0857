/** Schemas that get pages of their own: those with parts that several operations use, or that hold themselves. */
import * as z from "zod";
import type { ApiFiles } from "./api-file.ts";
import { apiLimits } from "./api-limits.ts";
import { type At, below, type Located, pointerOf } from "./at.ts";
import { Schema, type SchemaOrFlag } from "./openapi.ts";
import { type ApiOperation, uniqueName } from "./operations.ts";

export type SchemaPage = Located<Schema> & {
  /** Name in the file: `Reservation`. */
  title: string;
  /** Name of its page, in the folder `schemas`. */
  name: string;
};

/** Pages by the pointer of their schemas, in the order of their names. */
export type SchemaPages = ReadonlyMap<string, SchemaPage>;

type Use = { schema: Located<Schema>; title: string; users: Set<string>; holdsItself: boolean };

export function sharedSchemas(operations: readonly ApiOperation[], files: ApiFiles): SchemaPages {
  const uses = new Map<string, Use>();
  /** `value` is any part of an operation or a schema; `above` are the values of references that it is in; `isNames`: its keys are names. */
  const visit = (value: unknown, at: At, user: string, above: readonly string[], isNames = false): void => {
    if (typeof value !== "object" || value === null || above.length > apiLimits.combined) return;
    if (!isNames && "$ref" in value && typeof value.$ref === "string") {
      const isSchema = /\/schemas\/|\$defs/.test(value.$ref);
      const target = files.follow<Schema>({ value: value as Schema, at }, isSchema ? Schema : anyObject);
      if (!target) return;
      const key = pointerOf(target.at);
      const known = uses.get(key);
      if (above.includes(key)) {
        if (known) known.holdsItself = true;
        return;
      }
      // Two have been there already, and have gone on to what it holds.
      if (known && (known.users.size > 1 || known.users.has(user))) return;
      if (known) known.users.add(user);
      else if (isSchema) {
        const title = String(target.at.path.at(-1) ?? target.at.file);
        uses.set(key, { schema: target, title, users: new Set([user]), holdsItself: false });
      }
      visit(target.value, target.at, user, [...above, key]);
      return;
    }
    for (const [key, inner] of Object.entries(value))
      if (isNames || !(key.startsWith("x-") || notSchemas.has(key)))
        visit(inner, below(at, key), user, above, !isNames && mapsOfNames.has(key));
  };
  for (const { operation, parameters, at, name } of operations) {
    const { callbacks: _, ...own } = operation;
    visit(own, at, name, []);
    for (const parameter of parameters) visit(parameter.value, parameter.at, name, []);
  }
  const names = new Set<string>();
  const shared = [...uses]
    .filter(([, { users, holdsItself, schema }]) => holdsItself || (users.size > 1 && hasParts(schema.value)))
    .sort(([, one], [, other]) => (one.title < other.title ? -1 : 1))
    .slice(0, apiLimits.schemas);
  return new Map(
    shared.map(([key, { schema, title }]) => [key, { ...schema, title, name: uniqueName(title, names) }]),
  );
}

const notSchemas: ReadonlySet<string> = new Set([
  "example",
  "examples",
  "default",
  "enum",
  "const",
  "mapping",
]);

/** Maps whose keys are names of the API's own. */
const mapsOfNames: ReadonlySet<string> = new Set(["properties", "patternProperties", "$defs"]);

const anyObject = z.looseObject({});

/** False for a schema that a line can say, such as that of a number. */
function hasParts(schema: Schema): boolean {
  const { properties, allOf, oneOf, anyOf, items, enum: values } = schema;
  const isList = typeof items === "object" && hasInnerParts(items);
  return Boolean(properties ?? allOf ?? oneOf ?? anyOf) || isList || (values?.length ?? 0) > 10;
}

function hasInnerParts(schema: SchemaOrFlag): boolean {
  return (
    typeof schema === "object" && Boolean(schema.properties ?? schema.allOf ?? schema.oneOf ?? schema.anyOf)
  );
}
