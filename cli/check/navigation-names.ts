/** Names in the navbar and the footer: their sidebars, docs and pages exist, and there is something in them to link to. */
import { CURRENT_VERSION, MAIN_DOCS } from "../../schema/contract.ts";
import { ownValue } from "../../schema/own-value.ts";
import type { SidebarItem } from "../../schema/sidebar.ts";
import type { NavbarItem, SiteConfig } from "../../schema/site.ts";
import type { Page } from "../compile/compile-files.ts";
import type { Finding } from "../report/finding.ts";
import { pairName } from "../site/fallbacks.ts";
import type { Site } from "../site/site.ts";
import type { Configuration } from "../source/configuration.ts";
import { docsSets, sidebarsFile } from "../source/docs-sets.ts";
import type { PathPart } from "../source/yaml/value-at.ts";
import { checkSidebars, sidebarNames, type VersionNames } from "./sidebar-names.ts";
import { unknownDoc, unknownName } from "./unknown-name.ts";

/** An item resolves in one version at least; where a version lacks it, it leads to the latest that has it. */
export function checkNavigation(
  versions: readonly VersionNames[],
  { sidebars, locales }: Site,
  { site }: Configuration,
): Finding[] {
  const { file, placeOf } = site;
  const sets = new Map(
    docsSets(site.value).map(({ name }) => [
      name,
      namesOfSet(versions.filter(({ version }) => version.set === name)),
    ]),
  );
  /** Locales in which the sidebar holds no link. */
  const emptyIn = (name: string, set: string) =>
    locales.filter(
      ({ id }) =>
        !sidebars.some(
          (sidebar) =>
            sidebar.id === name &&
            (sidebar.set ?? MAIN_DOCS) === set &&
            sidebar.locale === id &&
            leads(sidebar.items),
        ),
    );
  return menuItems(site.value).flatMap(({ item, path }) => {
    const set = ("docs" in item && item.docs) || MAIN_DOCS;
    const at = (key: string) => ({ file, place: placeOf([...path, key]) });
    const ofSet = sets.get(set);
    if (!ofSet) {
      const choices = { known: sets.keys(), home: "an entry in docs.sets" };
      return [{ ...at("docs"), ...unknownName("docs-set-is-known", "set of docs", set, choices) }];
    }
    const findings: Finding[] = [];
    const { ids, known, own } = ofSet;
    if (item.type === "sidebar" && known && !known.has(item.sidebar)) {
      const home = `a sidebar in ${sidebarsFile({ set, version: CURRENT_VERSION })}`;
      const unknown = unknownName("sidebar-is-known", "sidebar", item.sidebar, { known, home });
      findings.push({ ...at("sidebar"), ...unknown });
    } else if (item.type === "sidebar" && known && isWritten(item.sidebar, own)) {
      const empty = emptyIn(item.sidebar, set);
      const where = empty.length < locales.length ? ` in ${empty.map(({ id }) => id).join(", ")}` : "";
      if (empty.length > 0)
        findings.push({
          ...at("sidebar"),
          rule: "configuration-is-valid",
          message: `the sidebar “${item.sidebar}” has nothing to link to${where}: every doc in it is a draft or unlisted`,
          expected: "a sidebar with a published page or a link",
        });
    }
    if ((item.type === "sidebar" || item.type === "doc") && item.doc !== undefined && !ids.has(item.doc))
      findings.push({ ...at("doc"), ...unknownDoc(item.doc, ids) });
    return findings;
  });
}

type NamesOfSet = {
  ids: ReadonlySet<string>;
  /** Names of sidebars; undefined where a file of them cannot be read. */
  known: ReadonlySet<string> | undefined;
  own: readonly VersionNames[];
};

function namesOfSet(own: readonly VersionNames[]): NamesOfSet {
  const lists = own.map(sidebarNames);
  return {
    ids: new Set(own.flatMap(({ names }) => [...names.ids])),
    known: lists.every((list) => list !== undefined)
      ? new Set(lists.flatMap((list) => [...list]))
      : undefined,
    own,
  };
}

/** False where the sidebar's own file has findings already, which say why it has no page. */
function isWritten(name: string, versions: readonly VersionNames[]): boolean {
  return versions.every(({ names, sidebars }) => {
    if (!sidebars) return true;
    const entries = ownValue(sidebars.value, name);
    if (!entries) return !sidebars.names?.has(name);
    return (
      entries.length > 0 && checkSidebars(names, { ...sidebars, value: { [name]: entries } }).length === 0
    );
  });
}

function leads(items: readonly SidebarItem[]): boolean {
  return items.some(
    (item) => item.href !== undefined || (item.kind === "category" && leads(item.items ?? [])),
  );
}

/** An item with the name that a page of it has in all languages; `key` gives it in site.yml. */
type Named = { item: MenuItem; path: PathPart[]; key: "doc" | "page"; name: string };

/** Items that lead to no published doc or page would just be left out. */
export function checkShownItems(
  { routes }: Site,
  pages: readonly Page[],
  { site }: Configuration,
): Finding[] {
  const named = menuItems(site.value).flatMap(({ item, path }): Named[] => {
    if (item.type === "page") return [{ item, path, key: "page", name: `pages/${item.page}` }];
    return (item.type === "doc" || item.type === "sidebar") && item.doc !== undefined
      ? [{ item, path, key: "doc", name: `${item.docs ?? MAIN_DOCS}/${item.doc}` }]
      : [];
  });
  if (named.length === 0) return [];
  const built = new Set(routes.flatMap(({ page }) => (page ? [pairName(page.source)] : [])));
  const written = new Set(pages.map(({ source }) => pairName(source)));
  const waiting = new Set(pages.flatMap(({ source, scheduled }) => (scheduled ? [pairName(source)] : [])));
  return named.flatMap(({ item, path, key, name }): Finding | Finding[] => {
    if (built.has(name)) return [];
    if (item.type === "page" && !written.has(name)) {
      const known = pages.flatMap(({ source }) => (source.area === "pages" ? [source.name] : []));
      const unknown = unknownName("link-resolves", "page", item.page, { known, home: "a file in pages/" });
      return { ...unknown, file: site.file, place: site.placeOf([...path, key]) };
    }
    if (!written.has(name)) return [];
    return {
      rule: "configuration-is-valid",
      file: site.file,
      place: site.placeOf([...path, key]),
      message: `this item links to ${waiting.has(name) ? "a scheduled page" : "a draft"}: ${asWritten(item)}`,
      expected: `a published ${key}`,
    };
  });
}

/** The item as site.yml has it, without the label. */
function asWritten(item: MenuItem): string {
  const pairs = Object.entries(item).flatMap(([key, value]) =>
    typeof value === "string" && key !== "label" ? [`${key}: ${value}`] : [],
  );
  return `{ ${pairs.join(", ")} }`;
}

/** The items of navbar and footer, those of dropdowns in their place, each with its path in site.yml. */
type MenuItem = Exclude<NavbarItem, { type: "dropdown" }>;

type Placed = { item: MenuItem; path: PathPart[] };

function menuItems({ navbar, footer }: Pick<SiteConfig, "navbar" | "footer">): Placed[] {
  return [
    ...placed(navbar.left, ["navbar", "left"]),
    ...placed(navbar.right, ["navbar", "right"]),
    ...footer.columns.flatMap(({ items }, column) => placed(items, ["footer", "columns", column, "items"])),
  ];
}

function placed(items: readonly NavbarItem[], list: readonly PathPart[]): Placed[] {
  return items.flatMap((item, index) => {
    const path = [...list, index];
    return item.type === "dropdown" ? placed(item.items, [...path, "items"]) : [{ item, path }];
  });
}
