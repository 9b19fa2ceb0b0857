/** A schema and those that it combines by `allOf`, which together say what a value is. */
import type { ApiFiles } from "./api-file.ts";
import { apiLimits } from "./api-limits.ts";
import { Schema, type SchemaOrFlag } from "./openapi.ts";

/** The schema first. Those for which `isOpen` is false are there without what they combine. */
export function combinedSchemas(
  schema: SchemaOrFlag | undefined,
  files: ApiFiles,
  isOpen = (_: Schema) => true,
): Schema[] {
  const found: Schema[] = [];
  const add = (each: SchemaOrFlag | undefined): void => {
    const own = typeof each === "object" ? files.follow(each, Schema) : undefined;
    if (!own || found.length >= apiLimits.combined || found.includes(own)) return;
    found.push(own);
    if (found.length === 1 || isOpen(own)) for (const inner of own.allOf ?? []) add(inner);
  };
  add(schema);
  return found;
}
