/** `site.yml` of the new site: the configuration of the source, and what its pages and their moves ask for. */
import { MAIN_DOCS } from "../../../schema/contract.ts";
import { decoded } from "../../../schema/paths.ts";
import { isExternal, splitSuffix } from "../../site/link-target.ts";
import type { Note } from "../note.ts";
import { SITEMAP } from "./built-site.ts";
import { externalPatterns, type OtherAddresses, routeFinder, servedAs } from "./link-targets.ts";
import { isFeed } from "./list-routes.ts";
import type { SiteYmlInputs } from "./navigation.ts";
import { rootOf } from "./page-folders.ts";
import type { ImportedPage } from "./pages.ts";
import type { Plugins } from "./plugins.ts";
import { siteYml } from "./site-yml.ts";
import type { SourceSite } from "./source-site.ts";
import type { ImportedLocale } from "./translations.ts";
import { type ImportedDocs, versionsConfig } from "./versions.ts";

type Moves = ReadonlyMap<string, string>;

/** Addresses and names in the source → those in the new site. */
type Moved = Pick<SiteYmlInputs, "sidebars" | "imageHosts" | "providers"> & {
  /** Pages, lists of posts and served files. */
  routes: Moves;
  /** Pages that Docusaurus makes by itself, and of those the ones of the blog. */
  lists: Moves;
  postLists: Moves;
  addresses: Moves;
  others: OtherAddresses;
  /** Pages of code that only lead to another one. */
  redirects: Plugins["redirects"];
  /** Files of static folders. */
  served: ReadonlySet<string>;
};

export function siteConfiguration(site: SourceSite, moved: Moved, notes: Note[]): Record<string, unknown> {
  const { file, base, plugins, locales, pages } = site;
  const { served, others } = moved;
  const routeOf = routeFinder(new Map([...moved.lists, ...moved.routes]), base, others);
  const isOnce = (path: string): boolean =>
    servedAs(path).some((each) => served.has(each)) || others.isMade(path) || others.beside.has(path);
  const leading = new Set(
    moved.redirects.flatMap(({ from }) => inEveryLocale(locales, from, "/")).map(({ from }) => from),
  );
  const taken = new Set([
    ...[...moved.addresses.values()].filter((address) => !leading.has(address)),
    ...served,
  ]);
  const own = withoutClashes(
    redirectsOf(
      [...moved.redirects, ...plugins.redirects, ...madeRedirects(site, [...moved.lists.keys()], notes)],
      locales,
      routeOf,
      isOnce,
    ),
    taken,
  );
  for (const { from, to } of own.clashing)
    notes.push({
      cause: "redirect",
      file,
      message: `“${from}” does not redirect to “${to}”: a page, a file or another redirect has that address`,
      subject: from,
    });
  const made = listRedirects(
    moved.lists,
    new Set(moved.addresses.keys()),
    locales,
    pages.filter(({ section }) => section.area === "blog"),
  );
  const free = withoutClashes(made, new Set([...taken, ...own.redirects.map(({ from }) => from)]));
  const redirects = [...own.redirects, ...free.redirects];
  noteFeeds(moved.postLists, file, notes);
  // It fills what is beside the site.
  const configuration = siteYml({ ...site, ...moved, routeOf }, notes);
  noteBuilt(others, moved.lists, notes);
  const external = externalPatterns(others, [
    // Each language has a home page, whatever the source has.
    ...locales.map(({ home }) => home),
    ...moved.addresses.values(),
    ...moved.lists.values(),
  ]);
  return {
    ...configuration,
    ...docsConfiguration(site),
    last_updated: plugins.docs[0]?.showLastUpdateTime || undefined,
    image_hosts: moved.imageHosts.size > 0 ? [...moved.imageHosts].sort() : undefined,
    external: external.length > 0 ? external : undefined,
    redirects: redirects.length > 0 ? redirects : undefined,
  };
}

/** `docs` and `versions`: where the sets of docs are, as far as that is not where a site has them anyway. */
function docsConfiguration(site: SourceSite): Record<string, unknown> {
  const { docs } = site;
  const frozenOf = (own: ImportedDocs) => versionsConfig(own, site);
  const pathOf = ({ options }: ImportedDocs) => rootOf(options, MAIN_DOCS) || "/";
  const main = docs.find(({ set }) => set === MAIN_DOCS);
  const path = main && pathOf(main);
  const sets = docs
    .filter((own) => own !== main)
    .map((own) => {
      const versions = frozenOf(own);
      return { name: own.set, path: pathOf(own), ...(versions && { versions }) };
    });
  const frozen = main && frozenOf(main);
  const config = {
    ...(path !== undefined && path !== `/${MAIN_DOCS}` && { path }),
    ...(sets.length > 0 && { sets }),
  };
  return {
    ...(Object.keys(config).length > 0 && { docs: config }),
    ...(frozen && { versions: frozen }),
  };
}

/** Redirects that `createRedirects` gives for the address of each page, including `lists`, in the source language. */
function madeRedirects(
  { plugins: { redirectMaker: path }, module, file, originals }: SourceSite,
  lists: readonly string[],
  notes: Note[],
): { from: string; to: string }[] {
  if (path === undefined) return [];
  const published = originals.filter(({ data }) => data.draft !== true).map(({ address }) => address);
  const results = [...new Set([...published, ...lists])].map((to) => ({ to, ...module.call(path, [to]) }));
  if (results.some(({ isKnown }) => !isKnown))
    notes.push({
      cause: "redirect",
      file,
      place: module.placeOf(path),
      message: "redirects that depend on running code are not imported",
      instead: "list them in redirects of site.yml",
    });
  return results.flatMap(({ to, value }) =>
    [value]
      .flat()
      .flatMap((from) => (typeof from === "string" && from.startsWith("/") ? [{ from, to }] : [])),
  );
}

/** Pages of the last build that no file of the source makes are beside the new site, too. */
function noteBuilt({ built, beside }: OtherAddresses, lists: Moves, notes: Note[]): void {
  const left = built.filter((path) => path !== "/" && !lists.has(path));
  for (const path of left) beside.add(path);
  const [first] = left;
  if (first !== undefined)
    notes.push({
      cause: "plugin",
      file: SITEMAP,
      message: `no file of the source makes ${left.length === 1 ? "this page" : `these ${left.length} pages`} of the last build: ${left.slice(0, 3).join(", ")}${left.length > 3 ? " …" : ""}`,
      instead:
        "serve them at their addresses and list these in external of site.yml, or remove the links to them",
    });
}

function noteFeeds(postLists: Moves, file: string, notes: Note[]): void {
  const feeds = [...postLists].filter(([from, to]) => from !== to && isFeed(to));
  if (feeds.length > 0)
    notes.push({
      file,
      message: `the feeds move: ${feeds.map(([from, to]) => `${from} is ${to}`).join(", ")}`,
      instead:
        "where the host reads _redirects, they redirect; on any other host, set the redirects yourself",
    });
}

/** Docusaurus makes each redirect in every language. `isOnce`: the same address serves all of them. */
function redirectsOf(
  redirects: Plugins["redirects"],
  locales: readonly ImportedLocale[],
  routeOf: (to: string) => string | undefined,
  isOnce: (path: string) => boolean,
): { from: string; to: string }[] {
  return redirects.flatMap(({ from, to }) => {
    if (/^https?:/.test(to)) return [{ from, to }];
    const route = routeOf(to) ?? to;
    const isOne = isExternal(route) || isOnce(decoded(splitSuffix(route).path));
    return inEveryLocale(locales, from, route).map((redirect) =>
      isOne ? { ...redirect, to: route } : redirect,
    );
  });
}

type Redirect = { from: string; to: string };

/**
 * Without those of an address that is a page or a file of the new site, or that an earlier redirect has. A redirect of
 * Docusaurus from a page that is there was an error or of no effect.
 */
function withoutClashes(
  redirects: readonly Redirect[],
  taken: ReadonlySet<string>,
): { redirects: Redirect[]; clashing: Redirect[] } {
  const seen = new Set([...taken].map(keyOf));
  const kept: Redirect[] = [];
  const clashing: Redirect[] = [];
  for (const redirect of redirects) {
    const key = keyOf(redirect.from);
    const isTaken = seen.has(key) || keyOf(redirect.to) === key;
    seen.add(key);
    (isTaken ? clashing : kept).push(redirect);
  }
  return { redirects: kept, clashing };
}

function keyOf(path: string): string {
  return decoded(path)
    .replace(/\/index\.html$|\.html$|(?<=.)\/$/, "")
    .toLowerCase();
}

/** For lists that moved, where no page of the source had the address. `posts` are pages of the blog. */
function listRedirects(
  lists: ReadonlyMap<string, string>,
  addresses: ReadonlySet<string>,
  locales: readonly ImportedLocale[],
  posts: readonly ImportedPage[],
): { from: string; to: string }[] {
  return [...lists].flatMap(([from, to]) => {
    if (from === to || from === "/" || addresses.has(from)) return [];
    return inEveryLocale(locales, from, to).map((redirect, index) => {
      // A language without posts of its own has no feed.
      const isThere = !isFeed(to) || posts.some(({ locale }) => locale === locales[index]);
      return isThere ? redirect : { ...redirect, to };
    });
  });
}

function inEveryLocale(
  locales: readonly ImportedLocale[],
  from: string,
  to: string,
): { from: string; to: string }[] {
  return locales.map(({ home }) => ({ from: home.slice(0, -1) + from, to: home.slice(0, -1) + to }));
}
