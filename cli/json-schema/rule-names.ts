/** The names of the rules in the JSON Schema of site.yml, so that an editor offers them with their meaning. */
import { RuleLevel } from "../../schema/site.ts";
import { ruleDescriptions } from "../report/rule-descriptions.ts";
import { type OwnRule, ruleNames, rules } from "../report/rules.ts";

/** The schemas know no rules, which belong to the compiler. */
export function withRuleNames(site: Record<string, unknown>): Record<string, unknown> {
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
  const levels = rules[rule] === "error" ? ["error"] : RuleLevel.options;
  return { description: ruleDescriptions[rule], type: "string", enum: levels };
}
