/** `sidebars.yml` and the docs of a locale → trees of docs, links and categories. */
import GithubSlugger from "github-slugger";
import type { Category } from "../../../schema/front-matter.ts";
import { routeBelow } from "../../../schema/paths.ts";
import type { CategoryEntry, SidebarEntry } from "../../../schema/sidebars.ts";
import { type LocalizedText, textFor } from "../../../schema/text.ts";
import { cleanName } from "../../source/number-prefix.ts";
import type { Formats } from "../formats.ts";
import type { Locale } from "../site.ts";
import { resolveSlug } from "../slug.ts";
import { isListed } from "../visibility.ts";
import type { Doc } from "./doc.ts";
import type { Folder } from "./folders.ts";

export type CategoryNode = {
  kind: "category";
  /** An id that is equal in every locale. */
  identity: string;
  label: string;
  title: string;
  description: string;
  collapsed: boolean;
  action?: Category["action"];
  search?: boolean | undefined;
  /** A doc, or a generated page with this route; undefined for a mere heading. */
  page: { doc: Doc } | { route: string } | undefined;
  items: SidebarNode[];
};
export type SidebarNode =
  | { kind: "doc"; doc: Doc; label: string }
  | { kind: "link"; label: string; to: string }
  | CategoryNode;

export type SidebarTree = { id: string; items: SidebarNode[] };

/** The docs of one locale, and the categories of its folders with what a translation left out filled in. */
export type DocIndex = {
  docs: Doc[];
  byId: Map<string, Doc>;
  folders: ReadonlyMap<string, Folder>;
  categoryOf(folder: string): Category;
};

/** `root` is the route that the docs are under. */
type Place = {
  locale: Locale;
  root: string;
  /** The docs are the whole content folder. */
  isRoot: boolean;
  sourceLocale: string;
  docs: DocIndex;
  compare: Formats["compare"];
};

export function sidebarTree(id: string, entries: readonly SidebarEntry[], place: Place): SidebarTree {
  return { id, items: entries.flatMap((entry) => nodesOf(entry, id, place)) };
}

function nodesOf(entry: SidebarEntry, owner: string, place: Place): SidebarNode[] {
  if (typeof entry === "string") return docNode(place.docs.byId.get(entry), undefined);
  if ("doc" in entry) return docNode(place.docs.byId.get(entry.doc), textIn(entry.label, place));
  if ("link" in entry)
    return [{ kind: "link", label: textIn(entry.label, place) ?? entry.link, to: entry.link }];
  if ("folder" in entry) return folderNodes(trimSlashes(entry.folder), place, true);
  return settled(categoryNode(entry.category, owner, place));
}

/** A category whose docs are all drafts or unlisted becomes a link to its page if that is a doc; otherwise it is left out. */
function settled(node: CategoryNode): SidebarNode[] {
  if (node.items.length > 0) return [node];
  return node.page && "doc" in node.page ? [{ kind: "doc", doc: node.page.doc, label: node.label }] : [];
}

function docNode(doc: Doc | undefined, label: string | undefined): SidebarNode[] {
  return doc && isListed(doc.visibility) ? [{ kind: "doc", doc, label: label ?? doc.label }] : [];
}

function categoryNode(entry: CategoryEntry, owner: string, place: Place): CategoryNode {
  const folder = entry.folder === undefined ? undefined : trimSlashes(entry.folder);
  const fromFolder = folder === undefined ? undefined : folderCategory(folder, place);
  const label = textIn(entry.label, place) ?? fromFolder?.label ?? "";
  const identity = fromFolder?.identity ?? `${owner}/${sourceText(entry.label, place) ?? label}`;
  const slug = entry.slug ?? `/category/${new GithubSlugger().slug(sourceText(entry.label, place) ?? label)}`;
  const keepsFolderPage = fromFolder && entry.slug === undefined && entry.doc === undefined;
  const doc = entry.doc === undefined ? undefined : place.docs.byId.get(entry.doc);
  const generated =
    entry.page === false ? undefined : { route: routeBelow(place.root, resolveSlug(slug, "")) };
  // A folder's page that is not the category's is among its items.
  const ownItems =
    folder === undefined || keepsFolderPage
      ? (fromFolder?.items ?? [])
      : folderNodes(folder, place, true).filter((node) => node.kind !== "doc" || node.doc !== doc);
  return {
    kind: "category",
    identity,
    label,
    title: textIn(entry.title, place) ?? textIn(entry.label, place) ?? fromFolder?.title ?? label,
    description: textIn(entry.description, place) ?? fromFolder?.description ?? "",
    collapsed: entry.collapsed ?? fromFolder?.collapsed ?? true,
    action: fromFolder?.action,
    // A doc that is not published is not replaced by another page.
    page: keepsFolderPage ? fromFolder.page : entry.doc === undefined ? generated : doc && { doc },
    items: entry.items?.flatMap((item) => nodesOf(item, identity, place)) ?? ownItems,
  };
}

/**
 * The docs and folders directly in a folder: by position, those without one last, then by name as the language orders names,
 * with numbers by their value. With `withPage` the folder's own page is among them, first unless it has a position.
 */
function folderNodes(folder: string, place: Place, withPage: boolean): SidebarNode[] {
  const inside = folder === "" ? "" : `${folder}/`;
  const children: { node: SidebarNode; position: number; name: string }[] = [];
  const { docs, folders } = place.docs.folders.get(folder) ?? {
    docs: [],
    folders: new Map<string, undefined>(),
  };
  for (const doc of docs) {
    if (doc.isFolderPage && !withPage) continue;
    const otherwise = doc.isFolderPage ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    for (const node of docNode(doc, undefined))
      children.push({
        node,
        position: doc.position ?? otherwise,
        name: lastPart(doc.page.source.name),
      });
  }
  for (const [name, position] of folders) {
    const own = place.docs.categoryOf(inside + name).position ?? position ?? Number.POSITIVE_INFINITY;
    for (const node of settled(folderCategory(inside + name, place)))
      children.push({ node, position: own, name });
  }
  // The same on every machine, also for names that the language takes for equal.
  const byName = (a: string, b: string) => place.compare(a, b) || (a < b ? -1 : 1);
  children.sort((a, b) => (a.position === b.position ? byName(a.name, b.name) : a.position - b.position));
  return children.map(({ node }) => node);
}

function folderCategory(folder: string, place: Place): CategoryNode {
  const category = place.docs.categoryOf(folder);
  const name = cleanName(folder.split("/").at(-1) ?? folder);
  const label = category.label ?? name;
  const doc = place.docs.folders.get(folder)?.page;
  // The source locale's label names the page, so that a translation keeps the address. A folder of Markdown has no place for
  // another address where two of its folders have one name: there, it is that of the folder.
  const parts = place.isRoot ? folder.split("/").map(cleanName) : [label];
  const slug = category.slug ?? `/category/${parts.map((part) => new GithubSlugger().slug(part)).join("/")}`;
  const generated =
    category.page === false ? undefined : { route: routeBelow(place.root, resolveSlug(slug, "")) };
  return {
    kind: "category",
    identity: `folder:${folder}`,
    label,
    title: category.title ?? label,
    description: category.description ?? "",
    collapsed: category.collapsed ?? true,
    action: category.action,
    search: category.search,
    page: doc && isListed(doc.visibility) ? { doc } : generated,
    items: folderNodes(folder, place, false),
  };
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

function textIn(text: LocalizedText | undefined, place: Place): string | undefined {
  return text === undefined ? undefined : (textFor(text, place.locale.id) ?? sourceText(text, place));
}

function sourceText(text: LocalizedText | undefined, place: Place): string | undefined {
  return text === undefined ? undefined : textFor(text, place.sourceLocale);
}

function trimSlashes(folder: string): string {
  return folder.replace(/^\/+|\/+$/g, "");
}

/** Every doc that a reader meets from top to bottom, with the category pages between them. */
export function flatten(items: readonly SidebarNode[]): { route: string; label: string; doc?: Doc }[] {
  return items.flatMap((node) => {
    if (node.kind === "link") return [];
    if (node.kind === "doc") return [{ route: node.doc.route, label: node.label, doc: node.doc }];
    const route = categoryPageRoute(node);
    const doc = node.page && "doc" in node.page ? { doc: node.page.doc } : {};
    return [...(route === undefined ? [] : [{ route, label: node.label, ...doc }]), ...flatten(node.items)];
  });
}

export function categoryPageRoute(node: CategoryNode): string | undefined {
  if (!node.page) return undefined;
  return "doc" in node.page ? node.page.doc.route : node.page.route;
}
