/** Hash of a route's document without its page: manifest, sidebar and frame. */
import { type SidebarRef, sidebarOf } from "../../schema/sidebar-of.ts";
import type { Route } from "../site/site.ts";
import { contentHash } from "../source/content-hash.ts";
import type { PageSettings } from "./render-page.ts";

/** Each hash is computed once for all routes that share it. */
export function frameHashes(settings: PageSettings, version: string): (route: Route) => string {
  // A page that uses a component says so itself.
  const { manifests, sidebars, components: _, ...rest } = settings;
  const frame = contentHash(JSON.stringify([rest, version]));
  const manifestOf = new Map(
    manifests.map((manifest) => [manifest.locale, contentHash(JSON.stringify(manifest))]),
  );
  const key = (locale: string, { version: ofDocs, id }: SidebarRef) => `${locale} ${ofDocs} ${id}`;
  const sidebarHash = new Map(
    sidebars.map((sidebar) => [key(sidebar.locale, sidebar), contentHash(JSON.stringify(sidebar))]),
  );
  return ({ locale, meta }) => {
    const reference = sidebarOf(meta);
    return [frame, manifestOf.get(locale), reference && sidebarHash.get(key(locale, reference))].join(" ");
  };
}
