/** A published schema as JSON Schema. Draft 7 is what editors' YAML support knows best. */
import * as z from "zod";
import { RuleLevel } from "../../../schema/site.ts";
import { levelOf, type OwnRule, ruleDescriptions, ruleNames } from "../rules.ts";
import type { PublishedSchema } from "./schemas.ts";

export function jsonSchemaOf({ name, schema, of, side }: PublishedSchema): Record<string, unknown> {
  const json = z.toJSONSchema(schema, {
    target: "draft-7",
    io: side === "written" ? "input" : "output",
    // Checks that only code can do are left to the compiler.
    unrepresentable: "any",
  });
  const { $schema, ...rest } = json;
  const whole = { $schema, title: of, ...rest };
  return name === "site" ? withRuleNames(whole) : whole;
}

/** Name of the schema's file in a folder of schemas. */
export function schemaFile(name: string): string {
  return `${name}.schema.json`;
}

/** The text of the schema's file. */
export function schemaText(published: PublishedSchema): string {
  return `${JSON.stringify(jsonSchemaOf(published), null, 2)}\n`;
}

/** The schemas know no rules, which belong to the compiler. */
function withRuleNames(site: Record<string, unknown>): Record<string, unknown> {
  const keys = Object(site.properties);
  const properties = Object.fromEntries(ruleNames.map((rule) => [rule, levelsOf(rule)]));
  const { description, default: none } = Object(keys.rules);
  const ofTheSite = { "^site/[a-z][a-z0-9-]*$": { type: "string", enum: RuleLevel.options } };
  const own = {
    default: none,
    description,
    type: "object",
    properties,
    patternProperties: ofTheSite,
    additionalProperties: false,
  };
  return { ...site, properties: { ...keys, rules: own } };
}

function levelsOf(rule: OwnRule): Record<string, unknown> {
  const levels = levelOf(rule) === "error" ? ["error"] : RuleLevel.options;
  return { description: ruleDescriptions[rule], type: "string", enum: levels };
}
