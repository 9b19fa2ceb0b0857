/** The docs of one version in one locale: docs, sidebar trees, and what leads to them from elsewhere. */

import GithubSlugger from "github-slugger";
import type { Category } from "../../../schema/front-matter.ts";
import { CONTRACT } from "../../../schema/page.ts";
import { type Base, hrefOf, routeBelow } from "../../../schema/paths.ts";
import type { Sidebar, SidebarItem } from "../../../schema/sidebar.ts";
import type { SidebarEntry } from "../../../schema/sidebars.ts";
import type { NavbarItem } from "../../../schema/site.ts";
import type { Page } from "../../compile/compile-files.ts";
import type { PageFacts } from "../../markdown/compiled-page.ts";
import { withWhereabouts } from "../../report/failure.ts";
import type { Categories } from "../../source/categories.ts";
import type { Configuration } from "../../source/configuration.ts";
import { docsFolder, setInData, sidebarsFile } from "../../source/docs-sets.ts";
import { cleanName } from "../../source/number-prefix.ts";
import type { Formats } from "../formats.ts";
import type { Locale } from "../site.ts";
import { isListed } from "../visibility.ts";
import { type Doc, docOf } from "./doc.ts";
import { type DocTag, docTagTargets, TAGS_PAGE, tagPage } from "./doc-tags.ts";
import { isOfVersion, type Version } from "./docs-versions.ts";
import { foldersOf } from "./folders.ts";
import { type Positions, positionsOf } from "./positions.ts";
import {
  type CategoryNode,
  categoryPageRoute,
  type DocIndex,
  flatten,
  type SidebarNode,
  type SidebarTree,
  sidebarTree,
} from "./sidebar-tree.ts";

export type GeneratedCategory = { node: CategoryNode; route: string };

export type Docs = DocIndex & {
  locale: Locale;
  base: Base;
  version: Version;
  trees: readonly SidebarTree[];
  positions: Positions;
  /** Categories whose page is generated. */
  categories: readonly GeneratedCategory[];
  /** Categories whose page is a doc, by that doc. */
  categoryOfPage: ReadonlyMap<Doc, CategoryNode>;
  /** Tags that listed docs have, in the order of the list of tags. */
  tags: readonly DocTag[];
  /** The doc that the version starts with; undefined where no doc is listed. */
  main: Doc | undefined;
  /** Listed pages that other versions may have, too: routes by what `docPage`, `categoryPage` and `tagPage` call them. */
  pages: ReadonlyMap<string, string>;
  formats: Formats;
  /** Items of the navbar, those of its menus included. */
  navbar: readonly NavbarItem[];
  /** Address in front of a source file's path; undefined for no edit links. */
  editUrl: string | undefined;
  /** A link of a sidebar as written → one that can go into `href`. */
  linkTarget(to: string): string;
};

type DocSource = { page: Page; facts: PageFacts<"docs"> };

type DocsOfInputs = {
  sources: readonly DocSource[];
  configuration: Configuration;
  categories: Categories;
  locale: Locale;
  source: string;
  base: Base;
  formats: Formats;
  version: Version;
  linkOf: (to: string) => string;
};

/** `sources` are the docs that the locale shows, of all versions; `source` is the id of the source locale. */
export function docsOf({
  sources,
  configuration,
  categories,
  locale,
  source,
  base,
  formats,
  version,
  linkOf,
}: DocsOfInputs): Docs {
  const docs = sources
    .filter(({ page }) => isOfVersion(page.source, version))
    .map(({ page, facts }) =>
      withWhereabouts({ file: page.source.path }, () => docOf(page, facts, version.root)),
    );
  const listed = docs.filter(({ visibility }) => isListed(visibility));
  const { navbar, docs: settings } = configuration.site.value;
  const isRoot = settings.root;
  const folders = foldersOf(docs);
  const index: DocIndex = {
    docs,
    byId: new Map(listed.map((doc) => [doc.id, doc])),
    folders,
    categoryOf: isRoot
      ? withOwnLabels(categoryLookup(categories, [""]), folders)
      : categoryLookup(
          categories,
          [source, locale.id].map((id) => `${docsFolder(id, { set: version.set, version: version.name })}/`),
        ),
  };
  const place = {
    locale,
    root: version.root,
    isRoot,
    sourceLocale: source,
    docs: index,
    compare: formats.compare,
  };
  const trees = Object.entries(sidebarsOf(configuration, version)).map(([id, entries]) =>
    sidebarTree(id, entries, place),
  );
  const nodes = trees.flatMap((tree) => categoriesIn(tree.items));
  const generated = unique(
    nodes.flatMap((node) => (node.page && "route" in node.page ? [{ node, route: node.page.route }] : [])),
  );
  const tags = docTagTargets({
    listed,
    tags: configuration.tags.value,
    locale,
    source,
    root: version.root,
    formats,
  });
  return {
    ...index,
    locale,
    base,
    version,
    trees,
    positions: positionsOf(trees, base),
    categories: generated,
    categoryOfPage: new Map(
      nodes.flatMap((node) => (node.page && "doc" in node.page ? [[node.page.doc, node] as const] : [])),
    ),
    tags,
    main: mainDoc(listed, trees, version),
    pages: new Map([
      ...listed.map(({ id, route }) => [docPage(id), route] as const),
      ...generated.map(({ node, route }) => [categoryPage(node), route] as const),
      ...(tags.length > 0 ? [[TAGS_PAGE, routeBelow(version.root, "/tags")] as const] : []),
      ...tags.map((tag) => [tagPage(tag), tag.route] as const),
    ]),
    formats,
    navbar: [...navbar.left, ...navbar.right].flatMap((item) =>
      item.type === "dropdown" ? item.items : item,
    ),
    editUrl: configuration.site.value.edit_url,
    linkTarget: linkOf,
  };
}

export function docPage(id: string): string {
  return `doc ${id}`;
}

export function categoryPage({ identity }: CategoryNode): string {
  return `category ${identity}`;
}

/** The doc at the version's root, else the first of its first sidebar, else the first of all. */
function mainDoc(listed: readonly Doc[], trees: readonly SidebarTree[], { root }: Version): Doc | undefined {
  const inSidebars = trees.flatMap(({ items }) => flatten(items).flatMap(({ doc }) => doc ?? []));
  return listed.find(({ route }) => route === root) ?? inSidebars[0] ?? listed[0];
}

/** Without a `sidebars.yml` of its own, a version has one sidebar that lists all its docs. */
function sidebarsOf(
  { sidebars }: Configuration,
  { set, name: version }: Version,
): Record<string, SidebarEntry[]> {
  return sidebars.get(sidebarsFile({ set, version }))?.value ?? { [set]: [{ folder: "" }] };
}

function categoriesIn(items: readonly SidebarNode[]): CategoryNode[] {
  return items.flatMap((node) => (node.kind === "category" ? [node, ...categoriesIn(node.items)] : []));
}

/** A folder that several sidebars list has one page. */
function unique(categories: readonly GeneratedCategory[]): GeneratedCategory[] {
  const known = new Map<string, GeneratedCategory>();
  for (const category of categories) {
    const key = `${category.route} ${category.node.identity}`;
    if (!known.has(key)) known.set(key, category);
  }
  return [...known.values()];
}

/** The label of a folder without one is that of its page, or else its name: `user-guide` → User guide. */
function withOwnLabels(
  categoryOf: (folder: string) => Category,
  folders: DocIndex["folders"],
): (folder: string) => Category {
  return (folder) => {
    const words = cleanName(folder.split("/").at(-1) ?? "").replace(/[-_]+/g, " ");
    const label = folders.get(folder)?.page?.label ?? words.charAt(0).toUpperCase() + words.slice(1);
    return { label, ...categoryOf(folder) };
  };
}

/**
 * A folder's `category.yml`: the locale's own over the source's; the address is always that of the source. Whether the search has its pages may
 * come from a folder above. `prefixes`: the folders of the docs in the source language and in the locale, with a slash at the end.
 */
function categoryLookup(categories: Categories, prefixes: readonly string[]): (folder: string) => Category {
  const byFolder = new Map<string, Category>();
  for (const prefix of prefixes) {
    for (const [path, { value }] of categories) {
      if (!`${path}/`.startsWith(prefix)) continue;
      const folder = path.slice(prefix.length).split("/").map(cleanName).join("/");
      const inherited = byFolder.get(folder);
      const label = inherited?.label ?? value.label ?? folder.split("/").at(-1) ?? folder;
      const slug = value.slug ?? inherited?.slug ?? `/category/${new GithubSlugger().slug(label)}`;
      byFolder.set(folder, { ...inherited, ...value, slug });
    }
  }
  const searchIn = (folder: string): boolean | undefined =>
    byFolder.get(folder)?.search ??
    (folder === "" ? undefined : searchIn(folder.slice(0, Math.max(0, folder.lastIndexOf("/")))));
  return (folder) => {
    const search = searchIn(folder);
    return { ...byFolder.get(folder), ...(search !== undefined && { search }) };
  };
}

/** Sidebar trees → the files that the reader shows beside pages. */
export function sidebarFiles(docs: Docs): Sidebar[] {
  return docs.trees.map((tree) => ({
    contract: CONTRACT,
    id: tree.id,
    ...setInData(docs.version.set),
    version: docs.version.name,
    locale: docs.locale.id,
    items: tree.items.map((node) => sidebarItem(node, docs)),
  }));
}

function sidebarItem(node: SidebarNode, docs: Docs): SidebarItem {
  if (node.kind === "link") return { kind: "link", title: node.label, href: docs.linkTarget(node.to) };
  if (node.kind === "doc") {
    const { route, page } = node.doc;
    const method = page.source.generated?.method;
    return { kind: "link", title: node.label, href: hrefOf(docs.base, route), ...(method && { method }) };
  }
  const route = categoryPageRoute(node);
  return {
    kind: "category",
    title: node.label,
    ...(route !== undefined && { href: hrefOf(docs.base, route) }),
    collapsed: node.collapsed,
    items: node.items.map((item) => sidebarItem(item, docs)),
  };
}
