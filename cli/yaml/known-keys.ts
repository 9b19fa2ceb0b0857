/** Which keys a schema knows. */
import * as z from "zod";
import { at, type PathPart } from "./value-at.ts";

/** Keys that the map at `path` may have, each once; of a union, those of the variants that are likely meant. */
export function knownKeys(schema: z.ZodType, value: unknown, path: readonly PathPart[]): string[] {
  return [...new Set(keysAt(schema, value, path))];
}

function keysAt(schema: z.ZodType, value: unknown, path: readonly PathPart[]): string[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodUnion) {
    const options = inner.options.filter((option) => option instanceof z.ZodType);
    const ofType = options.filter((option) => hasType(option, value));
    const fitting = ofType.length > 0 ? ofType : options.filter((option) => sharesKey(option, value));
    return (fitting.length > 0 ? fitting : options).flatMap((option) => keysAt(option, value, path));
  }
  const [part, ...rest] = path;
  if (part === undefined) return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
  const next = at(value, [part]);
  if (inner instanceof z.ZodObject) {
    const field: unknown = inner.shape[part];
    return field instanceof z.ZodType ? keysAt(field, next, rest) : [];
  }
  if (inner instanceof z.ZodArray && inner.element instanceof z.ZodType)
    return keysAt(inner.element, next, rest);
  if (inner instanceof z.ZodRecord && inner.valueType instanceof z.ZodType)
    return keysAt(inner.valueType, next, rest);
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

/** True where a required key of the object stands in `value`. */
function sharesKey(option: z.ZodType, value: unknown): boolean {
  if (!(option instanceof z.ZodObject)) return false;
  return Object.entries(option.shape).some(
    ([key, field]) => !(field instanceof z.ZodOptional) && at(value, [key]) !== undefined,
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
