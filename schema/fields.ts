/** Fields of schemas, each with its description. */
import * as z from "zod";

export const text = (description: string) => z.string().describe(description);
export const nonempty = (description: string) => z.string().min(1).describe(description);
export const integer = (description: string) => z.number().int().describe(description);
export const flag = (description: string) => z.boolean().describe(description);
export const onByDefault = (description: string) => z.boolean().default(true).describe(description);
export const offByDefault = (description: string) => z.boolean().default(false).describe(description);

export const object = <Shape extends z.ZodRawShape>(description: string, shape: Shape) =>
  z.strictObject(shape).describe(description);

/** A list of objects. */
export const list = <Shape extends z.ZodRawShape>(description: string, shape: Shape) =>
  z.array(z.strictObject(shape)).describe(description);

/** Fields that may be absent. */
export const optional = {
  text: (description: string) => z.string().optional().describe(description),
  nonempty: (description: string) => z.string().min(1).optional().describe(description),
  integer: (description: string) => z.number().int().optional().describe(description),
  flag: (description: string) => z.boolean().optional().describe(description),
  object: <Shape extends z.ZodRawShape>(description: string, shape: Shape) =>
    z.strictObject(shape).optional().describe(description),
  list: <Shape extends z.ZodRawShape>(description: string, shape: Shape) =>
    z.array(z.strictObject(shape)).optional().describe(description),
};
