/** Sections of `llms.txt`: the pages of a locale by sidebar, then the posts, then all else. */
import { BLOG_SIDEBAR } from "../../schema/contract.ts";
import type { Manifest } from "../../schema/manifest.ts";
import type { SidebarRef } from "../../schema/sidebar-of.ts";
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

export function llmsSections(manifest: Manifest, site: Site): RoutesOfSection[] {
  const own = indexedRoutes(site).filter(({ locale }) => locale === manifest.locale);
  // The docs of other versions would say the same again, or what no longer holds.
  const isLast = ({ set, version }: SidebarRef) =>
    site.versions
      .find((docs) => docs.locale === manifest.locale && docs.set === set)
      ?.versions.some(({ name, isLast }) => isLast && name === version);
  const sidebars = site.sidebars.filter(
    (sidebar) => sidebar.locale === manifest.locale && sidebar.id !== BLOG_SIDEBAR.id && isLast(sidebar),
  );
  const titles = new Map(
    [...manifest.navbar.left, ...manifest.navbar.right].flatMap((item) =>
      item.kind === "link" && item.sidebar !== undefined
        ? [[sidebarName(item.set, item.sidebar), item.title] as const]
        : [],
    ),
  );
  const besideSidebar = ({ set, version, id }: SidebarRef) =>
    own.filter(
      ({ meta }) =>
        (meta.kind === "doc" || meta.kind === "category") &&
        meta.set === set &&
        meta.sidebar?.id === id &&
        meta.sidebar.version === version,
    );
  const sections = sidebars.map((sidebar) => ({
    id: sidebarName(sidebar.set, sidebar.id),
    title: titles.get(sidebarName(sidebar.set, sidebar.id)) ?? sidebar.id,
    routes: besideSidebar(sidebar),
  }));
  const blogTitle = site.feeds.find(({ locale }) => locale === manifest.locale)?.title ?? "Blog";
  const posts = own.filter(({ meta }) => meta.kind === "post");
  const pages = own.filter(({ meta }) => meta.kind === "home" || meta.kind === "page");
  const all = [
    ...sections,
    { id: "blog", title: blogTitle, routes: posts },
    { id: "pages", title: manifest.title, routes: pages },
  ].filter(({ routes }) => routes.length > 0);
  return withNames(all);
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
