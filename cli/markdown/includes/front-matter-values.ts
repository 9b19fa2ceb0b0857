/** `{{name}}` in the texts of the front matter that visitors read: titles, descriptions, labels, facts of a case. */
import type * as z from "zod";
import { ownValue } from "../../../schema/own-value.ts";
import type { PageFinding, Place } from "../../report/finding.ts";
import { limits } from "../../report/limits/limits.ts";
import { salvage } from "../../source/yaml/salvage.ts";
import { schemaProblems } from "../../source/yaml/schema-issues.ts";
import { addDependency, type OpenUses } from "./page-uses.ts";
import {
  inText,
  isFilledIn,
  type LocaleVariables,
  tooMuchFilled,
  unknownVariable,
  variableSuggester,
} from "./variables.ts";

const texts = ["title", "description", "sidebar_label", "pagination_label", "keywords", "home", "case"];
/** Below those: addresses, names of files, and words of a closed list. */
const others = ["to", "icon", "drawing", "file", "approved_files", "languages", "confidentiality"];

/** `keys` are places by path, as `readYaml` gives them; `uses` gets the names. */
export function fillFrontMatter<T>(
  { value, keys }: { value: T; keys: Readonly<Record<string, Place>> },
  schema: z.ZodType<T>,
  variables: LocaleVariables,
  uses: OpenUses,
): { value: T; findings: PageFinding[] } {
  const findings: PageFinding[] = [];
  const suggest = variableSuggester(variables);
  let rest = limits.insertedBytes;
  /** False for a text with a variable that its owner has not filled in. */
  const isWhole = (text: string): boolean => {
    const names: string[] = [];
    inText(text, (name) => void names.push(name));
    return names.every((name) => {
      const found = ownValue(variables.values, name);
      uses.variables.set(name, found ?? null);
      return found === undefined || isFilledIn(found);
    });
  };
  const filled = (part: unknown, path: string): unknown => {
    if (typeof part === "string")
      return inText(part, (name) => {
        const found = ownValue(variables.values, name);
        uses.variables.set(name, found ?? null);
        addDependency(uses, { kind: "variable", name, place: ownValue(keys, path) });
        if (found === undefined)
          findings.push(unknownVariable(name, variables, ownValue(keys, path), suggest));
        rest -= found?.length ?? 0;
        if (rest >= 0) return found;
        if (rest + (found?.length ?? 0) >= 0) findings.push(tooMuchFilled(ownValue(keys, path)));
        return undefined;
      });
    if (Array.isArray(part)) {
      const items = path === "home.facts" ? part.filter(isWhole) : part;
      return items.map((item, index) => filled(item, `${path}.${index}`));
    }
    if (typeof part !== "object" || part === null) return part;
    const entries = Object.entries(part).map(([key, inner]) => {
      const isText = path === "" ? texts.includes(key) : !others.includes(key);
      return [key, isText ? filled(inner, path === "" ? key : `${path}.${key}`) : inner];
    });
    return Object.fromEntries(entries);
  };
  const whole = filled(value, "");
  const made = schema.safeParse(whole);
  if (made.success) return { value: made.data, findings };
  // An empty value, for one, where a text is needed.
  for (const { path, message, expected } of schemaProblems(schema, whole, made.error.issues))
    findings.push({
      rule: "front-matter-is-valid",
      place: ownValue(keys, path.join(".")),
      message,
      expected,
    });
  return { value: salvage(schema, whole) ?? value, findings };
}
