/** Types of zod schemas, as tsc declares them → the same with the description of each field as its doc comment. */
import * as z from "zod";
import { ownValue } from "../../schema/own-value.ts";

/** The objects within a schema, from the outside in, in the order in which its type names them. */
function objectsIn(schema: unknown): z.ZodObject[] {
  if (schema instanceof z.ZodObject) return [schema];
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(objectsIn);
  if (schema instanceof z.ZodArray) return objectsIn(schema.element);
  if (schema instanceof z.ZodRecord) return [...objectsIn(schema.keyType), ...objectsIn(schema.valueType)];
  if (schema instanceof z.ZodPipe) return [...objectsIn(schema.in), ...objectsIn(schema.out)];
  if (isWrapper(schema)) return objectsIn(schema.unwrap());
  return [];
}

function descriptionOf(schema: unknown): string | undefined {
  if (!(schema instanceof z.ZodType)) return undefined;
  return schema.description ?? (isWrapper(schema) ? descriptionOf(schema.unwrap()) : undefined);
}

const wrappers = [z.ZodOptional, z.ZodDefault, z.ZodPrefault, z.ZodNullable, z.ZodReadonly, z.ZodCatch];

function isWrapper(schema: unknown): schema is z.ZodOptional {
  return wrappers.some((wrapper) => schema instanceof wrapper);
}

/** A place in a type: the objects that are still to come there, and the one that the lines are in. */
type Level = { objects: z.ZodObject[]; current: z.ZodObject | undefined };

export function describedTypes(text: string, schemas: Readonly<Record<string, unknown>>): string {
  const levels: Level[] = [];
  const described: string[] = [];
  for (const line of text.split("\n")) {
    const [, name = ""] = /^(?:export )?declare const (\w+): z\..*\{$/.exec(line) ?? [];
    const [, indent = "", key = ""] = /^( +)"?([\w$-]+)"?: (?=z\.)/.exec(line) ?? [];
    const level = levels.at(-1);
    if (name !== "") levels.splice(0, levels.length, entered(ownValue(schemas, name)));
    else if (level && key !== "") {
      const field: unknown = ownValue(level.current?.shape, key);
      const description = descriptionOf(field);
      const isDescribed = described.at(-1)?.trim().endsWith("*/");
      if (description !== undefined && !isDescribed)
        described.push(`${indent}/** ${description.replaceAll("*/", "*\\/")} */`);
      if (line.endsWith("{")) levels.push(entered(field));
    } else if (level && /^ *\}.*\{$/.test(line)) level.current = level.objects.shift();
    else if (level && /^ *\}/.test(line)) levels.pop();
    described.push(line);
  }
  return described.join("\n");
}

function entered(schema: unknown): Level {
  const [current, ...objects] = objectsIn(schema);
  return { objects, current };
}
