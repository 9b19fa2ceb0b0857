/** Which keys a schema knows. */
import * as z from "zod";
import { at, type PathPart } from "./value-at.ts";

/** Keys that the map at `path` may have; of a discriminated union, those of the variant that is written. */
export function knownKeys(schema: z.ZodType, value: unknown, path: readonly PathPart[]): string[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodUnion) {
    const options = inner.options.filter((option) => option instanceof z.ZodType);
    const fitting = options.filter((option) => hasType(option, value));
    return (fitting.length > 0 ? fitting : options).flatMap((option) => knownKeys(option, value, path));
  }
  const [part, ...rest] = path;
  if (part === undefined) return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
  const next = at(value, [part]);
  if (inner instanceof z.ZodObject) {
    const field: unknown = inner.shape[part];
    return field instanceof z.ZodType ? knownKeys(field, next, rest) : [];
  }
  if (inner instanceof z.ZodArray && inner.element instanceof z.ZodType)
    return knownKeys(inner.element, next, rest);
  if (inner instanceof z.ZodRecord && inner.valueType instanceof z.ZodType)
    return knownKeys(inner.valueType, next, rest);
  return [];
}

/** True where the object's literal fields (its discriminator) are those of `value`. */
function hasType(option: z.ZodType, value: unknown): boolean {
  if (!(option instanceof z.ZodObject)) return false;
  const literals = Object.entries(option.shape).filter(([, field]) => field instanceof z.ZodLiteral);
  return (
    literals.length > 0 &&
    literals.every(
      ([key, field]) => field instanceof z.ZodLiteral && field.safeParse(at(value, [key])).success,
    )
  );
}

function unwrap(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable) {
    const inner = schema.unwrap();
    if (inner instanceof z.ZodType) return unwrap(inner);
  }
  if (schema instanceof z.ZodLazy) {
    const inner = schema.unwrap();
    if (inner instanceof z.ZodType) return unwrap(inner);
  }
  return schema;
}
