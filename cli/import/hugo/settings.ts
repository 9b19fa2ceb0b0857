/** The configuration of Hugo in TOML, YAML or JSON, of one file or of several, and the languages that it declares. */
import { posix } from "node:path";
import { isRecord, mergedRecords, recordOf, textOf } from "../is-record.ts";
import type { OldSite } from "../old-site.ts";
import type { SourceFolder } from "../source-folder.ts";
import { parsedToml } from "../source-toml.ts";
import { parsedYaml } from "../source-yaml.ts";

/** Names of the configuration with each of its endings. */
export function namesOf(...stems: string[]): string[] {
  return stems.flatMap((stem) => ["toml", "yaml", "yml", "json"].map((ending) => `${stem}.${ending}`));
}

/** One file, or those of `config/_default/`, each with the value of its name: `languages.de.toml` is of a language, as `menus.de.toml` is. */
export function configurationOf(source: SourceFolder): { file: string; config: Record<string, unknown> } {
  const valuesIn = (file: string): Record<string, unknown> => {
    const text = () => source.text(file);
    const read = () => (file.endsWith(".toml") ? parsedToml(text()) : parsedYaml(text()).value);
    return recordOf(withUsualKeys(source.attempt(file, read)));
  };
  const whole = source.firstFile(namesOf("hugo", "config"));
  const folder = "config/_default";
  const parts = source.filesBelow(folder).filter((name) => /\.(toml|ya?ml|json)$/.test(name));
  const byPart = parts.map((name): Record<string, unknown> => {
    const [stem = "", language] = name.replace(/\.\w+$/, "").split(".");
    const values = valuesIn(posix.join(folder, name));
    if (/^(hugo|config)$/.test(stem)) return values;
    const key = /^menus?$/.test(stem) ? "menus" : stem;
    if (language === undefined) return { [key]: values };
    return { languages: { [language]: /^(menus|params)$/.test(key) ? { [key]: values } : values } };
  });
  const main = parts.find((name) => /^(hugo|config)\./.test(name));
  return {
    file: whole ?? (main === undefined ? "." : posix.join(folder, main)),
    config: byPart.reduce(mergedRecords, whole === undefined ? {} : valuesIn(whole)),
  };
}

const usualKeys = new Map(
  "autoHeadingIDType baseURL contentDir copyright defaultContentLanguage defaultContentLanguageInSubdir disablePathToLower disabled goldmark label languageCode languageName languages locale main footer markup menu menus module pageRef params permalinks staticDir taxonomies theme timeZone title uglyURLs"
    .split(" ")
    .map((key) => [key.toLowerCase(), key]),
);

/** Hugo takes its keys with any capitals: `[Languages]`, `baseurl`. */
function withUsualKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withUsualKeys);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      usualKeys.get(key.toLowerCase()) ?? key,
      withUsualKeys(inner),
    ]),
  );
}

export type Language = OldSite["locales"][number] & {
  folder: string;
  /** False: its pages are told by the endings of names. */
  hasFolder: boolean;
};

/** The default language first. */
export function languagesOf(
  source: SourceFolder,
  config: Record<string, unknown>,
): [Language, ...Language[]] {
  const root = posix.normalize(textOf(config.contentDir) ?? "content");
  const first = textOf(config.defaultContentLanguage) ?? "en";
  const enabled = new Map(
    Object.entries(recordOf(config.languages)).filter(([, value]) => recordOf(value).disabled !== true),
  );
  const of = (id: string): Language => {
    const { contentDir, languageCode, locale, languageName, label } = recordOf(enabled.get(id));
    const given = textOf(contentDir);
    const beside = posix.join(root, id);
    const separate =
      given === undefined ? source.isInside(beside) && enabled.size > 1 && beside : posix.normalize(given);
    return {
      id,
      tag: canonical(textOf(locale) ?? textOf(languageCode) ?? id) ?? canonical(id) ?? id,
      label: textOf(languageName) ?? textOf(label),
      prefix: id === first && config.defaultContentLanguageInSubdir !== true ? "" : `/${id.toLowerCase()}`,
      folder: separate || root,
      hasFolder: Boolean(separate),
    };
  };
  return [of(first), ...[...enabled.keys()].filter((id) => id !== first).map(of)];
}

function canonical(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag.replaceAll("_", "-"))[0];
  } catch {
    return undefined;
  }
}
