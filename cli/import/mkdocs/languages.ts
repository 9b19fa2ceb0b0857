/** Languages of the plugin mkdocs-static-i18n: a folder or an ending for each. */
import { LocaleId } from "../../../schema/text.ts";
import { isRecord } from "../is-record.ts";
import type { OldSite } from "../old-site.ts";
import { type MkdocsConfig, settings, text } from "./settings.ts";

type Locale = OldSite["locales"][number];

export type Languages = {
  locales: OldSite["locales"];
  /** The language of a file, and its path without it. */
  of(name: string): { locale: Locale; name: string };
  /** The address of a file that is served as it is. */
  addressOf(address: string): string;
  /** Titles in the navigation by locale. */
  titles: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
};

export function languagesOf(config: MkdocsConfig, _root: string): Languages {
  const i18n = settings(config, "i18n");
  const { theme } = config.values;
  const own = idOf(isRecord(theme) ? text(theme.language) : undefined) ?? "en";
  const written: unknown[] = Array.isArray(i18n?.languages) ? i18n.languages : [];
  const declared = written.flatMap((each) => {
    const id = isRecord(each) && each.build !== false ? idOf(text(each.locale)) : undefined;
    return isRecord(each) && id !== undefined ? [{ id, each }] : [];
  });
  const source = declared.find(({ each }) => each.default === true) ?? declared[0];
  const others = declared.filter((each) => each !== source);
  const localeOf = ({ id, each }: (typeof declared)[number], prefix: string): Locale => ({
    id,
    label: text(each.name),
    prefix,
  });
  const first: Locale = source ? localeOf(source, "") : { id: own, prefix: "" };
  const locales = [first, ...others.map((each) => localeOf(each, `/${each.id}`))] as const;
  const inFolders = i18n?.docs_structure === "folder";
  return {
    locales: [...locales],
    of: (name) => {
      for (const locale of declared.length > 0 ? locales : []) {
        if (inFolders && name.startsWith(`${locale.id}/`))
          return { locale, name: name.slice(locale.id.length + 1) };
        const ending = new RegExp(`\\.${locale.id}(\\.\\w+)$`);
        if (!inFolders && ending.test(name)) return { locale, name: name.replace(ending, "$1") };
      }
      return { locale: first, name };
    },
    addressOf: (address) =>
      inFolders && address.startsWith(`/${first.id}/`) ? address.slice(first.id.length + 1) : address,
    titles: new Map(
      others.flatMap(({ id, each }) =>
        isRecord(each.nav_translations) ? [[id, each.nav_translations] as const] : [],
      ),
    ),
  };
}

/** `pt_BR` → `pt-BR` */
function idOf(locale: string | undefined): string | undefined {
  return LocaleId.safeParse(locale?.replaceAll("_", "-")).data;
}
