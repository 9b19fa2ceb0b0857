/** Schemas that get pages of their own: those with parts that several operations use, or that hold themselves. */
import { posix } from "node:path";
import type { ApiFiles } from "./api-file.ts";
import { apiLimits } from "./api-limits.ts";
import { AnyObject, Schema, type SchemaOrFlag } from "./openapi.ts";
import { type ApiOperation, uniqueName } from "./operations.ts";

export type SchemaPage = {
  schema: Schema;
  /** Name in the file: `Reservation`. */
  title: string;
  /** Name of its page, in the folder `schemas`. */
  name: string;
};

/** Pages by the pointer of their schemas, in the order of their names. */
export type SchemaPages = ReadonlyMap<string, SchemaPage>;

type Use = { schema: Schema; users: Set<string>; holdsItself: boolean };

export function sharedSchemas(operations: readonly ApiOperation[], files: ApiFiles): SchemaPages {
  const uses = new Map<string, Use>();
  type Where = { isNames?: boolean; isInSchema?: boolean };
  /** `value` is any part of an operation or a schema; `above` are the values of references that it is in; `isNames`: its keys are names. */
  const visit = (
    value: unknown,
    user: string,
    above: readonly string[],
    { isNames = false, isInSchema = false }: Where = {},
  ): void => {
    if (typeof value !== "object" || value === null || above.length > apiLimits.combined) return;
    if (!isNames && "$ref" in value && typeof value.$ref === "string") {
      // A place in an operation, such as `#/paths/…/schema`, has no name that says what it is.
      const isSchema =
        /\/schemas\/|\$defs/.test(value.$ref) || (isInSchema && !/\/(schema|items|\d+)$/.test(value.$ref));
      const schema = files.follow<Schema>(value as Schema, isSchema ? Schema : AnyObject);
      if (!schema) return;
      const key = files.pointerOf(schema);
      const known = uses.get(key);
      if (known && above.includes(key)) known.holdsItself = true;
      // Two have been there already, and have gone on to what it holds.
      if (above.includes(key) || (known && (known.users.size > 1 || known.users.has(user)))) return;
      if (known) known.users.add(user);
      else if (isSchema)
        uses.set(key, { schema: files.original(schema), users: new Set([user]), holdsItself: false });
      visit(schema, user, [...above, key], { isInSchema });
      return;
    }
    for (const [key, inner] of Object.entries(value))
      if (isNames || !(key.startsWith("x-") || notSchemas.has(key)))
        visit(inner, user, above, {
          isNames: !isNames && mapsOfNames.has(key),
          isInSchema: isInSchema || key === "schema" || key === "itemSchema",
        });
  };
  for (const { operation, parameters, name } of operations) {
    const { callbacks: _, ...own } = operation;
    visit([own, parameters], name, []);
  }
  const names = new Set<string>();
  const pages = [...uses]
    .filter(([, { users, holdsItself, schema }]) => holdsItself || (users.size > 1 && !isSaidInLine(schema)))
    .map(([key, { schema }]) => ({ key, schema, title: titleIn(key) }))
    .sort((one, other) => (one.title < other.title ? -1 : 1))
    .slice(0, apiLimits.schemas);
  return new Map(pages.map(({ key, ...page }) => [key, { ...page, name: uniqueName(page.title, names) }]));
}

/** Keys of values of which the API defines no part. */
export const notSchemas: ReadonlySet<string> = new Set(["example", "examples", "default", "enum", "const"]);

/** Maps whose keys are names of the API's own. */
const mapsOfNames: ReadonlySet<string> = new Set(["properties", "patternProperties", "$defs"]);

/** The last name in a pointer, else that of the file. */
function titleIn(pointer: string): string {
  const [file = "", path = ""] = pointer.split("#");
  return path.split("/").at(-1)?.replaceAll("~1", "/").replaceAll("~0", "~") || posix.parse(file).name;
}

/** True for a schema that has no parts, such as that of a number, or of a list of numbers. */
function isSaidInLine({ items, enum: values = [], ...schema }: Schema): boolean {
  const hasParts = (inner: SchemaOrFlag | undefined) =>
    typeof inner === "object" && Boolean(inner.properties ?? inner.allOf ?? inner.oneOf ?? inner.anyOf);
  return !hasParts(schema) && !hasParts(items) && values.length <= 10;
}
