/** Docs and sidebar trees of a locale → routes of docs and category pages, and the sidebars that stand beside them. */
import type { CategoryPage, DocPage, Link } from "../../../schema/page.ts";
import { CONTRACT } from "../../../schema/page.ts";
import { hrefOf } from "../../../schema/paths.ts";
import type { Sidebar, SidebarItem } from "../../../schema/sidebar.ts";
import { commonMeta, shownOutline } from "../common-meta.ts";
import { type Formats, fill } from "../formats.ts";
import type { Locale, Route } from "../site.ts";
import type { Doc } from "./doc.ts";
import {
  type CategoryNode,
  categoryPageRoute,
  flatten,
  type SidebarNode,
  type SidebarTree,
} from "./sidebar-tree.ts";

export type Docs = {
  locale: Locale;
  base: string;
  version: string;
  docs: readonly Doc[];
  trees: readonly SidebarTree[];
  formats: Formats;
  /** Address in front of a source file's path; undefined for no edit links. */
  editUrl: string | undefined;
  /** A link of a sidebar as written → one that can go into `href`. */
  linkTarget(to: string): string;
};

/** Where a page stands: its sidebar, the categories above it, its neighbours. */
type Position = { sidebar: string; above: CategoryNode[]; previous?: Link; next?: Link };

export function docsRoutes(docs: Docs): Route[] {
  const positions = positionsOf(docs);
  const categories = docs.trees.flatMap((tree) => generatedCategories(tree.items));
  return [
    ...docs.docs.map((doc) => docRoute(doc, docs, positions.get(doc.route))),
    ...categories.map(({ node, route }) => categoryRoute(node, route, docs, positions.get(route))),
  ];
}

export function sidebarFiles(docs: Docs): Sidebar[] {
  return docs.trees.map((tree) => ({
    contract: CONTRACT,
    id: tree.id,
    version: docs.version,
    locale: docs.locale.id,
    items: tree.items.map((node) => sidebarItem(node, docs)),
  }));
}

function sidebarItem(node: SidebarNode, docs: Docs): SidebarItem {
  if (node.kind === "link") return { kind: "link", title: node.label, href: docs.linkTarget(node.to) };
  if (node.kind === "doc")
    return { kind: "link", title: node.label, href: hrefOf(docs.base, node.doc.route) };
  const route = categoryPageRoute(node);
  return {
    kind: "category",
    title: node.label,
    ...(route !== undefined && { href: hrefOf(docs.base, route) }),
    collapsed: node.collapsed,
    items: node.items.map((item) => sidebarItem(item, docs)),
  };
}

/** By route; a page that stands in several sidebars belongs to the first. */
function positionsOf({ trees, base }: Docs): Map<string, Position> {
  const positions = new Map<string, Position>();
  for (const tree of trees) {
    const order = flatten(tree.items);
    const links = order.map(({ route, label, doc }) => ({
      title: doc?.facts.frontMatter.pagination_label ?? label,
      href: hrefOf(base, route),
    }));
    const above = new Map<string, CategoryNode[]>();
    collectAbove(tree.items, [], above);
    order.forEach(({ route }, index) => {
      if (positions.has(route)) return;
      const previous = links[index - 1];
      const next = links[index + 1];
      positions.set(route, {
        sidebar: tree.id,
        above: above.get(route) ?? [],
        ...(previous && { previous }),
        ...(next && { next }),
      });
    });
  }
  return positions;
}

function collectAbove(
  items: readonly SidebarNode[],
  path: CategoryNode[],
  above: Map<string, CategoryNode[]>,
): void {
  for (const node of items) {
    if (node.kind === "doc") above.set(node.doc.route, path);
    if (node.kind !== "category") continue;
    const route = categoryPageRoute(node);
    if (route !== undefined) above.set(route, path);
    collectAbove(node.items, [...path, node], above);
  }
}

function generatedCategories(items: readonly SidebarNode[]): { node: CategoryNode; route: string }[] {
  return items.flatMap((node) => {
    if (node.kind !== "category") return [];
    const own = node.page && "route" in node.page ? [{ node, route: node.page.route }] : [];
    return [...own, ...generatedCategories(node.items)];
  });
}

type Furniture = Pick<DocPage, "sidebar" | "breadcrumbs" | "previous" | "next">;

function furniture(title: string, docs: Docs, position: Position | undefined): Furniture {
  if (!position) return { breadcrumbs: [{ title }] };
  const above = position.above.map((node) => {
    const route = categoryPageRoute(node);
    return { title: node.label, ...(route !== undefined && { href: hrefOf(docs.base, route) }) };
  });
  return {
    sidebar: { version: docs.version, id: position.sidebar },
    breadcrumbs: [...above, { title }],
    ...(position.previous && { previous: position.previous }),
    ...(position.next && { next: position.next }),
  };
}

function docRoute(doc: Doc, docs: Docs, position: Position | undefined): Route {
  const { frontMatter, outline } = doc.facts;
  const editUrl = frontMatter.edit_url ?? (docs.editUrl && `${docs.editUrl}${doc.page.source.path}`);
  const { locale, formats } = docs;
  return {
    path: doc.route,
    locale: locale.id,
    identity: `docs:${doc.page.source.name}`,
    page: doc.page,
    head: {
      keywords: frontMatter.keywords ?? [],
      image: frontMatter.image,
      modified: frontMatter.last_update?.date,
    },
    meta: {
      kind: "doc",
      ...commonMeta(locale, doc.route, doc.title, doc.description),
      visibility: doc.visibility,
      outline: shownOutline(outline, frontMatter),
      ...withOverrides(furniture(doc.label, docs, position), doc, docs),
      hideTitle: frontMatter.hide_title,
      tags: [],
      ...(editUrl && frontMatter.edit_url !== null && { editUrl }),
      ...(frontMatter.last_update?.date && {
        lastUpdated: lastUpdated(frontMatter.last_update, locale, formats),
      }),
    },
  };
}

/** Front matter may choose another sidebar and other neighbours, or none. */
function withOverrides(own: Furniture, doc: Doc, docs: Docs): Furniture {
  const { displayed_sidebar, pagination_next, pagination_prev } = doc.facts.frontMatter;
  const linkTo = (id: string): Link | undefined => {
    const target = docs.docs.find((candidate) => candidate.id === id);
    if (!target) return undefined;
    const title = target.facts.frontMatter.pagination_label ?? target.label;
    return { title, href: hrefOf(docs.base, target.route) };
  };
  const sidebar =
    displayed_sidebar === undefined
      ? own.sidebar
      : displayed_sidebar === null
        ? undefined
        : { version: docs.version, id: displayed_sidebar };
  const choose = (choice: string | null | undefined, link: Link | undefined) =>
    choice === undefined ? link : choice === null ? undefined : linkTo(choice);
  const previous = choose(pagination_prev, own.previous);
  const next = choose(pagination_next, own.next);
  return {
    breadcrumbs: own.breadcrumbs,
    ...(sidebar && { sidebar }),
    ...(previous && { previous }),
    ...(next && { next }),
  };
}

function lastUpdated(
  update: { date?: string | undefined; author?: string | undefined },
  locale: Locale,
  formats: Formats,
) {
  const { iso, text } = formats.date(update.date ?? "");
  const { lastUpdated: plain, lastUpdatedBy } = locale.strings.compiler;
  return {
    iso,
    text: update.author
      ? fill(lastUpdatedBy, { date: text, author: update.author })
      : fill(plain, { date: text }),
  };
}

function categoryRoute(node: CategoryNode, route: string, docs: Docs, position: Position | undefined): Route {
  const { locale, base, formats } = docs;
  const items: CategoryPage["items"] = node.items.map((item) => {
    if (item.kind === "link") return { title: item.label, description: "", href: docs.linkTarget(item.to) };
    if (item.kind === "doc")
      return { title: item.doc.title, description: item.doc.description, href: hrefOf(base, item.doc.route) };
    return {
      title: item.title,
      description: item.description,
      href: hrefOf(base, categoryPageRoute(item) ?? flatten(item.items)[0]?.route ?? route),
      count: formats.count(item.items.length, locale.strings.compiler.items),
    };
  });
  return {
    path: route,
    locale: locale.id,
    identity: `category:${node.identity}`,
    head: { keywords: [] },
    meta: {
      kind: "category",
      ...commonMeta(locale, route, node.title, node.description),
      ...furniture(node.label, docs, position),
      items,
    },
  };
}
