/**
 * Facts of a page that the shell shows: pages with the same facts have the same header, notices and footer, to the byte. The
 * compiler has React write those once for all of them. All facts that a component around the page reads must be here.
 */
import type { DocumentData, ShownPage } from "../../schema/document-data.ts";
import type { Manifest } from "../../schema/manifest.ts";
import { sidebarOf } from "../../schema/sidebar-of.ts";
import { homesOf } from "../navigation/homes.ts";
import { pageLink } from "../navigation/page-link.ts";

/** `targets`: from `navTargets`. */
export function shellFacts({ page, sidebar }: DocumentData, targets: readonly string[]): unknown[] {
  const { path, kind, visibility, scheduled, fallback, stale, translations, substitutes } = page;
  return [
    kind,
    sidebarOf(page),
    sidebar !== undefined,
    // The address counts only by whether the links of the navbar lead there.
    targets.map((route) => (path === route ? "page" : path.startsWith(`${route}/`))),
    visibility,
    scheduled,
    fallback !== undefined,
    stale,
    translations,
    substitutes,
    "version" in page && [page.set, page.version],
  ];
}

/** Routes that links of the navbar lead to, in any version of the docs. */
export function navTargets(manifest: Manifest): string[] {
  const { navbar, base } = manifest;
  const homes = homesOf(manifest);
  const hrefs = [...navbar.left, ...navbar.right]
    .flatMap((item) => (item.kind === "dropdown" ? item.items : item.kind === "link" ? [item] : []))
    .flatMap(({ href, versions = {} }) => [href, ...Object.values(versions)]);
  return [...new Set(hrefs.flatMap((href) => pageLink(href, base, homes)?.route ?? []))];
}

/** The page with other addresses in its shell: those to itself in other languages and versions, and in notices. */
export function withShellAddresses(page: ShownPage, put: (href: string) => string): ShownPage {
  const moved = <T extends { href: string }>(link: T): T => ({ ...link, href: put(link.href) });
  const { translations, substitutes, stale } = page;
  const common = {
    translations: translations.map(moved),
    ...(substitutes && { substitutes: substitutes.map(moved) }),
    ...(stale && { stale: { ...stale, link: moved(stale.link) } }),
  };
  if (!("version" in page) || !page.version) return { ...page, ...common };
  const { banner, places } = page.version;
  const version = {
    ...page.version,
    places: places.map(moved),
    ...(banner && { banner: { ...banner, link: moved(banner.link) } }),
  };
  return { ...page, ...common, version };
}
