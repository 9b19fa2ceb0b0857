/** The version of docs that links lead to: that of the page, else the one that the visitor chose last. */

import type { ShownPage } from "../../schema/document-data.ts";
import type { NavLink } from "../../schema/manifest.ts";
import { ownValue } from "../../schema/own-value.ts";
import { useStored } from "./use-stored.ts";

/**
 * Key in local storage, with the names of the versions that the visitor chose last and a space between them; that of a
 * further set of docs has the set's name and a colon before it (`1.0 api:2.0`). A name that no version has is ignored.
 */
const VERSION_KEY = "docs-preferred-version";

type DocsVersions = {
  /** The version for links into the set of docs. Null: neither the page nor the visitor says. */
  of(set: string | undefined): string | null;
  choose(set: string | undefined, name: string): void;
};

export function useDocsVersions(page: ShownPage): DocsVersions {
  const [stored, store] = useStored(VERSION_KEY);
  const chosen = stored?.split(" ") ?? [];
  const isOf = (set: string | undefined) => (entry: string) =>
    set ? entry.startsWith(`${set}:`) : !entry.includes(":");
  return {
    of: (set) =>
      ("version" in page && page.set === set && page.version?.name) ||
      (chosen.find(isOf(set))?.replace(/.*:/, "") ?? null),
    choose(set, name) {
      const others = chosen.filter((entry) => !isOf(set)(entry));
      store([...others, set ? `${set}:${name}` : name].join(" "));
    },
  };
}

/** The link as it leads in the version of its set. */
export function inVersion(link: NavLink, versions: DocsVersions): NavLink {
  return { ...link, href: ownValue(link.versions, versions.of(link.set) ?? "") ?? link.href };
}
