/** Hash of a route's document without its page: manifest, the part of the sidebar that it shows, and frame. */
import { hrefOf } from "../../schema/paths.ts";
import { sidebarOf } from "../../schema/sidebar-of.ts";
import type { Route } from "../site/site.ts";
import { contentHash } from "../source/content-hash.ts";
import { documentSidebars } from "./document-sidebar.ts";
import type { PageSettings } from "./render-page.ts";

/** Each hash is computed once for all routes that share it. */
export function frameHashes(settings: PageSettings, version: string): (route: Route) => string {
  // A page that uses a component says so itself.
  const { manifests, sidebars, components: _, manifestHrefs: __, ...rest } = settings;
  const frame = contentHash(JSON.stringify([rest, version]));
  const manifestOf = new Map(
    manifests.map((manifest) => [manifest.locale, contentHash(JSON.stringify(manifest))]),
  );
  const sidebarPart = documentSidebars(sidebars);
  return ({ path, locale, meta }) => {
    const reference = sidebarOf(meta);
    const part = reference && sidebarPart(locale, reference, hrefOf(settings.base, path));
    return [frame, manifestOf.get(locale), part?.key()].join(" ");
  };
}
