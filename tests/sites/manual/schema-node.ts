/** The part of JSON Schema that our schemas become, as far as a reference page tells of it. */
import * as z from "zod";

export const SchemaNode = z.object({
  $ref: z.string().optional(),
  description: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  format: z.string().optional(),
  const: z.unknown().optional(),
  default: z.unknown().optional(),
  enum: z.array(z.union([z.string(), z.number()])).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  required: z.array(z.string()).default([]),
  get properties() {
    return z.record(z.string(), SchemaNode).optional();
  },
  get additionalProperties() {
    return z.union([z.boolean(), SchemaNode]).optional();
  },
  get items() {
    return SchemaNode.optional();
  },
  get anyOf() {
    return z.array(SchemaNode).optional();
  },
  get oneOf() {
    return z.array(SchemaNode).optional();
  },
  get allOf() {
    return z.array(SchemaNode).optional();
  },
  get definitions() {
    return z.record(z.string(), SchemaNode).optional();
  },
});
export type SchemaNode = z.infer<typeof SchemaNode>;

/** What a value may be, where it may be one of several things. */
export function choicesOf({ anyOf, oneOf }: SchemaNode): SchemaNode[] | undefined {
  return anyOf ?? oneOf;
}

/** What the values of a map with free keys are. */
export function valuesOf({ additionalProperties }: SchemaNode): SchemaNode | undefined {
  return typeof additionalProperties === "object" ? additionalProperties : undefined;
}
