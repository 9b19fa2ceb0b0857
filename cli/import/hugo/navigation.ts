/** Navigation of Hugo: menus of the configuration and of pages in each language, titles and places of sections, and lists of terms. */

import { recordOf, recordsOf, textOf, textsOf, valueAt } from "../is-record.ts";
import { withLabels } from "../old-navigation.ts";
import type { OldEntry, OldSite } from "../old-site.ts";
import { foldersAbove } from "../source-pages.ts";
import { titleOf } from "../titles.ts";
import { type HugoPage, urlOf } from "./addresses.ts";

type Values = Readonly<Record<string, unknown>>;

type Inputs = {
  config: Values;
  locales: OldSite["locales"];
  pages: readonly HugoPage[];
  addresses: ReadonlyMap<HugoPage, string>;
};

/** A menu with its labels in all languages. */
export function menuOf(name: string, inputs: Inputs): OldEntry[] {
  const [{ id: source }, ...others] = inputs.locales;
  return others.reduce(
    (entries, { id: locale }) => withLabels(entries, menuIn(name, locale, inputs), { source, locale }),
    menuIn(name, source, inputs),
  );
}

/** By weight, those without one last. An entry with others below it is the first of them. */
function menuIn(menu: string, language: string, { config, pages, addresses }: Inputs): OldEntry[] {
  const of = (values: unknown) => valueAt(values, "menus") ?? valueAt(values, "menu");
  const ofLanguage = of(valueAt(config, "languages", language));
  const ofPages = pages.flatMap((page): Values[] => {
    const { menu: named = page.data.menus, linkTitle, title: name = linkTitle, weight } = page.data;
    const isIn = [named].flat().includes(menu) || valueAt(named, menu) !== undefined;
    const entry = { name: linkTitle ?? name, weight, ...recordOf(valueAt(named, menu)) };
    return isIn && page.language === language ? [{ ...entry, url: addresses.get(page) }] : [];
  });
  const order = ({ weight }: Values) => Number(weight) || Number.MAX_SAFE_INTEGER;
  const all = [...recordsOf(valueAt(ofLanguage ?? of(config), menu)), ...ofPages];
  const sorted = all.toSorted((a, b) => order(a) - order(b));
  const below = (parent: unknown): OldEntry[] =>
    sorted
      .filter((entry) => entry.parent === parent)
      .flatMap(({ name, title, identifier, url, pageRef }): OldEntry[] => {
        const label = textOf(name) ?? textOf(title) ?? textOf(identifier);
        const to = textOf(url) ?? textOf(pageRef);
        const link = label === undefined || to === undefined || to.startsWith("#") ? [] : [{ label, to }];
        const items = parent === undefined ? below(identifier ?? name) : [];
        return items.length === 0 ? link : [{ label, items: [...link, ...items] }];
      });
  return below(undefined);
}

/** A section is named after its page; without one, after its folder. */
export function sectionsOf(pages: readonly HugoPage[]): NonNullable<OldSite["categories"]> {
  const byFolder = new Map(
    pages.map((page) => [`${page.language} ${page.stem.replace(/\/_?index$/, "/")}`, page]),
  );
  const all = pages.flatMap(({ stem, language }) =>
    foldersAbove(stem).map((folder) => `${language} ${folder}/`),
  );
  return [...new Set(all)].map((key) => {
    const [locale = "", folder = ""] = key.slice(0, -1).split(/ (.*)/);
    const { linkTitle, title, weight } = byFolder.get(key)?.data ?? {};
    const label = textOf(linkTitle) ?? textOf(title) ?? titleOf(folder);
    return { locale, folder, data: { label, ...(Number(weight) && { position: Number(weight) }) } };
  });
}

/** Lists of what pages name in their front matter: tags, categories, authors. */
export function listsOf({ config, locales, pages }: Inputs): NonNullable<OldSite["lists"]> {
  const { taxonomies = { tag: "tags", category: "categories" } } = config;
  return (textsOf(Object.values(recordOf(taxonomies))) ?? []).flatMap((list) => {
    const of = list === "authors" ? "authors" : "tags";
    return locales.flatMap(({ id, prefix }) => {
      const inLanguage = pages.filter(({ language }) => language === id);
      const names = new Set(inLanguage.flatMap(({ data }) => textsOf(valueAt(data, list)) ?? []));
      const address = `${prefix}/${list}/`;
      const lists = [...names].map(
        (name) => ({ address: `${address}${urlOf(name).toLowerCase()}/`, of, name }) as const,
      );
      return [{ address, of } as const, ...lists];
    });
  });
}
