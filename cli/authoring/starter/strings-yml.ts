/** `strings.yml` of a locale whose interface texts the tool does not ship: all of them in English, to be translated. */
import { ownValue } from "../../../schema/own-value.ts";
import en from "../../../schema/strings/en.json" with { type: "json" };
import type { StringsOverride } from "../../../schema/strings.ts";

/** `own` are those that are translated. */
export function stringsYml(locale: string, own: StringsOverride = {}): string {
  const known: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>> = own;
  const groups = Object.entries(en).map(([group, texts]) => {
    const lines = Object.entries(texts).map(
      ([key, text]) => `  ${key}: ${inYaml(ownValue(ownValue(known, group), key) ?? text)}`,
    );
    return `${group}:\n${lines.join("\n")}`;
  });
  return `# yaml-language-server: $schema=../../schemas/strings.schema.json
# The interface in the language “${locale}”: replace each English text. What is in {braces} is filled in.
# A text by number has one entry per plural form of the language, of which “other” is always needed.
${groups.join("\n")}
`;
}

/** Forms of a plural are a map on one line. */
function inYaml(text: unknown): string {
  if (typeof text !== "object" || text === null) return JSON.stringify(text);
  return `{ ${Object.entries(text)
    .map(([form, each]) => `${form}: ${JSON.stringify(each)}`)
    .join(", ")} }`;
}
