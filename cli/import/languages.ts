/** Languages of an old site, and that of a file: by the folder that it is in, or by the ending of its name. */
import { LocaleId, type LocalizedText } from "../../schema/text.ts";
import type { OldSite } from "./old-site.ts";

export type Language = OldSite["locales"][number] & {
  /** Name of the folder, or the ending of names; `root` is at the top. */
  key: string;
  tag: string;
};

export type Languages = readonly [Language, ...Language[]];

type Declared = { label?: string | undefined; lang?: string | undefined };

/** Languages with pages: that of the folder `main`, that of the pages at the top, then the others as they are declared. */
export function languagesInFolders(
  locales: Readonly<Record<string, Declared>>,
  names: readonly string[],
  { lang = "en", label }: Declared = {},
  main?: string,
): Languages {
  const isIn = (key: string) => (name: string) => name.startsWith(`${key}/`);
  const inFolders = Object.entries(locales).flatMap(([key, declared]): Language[] => {
    const id = LocaleId.safeParse(key).data ?? LocaleId.safeParse(declared.lang).data;
    if (key === "root" || id === undefined || !names.some(isIn(key))) return [];
    return [
      {
        key,
        id,
        label: declared.label,
        tag: LocaleId.safeParse(declared.lang).data ?? id,
        prefix: `/${key}`,
      },
    ];
  });
  const [short = lang] = lang.split("-");
  const isTaken = inFolders.some(({ id }) => id === short);
  const id = LocaleId.safeParse(isTaken ? lang : short).data ?? "en";
  const top: Language = { key: "root", id, label, tag: LocaleId.safeParse(lang).data ?? id, prefix: "" };
  const isTop = names.some((name) => !inFolders.some(({ key }) => isIn(key)(name)));
  const all = isTop ? [top, ...inFolders] : inFolders;
  const [first = top, ...others] = all.toSorted((a, b) => Number(b.key === main) - Number(a.key === main));
  return [first, ...others];
}

/** The language of a file, and its path without it. */
export function languageOf(
  name: string,
  languages: Languages,
  inFolders = true,
): { language: Language; path: string } {
  for (const language of languages) {
    const path = inFolders
      ? name.startsWith(`${language.key}/`) && name.slice(language.key.length + 1)
      : new RegExp(`^.*\\.${language.key}(?=\\.\\w+$)`).test(name) && name.replace(`.${language.key}.`, ".");
    if (path) return { language, path };
  }
  return { language: languages.find(({ key }) => key === "root") ?? languages[0], path: name };
}

/** One text where all languages have the same; undefined where none has any. */
export function inLanguages(
  languages: OldSite["locales"],
  textIn: (language: OldSite["locales"][number]) => string | undefined,
): LocalizedText | undefined {
  const [usual] = languages.flatMap((language) => textIn(language) ?? []);
  if (usual === undefined || languages.every((language) => (textIn(language) ?? usual) === usual))
    return usual;
  return Object.fromEntries(languages.map((language) => [language.id, textIn(language) ?? usual]));
}
