/** Navigation of Hugo: menus of the configuration and of pages in each language, titles and places of sections, and lists of terms. */
import { posix } from "node:path";
import { recordOf, recordsOf, textOf, valueAt } from "../is-record.ts";
import { withLabels } from "../old-navigation.ts";
import type { OldEntry, OldSite } from "../old-site.ts";
import { texts } from "../own-front-matter.ts";
import { footerOf } from "../site-parts.ts";
import { type HugoPage, urlOf } from "./addresses.ts";

type Values = Readonly<Record<string, unknown>>;

type MenuInputs = {
  config: Values;
  locales: OldSite["locales"];
  pages: readonly HugoPage[];
  addresses: ReadonlyMap<HugoPage, string>;
};

/** The menu `main` is the navbar, `footer` the footer. */
export function menusOf(inputs: MenuInputs): Pick<OldSite, "navbar" | "footer"> {
  const { config, locales } = inputs;
  const [first, ...others] = locales;
  const menu = (name: string) =>
    others.reduce(
      (entries, { id }) => withLabels(entries, menuIn(name, id, inputs), { source: first.id, locale: id }),
      menuIn(name, first.id, inputs),
    );
  return { navbar: menu("main"), footer: footerOf(textOf(config.copyright), menu("footer")) };
}

/** By weight, those without one last. */
function menuIn(menu: string, language: string, { config, pages, addresses }: MenuInputs): OldEntry[] {
  const of = (values: unknown) => valueAt(values, "menus") ?? valueAt(values, "menu");
  const ofLanguage = of(valueAt(config, "languages", language)) ?? config[`menus.${language}`];
  const ofPages = pages.flatMap((page): Values[] => {
    const { menu: named = page.data.menus, linkTitle, title, weight } = page.data;
    const isIn = [named].flat().includes(menu) || valueAt(named, menu) !== undefined;
    if (page.language !== language || !isIn) return [];
    return [
      { name: linkTitle ?? title, weight, ...recordOf(valueAt(named, menu)), url: addresses.get(page) },
    ];
  });
  const all = [...recordsOf(valueAt(ofLanguage ?? of(config), menu)), ...ofPages].toSorted(
    (a, b) => order(a.weight) - order(b.weight),
  );
  const below = (parent: unknown): OldEntry[] =>
    all
      .filter((each) => each.parent === parent)
      .flatMap(({ name, title, identifier, url, pageRef }): OldEntry[] => {
        const label = textOf(name) ?? textOf(title) ?? textOf(identifier);
        const target = textOf(url) ?? textOf(pageRef);
        const to = target?.startsWith("#") ? undefined : target;
        const items = parent === undefined ? below(identifier ?? name) : [];
        if (label === undefined || (to === undefined && items.length === 0)) return [];
        return [
          items.length === 0
            ? { label, to }
            : { label, items: to === undefined ? items : [{ label, to }, ...items] },
        ];
      });
  return below(undefined);
}

function order(weight: unknown): number {
  return typeof weight === "number" && weight !== 0 ? weight : Number.MAX_SAFE_INTEGER;
}

/** A section is named after its page; without one, after its folder. */
export function sectionsOf(pages: readonly HugoPage[]): NonNullable<OldSite["categories"]> {
  const own = new Set(pages.map(({ stem, language }) => `${language} ${stem.replace(/(^|\/)_?index$/, "")}`));
  const withPage = pages.flatMap(({ stem, language, data }) => {
    const folder = /^(.+)\/_?index$/.exec(stem)?.[1];
    const label = textOf(data.linkTitle) ?? textOf(data.title);
    const position = order(data.weight) === Number.MAX_SAFE_INTEGER ? {} : { position: Number(data.weight) };
    return folder === undefined
      ? []
      : [{ locale: language, folder, data: { ...(label && { label }), ...position } }];
  });
  const others = pages
    .flatMap(({ stem, language }) => foldersAbove(stem).map((folder) => ({ locale: language, folder })))
    .filter(({ locale, folder }) => !own.has(`${locale} ${folder}`))
    .map(
      (each) =>
        [`${each.locale} ${each.folder}`, { ...each, data: { label: titleOf(each.folder) } }] as const,
    );
  return [...withPage, ...new Map(others).values()];
}

export function foldersAbove(stem: string): string[] {
  const folder = posix.dirname(stem);
  return folder === "." ? [] : [folder, ...foldersAbove(folder)];
}

function titleOf(folder: string): string {
  const name = posix.basename(folder).replaceAll(/[-_]+/g, " ");
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Lists of what pages name in their front matter: tags, categories, authors. */
export function listsOf({ config, locales, pages }: MenuInputs): NonNullable<OldSite["lists"]> {
  const isLeft = (kind: string) => (texts(config.disableKinds) ?? []).includes(kind);
  const names = Object.values(recordOf(config.taxonomies ?? { tag: "tags", category: "categories" }));
  return names.flatMap((name) => {
    if (typeof name !== "string" || isLeft("taxonomy")) return [];
    const of = name === "authors" ? ("authors" as const) : ("tags" as const);
    return locales.flatMap(({ id, prefix }) => {
      const terms = pages.flatMap(({ data, language }) => (language === id ? (texts(data[name]) ?? []) : []));
      return [
        { address: `${prefix}/${name}/`, of },
        ...[...new Set(terms)].map((term) => ({
          address: `${prefix}/${name}/${urlOf(term).toLowerCase()}/`,
          of,
          name: term,
        })),
      ];
    });
  });
}
