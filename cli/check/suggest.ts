/**
 * A broken link → the page or file that was most likely meant, written as the author would write it. A
 * suggestion always exists, and always differs from the written link.
 */
import { posix } from "node:path";
import { nearestPath } from "../report/nearest.ts";
import { isExternal, splitSuffix } from "../site/link-target.ts";
import { type LinkIndex, resolveReference } from "../site/references.ts";
import { apiLinkPath, apiPageName } from "../source/api-names.ts";

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
  const near = written.endsWith(".md")
    ? [suggestSource(written, path, from, linkIndex)]
    : /\.\w{1,5}$/.test(written)
      ? []
      : [suggestRoute(written, path, from, linkIndex)];
  const choices = [
    ...addressCorrections(url),
    ...near.map((choice) => choice && choice + suffix),
    ...fileChoices(url, from, linkIndex),
  ];
  return choices.find(leads);
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
  const best = nearestPath(path, nearFirst(pagesAmong(routes), from.route));
  if (host === undefined || best === undefined || !place) return undefined;
  return host + place.base.slice(0, -1) + best + splitSuffix(url).suffix;
}

/** In the language of the page; where nothing there is near, in any. */
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
    source !== from.source && page?.source.path === source && page.fallback === undefined ? [source] : [],
  );
  const own = others.filter((source) => localeOf(source) === locale);
  const best = nearestPath(wanted, nearFirst(own, wanted)) ?? nearestPath(wanted, nearFirst(others, wanted));
  if (best === undefined) return undefined;
  return written.startsWith("/") && localeOf(best) === locale
    ? best.slice(locale.length)
    : relative(written, posix.dirname(from.source), best);
}

/** `api:orders/createOrder`: the page is named as the description names what it is about, which is its first keyword. */
function suggestOfApi(path: string, from: LinkOrigin, linkIndex: LinkIndex): string | undefined {
  const locale = localeOf(from.source);
  // An operation without its API.
  const lone = /^\/([^/]+)\/index\.md$/.exec(path)?.[1];
  const alike = [...linkIndex.sources.keys()].find(
    (source) =>
      lone !== undefined && source.startsWith(`${locale}/`) && source.endsWith(`/${apiPageName(lone)}.md`),
  );
  const best = alike?.slice(locale.length) ?? suggestSource(path, splitSuffix(path).path, from, linkIndex);
  if (best === undefined) return undefined;
  const source = `${locale}${best}`;
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
  const own = pagesAmong(routes, routes.get(from.route)?.locale);
  const best =
    nearestPath(path, nearFirst(own, path)) ?? nearestPath(path, nearFirst(pagesAmong(routes), path));
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
  const asStatic = nearestPath(posix.join("static", written), inStatic)?.slice("static".length);
  const asBeside = nearestPath(wanted, nearFirst(beside, wanted));
  const choices = [asStatic, asBeside && relative(written, posix.dirname(from.source), asBeside)];
  return (written.startsWith("/") ? choices : choices.reverse()).flatMap((choice) =>
    choice === undefined ? [] : [choice + suffix],
  );
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

/** Paths of the pages; with `locale`, of those in this language. */
function pagesAmong(routes: LinkIndex["routes"], locale?: string): string[] {
  return [...routes.values()].flatMap((route) =>
    route.meta.kind !== "not-found" && (locale === undefined || route.locale === locale) ? [route.path] : [],
  );
}

function localeOf(file: string): string {
  return file.split("/")[0] ?? "";
}

/** Endings of hosts that people write without their scheme. */
const hosts =
  /^(?:www\.|(?:[a-z0-9-]+\.)+(?:com|org|net|io|dev|app|edu|gov|eu|uk|de|fr|ch|at|it|es|nl|be|co|info|me)(?:[/:?#]|$))/i;

/** Corrections of an address that has no page: without typing mistakes, with its scheme, as this tool writes it. The likeliest first. */
function addressCorrections(url: string): string[] {
  const clean = url
    .replace(/\\+/g, "/")
    .replace(/[\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u3000\ufeff]|%C2%A0|%E2%80%8B/gi, " ")
    .replace(/^[\s"'“”„‘’«»<]+|[\s"'“”„‘’«»>]+$/g, "")
    .replace(/(?<![:/])\/{2,}/g, "/");
  const { path, suffix } = splitSuffix(clean);
  const bare = path.replace(/\.(?:mdx?|markdown|html?|php|aspx?)$/i, "");
  const folder = bare.replace(/\/(?:index|readme)?$/i, "");
  const forms = [
    clean,
    clean.replace(/^(https?)[;:.]?\/{1,2}(?=[\w-]+\.)/i, "$1://"),
    clean.replace(/^(?=[\w.+-]+@[\w-]+(?:\.[\w-]+)+$)/, "mailto:"),
    hosts.test(clean) ? `https://${clean}` : clean,
    ...[
      `${bare}.md`,
      bare,
      `${folder}.md`,
      `${folder}/index.md`,
      folder,
      // The author may have started at the folder of the repository.
      path.replace(/^(?:\.{0,2}\/)*(?:content\/)?(?:static|public)\//, "/"),
      path.replace(/^\/?content\/[a-z-]+\//i, "/"),
      path.replace(/\.[a-z0-9]+$/i, (ending) => ending.toLowerCase()),
    ].map((form) => form + suffix),
  ];
  return [...new Set(forms)].filter((form) => form !== url && form !== "");
}
