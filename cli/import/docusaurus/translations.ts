/** Texts of configuration in the other languages: the JSON files below `i18n/<locale>/`. */
import { ownValue } from "../../../schema/own-value.ts";
import type { LocaleConfig } from "../../../schema/site.ts";
import { LocaleId, type LocalizedText } from "../../../schema/text.ts";
import { languageName } from "../../authoring/starter/language-name.ts";
import { writtenDirection } from "../../site/written-direction.ts";
import { isRecord } from "../is-record.ts";
import type { Note } from "../note.ts";
import type { SourceFolder } from "../source-folder.ts";
import { readMap } from "../source-yaml.ts";
import type { DocusaurusConfig } from "./docusaurus-config.ts";

/** Messages by locale, then by file without `.json`, then by key. */
export type Translations = ReadonlyMap<string, ReadonlyMap<string, Readonly<Record<string, unknown>>>>;

export const NAVBAR = "docusaurus-theme-classic/navbar";
export const FOOTER = "docusaurus-theme-classic/footer";

/** The folder of a plugin's translations below `i18n/<locale>/`. */
export function pluginFolder(area: "docs" | "blog" | "pages", id: string | undefined): string {
  const suffix = id === undefined || id === "default" ? "" : `-${id}`;
  return `docusaurus-plugin-content-${area}${suffix}`;
}

export function blogMessages(id: string | undefined): string {
  return `${pluginFolder("blog", id)}/options`;
}

/** `files` are those below each language's folder, without `.json`. */
export function readTranslations(
  source: SourceFolder,
  folders: ReadonlyMap<string, string>,
  files: readonly string[],
  notes: Note[],
): Translations {
  return new Map(
    [...folders].map(([locale, folder]) => [
      locale,
      new Map(files.map((file) => [file, readMap(source, `i18n/${folder}/${file}.json`, notes).value])),
    ]),
  );
}

/** The text, with what the languages say for `key` in their file; plain where none says another. */
export function localized(
  text: string,
  { sourceLocale, translations }: { sourceLocale: { id: string }; translations: Translations },
  file: string,
  key: string,
): LocalizedText {
  const others = [...translations].flatMap(([locale, files]): [string, string][] => {
    const message = messageIn(files.get(file) ?? {}, key);
    return message === undefined || message === text ? [] : [[locale, message]];
  });
  return others.length === 0 ? text : { [sourceLocale.id]: text, ...Object.fromEntries(others) };
}

/** The text of a key; undefined where it is empty. */
export function messageIn(messages: Readonly<Record<string, unknown>>, key: string): string | undefined {
  const entry = ownValue(messages, key);
  const message = isRecord(entry) ? entry.message : undefined;
  return typeof message === "string" && message !== "" ? message : undefined;
}

export type ImportedLocale = LocaleConfig & {
  /** The locale's folder below `i18n/`. */
  folder: string;
  /** `/` or `/fr/` */
  home: string;
};

/** `translated` are the languages where code makes their list. */
export function localesOf(
  { i18n }: DocusaurusConfig,
  translated: readonly string[],
  file: string,
  notes: Note[],
): ImportedLocale[] {
  const source = i18n?.defaultLocale ?? "en";
  const ids = new Set([source, ...(i18n?.locales ?? translated)]);
  return [...ids].flatMap((id): ImportedLocale[] => {
    const settings = ownValue(i18n?.localeConfigs, id);
    if (!LocaleId.safeParse(id).success) {
      notes.push({ file, message: `the locale “${id}” is not imported: its name is not a language tag` });
      return [];
    }
    if (settings?.baseUrl !== undefined)
      notes.push({
        file,
        message: `the locale “${id}” has its own base URL; twsite serves it under /${id}/`,
      });
    const tag = settings?.htmlLang ?? id;
    const { direction } = settings ?? {};
    return [
      {
        id,
        tag,
        label: settings?.label ?? languageName(id),
        ...(direction !== undefined && direction !== writtenDirection(tag) && { direction }),
        folder: settings?.path ?? id,
        home: id === source ? "/" : `/${id}/`,
      },
    ];
  });
}
