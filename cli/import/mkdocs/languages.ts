/** Languages of the plugin mkdocs-static-i18n: a folder or an ending for each. */
import { LocaleId } from "../../../schema/text.ts";
import { isRecord, recordsOf, valueAt } from "../is-record.ts";
import type { Language, Languages } from "../languages.ts";
import { type MkdocsConfig, text } from "./settings.ts";

export type MkdocsLanguages = {
  /** The source language first. */
  all: Languages;
  inFolders: boolean;
  /** Titles in the navigation by locale. */
  titles: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
};

export function languagesOf(config: MkdocsConfig): MkdocsLanguages {
  const i18n = config.options.get("i18n");
  const declared = recordsOf(i18n?.languages).flatMap((record) => {
    const id = record.build === false ? undefined : idOf(record.locale);
    return id === undefined ? [] : [{ id, record }];
  });
  const isSource = ({ record }: (typeof declared)[number]) => record.default === true;
  const ofTheme = idOf(valueAt(config.values.theme, "language")) ?? "en";
  const [first = { key: "root", id: ofTheme, tag: ofTheme, prefix: "" }, ...others] = declared
    .toSorted((a, b) => Number(isSource(b)) - Number(isSource(a)))
    .map(({ id, record }, index): Language => {
      return { key: id, id, tag: id, label: text(record.name), prefix: index === 0 ? "" : `/${id}` };
    });
  const titles = declared.flatMap(({ id, record: { nav_translations: translations } }) =>
    isRecord(translations) && id !== first.id ? [[id, translations] as const] : [],
  );
  return { all: [first, ...others], inFolders: i18n?.docs_structure === "folder", titles: new Map(titles) };
}

/** `pt_BR` → `pt-BR` */
function idOf(locale: unknown): string | undefined {
  return LocaleId.safeParse(text(locale)?.replaceAll("_", "-")).data;
}
