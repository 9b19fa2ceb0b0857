/** Languages whose pages are in a folder each, and those at the top in another one. */
import { LocaleId } from "../../schema/text.ts";
import type { OldSite } from "./old-site.ts";

export type FolderLanguage = OldSite["locales"][number] & {
  /** Name of the folder; `root` has none. */
  key: string;
  tag: string;
};

type Declared = Readonly<Record<string, { label?: string | undefined; lang?: string | undefined }>>;

/** Languages with pages, in the order in which they are declared, without that at the top. */
export function languagesInFolders(locales: Declared, names: readonly string[]): FolderLanguage[] {
  return Object.entries(locales).flatMap(([key, { label, lang }]): FolderLanguage[] => {
    const id = LocaleId.safeParse(key).data ?? LocaleId.safeParse(lang).data;
    const hasPages = names.some((name) => name.startsWith(`${key}/`));
    if (key === "root" || id === undefined || !hasPages) return [];
    return [{ key, id, label, tag: LocaleId.safeParse(lang).data ?? id, prefix: `/${key}` }];
  });
}

/** `isTaken` is true for an id that a folder has. */
export function languageAtTop(
  tag: string,
  label: string | undefined,
  isTaken: (id: string) => boolean = () => false,
): FolderLanguage {
  const short = tag.split("-")[0] ?? "en";
  const id = LocaleId.safeParse(isTaken(short) ? tag : short).data ?? "en";
  return { key: "root", id, label, tag: LocaleId.safeParse(tag).data ?? id, prefix: "" };
}

/** The language of a file, and its path without the folder. */
export function languageOf(
  name: string,
  languages: readonly [FolderLanguage, ...FolderLanguage[]],
): { language: FolderLanguage; path: string } {
  const own = languages.find(({ key }) => key !== "root" && name.startsWith(`${key}/`));
  const language = own ?? languages.find(({ key }) => key === "root") ?? languages[0];
  return { language, path: own ? name.slice(own.key.length + 1) : name };
}
