/** Languages of a Docusaurus site → those of `site.yml`, the source first. */
import { ownValue } from "../../../schema/own-value.ts";
import type { LocaleConfig } from "../../../schema/site.ts";
import { LocaleId } from "../../../schema/text.ts";
import { languageName } from "../../authoring/starter/language-name.ts";
import { writtenDirection } from "../../site/written-direction.ts";
import type { Note } from "../note.ts";
import type { DocusaurusConfig } from "./docusaurus-config.ts";

export type ImportedLocale = LocaleConfig & {
  /** The locale's folder below `i18n/`. */
  folder: string;
  /** `/` or `/fr/` */
  home: string;
};

export function localesOf({ i18n }: DocusaurusConfig, file: string, notes: Note[]): ImportedLocale[] {
  const source = i18n?.defaultLocale ?? "en";
  const ids = [source, ...(i18n?.locales ?? []).filter((id) => id !== source)];
  return ids.flatMap((id): ImportedLocale[] => {
    const own = ownValue(i18n?.localeConfigs, id);
    if (!LocaleId.safeParse(id).success) {
      notes.push({ file, message: `the locale “${id}” is not imported: its name is not a language tag` });
      return [];
    }
    if (own?.baseUrl !== undefined)
      notes.push({
        file,
        message: `the locale “${id}” has its own base URL; twsite serves it under /${id}/`,
      });
    const tag = own?.htmlLang ?? id;
    const { direction } = own ?? {};
    return [
      {
        id,
        tag,
        label: own?.label ?? languageName(id),
        ...(direction !== undefined && direction !== writtenDirection(tag) && { direction }),
        folder: own?.path ?? id,
        home: id === source ? "/" : `/${id}/`,
      },
    ];
  });
}
