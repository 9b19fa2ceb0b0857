/** Manual's help for each rule: `dist/twsite/rules.json`, which is made of its page when the tool is bundled. */
import { readFileSync } from "node:fs";
import * as z from "zod";

const RuleHelp = z.record(z.string(), z.object({ text: z.string(), markdown: z.string() }));
export type RuleHelp = z.infer<typeof RuleHelp>;

export function readRuleHelp(file: string): RuleHelp {
  return RuleHelp.parse(JSON.parse(readFileSync(file, "utf8")));
}
