/** A link that leads nowhere → the page or file that was most likely meant, written as the author would write it. */
import { posix } from "node:path";
import { nearestPath } from "../report/nearest.ts";
import { splitSuffix } from "../site/link-target.ts";
import type { Landmarks } from "../site/references.ts";

export type Origin = { route: string; source: string };

/** `path` is what `url` would be a page, a route or a file of: see `resolveReference`. */
export function suggestLink(
  url: string,
  path: string,
  from: Origin,
  landmarks: Landmarks,
): string | undefined {
  const { path: written, suffix } = splitSuffix(url);
  const isSource = written.endsWith(".md");
  if (!isSource && /\.\w{1,5}$/.test(written)) return suggestFile(url, from, landmarks);
  const found = (isSource ? suggestSource : suggestRoute)(written, path, from, landmarks);
  return found === undefined ? undefined : found + suffix;
}

function suggestSource(
  written: string,
  path: string,
  from: Origin,
  { sources }: Landmarks,
): string | undefined {
  const locale = localeOf(from.source);
  const wanted = written.startsWith("/") ? `${locale}${path}` : path;
  // A text that stands in for a translation is no file of that language.
  const others = [...sources].flatMap(([source, { page }]) =>
    source !== from.source && page?.source.path === source ? [source] : [],
  );
  const own = others.filter((source) => localeOf(source) === locale);
  // A translation that is missing has no file to name.
  const there = others.filter((source) => sources.get(source)?.page?.fallback === undefined);
  const best = nearestPath(wanted, own) ?? nearestPath(wanted, there);
  if (best === undefined) return undefined;
  return written.startsWith("/") && localeOf(best) === locale
    ? best.slice(locale.length)
    : relative(written, posix.dirname(from.source), best);
}

function suggestRoute(
  written: string,
  path: string,
  from: Origin,
  { routes }: Landmarks,
): string | undefined {
  const locale = routes.get(from.route)?.locale;
  const pages = [...routes.values()].filter(({ meta }) => meta.kind !== "not-found");
  const own = pages.filter((route) => route.locale === locale);
  const best = nearestPath(path, pathsOf(own)) ?? nearestPath(path, pathsOf(pages));
  if (best === undefined || written.startsWith("/")) return best;
  return relative(written, posix.dirname(from.route), best);
}

/** A picture or another file: beside the page, or in `static/` where the address starts with a slash. */
export function suggestFile(
  url: string,
  from: Pick<Origin, "source">,
  { files }: Pick<Landmarks, "files">,
): string | undefined {
  const { path: written, suffix } = splitSuffix(url);
  const locale = localeOf(from.source);
  const inStatic = [...files.keys()].filter((file) => file.startsWith("static/"));
  const beside = [...files.keys()].filter((file) => localeOf(file) === locale);
  const asStatic = nearestPath(posix.join("static", written), inStatic);
  const asBeside = nearestPath(posix.join(posix.dirname(from.source), written), beside);
  const asAddress = asStatic?.slice("static".length);
  const asPath = asBeside && relative(written, posix.dirname(from.source), asBeside);
  const best = written.startsWith("/") ? (asAddress ?? asPath) : (asPath ?? asAddress);
  return best === undefined ? undefined : best + suffix;
}

/** With `./` in front where the author wrote it so. */
function relative(written: string, folder: string, path: string): string {
  const bare = posix.relative(folder, path);
  return written.startsWith("./") && !bare.startsWith(".") ? `./${bare}` : bare;
}

function pathsOf(routes: readonly { path: string }[]): string[] {
  return routes.map(({ path }) => path);
}

function localeOf(file: string): string {
  return file.split("/")[0] ?? "";
}
