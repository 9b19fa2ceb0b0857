/**
 * A broken link → the page or file that was most likely meant, written as the author would write it. A
 * suggestion always exists, and always differs from the written link.
 */
import { posix } from "node:path";
import { nearestPath } from "../report/nearest.ts";
import { isExternal, splitSuffix } from "../site/link-target.ts";
import { type LinkIndex, resolveReference } from "../site/references.ts";
import { apiLinkPath } from "../source/api-names.ts";

export type LinkOrigin = { route: string; source: string };

/** `path` is the page, route or file that `url` would mean: see `resolveReference`. */
export function suggestLink(
  url: string,
  path: string,
  from: LinkOrigin,
  linkIndex: LinkIndex,
): string | undefined {
  const leads = (choice: string | undefined): choice is string => leadsToPage(choice, url, from, linkIndex);
  const ofApi = apiLinkPath(url);
  // The name of a page is an id, too.
  if (ofApi !== undefined) return suggestOfApi(ofApi, from, linkIndex);
  if (isExternal(url)) return [inFull(url, path, from, linkIndex)].find(leads);
  const { path: written, suffix } = splitSuffix(url);
  const withSuffix = (choice: string | undefined) => (choice === undefined ? undefined : choice + suffix);
  const form = addressCorrections(url).find(leads);
  if (form !== undefined) return form;
  const isSource = written.endsWith(".md");
  if (!isSource && /\.\w{1,5}$/.test(written)) return fileChoices(url, from, linkIndex).find(leads);
  const near = isSource
    ? [withSuffix(suggestSource(written, path, from, linkIndex)), ...fileChoices(url, from, linkIndex)]
    : [withSuffix(suggestRoute(written, path, from, linkIndex))];
  return near.find(leads);
}

/** A picture beside the page, or in `static/`. */
export function suggestImage(url: string, from: LinkOrigin, linkIndex: LinkIndex): string | undefined {
  return [...addressCorrections(url), ...fileChoices(url, from, linkIndex)].find(
    (choice) =>
      choice !== url && resolveReference({ kind: "image", url: choice }, from, linkIndex).kind === "file",
  );
}

function leadsToPage(
  choice: string | undefined,
  url: string,
  from: LinkOrigin,
  linkIndex: LinkIndex,
): boolean {
  if (choice === undefined || choice === url) return false;
  const target = resolveReference({ kind: "link", url: choice }, from, linkIndex);
  if (target.kind === "served")
    return !target.path.endsWith(".md") || linkIndex.files.has(`static${target.path}`);
  return target.kind !== "nothing" && target.kind !== "draft" && target.kind !== "outside";
}

/** An address of this site with its scheme and host. */
function inFull(
  url: string,
  path: string,
  from: LinkOrigin,
  { routes, place }: LinkIndex,
): string | undefined {
  const host = /^(?:[a-z]+:)?\/\/[^/?#]+/i.exec(url)?.[0];
  const best = nearestPath(path, nearFirst(pathsOf(pagesAmong(routes)), from.route));
  if (host === undefined || best === undefined || !place) return undefined;
  return host + place.base.slice(0, -1) + best + splitSuffix(url).suffix;
}

function suggestSource(
  written: string,
  path: string,
  from: LinkOrigin,
  { sources }: LinkIndex,
): string | undefined {
  const locale = localeOf(from.source);
  const wanted = written.startsWith("/") ? `${locale}${path}` : path;
  // A text shown instead of a translation is not a file of that language.
  const others = [...sources].flatMap(([source, { page }]) =>
    source !== from.source && page?.source.path === source ? [source] : [],
  );
  const own = others.filter((source) => localeOf(source) === locale);
  // A translation that is missing has no file to name.
  const there = others.filter((source) => sources.get(source)?.page?.fallback === undefined);
  const best = nearestPath(wanted, nearFirst(own, wanted)) ?? nearestPath(wanted, nearFirst(there, wanted));
  if (best === undefined) return undefined;
  return written.startsWith("/") && localeOf(best) === locale
    ? best.slice(locale.length)
    : relative(written, posix.dirname(from.source), best);
}

/** `api:orders/createOrder`: the page is named as the description names what it is about, which is its first keyword. */
function suggestOfApi(path: string, from: LinkOrigin, linkIndex: LinkIndex): string | undefined {
  const best = suggestSource(path, splitSuffix(path).path, from, linkIndex);
  if (best === undefined) return undefined;
  const source = `${localeOf(from.source)}${best}`;
  const [id = ""] = linkIndex.sources.get(source)?.page?.facts.frontMatter.keywords ?? [];
  const meant = `api:${posix.dirname(best).slice(1)}/${id}`;
  return id !== "" && apiLinkPath(meant) === best
    ? meant
    : best.replace(/^\//, "api:").replace(/(\/index)?\.md$/, "");
}

function suggestRoute(
  written: string,
  path: string,
  from: LinkOrigin,
  { routes }: LinkIndex,
): string | undefined {
  const locale = routes.get(from.route)?.locale;
  const pages = pagesAmong(routes);
  const own = pages.filter((route) => route.locale === locale);
  const best =
    nearestPath(path, nearFirst(pathsOf(own), path)) ?? nearestPath(path, nearFirst(pathsOf(pages), path));
  if (best === undefined || written.startsWith("/")) return best;
  return relative(written, posix.dirname(from.route), best);
}

/** A picture or another file: beside the page, or in `static/` where the address starts with a slash. */
export function suggestFile(
  url: string,
  from: Pick<LinkOrigin, "source">,
  linkIndex: Pick<LinkIndex, "files">,
): string | undefined {
  return fileChoices(url, from, linkIndex).find((choice) => choice !== url);
}

function fileChoices(
  url: string,
  from: Pick<LinkOrigin, "source">,
  { files }: Pick<LinkIndex, "files">,
): string[] {
  const { path: written, suffix } = splitSuffix(url);
  const locale = localeOf(from.source);
  const inStatic = [...files.keys()].filter((file) => file.startsWith("static/"));
  const beside = [...files.keys()].filter((file) => localeOf(file) === locale);
  const wanted = posix.join(posix.dirname(from.source), written);
  const asStatic = nearestPath(posix.join("static", written), inStatic);
  const asBeside = nearestPath(wanted, nearFirst(beside, wanted));
  const asAddress = asStatic?.slice("static".length);
  const asPath = asBeside && relative(written, posix.dirname(from.source), asBeside);
  const choices = written.startsWith("/") ? [asAddress, asPath] : [asPath, asAddress];
  return choices.flatMap((choice) => (choice === undefined ? [] : [choice + suffix]));
}

/** Sorts choices so that the nearest match is one in the same folder, if two are equally near. */
function nearFirst(choices: readonly string[], path: string): string[] {
  const folder = posix.dirname(path);
  const isNear = (choice: string): boolean => posix.dirname(choice) === folder;
  return [...choices.filter(isNear), ...choices.filter((choice) => !isNear(choice))];
}

/** The path with `./` in front where the author wrote it so. */
function relative(written: string, folder: string, path: string): string {
  const bare = posix.relative(folder, path);
  return written.startsWith("./") && !bare.startsWith(".") ? `./${bare}` : bare;
}

function pagesAmong(routes: LinkIndex["routes"]): { path: string; locale: string }[] {
  return [...routes.values()].filter(({ meta }) => meta.kind !== "not-found");
}

function pathsOf(routes: readonly { path: string }[]): string[] {
  return routes.map(({ path }) => path);
}

function localeOf(file: string): string {
  return file.split("/")[0] ?? "";
}

/** Endings of hosts that people write without their scheme. */
const hosts =
  /^(?:[a-z0-9-]+\.)+(?:com|org|net|io|dev|app|edu|gov|eu|uk|de|fr|ch|at|it|es|nl|be|co|info|me)(?:[/:?#]|$)/i;

/**
 * Corrections of an address that has no page: without typing mistakes, with its scheme, as this tool writes it.
 * The likeliest first; the caller finds out whether one of them resolves.
 */
function addressCorrections(url: string): string[] {
  const clean = withoutTypos(url);
  const forms = [clean, ...(clean === url ? [] : asPages(clean)), ...withScheme(clean), ...asPages(url)];
  return [...new Set(forms)].filter((form) => form !== url && form !== "");
}

/** No-break and other odd spaces, quotation marks, backslashes, and slashes in a row. */
function withoutTypos(url: string): string {
  return url
    .replace(/\\+/g, "/")
    .replace(/[\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u3000\ufeff]|%C2%A0|%E2%80%8B/gi, " ")
    .replace(/^[\s"'“”„‘’«»<]+|[\s"'“”„‘’«»>]+$/g, "")
    .replace(/^(?=.)([^?#]*)\s*["“”].*$/s, "$1")
    .trim()
    .replace(/(?<![:/])\/{2,}/g, "/");
}

function withScheme(url: string): string[] {
  const typo = /^(https?)[;:.]?\/{1,2}(?=[\w-]+\.)/i.exec(url);
  if (typo) return [`${typo[1]}://${url.slice(typo[0].length)}`];
  if (/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(url)) return [`mailto:${url}`];
  return /^www\./i.test(url) || hosts.test(url) ? [`https://${url}`] : [];
}

/** The address as other tools write it: with or without an ending, from the folder of the repository, in `static/` or `public/`. */
function asPages(url: string): string[] {
  const { path, suffix } = splitSuffix(url);
  const bare = path.replace(/\.(?:mdx?|markdown|html?|php|aspx?)$/i, "");
  const isNamed = bare !== path;
  const folder = bare.replace(/\/(?:index|readme)$/i, "");
  const inPublic = path.replace(/^(?:\.{0,2}\/)*(?:content\/)?(?:static|public)\//, "/");
  const forms = [
    ...(isNamed ? [`${bare}.md`, bare] : path.endsWith("/") ? [] : [`${path}.md`]),
    ...(folder === bare ? [] : [`${folder}.md`, `${folder}/index.md`, folder]),
    ...(isNamed || path.endsWith("/") ? [] : [`${path}/index.md`]),
    ...(inPublic === path ? [] : [inPublic]),
    path.replace(/^\/?content\/[a-z-]+\//i, "/"),
    path.replace(/\.[a-z0-9]+$/i, (ending) => ending.toLowerCase()),
  ];
  return forms.filter((form) => form !== path && form !== "").map((form) => form + suffix);
}
