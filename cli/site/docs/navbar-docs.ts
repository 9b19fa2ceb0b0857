/** Items of the navbar and the footer that lead into the docs → links, for the latest version and for each other one. */
import { MAIN_DOCS } from "../../../schema/contract.ts";
import type { NavItem, NavLink } from "../../../schema/manifest.ts";
import { hrefOf } from "../../../schema/paths.ts";
import type { NavbarItem } from "../../../schema/site.ts";
import { setInData } from "../../source/docs-sets.ts";
import type { Docs } from "./docs.ts";
import { flatten, type SidebarNode } from "./sidebar-tree.ts";

type VersionItem = Extract<NavbarItem, { type: "version" }>;
type DocsItem = Extract<NavbarItem, { type: "doc" | "sidebar" }>;

/** `label` is the item's in the locale, `docs` are all of the locale. Nothing where no version of the set has what the item leads to. */
export function docsLink(item: DocsItem, label: string | undefined, docs: readonly Docs[]): NavLink[] {
  const byVersion = ofSet(item, docs).flatMap((docs) => {
    const href = item.type === "doc" ? docHref(item.doc, docs) : sidebarHref(item.sidebar, item.doc, docs);
    return href === undefined ? [] : [{ docs, href }];
  });
  const best = byVersion.find(({ docs }) => docs.version.isLast) ?? byVersion[0];
  if (!best) return [];
  const title = label ?? (item.type === "doc" && best.docs.byId.get(item.doc)?.label) ?? "";
  return [
    {
      kind: "link",
      title: title || "",
      href: best.href,
      ...(item.type === "sidebar" && { sidebar: item.sidebar }),
      ...(item.docs !== undefined && setInData(item.docs)),
      ...(byVersion.length > 1 && {
        versions: Object.fromEntries(byVersion.map(({ docs, href }) => [docs.version.name, href])),
      }),
    },
  ];
}

/** The menu of a set's versions; nothing where there is one version only. */
export function versionMenu(item: VersionItem, docs: readonly Docs[]): NavItem[] {
  const all = ofSet(item, docs);
  const { versions: names } = item;
  if (all.length < 2) return [];
  const chosen = names
    ? names.flatMap((name) => all.find(({ version }) => version.name === name) ?? [])
    : all;
  const items = chosen.map((docs) => ({
    name: docs.version.name,
    label: docs.version.label,
    href: hrefOf(docs.base, docs.main?.route ?? docs.version.root),
  }));
  const last = all.find(({ version }) => version.isLast)?.version.name ?? "";
  return [{ kind: "version", ...(item.docs !== undefined && setInData(item.docs)), last, items }];
}

function ofSet({ docs: set = MAIN_DOCS }: { docs?: string | undefined }, docs: readonly Docs[]): Docs[] {
  return docs.filter(({ version }) => version.set === set);
}

function docHref(id: string, { byId, base }: Docs): string | undefined {
  const doc = byId.get(id);
  return doc && hrefOf(base, doc.route);
}

/** The doc that the item names, else the sidebar's first page, else its first link. */
function sidebarHref(id: string, doc: string | undefined, docs: Docs): string | undefined {
  const tree = docs.trees.find((candidate) => candidate.id === id);
  if (!tree) return undefined;
  const own = doc === undefined ? undefined : docHref(doc, docs);
  const first = flatten(tree.items)[0]?.route;
  return own ?? (first === undefined ? firstLink(tree.items, docs) : hrefOf(docs.base, first));
}

function firstLink(items: readonly SidebarNode[], docs: Docs): string | undefined {
  for (const node of items) {
    if (node.kind === "link") return docs.linkTarget(node.to);
    const inside = node.kind === "category" ? firstLink(node.items, docs) : undefined;
    if (inside !== undefined) return inside;
  }
  return undefined;
}
