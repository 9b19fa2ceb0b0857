/** Schema of a value: a schema and a path in it → the schemas there, of a union those that are likely meant. */
import * as z from "zod";
import { ownValue } from "../../../schema/own-value.ts";
import { type PathPart, valueAt } from "./value-at.ts";

export function schemasAt(schema: z.ZodType, value: unknown, path: readonly PathPart[]): z.ZodType[] {
  const [part, ...rest] = path;
  if (part === undefined) return [schema];
  const next = valueAt(value, [part]);
  return likelyOptions(schema, value).flatMap((option) => {
    const field = fieldOf(option, part);
    return field ? schemasAt(field, next, rest) : [];
  });
}

/** The schema inside of wrappers (optional, default …); of a union the variants that fit what was written best. */
export function likelyOptions(schema: z.ZodType, value: unknown): z.ZodType[] {
  const inner = unwrap(schema);
  if (!(inner instanceof z.ZodUnion)) return [inner];
  const options = inner.options.filter((option) => option instanceof z.ZodType);
  const ofType = options.filter((option) => hasType(option, value));
  const fitting = ofType.length > 0 ? ofType : options.filter((option) => sharesKey(option, value));
  return (fitting.length > 0 ? fitting : options).flatMap((option) => likelyOptions(option, value));
}

function fieldOf(schema: z.ZodType, part: PathPart): z.ZodType | undefined {
  const field: unknown =
    schema instanceof z.ZodObject
      ? ownValue(schema.shape, part)
      : schema instanceof z.ZodArray
        ? schema.element
        : schema instanceof z.ZodRecord
          ? schema.valueType
          : undefined;
  return field instanceof z.ZodType ? field : undefined;
}

/** True where the object's literal fields (its discriminator) are those of `value`. */
function hasType(option: z.ZodType, value: unknown): boolean {
  if (!(option instanceof z.ZodObject)) return false;
  const literals = Object.entries(option.shape).filter(([, field]) => field instanceof z.ZodLiteral);
  return (
    literals.length > 0 &&
    literals.every(
      ([key, field]) => field instanceof z.ZodLiteral && field.safeParse(valueAt(value, [key])).success,
    )
  );
}

/** True where `value` has a required key of the object. */
function sharesKey(option: z.ZodType, value: unknown): boolean {
  if (!(option instanceof z.ZodObject)) return false;
  return Object.entries(option.shape).some(
    ([key, field]) => !(field instanceof z.ZodOptional) && valueAt(value, [key]) !== undefined,
  );
}

function unwrap(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable) {
    const inner = schema.unwrap();
    if (inner instanceof z.ZodType) return unwrap(inner);
  }
  if (schema instanceof z.ZodPrefault || schema instanceof z.ZodCatch || schema instanceof z.ZodLazy) {
    const inner = schema.unwrap();
    if (inner instanceof z.ZodType) return unwrap(inner);
  }
  return schema;
}
