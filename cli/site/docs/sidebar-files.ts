/** Sidebar trees → the files that the reader shows beside pages. */
import { CONTRACT } from "../../../schema/page.ts";
import { hrefOf } from "../../../schema/paths.ts";
import type { Sidebar, SidebarItem } from "../../../schema/sidebar.ts";
import { setInData } from "../../source/docs-sets.ts";
import type { Docs } from "./docs.ts";
import { categoryPageRoute, type SidebarNode } from "./sidebar-tree.ts";

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
