/** A published schema → its page of the reference: an introduction by hand, then every key with its description. */
import * as z from "zod";
import { jsonSchemaOf } from "../../../cli/report/json-schema/json-schema.ts";
import type { PublishedSchema } from "../../../cli/report/json-schema/schemas.ts";
import { RuleLevel } from "../../../schema/site.ts";
import { examplesOf } from "./examples.ts";
import { below, keySections } from "./fields.ts";
import { frontMatter } from "./front-matter.ts";
import { SchemaNode, valuesOf } from "./schema-node.ts";

/** `introduction` is Markdown that starts with its title, as a heading, and a first paragraph. The page has the keys that `isHere` takes. */
export function schemaPage(
  published: PublishedSchema,
  introduction: string,
  position: number,
  isHere: (key: string) => boolean = () => true,
): string {
  const { title, text } = Introduction.parse(
    /^# (?<title>[^\n]+)\n\n(?<text>.+)$/s.exec(introduction)?.groups,
  );
  const front = frontMatter({ title, sidebar_position: position });
  const whole = withoutRules(SchemaNode.parse(jsonSchemaOf(published)));
  const node = whole.properties ? { ...whole, properties: only(whole.properties, isHere) } : whole;
  return `${[front, text.trim(), keysOf(node, examplesOf(published.name))].join("\n\n")}\n`;
}

function only<T>(
  properties: Readonly<Record<string, T>>,
  isHere: (key: string) => boolean,
): Record<string, T> {
  return Object.fromEntries(Object.entries(properties).filter(([key]) => isHere(key)));
}

/** The rules have a page of their own. */
function withoutRules(node: SchemaNode): SchemaNode {
  const { rules } = node.properties ?? {};
  if (!rules) return node;
  const level: SchemaNode = { type: "string", enum: RuleLevel.options, required: [] };
  const plain: SchemaNode = { ...rules, properties: undefined, additionalProperties: level };
  return { ...node, properties: { ...node.properties, rules: plain } };
}

const Introduction = z.object({ title: z.string(), text: z.string() });

function keysOf(node: SchemaNode, examples: ReadonlyMap<string, string>): string {
  const values = valuesOf(node);
  if (!values) return keySections(node, examples);
  // A list of entries: each is one of several kinds.
  const entry = Object.values(node.definitions ?? {})[0];
  if (entry && values.items) return `## Entries\n\n${below(entry, "")}`;
  return values.properties ? keySections(values, examples) : (values.description ?? "");
}
