/** The interface texts of a locale: those that the tool ships, with the site's own over them. */

import type { LocaleConfig } from "../../schema/site.ts";
import en from "../../schema/strings/en.json" with { type: "json" };
import { type Strings, type StringsOverride, Strings as StringsSchema } from "../../schema/strings.ts";
import type { Finding } from "../report/finding.ts";
import type { ConfigFile } from "./config-file.ts";
import { englishTexts, shippedFor } from "./shipped-strings.ts";

/** Beyond that, a list of names helps less than a file to start from. */
const mostNamed = 20;

/**
 * The shipped texts of the language, overridden by those of the site. A locale that the tool does not ship needs all texts,
 * except those of reviews, and those of integrations if the site has none.
 */
export function localeStrings(
  { id, tag }: Pick<LocaleConfig, "id" | "tag">,
  own: ConfigFile<StringsOverride>,
  showsIntegrations: boolean,
  findings: Finding[],
): Strings {
  const { file, value, isWritten } = own;
  const shipped = shippedFor(tag)?.strings;
  findings.push(...stillEnglish(tag, own));
  const merged = {
    reader: { ...shipped?.reader, ...value.reader },
    compiler: { ...shipped?.compiler, ...value.compiler },
    search: { ...shipped?.search, ...value.search },
    sideBySide: { ...shipped?.sideBySide, ...value.sideBySide },
    integrations: {
      ...(!showsIntegrations && en.integrations),
      ...shipped?.integrations,
      ...value.integrations,
    },
    review: { ...en.review, ...shipped?.review, ...value.review },
    reviewNames: { ...en.reviewNames, ...shipped?.reviewNames, ...value.reviewNames },
    api: { ...en.api, ...shipped?.api, ...value.api },
  };
  // Zod would translate the schema of 400 texts into a function first, which takes longer than to check a few languages.
  const { data, error } = StringsSchema.safeParse(merged, { jitless: true });
  if (data) return data;
  // A text that does not fit has its own finding.
  const missing = error.issues
    .map(({ path }) => path.map(String))
    .filter((path) => !isWritten(path))
    .map((path) => path.join("."));
  if (missing.length > mostNamed)
    findings.push({
      rule: "configuration-is-valid",
      file,
      message: `${missing.length} interface texts of the locale “${id}” are missing, starting with ${missing[0]}`,
      expected: `all of them; “twsite locale add ${id}” writes a strings.yml to translate`,
    });
  else if (missing.length > 0)
    findings.push({
      rule: "configuration-is-valid",
      file,
      message: `interface texts of the locale “${id}” are missing: ${missing.join(", ")}`,
      expected: "a text for each of them",
    });
  return en;
}

/** One finding, at the first of them. */
function stillEnglish(tag: string, { file, value, placeOf }: ConfigFile<StringsOverride>): Finding[] {
  const texts = englishTexts(tag, value);
  const [first] = texts;
  if (first === undefined) return [];
  const count = texts.length === 1 ? "an interface text is" : `${texts.length} interface texts are`;
  return [
    {
      rule: "language-is-complete",
      file,
      place: placeOf(first.split(".")),
      message: `${count} in English${texts.length === 1 ? ":" : ", starting with"} “${first}”`,
      expected: shippedFor(tag)
        ? "texts in the language of the locale; without a text here, twsite has one"
        : "a translation of each",
    },
  ];
}
