/** Pages of an old site → their names, folders and addresses in the new one. */
import { posix } from "node:path";
import { localeHome, routeUnder, withoutSlash } from "../../schema/paths.ts";
import { docName, postName, resolveSlug } from "../site/slug.ts";
import { type ConvertedPage, routeOfAddress } from "./old-links.ts";
import type { OldPage, OldSection, OldSite } from "./old-site.ts";
import { stemOf } from "./source-pages.ts";

export function convertedPages({ pages, locales, blog }: OldSite): ConvertedPage[] {
  const taken = new Set<string>();
  const sections: Readonly<Record<OldPage["area"], OldSection>> = {
    docs: { folder: "docs", root: "", sources: new Map() },
    blog: { folder: "blog", root: (blog?.path ?? "/blog").replace(/\/$/, ""), sources: new Map() },
    pages: { folder: "pages", root: "", sources: new Map() },
  };
  return pages.flatMap((page): ConvertedPage[] => {
    const locale = locales.find(({ id }) => id === page.locale);
    if (!locale) return [];
    const { section = sections[page.area] } = page;
    const path = page.isPart ? page.path : safePath(page.path);
    let name = path;
    // Files that differ only in capitals are one file on some systems.
    const keyOf = (file: string) => `${section.folder} ${locale.id} ${file}`.toLowerCase();
    for (let count = 2; taken.has(keyOf(name)); count++) name = path.replace(/(\.md)$/, `-${count}$1`);
    taken.add(keyOf(name));
    const below = `${page.address}/`.startsWith(`${locale.prefix}/`)
      ? page.address.slice(locale.prefix.length)
      : page.address;
    const { slug, whole } = slugOf(routeOfAddress(below), page, name, section.root);
    const home = localeHome(locale.id, locales[0].id);
    const route = whole === "/" ? home : routeUnder(home, whole);
    return [{ ...page, section, target: posix.join(locale.id, section.folder, name), name, route, slug }];
  });
}

/** A new name for a path that is not a page here: `_a.md` is a part, and the folder of `b.md/c.md` has the name of a page. */
function safePath(path: string): string {
  return posix
    .normalize(path)
    .split("/")
    .filter((part) => part !== ".." && part !== "")
    .map((part, index, parts) => {
      const bare = part.replace(/^[_.]+(?=.)/, "");
      return index < parts.length - 1
        ? bare.replace(/\.(mdx?|yml)$/, "-$1")
        : bare.replace(/\.(mdx|markdown)$/, ".md");
    })
    .join("/");
}

/** The part of the address below the area, where it has to be written, and the whole address without the locale. */
function slugOf(
  address: string,
  { area, data, section }: OldPage,
  name: string,
  root: string,
): { slug: string | undefined; whole: string } {
  const usualFor = (slug?: string) =>
    area === "docs"
      ? docName(stemOf(name), { slug }).path
      : area === "blog"
        ? resolveSlug(slug ?? postName(stemOf(name)), "")
        : slug === undefined
          ? `/${stemOf(name).replace(/(^|\/)index$/, "")}`.replace(/(.)\/$/, "$1")
          : withoutSlash(slug);
  const usual = usualFor();
  const isBelow = `${address}/`.startsWith(`${root}/`);
  const wanted = isBelow ? address.slice(root.length) || "/" : usual;
  const isUsable = section !== undefined || !/[?#]|%[\da-f]{2}|\/\/|\.html?(\/|$)|\s/i.test(wanted);
  const isWritten = typeof data.slug === "string" && usualFor(data.slug) === wanted;
  const slug = isWritten ? String(data.slug) : wanted === usual || !isUsable ? undefined : wanted;
  const below = slug === undefined ? usual : wanted;
  return { slug, whole: below === "/" ? root || "/" : root + below };
}
