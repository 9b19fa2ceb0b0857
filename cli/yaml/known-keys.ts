/** Keys that a schema knows. */
import * as z from "zod";
import { likelyOptions, schemasAt } from "./schema-at.ts";
import { at, type PathPart } from "./value-at.ts";

/** Keys that the map at `path` may have, each once; of a union, those of the variants that are likely meant. */
export function knownKeys(schema: z.ZodType, value: unknown, path: readonly PathPart[]): string[] {
  const options = schemasAt(schema, value, path).flatMap((found) => likelyOptions(found, at(value, path)));
  return [
    ...new Set(options.flatMap((option) => (option instanceof z.ZodObject ? Object.keys(option.shape) : []))),
  ];
}
