/** The version of the docs that links lead to: that of the page, else the one that the visitor chose last. */
import type { NavLink } from "../../schema/manifest.ts";
import type { PageData } from "../../schema/page.ts";
import { useStored } from "./use-stored.ts";

/** In local storage: name of the docs version that the visitor chose last. A name that no version has is ignored. */
const VERSION_KEY = "docs-preferred-version";

/** Null: neither the page nor the visitor says. */
export function useDocsVersion(page: PageData): [version: string | null, choose: (name: string) => void] {
  const [preferred, choose] = useStored(VERSION_KEY);
  return [("version" in page && page.version?.name) || preferred, choose];
}

/** The link as it leads in that version. */
export function inVersion(link: NavLink, version: string | null): NavLink {
  return { ...link, href: link.versions?.[version ?? ""] ?? link.href };
}
