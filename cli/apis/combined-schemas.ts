/** A schema and those that it combines by `allOf`, which together say what a value is. */
import type { ApiFiles } from "./api-file.ts";
import { apiLimits } from "./api-limits.ts";
import { Schema, type SchemaOrFlag } from "./openapi.ts";

export function schemaOf(schema: SchemaOrFlag | undefined, files: ApiFiles): Schema | undefined {
  return typeof schema === "object" ? files.follow(schema, Schema) : undefined;
}

/** The schema first. Those for which `isOpen` is false are there without what they combine. */
export function combinedSchemas(
  schema: SchemaOrFlag | undefined,
  files: ApiFiles,
  isOpen = (_: Schema) => true,
): Schema[] {
  const found: Schema[] = [];
  const add = (each: SchemaOrFlag | undefined): void => {
    const own = schemaOf(each, files);
    if (!own || found.length >= apiLimits.combined || found.includes(own)) return;
    found.push(own);
    if (found.length === 1 || isOpen(own)) for (const inner of own.allOf ?? []) add(inner);
  };
  add(schema);
  return found;
}

/** A property of a schema, or one of its variants. */
type SchemaPart = {
  schema: SchemaOrFlag;
  /** Where it is written: the schema, or what has the flag. */
  at: object;
  required?: boolean;
};

/** Properties by their names, and by patterns such as `/^x-/`. */
export function propertiesOf(combined: readonly Schema[]): Map<string, SchemaPart> {
  const needed = new Set(combined.flatMap(({ required = [] }) => required));
  return new Map(
    combined.flatMap((of) => {
      const patterns = Object.entries(of.patternProperties ?? {});
      return [
        ...Object.entries(of.properties ?? {}),
        ...patterns.map(([name, schema]) => [`/${name}/`, schema] as const),
      ].map(([name, schema]) => [name, { ...partOf(of, schema), required: needed.has(name) }] as const);
    }),
  );
}

export function partOf(of: Schema, schema: SchemaOrFlag): SchemaPart {
  return { schema, at: typeof schema === "object" ? schema : of };
}
