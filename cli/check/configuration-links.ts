/** Links of configuration and home pages: navbar, footer, sidebars, categories, home blocks. */
import { actionsOf } from "../../schema/home.ts";
import { ownValue } from "../../schema/own-value.ts";
import { decoded } from "../../schema/paths.ts";
import { unusableAddress } from "../markdown/lint/link-addresses.ts";
import type { Finding, Place, Problem } from "../report/finding.ts";
import { nearestPath } from "../report/nearest.ts";
import { ofArea } from "../site/assemble.ts";
import { isExternal, routeNamed, splitSuffix, translatedLink } from "../site/link-target.ts";
import { type LinkIndex, resolveReference, type Target } from "../site/references.ts";
import type { Locale, Site } from "../site/site.ts";
import { unpublishedText } from "../site/unpublished.ts";
import { routeByVersionName } from "../site/version-links.ts";
import type { Categories } from "../source/categories.ts";
import type { ConfigFile } from "../source/config-file.ts";
import type { Configuration } from "../source/configuration.ts";
import type { PathPart } from "../source/yaml/value-at.ts";
import { anchorProblem } from "./anchors.ts";

/**
 * `locales` are those that show the link; all, where there are none. `isOfSite`: it is as the first locale names it, and leads to
 * the translation in the others.
 */
type Written = { to: string; file: string; place: Place | undefined; locales?: string[]; isOfSite?: boolean };
/** Routes below `unsureRoutes` are unknown. */
export function checkLinksOfConfiguration(
  site: Site,
  configuration: Configuration,
  categories: Categories,
  linkIndex: LinkIndex,
  unsureRoutes: readonly string[],
): Finding[] {
  return linksOfConfiguration(site, configuration, categories).flatMap((link) => {
    const { to, file, place, locales, isOfSite } = link;
    const own = locales ? site.locales.filter(({ id }) => locales.includes(id)) : site.locales;
    const source = isOfSite ? site.locales[0] : undefined;
    const { message, expected, nearest } = unusableAddress(to) ?? {};
    const problem = message
      ? { rule: "link-is-well-formed" as const, message, expected, nearest }
      : problemOf(to, { locales: own, source }, linkIndex, unsureRoutes);
    return problem ? [{ ...problem, file, place }] : [];
  });
}

export function linksOfConfiguration(
  site: Site,
  { site: siteFile, sidebars }: Configuration,
  categories: Categories,
): Written[] {
  const { redirects: _, ...value } = siteFile.value;
  return [
    ...keyed({ ...siteFile, value }, "to").map((link) => ({ ...link, isOfSite: true })),
    ...[...sidebars.values()].flatMap((own) => keyed(own, "link")),
    ...homeLinks(site),
    ...[...categories].flatMap(([folder, own]) =>
      keyed(own, "to").map((link) => ({ ...link, locales: folder.split("/", 1) })),
    ),
  ];
}

/** Every text under the key `key`, at any depth; of a map by locale, each for its own. */
function keyed({ file, value, placeOf }: ConfigFile<unknown>, key: string): Written[] {
  const visit = (inner: unknown, path: PathPart[]): Written[] => {
    if (typeof inner !== "object" || inner === null) return [];
    return Object.entries(inner).flatMap(([name, child]) => {
      const at = [...path, Array.isArray(inner) ? Number(name) : name];
      if (name !== key) return visit(child, at);
      if (typeof child === "string") return [{ to: child, file, place: placeOf(at) }];
      return Object.entries(child ?? {}).map(([id, to]) => ({
        to: String(to),
        file,
        place: placeOf([...at, id]),
        locales: [id],
      }));
    });
  };
  return visit(value, []);
}

function homeLinks(site: Site): Written[] {
  const pages = site.routes.flatMap(({ page }) => (page && page.fallback === undefined ? [page] : []));
  return ofArea(pages, "pages").flatMap(({ page, facts }) => {
    const { home } = facts.frontMatter;
    const { path: file, locale } = page.source;
    const written = (to: string | undefined, path: string): Written[] =>
      to === undefined
        ? []
        : [{ to, file, place: ownValue(facts.keys, path) ?? facts.keys.home, locales: [locale] }];
    if (!home) return [];
    return [
      ...actionsOf(home).flatMap(({ to }, index) =>
        written(to, Array.isArray(home.action) ? `home.action.${index}.to` : "home.action.to"),
      ),
      ...home.features.flatMap(({ to }, index) => written(to, `home.features.${index}.to`)),
    ];
  });
}

/** `source` is the locale whose names the link has, if it leads to translations in others. */
type Readers = { locales: readonly Locale[]; source: Locale | undefined };

/** A link must resolve in every locale that shows it. */
function problemOf(
  to: string,
  { locales, source }: Readers,
  linkIndex: LinkIndex,
  unsureRoutes: readonly string[],
): Problem | undefined {
  if (to.startsWith("#")) return undefined;
  if (isExternal(to)) return problemInFull(to, linkIndex, unsureRoutes);
  const { path, suffix } = splitSuffix(to);
  const brokenIn = (path: string): Locale[] =>
    locales.filter((locale) => {
      const route = routeMeant(path, locale, source, linkIndex);
      return (
        !leadsSomewhere(route, path, linkIndex) && !unsureRoutes.some((prefix) => route.startsWith(prefix))
      );
    });
  /** The choice, unless it is broken in a language. */
  const suggested = (choice: string | undefined): string | undefined =>
    choice === undefined || (!isExternal(choice) && brokenIn(splitSuffix(choice).path).length > 0)
      ? undefined
      : choice;
  if (!path.startsWith("/"))
    return {
      rule: "link-resolves",
      message: `“${to}” is not a route`,
      ...expected,
      nearest:
        suggested(`/${to}`) ??
        nearestIn(locales, `/${path}`, linkIndex, (choice) => brokenIn(choice).length === 0),
    };
  const broken = brokenIn(path);
  const [first] = broken;
  if (first === undefined) return anchorIn({ locales, source }, { to, path, suffix }, linkIndex);
  const missing = broken.map((locale) => routeNamed(path, locale));
  const [draft, ...rest] = missing.map((route) => linkIndex.drafts.get(route));
  if (draft && rest.every((other) => other !== undefined)) return unpublished(to, draft);
  const moved = linkIndex.redirects.get(routeNamed(path, first));
  if (moved)
    return {
      rule: "link-resolves",
      message: `“${to}” is an old address, which only redirects`,
      expected: "the address that it redirects to",
      nearest: suggested(addressOf(moved, first, suffix)),
    };
  const isEverywhere = broken.length === locales.length;
  const best = isEverywhere
    ? nearestIn(locales, path, linkIndex, (choice) => brokenIn(choice).length === 0)
    : undefined;
  return {
    rule: "link-resolves",
    message: isEverywhere
      ? `“${to}” is a broken link`
      : `“${to}” is a broken link in ${broken.map(({ id }) => id).join(", ")}: there is no page ${missing.join(", ")}`,
    ...expected,
    nearest: best && best + suffix,
  };
}

function unpublished(to: string, target: Parameters<typeof unpublishedText>[0]): Problem {
  const message = `“${to}” links to ${unpublishedText(target)}`;
  return { rule: "link-resolves", message, expected: "a published page" };
}

/** An address of this site that is written in full; one of another site is not judged. */
function problemInFull(
  to: string,
  linkIndex: LinkIndex,
  unsureRoutes: readonly string[],
): Problem | undefined {
  const target = resolveReference({ kind: "link", url: to }, { route: "/", source: "" }, linkIndex);
  return problemOfOwn(to, target.kind === "external" ? target.own : target, unsureRoutes);
}

/** `own` is what the full address `to` leads to on this site. */
export function problemOfOwn(
  to: string,
  own: Target | undefined,
  unsureRoutes: readonly string[],
): Problem | undefined {
  if (own?.kind === "route") return anchorProblem(to, own);
  if (own?.kind === "draft") return unpublished(to, own);
  if (own?.kind !== "nothing" || unsureRoutes.some((prefix) => own.path.startsWith(prefix))) return undefined;
  return {
    rule: "absolute-link-resolves",
    message: `“${to}” is a broken link: this site has no such page`,
    ...expected,
  };
}

const expected = { expected: "a route of this site or an absolute URL" };

/** Target of an old address, as configuration names it. */
function addressOf(moved: Target, locale: Locale, suffix: string): string | undefined {
  if (moved.kind === "elsewhere") return moved.url;
  if (moved.kind === "served") return moved.path;
  if (moved.kind !== "route") return undefined;
  const { path } = moved.route;
  const bare = path.startsWith(locale.home) ? path.slice(locale.home.length - 1) : path;
  return bare + (suffix || moved.suffix);
}

/** The nearest page, as configuration names it: without the base of the first locale that shows it. */
function nearestIn(
  [locale]: readonly Locale[],
  path: string,
  { routes }: LinkIndex,
  resolves: (path: string) => boolean,
): string | undefined {
  if (!locale) return undefined;
  const pages = [...routes.values()].filter(({ meta }) => meta.kind !== "not-found");
  const own = pages.flatMap((page) =>
    page.locale === locale.id ? [page.path.slice(locale.home.length - 1)] : [],
  );
  const others = pages.flatMap((page) => (page.locale === locale.id ? [] : [page.path]));
  return nearestPath(path, own.filter(resolves)) ?? nearestPath(path, others.filter(resolves));
}

/** The first locale in which the hash names nothing. */
function anchorIn(
  { locales, source }: Readers,
  { to, path, suffix }: { to: string; path: string; suffix: string },
  linkIndex: LinkIndex,
): Problem | undefined {
  for (const locale of locales) {
    const route = linkIndex.routes.get(routeMeant(path, locale, source, linkIndex));
    const problem = route && anchorProblem(to, { route, suffix });
    if (problem && route) return { ...problem, message: `${problem.message}, on ${route.path}` };
  }
  return undefined;
}

/** The route as `linkTarget` writes it: a link can name a version, even if its docs have another route. */
function routeMeant(path: string, locale: Locale, source: Locale | undefined, linkIndex: LinkIndex): string {
  const route = routeNamed(translatedLink(path, locale, source, linkIndex), locale);
  return routeByVersionName(route, linkIndex.versionNames) ?? route;
}

function leadsSomewhere(
  route: string,
  path: string,
  { routes, served, files, isExternalAddress }: LinkIndex,
): boolean {
  return (
    routes.has(route) ||
    served.has(route) ||
    served.has(path) ||
    files.has(`static${path}`) ||
    isExternalAddress(route) ||
    isExternalAddress(decoded(path))
  );
}
