/** The parts of a locale that hits are grouped by, with their pages: the docs beside each sidebar, the blog, the pages. */
import { MAIN_DOCS } from "../../../schema/contract.ts";
import type { Manifest } from "../../../schema/manifest.ts";
import { ownValue } from "../../../schema/own-value.ts";
import type { SearchStrings } from "../../../schema/strings.ts";
import type { Route, Site } from "../../site/site.ts";
import { isIndexed } from "../../site/visibility.ts";
import { setInData } from "../../source/docs-sets.ts";

export type SearchArea = {
  /** Part of file names. */
  id: string;
  title: string;
  /** The name of a further set of docs. */
  set?: string | undefined;
  /** The version of docs that have several. */
  version?: string | undefined;
  routes: Route[];
};

/** Lists are left out, because the pages that they list are found anyway. */
const kinds = new Set(["home", "page", "doc", "category", "post"]);

/** The areas in order: docs by the sidebars in the navbar, other docs, the blog, pages. */
export function areasOf(site: Site, manifest: Manifest, strings: SearchStrings): SearchArea[] {
  const sets = new Map(Object.entries(ownValue(site.setLabels, manifest.locale) ?? {}));
  const titles = sidebarTitles(manifest);
  const areas = new Map<string, SearchArea>();
  const own = site.routes.filter(
    ({ locale, meta, head }) =>
      locale === manifest.locale &&
      kinds.has(meta.kind) &&
      isIndexed(meta) &&
      !head.isFurtherPage &&
      !head.isUnsearched,
  );
  const blogTitle = site.feeds.find(({ locale }) => locale === manifest.locale)?.title ?? "Blog";
  for (const route of own) {
    const area = areaOf(route, { titles, sets, blogTitle, strings });
    const known = areas.get(area.id);
    if (known) known.routes.push(route);
    else areas.set(area.id, { ...area, routes: [route] });
  }
  const order = [...titles.keys()];
  const placeOf = ({ id }: SearchArea) => {
    if (id === "pages") return order.length + 2;
    if (id === "blog") return order.length + 1;
    const place = order.findIndex((name) => {
      const [set, sidebar] = name.split(" ");
      return id.startsWith(`${set}-`) && id.endsWith(`-${sidebar}`);
    });
    return place < 0 ? order.length : place;
  };
  return [...areas.values()].sort((a, b) => placeOf(a) - placeOf(b) || (a.id < b.id ? -1 : 1));
}

type Titles = {
  /** Titles of sidebars, by set and id. */
  titles: ReadonlyMap<string, string>;
  /** Labels of sets of docs, by name. */
  sets: ReadonlyMap<string, string>;
  blogTitle: string;
  strings: SearchStrings;
};

function areaOf(
  { meta }: Route,
  { titles, sets, blogTitle, strings: { docs, pages } }: Titles,
): Omit<SearchArea, "routes"> {
  if (meta.kind === "post") return { id: "blog", title: blogTitle };
  if (meta.kind !== "doc" && meta.kind !== "category") return { id: "pages", title: pages };
  const version = meta.version?.name;
  const sidebar = meta.sidebar?.id;
  const { set = MAIN_DOCS } = meta;
  const id = [set, version, sidebar].filter((part) => part !== undefined).join("-");
  const title = titles.get(`${set} ${sidebar}`) ?? sets.get(set) ?? docs;
  return { id, title, ...setInData(set), version };
}

/** Titles of sidebars in the links of the navbar, by set and id. */
function sidebarTitles({ navbar }: Manifest): Map<string, string> {
  const links = [...navbar.left, ...navbar.right].flatMap((item) =>
    item.kind === "dropdown" ? item.items : item.kind === "link" ? [item] : [],
  );
  return new Map(
    links.flatMap(({ set = MAIN_DOCS, sidebar, title }) =>
      sidebar === undefined ? [] : [[`${set} ${sidebar}`, title] as const],
    ),
  );
}
