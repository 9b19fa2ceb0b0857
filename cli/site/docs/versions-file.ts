/** A set of docs of a locale in all versions → `versions.json`. */
import { CONTRACT } from "../../../schema/contract.ts";
import type { DocsVersion, Versions } from "../../../schema/versions.ts";
import { setInData } from "../../source/docs-sets.ts";
import { isListed } from "../visibility.ts";
import type { Docs } from "./docs.ts";
import { flatten } from "./sidebar-tree.ts";

export function versionsFile(locale: string, set: string, all: readonly Docs[]): Versions {
  return { contract: CONTRACT, locale, ...setInData(set), versions: all.map(versionEntity) };
}

function versionEntity(docs: Docs): DocsVersion {
  const { name, label, isLast, root } = docs.version;
  return {
    name,
    label,
    isLast,
    path: root,
    ...(docs.main && { mainDocId: docs.main.id }),
    docs: docs.docs
      .filter(({ visibility }) => isListed(visibility))
      .map(({ id, route }) => {
        const sidebar = docs.positions.get(route)?.[0]?.sidebar;
        return { id, path: route, ...(sidebar !== undefined && { sidebar }) };
      })
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
    sidebars: docs.trees.map(({ id, items }) => {
      const path = flatten(items)[0]?.route;
      return { id, ...(path !== undefined && { path }) };
    }),
  };
}
