/** Sections of `llms.txt`: the pages of a locale by sidebar, the posts, the other pages, lists of pages, other versions. */
import { BLOG_SIDEBAR } from "../../schema/contract.ts";
import type { Manifest } from "../../schema/manifest.ts";
import type { Route, Site } from "../site/site.ts";
import { isIndexed } from "../site/visibility.ts";

export type RoutesOfSection = {
  /** Name in addresses; no other section of the locale has it. */
  id: string;
  title: string;
  routes: Route[];
};

/** The routes in `llms.txt`: published, and not left out by their author. */
export function indexedRoutes({ routes }: Pick<Site, "routes">): Route[] {
  return routes.filter(({ meta, head }) => isIndexed(meta) && !head.noindex && meta.kind !== "not-found");
}

type LlmsSections = {
  /** Sections with texts, of which each can be one file, too. */
  texts: RoutesOfSection[];
  /** The docs of other versions, which say the same again, or what no longer holds. */
  versions: RoutesOfSection[];
  /** Pages that only list others. */
  lists: RoutesOfSection[];
};

/** Every indexed route of the locale is in one section; a section without any is left out. */
export function llmsSections(manifest: Manifest, site: Site): LlmsSections {
  const all = indexedRoutes(site).filter(({ locale }) => locale === manifest.locale);
  const versions = docsVersions(manifest, site);
  const versionOf = new Map(all.map((route) => [route, versions.find(({ path }) => isBelow(path, route))]));
  const own = all.filter((route) => versionOf.get(route)?.isLast !== false);
  const titles = new Map(
    [...manifest.navbar.left, ...manifest.navbar.right].flatMap((item) =>
      item.kind === "link" && item.sidebar !== undefined
        ? [[sidebarName(item.set, item.sidebar), item.title] as const]
        : [],
    ),
  );
  const sidebars = site.sidebars.filter(
    ({ locale, set, version, id }) =>
      locale === manifest.locale &&
      id !== BLOG_SIDEBAR.id &&
      versions.some((docs) => docs.isLast && docs.set === set && docs.name === version),
  );
  const docs = sidebars.map(({ set, version, id }) => ({
    id: sidebarName(set, id),
    title: titles.get(sidebarName(set, id)) ?? id,
    routes: own.filter(
      ({ meta }) =>
        (meta.kind === "doc" || meta.kind === "category") &&
        meta.set === set &&
        meta.sidebar?.id === id &&
        meta.sidebar.version === version,
    ),
  }));
  const blog = {
    id: "blog",
    title: site.feeds.find(({ locale }) => locale === manifest.locale)?.title ?? "Blog",
    routes: own.filter(({ meta }) => meta.kind === "post"),
  };
  const listed = new Set([...docs, blog].flatMap(({ routes }) => routes));
  const others = own.filter((route) => !listed.has(route));
  const pages = { id: "pages", title: manifest.title, routes: others.filter((route) => !isList(route)) };
  // Readers of such a file know this title: “Optional” are addresses that they can skip.
  const lists = { id: "lists", title: "Optional", routes: others.filter(isList) };
  const further = versions
    .filter(({ isLast }) => !isLast)
    .map((version) => ({
      id: sidebarName(version.set, version.name),
      title: sidebarName(version.set, version.label),
      routes: all.filter((route) => versionOf.get(route) === version),
    }));
  const named = withNames(
    [...docs, blog, pages, lists, ...further].filter(({ routes }) => routes.length > 0),
  );
  const isIn = (sections: readonly RoutesOfSection[]) =>
    named.filter(({ routes }) => sections.some((section) => section.routes === routes));
  return { texts: isIn([...docs, blog, pages]), versions: isIn(further), lists: isIn([lists]) };
}

/** The versions of all docs of the locale, those with the longest address first. */
function docsVersions({ locale }: Manifest, site: Site) {
  return site.versions
    .filter((docs) => docs.locale === locale)
    .flatMap(({ set, versions }) => versions.map((version) => ({ set, ...version })))
    .sort((a, b) => b.path.length - a.path.length);
}

function isBelow(path: string, route: Pick<Route, "path">): boolean {
  return `${route.path}/`.startsWith(`${path}/`);
}

function isList({ meta: { kind } }: Route): boolean {
  return kind !== "doc" && kind !== "category" && kind !== "page" && kind !== "home";
}

function sidebarName(set: string | undefined, id: string): string {
  return set === undefined ? id : `${set} ${id}`;
}

/** Sidebars may have any names. */
function withNames(sections: readonly RoutesOfSection[]): RoutesOfSection[] {
  const taken = new Set<string>();
  return sections.map((section) => {
    const name = section.id.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-") || "docs";
    let id = name;
    for (let number = 2; taken.has(id); number++) id = `${name}-${number}`;
    taken.add(id);
    return { ...section, id };
  });
}
