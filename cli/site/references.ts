/** A link or an image as written in a page → what it leads to: a route, a file, another site, or nothing. */
import { posix } from "node:path";
import { decoded, withoutSlash } from "../../schema/paths.ts";
import type { Page } from "../compile/compile-files.ts";
import type { Reference } from "../markdown/includes/page-references.ts";
import { apiLinkPath } from "../source/api-names.ts";
import { besideInVersion, isFrozen, sourceInVersion } from "../source/docs-sets.ts";
import { addressInSite, type SiteOrigin } from "./absolute-address.ts";
import type { IsExternalAddress } from "./external-addresses.ts";
import { isExternal, splitSuffix } from "./link-target.ts";
import type { Route, Unpublished } from "./site.ts";
import type { Counterparts } from "./translations.ts";
import { type DocsRoots, routeByVersionName, routeInVersion } from "./version-links.ts";

export type Target =
  /** `own`: what the address of this site itself leads to, where it is written in full. */
  | { kind: "external"; own?: Target }
  | { kind: "route"; route: Route; suffix: string }
  /** A file that the compiler itself writes, or that `static/` or something else serves, by its address below the base. */
  | { kind: "served"; path: string; suffix: string }
  /** Another site, reached through a redirect of this site; `own`: what a full address of this site itself leads to. */
  | { kind: "elsewhere"; url: string; own?: Target }
  /** A file of the content folder, which becomes an asset. */
  | { kind: "file"; path: string; suffix: string }
  | ({ kind: "draft"; path: string } & Unpublished)
  | { kind: "outside" }
  | { kind: "nothing"; path: string };

/** The targets of every reference of every page: by route, then by URL as written. */
export type Targets = Map<string, Map<string, Target>>;

/** Possible targets of references, by each way to write them. */
export type LinkIndex = {
  routes: ReadonlyMap<string, Route>;
  /** Routes by the path of their source file. */
  sources: ReadonlyMap<string, Route>;
  /** By source file and by route: pages that are drafts or scheduled. */
  drafts: ReadonlyMap<string, Unpublished>;
  /** Files of the content folder that are not pages, by path. */
  files: { has(path: string): boolean; keys(): Iterable<string> };
  /** The first locale, whose files translations use where they have none of their own. */
  source: string;
  /** True: docs are in the content folder itself, in no folder of a locale. */
  hasDocsAtTop?: boolean;
  /** Addresses that the compiler writes besides routes: `/llms.txt`, `/blog/rss.xml` … */
  served: ReadonlySet<string>;
  /** The routes of the docs of versions. */
  docsRoots: DocsRoots;
  /** Routes that name a version (`/docs/2.0`), where its docs have another one (`/docs`). */
  versionNames: ReadonlyMap<string, string>;
  /** The routes of a page in other locales. */
  counterparts: Counterparts;
  /** The address of the site. Without it, all absolute addresses are those of other sites. */
  place?: SiteOrigin | undefined;
  isExternalAddress: IsExternalAddress;
  /** The final targets of old addresses, by route. */
  redirects: ReadonlyMap<string, Target>;
};

/** The target of a reference in a route's text. A text shown instead of a translation is resolved at its own route. */
export function resolveFrom(
  { path, locale, identity }: Pick<Route, "path" | "locale" | "identity">,
  page: Page,
  reference: Pick<Reference, "kind" | "url" | "included" | "otherLanguage">,
  linkIndex: LinkIndex,
): Target {
  const { fallback, source } = page;
  const { counterparts } = linkIndex;
  if (fallback === undefined) {
    const target = resolveReference(reference, { route: path, source: source.path }, linkIndex);
    const isMeant = reference.otherLanguage || !isFromAnotherLocale(reference, source);
    if (isMeant || target.kind !== "route") return target;
    const near = counterparts.get(target.route.identity)?.get(locale);
    return near ? { kind: "route", route: near, suffix: suffixIn(near, target) } : target;
  }
  const home = counterparts.get(identity)?.get(source.locale);
  const target = resolveReference(reference, { route: home?.path ?? path, source: source.path }, linkIndex);
  if (target.kind !== "route") return target;
  const near = counterparts.get(target.route.identity)?.get(locale);
  return near ? { kind: "route", route: near, suffix: suffixIn(near, target) } : target;
}

/** A file of another language that this one includes. */
function isFromAnotherLocale(
  { included, url }: Pick<Reference, "included" | "url">,
  { path, locale }: Page["source"],
): boolean {
  return (
    included !== undefined &&
    !url.startsWith("#") &&
    included.file !== path &&
    !included.file.startsWith(`${locale}/`)
  );
}

/** A translation has other headings: what has none of that name is shown from its top. */
function suffixIn({ page }: Route, { route, suffix }: { route: Route; suffix: string }): string {
  const start = suffix.indexOf("#");
  if (start === -1 || page === undefined || page.source === route.page?.source) return suffix;
  return page.facts.anchors.includes(decoded(suffix.slice(start + 1))) ? suffix : suffix.slice(0, start);
}

/** `https://example.com/docs/x` on the site `https://example.com`; one that leads to something stays as it is written. */
function resolveInFull({ url, kind }: Pick<Reference, "kind" | "url">, linkIndex: LinkIndex): Target {
  const address = linkIndex.place && addressInSite(url, linkIndex.place);
  if (address === undefined) return { kind: "external" };
  const { path, suffix } = splitSuffix(address);
  const own = resolveAbsolute(decoded(path), suffix, kind, linkIndex);
  return own.kind === "nothing" || own.kind === "draft" ? own : { kind: "external", own };
}

/** `from` is the route of the page and the path of its source file. */
export function resolveReference(
  reference: Pick<Reference, "kind" | "url">,
  from: { route: string; source: string },
  linkIndex: LinkIndex,
): Target {
  const url = apiLinkPath(reference.url) ?? reference.url;
  if (isExternal(url)) return resolveInFull(reference, linkIndex);
  const { path: written, suffix } = splitSuffix(url);
  const path = decoded(written);
  if (path === "") return { ...routeTarget(from.route, linkIndex), suffix } as Target;

  if (path.startsWith("/")) {
    const locale = from.source.split("/")[0] ?? "";
    const inVersion = routeInVersion(path, from.source, linkIndex.docsRoots);
    const target =
      inVersion === undefined ? undefined : resolveAbsolute(inVersion, suffix, reference.kind, linkIndex);
    if (target?.kind === "route" || target?.kind === "draft") return target;
    const written = linkIndex.hasDocsAtTop ? fromTop(path, linkIndex) : posix.normalize(`${locale}${path}`);
    const own = isFrozen(from.source) ? sourceInVersion(written, from.source) : written;
    const asSource = linkIndex.sources.has(own) || linkIndex.drafts.has(own) ? own : written;
    if (path.endsWith(".md") && linkIndex.sources.has(asSource))
      return sourceTarget(asSource, suffix, linkIndex);
    const draft = linkIndex.drafts.get(asSource);
    if (draft) return { kind: "draft", path, ...draft };
    return resolveAbsolute(path, suffix, reference.kind, linkIndex);
  }

  const isThere = (file: string) =>
    linkIndex.sources.has(file) || linkIndex.drafts.has(file) || linkIndex.files.has(file);
  const beside = besideInVersion(path, from.source, isThere);
  if (beside.startsWith("../") || beside === "..") return { kind: "outside" };
  if (linkIndex.sources.has(beside)) return sourceTarget(beside, suffix, linkIndex);
  const draft = linkIndex.drafts.get(beside);
  if (draft) return { kind: "draft", path: beside, ...draft };
  const file = fileAt(beside, linkIndex);
  if (file !== undefined) return { kind: "file", path: file, suffix };
  const asRoute = posix.join(posix.dirname(from.route), path);
  const target = resolveAbsolute(asRoute, suffix, reference.kind, linkIndex);
  return target.kind === "nothing"
    ? { kind: "nothing", path: path.endsWith(".md") ? beside : asRoute }
    : target;
}

/** `/guide/a.md` of a folder of Markdown; `/docs/guide/a.md` where it is the folder `docs` of a repository, which is the root of such links. */
function fromTop(path: string, { sources }: Pick<LinkIndex, "sources">): string {
  const below = path.split("/").slice(2).join("/");
  return !sources.has(path.slice(1)) && sources.has(below) ? below : path.slice(1);
}

/** The file at the path, or, if a translation lacks it, that of the first locale at the same place. */
export function fileAt(
  path: string,
  { files, source }: { files: { has(path: string): boolean }; source: string },
): string | undefined {
  if (files.has(path) || path.startsWith("static/")) return files.has(path) ? path : undefined;
  const original = source + path.slice(path.indexOf("/"));
  return files.has(original) ? original : undefined;
}

function sourceTarget(source: string, suffix: string, linkIndex: LinkIndex): Target {
  const route = linkIndex.sources.get(source);
  return route ? { kind: "route", route, suffix } : { kind: "nothing", path: source };
}

/** `path` is decoded and starts at the site's root; `suffix` is what follows it. */
export function resolveAbsolute(
  path: string,
  suffix: string,
  kind: Reference["kind"],
  linkIndex: LinkIndex,
): Target {
  const file = posix.normalize(`static${path}`);
  if (!file.startsWith("static/") && file !== "static") return { kind: "outside" };
  if (linkIndex.files.has(file))
    return kind === "image" ? { kind: "file", path: file, suffix } : { kind: "served", path, suffix };
  const target = routeTarget(path, linkIndex);
  if (target.kind === "route") return { ...target, suffix };
  const draft = linkIndex.drafts.get(withoutSlash(path));
  if (draft) return { kind: "draft", path, ...draft };
  if (linkIndex.served.has(path)) return { kind: "served", path, suffix };
  const named = routeByVersionName(path, linkIndex.versionNames);
  const ofVersion = named === undefined ? target : routeTarget(named, linkIndex);
  if (ofVersion.kind === "route") return { ...ofVersion, suffix };
  const moved = linkIndex.redirects.get(withoutSlash(path));
  if (moved) return { ...moved, ...(suffix !== "" && "suffix" in moved && { suffix }) };
  return linkIndex.isExternalAddress(path) ? { kind: "served", path, suffix } : target;
}

/** A route may be written with a slash at its end. */
function routeTarget(path: string, linkIndex: LinkIndex): Target {
  const route =
    linkIndex.routes.get(path) ??
    linkIndex.routes.get(`${path}/`) ??
    linkIndex.routes.get(withoutSlash(path));
  return route ? { kind: "route", route, suffix: "" } : { kind: "nothing", path };
}
