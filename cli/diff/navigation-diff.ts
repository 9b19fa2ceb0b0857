/** Bars, footers and sidebars of two states as lines → those that differ. */
import { diffArrays } from "diff";
import type { DiffReport } from "../../schema/diff-report.ts";
import type { NavItem } from "../../schema/manifest.ts";
import type { SidebarItem } from "../../schema/sidebar.ts";
import type { SiteState } from "./site-state.ts";

type Lines = ReadonlyMap<string, { locale: string; name: string; lines: string[] }>;

export function navigationDiff(before: SiteState | undefined, after: SiteState): DiffReport["navigation"] {
  const [left, right] = [before ? navigationOf(before) : new Map(), navigationOf(after)];
  return [...new Set([...left.keys(), ...right.keys()])].flatMap((key) => {
    const [was, is] = [left.get(key)?.lines ?? [], right.get(key)?.lines ?? []];
    const { locale = "", name = "" } = right.get(key) ?? left.get(key) ?? {};
    if (was.join("\n") === is.join("\n")) return [];
    const lines = diffArrays(was, is).flatMap(({ added, removed, value }) =>
      value.map((text) => ({
        change: added ? ("added" as const) : removed ? ("removed" as const) : ("same" as const),
        text,
      })),
    );
    return [{ locale, name, lines }];
  });
}

function navigationOf({ site }: SiteState): Lines {
  const bars = site.manifests.flatMap(({ locale, title, tagline, navbar, footer, announcement }) => [
    { locale, name: "site", lines: [title, tagline, announcement?.text ?? ""] },
    { locale, name: "navbar", lines: [...navbar.left, ...navbar.right].flatMap((item) => navLines(item)) },
    {
      locale,
      name: "footer",
      lines: [
        ...footer.columns.flatMap(({ title: head, items }) => [
          head,
          ...items.flatMap((item) => navLines(item, 1)),
        ]),
        footer.copyright,
      ],
    },
  ]);
  const sidebars = site.sidebars.map(({ locale, set, version, id, items }) => ({
    locale,
    name: `sidebar ${[set, version === "current" ? undefined : version, id].filter(Boolean).join(" ")}`,
    lines: items.flatMap((item) => sidebarLines(item)),
  }));
  return new Map([...bars, ...sidebars].map((part) => [`${part.locale} ${part.name}`, part]));
}

function lineOf(depth: number, title: string, href?: string): string {
  return `${"  ".repeat(depth)}${title}${href === undefined ? "" : `  ${href}`}`;
}

function navLines(item: NavItem, depth = 0): string[] {
  if (item.kind === "link") return [lineOf(depth, item.title, item.href)];
  if (item.kind === "dropdown")
    return [lineOf(depth, item.title), ...item.items.flatMap((link) => navLines(link, depth + 1))];
  return [lineOf(depth, `[${item.kind}]`)];
}

function sidebarLines(item: SidebarItem, depth = 0): string[] {
  const inside =
    item.kind === "category" ? item.items.flatMap((child) => sidebarLines(child, depth + 1)) : [];
  return [lineOf(depth, item.title, item.href), ...inside];
}
