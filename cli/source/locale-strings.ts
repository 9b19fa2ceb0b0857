/** The interface texts of a locale: those that the tool ships, with the site's own over them. */
import en from "../../schema/strings/en.json" with { type: "json" };
import fr from "../../schema/strings/fr.json" with { type: "json" };
import { type Strings, type StringsOverride, Strings as StringsSchema } from "../../schema/strings.ts";
import type { Finding } from "../report/finding.ts";
import type { ConfigFile } from "./config-file.ts";

/** Beyond that, a list of names helps less than a file to start from. */
const mostNamed = 20;

/** Shipped texts by language. */
export const shippedStrings: ReadonlyMap<string, Strings> = new Map([
  ["en", en],
  ["fr", fr],
]);

/**
 * The shipped texts of the language, overridden by those of the site. A locale that the tool does not ship needs all texts,
 * except those of integrations if the site has none.
 */
export function localeStrings(
  locale: string,
  { file, value: own, isWritten }: ConfigFile<StringsOverride>,
  showsIntegrations: boolean,
  findings: Finding[],
): Strings {
  const shipped = shippedStrings.get(locale) ?? shippedStrings.get(locale.split("-")[0] ?? "");
  const merged = {
    reader: { ...shipped?.reader, ...own.reader },
    compiler: { ...shipped?.compiler, ...own.compiler },
    search: { ...shipped?.search, ...own.search },
    sideBySide: { ...shipped?.sideBySide, ...own.sideBySide },
    integrations: {
      ...(!showsIntegrations && en.integrations),
      ...shipped?.integrations,
      ...own.integrations,
    },
  };
  const { data, error } = StringsSchema.safeParse(merged);
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
      message: `${missing.length} interface texts of the locale “${locale}” are missing, starting with ${missing[0]}`,
      expected: `all of them; “twsite locale add ${locale}” writes a strings.yml to translate`,
    });
  else if (missing.length > 0)
    findings.push({
      rule: "configuration-is-valid",
      file,
      message: `interface texts of the locale “${locale}” are missing: ${missing.join(", ")}`,
      expected: "a text for each of them",
    });
  return en;
}
