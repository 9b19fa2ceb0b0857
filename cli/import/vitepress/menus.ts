/** `nav` and `sidebar` of VitePress in all languages → the navbar and the sidebars. */
import { isExternal } from "../../site/link-target.ts";
import { withLabels } from "../old-navigation.ts";
import type { OldEntry } from "../old-site.ts";
import { socialLinks, withoutTags } from "../site-parts.ts";
import { Item, type Theme } from "./settings.ts";

type Menus = { sidebars: Map<string, OldEntry[]>; navbar: OldEntry[] };

type LanguageTheme = { id: string; prefix: string; theme: Theme };

export function menusOf([first, ...others]: readonly [LanguageTheme, ...LanguageTheme[]]): Menus {
  const translated = (
    own: readonly OldEntry[],
    entriesIn: (language: LanguageTheme) => readonly OldEntry[] | undefined,
  ): OldEntry[] =>
    others.reduce(
      (all: OldEntry[], other) =>
        withLabels(all, entriesIn(other) ?? [], { source: first.id, locale: other.id }),
      [...own],
    );
  const sidebars = [...sidebarsOf(first, first.prefix)].map(
    ([name, entries], index): [string, OldEntry[]] => [
      name,
      translated(
        entries,
        (other) =>
          [...sidebarsOf(other, first.prefix)].find(([key], at) => key === name || at === index)?.[1],
      ),
    ],
  );
  const navOf = ({ theme, prefix }: LanguageTheme) =>
    entriesOf(theme.nav ?? [], { prefix, source: first.prefix });
  const social = (first.theme.socialLinks ?? []).map(({ icon, link, ariaLabel }) => ({
    label: ariaLabel,
    icon,
    to: link,
  }));
  return {
    sidebars: new Map(sidebars),
    navbar: [...translated(navOf(first), navOf), ...socialLinks(social)],
  };
}

/** Addresses are those of the source language, whose prefix is `source`, so that pages of all languages have the same. */
function entriesOf(
  items: readonly unknown[],
  { prefix, source }: { prefix: string; source: string },
  base = "",
): OldEntry[] {
  return items.flatMap((value): OldEntry[] => {
    const item = Item.safeParse(value).data;
    if (!item) return [];
    const { text = "", link, items: inner, collapsed = false } = item;
    const below = item.base ?? base;
    const isBelow = below !== "" && link !== undefined && !isExternal(link);
    const address = isBelow ? below + link.replace(/^\//, below.endsWith("/") ? "" : "/") : link;
    return [
      {
        label: withoutTags(text) || undefined,
        to: address?.startsWith(`${prefix}/`) ? source + address.slice(prefix.length) : address,
        ...(inner && { items: entriesOf(inner, { prefix, source }, below), collapsed }),
      },
    ];
  });
}

/** By a name that the new site can have: `/guide/` → `guide`. */
function sidebarsOf(
  { prefix, theme: { sidebar = [] } }: LanguageTheme,
  source: string,
): Map<string, OldEntry[]> {
  if (Array.isArray(sidebar)) return new Map([["docs", entriesOf(sidebar, { prefix, source })]]);
  const named = Object.entries(sidebar).map(([path, value]): [string, OldEntry[]] => {
    const below = `/${path}/`.replace(/\/{2,}/g, "/");
    const name = (below.startsWith(`${prefix}/`) ? below.slice(prefix.length) : below)
      .replace(/[^A-Za-z0-9_-]+/g, "-")
      .replace(/^-+|-+$/g, "");
    const { items = [], base } = Array.isArray(value) ? { items: value } : value;
    return [name || "docs", entriesOf(items, { prefix, source }, base)];
  });
  return new Map(named.filter(([, entries]) => entries.length > 0));
}
