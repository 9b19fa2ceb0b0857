/** `nav` and `sidebar` of VitePress in all languages → the navbar and the sidebars. */
import { decoded } from "../../../schema/paths.ts";
import { isExternal } from "../../site/link-target.ts";
import { routeOfAddress } from "../old-links.ts";
import type { OldEntry, OldMenu, OldNavbarItem } from "../old-site.ts";
import { filesOf, networkName, withoutTags, withTranslation } from "../site-parts.ts";
import { Item, type Theme } from "./settings.ts";

type Menus = { sidebars: Map<string, OldEntry[]>; navbar: OldNavbarItem[] };

type LanguageTheme = { id: string; prefix: string; theme: Theme };

/** `fileAt` gives the page at a route. */
export function menusOf(
  [first, ...others]: readonly [LanguageTheme, ...LanguageTheme[]],
  fileAt: ReadonlyMap<string, string>,
): Menus {
  const linked = (item: Item): Extract<OldEntry, { file: string } | { to: string }> | undefined => {
    const { text = "", link } = item;
    if (link === undefined) return undefined;
    const label = withoutTags(text) || link;
    const file = isExternal(link)
      ? undefined
      : fileAt.get(routeOfAddress(decoded(`/${link}`.replace(/^\/+/, "/"))));
    return file === undefined ? { to: link, label } : { file, label };
  };
  const entries = (items: readonly Item[]): OldEntry[] =>
    items.flatMap((item): OldEntry[] => {
      const own = linked(item);
      if (!item.items) return own ? [own] : [];
      const inner = entries(itemsOf(item.items));
      if (!item.text) return inner;
      const label = withoutTags(item.text);
      return [
        {
          label,
          items: own && !("file" in own) ? [own, ...inner] : inner,
          ...(own && "file" in own && { file: own.file }),
          collapsed: item.collapsed ?? false,
        },
      ];
    });
  const sidebars = new Map(
    [...sidebarsOf(first)].map(([name, items], index) => [
      name,
      others.reduce((all, other) => {
        const translated = [...sidebarsOf(other)].find(([each], at) => each === name || at === index)?.[1];
        return translated ? translatedEntries(all, entries(translated), first.id, other.id) : all;
      }, entries(items)),
    ]),
  );
  const menu = ({ theme }: LanguageTheme): OldNavbarItem[] => itemsOf(theme.nav ?? []).flatMap(navItem);
  const navbar = others.reduce((all, other) => {
    const own = menu(other);
    return own.length === all.length
      ? all.map((item, index) => translatedItem(item, own[index], first.id, other.id))
      : all;
  }, menu(first));
  const social = (first.theme.socialLinks ?? []).flatMap(({ icon, link, ariaLabel }) =>
    link === undefined
      ? []
      : [
          {
            label:
              ariaLabel ??
              (typeof icon === "string" ? networkName(icon) : new URL(link, "https://x").hostname),
            to: link,
          },
        ],
  );
  return { sidebars, navbar: [...navbar, ...social] };
}

/** Items with the address that they have below `base`. */
function itemsOf(items: readonly unknown[], base = ""): Item[] {
  return items.flatMap((written) => {
    const item = Item.safeParse(written).data;
    if (!item) return [];
    const own = item.base ?? base;
    const isBelow = own !== "" && item.link !== undefined && !isExternal(item.link);
    return [
      {
        ...item,
        ...(isBelow && { link: own + (item.link ?? "").replace(/^\//, own.endsWith("/") ? "" : "/") }),
        ...(item.items && { items: itemsOf(item.items, own).map((each) => ({ ...each, base: "" })) }),
      },
    ];
  });
}

/** By a name that the new site can have: `/guide/` → `guide`. */
function sidebarsOf({ prefix, theme: { sidebar = [] } }: LanguageTheme): Map<string, Item[]> {
  if (Array.isArray(sidebar)) return new Map([["docs", itemsOf(sidebar)]]);
  const named = Object.entries(sidebar).map(([path, value]): [string, Item[]] => {
    const below = `/${path}/`.replace(/\/{2,}/g, "/");
    const name = (below.startsWith(`${prefix}/`) ? below.slice(prefix.length) : below)
      .replace(/[^A-Za-z0-9_-]+/g, "-")
      .replace(/^-+|-+$/g, "");
    return [
      name || "docs",
      Array.isArray(value) ? itemsOf(value) : itemsOf(value.items ?? [], value.base ?? ""),
    ];
  });
  return new Map(named.filter(([, items]) => items.length > 0));
}

/** Labels of another language: of entries with the same page, and of categories that start with the same one. */
function translatedEntries(
  all: readonly OldEntry[],
  others: readonly OldEntry[],
  source: string,
  locale: string,
): OldEntry[] {
  const byKey = new Map(others.map((entry) => [keyOf(entry), entry]));
  return all.map((entry): OldEntry => {
    const other = byKey.get(keyOf(entry));
    if (!other || "folder" in entry || "folder" in other || entry.label === undefined) return entry;
    if (typeof other.label !== "string") return entry;
    const label = withTranslation(entry.label, source, { locale, text: other.label });
    return "items" in entry && "items" in other
      ? { ...entry, label, items: translatedEntries(entry.items, other.items, source, locale) }
      : { ...entry, label };
  });
}

function keyOf(entry: OldEntry): string | undefined {
  if ("items" in entry) return `items:${entry.file ?? filesOf(entry.items)[0]}`;
  return "file" in entry ? entry.file : undefined;
}

function navItem({ text, link, items }: Item): OldNavbarItem[] {
  const label = withoutTags(text ?? "");
  if (items) {
    const links = flat(itemsOf(items));
    return links.length === 0 ? [] : [{ label: label || "…", items: links }];
  }
  return link === undefined ? [] : [{ label: label || link, to: link }];
}

function flat(items: readonly Item[]): OldMenu["items"] {
  return items.flatMap(({ text, link, items: inner }) => [
    ...(link === undefined ? [] : [{ label: withoutTags(text ?? "") || link, to: link }]),
    ...(inner ? flat(itemsOf(inner)) : []),
  ]);
}

function translatedItem(
  item: OldNavbarItem,
  other: OldNavbarItem | undefined,
  source: string,
  locale: string,
): OldNavbarItem {
  if (typeof other?.label !== "string") return item;
  const label = withTranslation(item.label, source, { locale, text: other.label });
  if ("to" in item) return { ...item, label };
  const inner = "items" in other && other.items.length === item.items.length ? other.items : [];
  return {
    label,
    items: item.items.map((each, index) => {
      const text = inner[index]?.label;
      return typeof text === "string"
        ? { ...each, label: withTranslation(each.label, source, { locale, text }) }
        : each;
    }),
  };
}
