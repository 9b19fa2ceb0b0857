/** Links and images as pages of the source write them, by file or by address → as pages of the new site do. */
import { posix } from "node:path";
import { decoded, withoutSlash } from "../../schema/paths.ts";
import { isExternal, splitSuffix } from "../site/link-target.ts";
import { fromSite } from "./module-file.ts";
import type { OldPage, OldSection, OldSite } from "./old-site.ts";
import type { SourceFolder } from "./source-folder.ts";

/** A page with its place in the new site. */
export type ConvertedPage = OldPage & {
  section: OldSection;
  /** Path in the content folder. */
  target: string;
  /** Path in the area with `.md`, which all its translations have. */
  name: string;
  /** Address in the new site, with the locale. */
  route: string;
  /** The part of the address below the area, where it does not follow from the name. */
  slug: string | undefined;
};

export type OldLinks = {
  /** The new text of an address on a page; undefined if the text does not change. */
  resolve(url: string, page: ConvertedPage): string | undefined;
  /** The route, file or other site's address for one in the configuration, and the page at it; undefined where nothing is there. */
  targetOf(to: string): { route: string; page?: ConvertedPage | undefined } | undefined;
  /** Files that pages name, and that the source does not serve by itself: path in the content folder → file of the source. */
  copies: ReadonlyMap<string, string>;
  /** Addresses that links mark as outside of the site. */
  external: ReadonlySet<string>;
  /** Ids in links to each page, by the page's file. */
  ids: ReadonlyMap<string, ReadonlySet<string>>;
};

type LinkInputs = {
  source: SourceFolder;
  pages: readonly ConvertedPage[];
  base: string;
};

/** An address or a path as a page has it, before it is encoded. */
type Target = ConvertedPage | string;

/** Files outside of the site: such an address says so, and need not be a page. */
const OUTSIDE = "pathname://";

export function oldLinks(site: OldSite, { source, pages, base }: LinkInputs): OldLinks {
  const redirects = new Map((site.redirects ?? []).map(({ from, to }) => [withoutSlash(from), to]));
  const { statics, root = ".", blog, assets = "/", moved, sharesAddresses, locales } = site;
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const published = pages.filter(({ isPart }) => !isPart);
  // The source language counts where another one has the same address.
  const byAddress = new Map(
    published
      .toReversed()
      .flatMap((page) =>
        [page.address, ...(page.aliases ?? [])].map((address) => [routeOfAddress(address), page]),
      ),
  );
  const served = new Map([...statics].map(([address, file]) => [file, address]));
  const placed = new Map(
    [...(site.files ?? [])].flatMap(([path, file]) =>
      typeof file === "object" ? [[file.copyOf, path]] : [],
    ),
  );
  const sections = [...new Set(published.map(({ section }) => section))];
  const prefixes = new Map(locales.map(({ id, prefix }) => [id, prefix]));
  const copies = new Map<string, string>();
  const ids = new Map<string, Set<string>>();
  const external = new Set<string>();

  const withoutBase = (path: string): string[] =>
    base !== "/" && `${path}/`.startsWith(base) ? [`/${path.slice(base.length)}`, path] : [path];
  const prefixOf = ({ locale }: ConvertedPage): string =>
    sharesAddresses ? (prefixes.get(locale) ?? "") : "";

  const pageOfFile = (file: string): ConvertedPage | undefined => {
    const bare = file.replace(/\.html?$/, "");
    const names = [
      file,
      `${bare}.md`,
      ...["index", "README", "_index"].map((name) => posix.join(bare, `${name}.md`)),
    ];
    return names.map((name) => byFile.get(name)).find((page) => page !== undefined && !page.isPart);
  };
  /** Path in the content folder of a file in a folder of pages, which comes along if a page names it. */
  const placeOf = (file: string, { section, locale }: ConvertedPage): string | undefined => {
    for (const { sources, folder } of [section, ...sections])
      for (const [id, below] of sources)
        if (file.startsWith(`${below}/`) && (id === locale || id === locales[0].id))
          return posix.join(id, folder, file.slice(below.length + 1));
    return undefined;
  };
  const fileAt = (file: string, page: ConvertedPage): string | undefined => {
    if (isMarkdown(file) || !source.isFile(file)) return undefined;
    const address = served.get(file);
    if (address !== undefined) return address;
    const place = placed.get(file) ?? placeOf(file, page);
    if (place === undefined && file.startsWith("../")) return undefined;
    const target = place ?? posix.join("static", assets, file);
    if (!placed.has(file)) copies.set(target, file);
    return place === undefined
      ? target.slice("static".length)
      : posix.relative(posix.dirname(page.target), place);
  };
  const inFiles = (files: readonly string[], page: ConvertedPage): Target | undefined =>
    files.map((file) => pageOfFile(file) ?? fileAt(file, page)).find((target) => target !== undefined);

  const staticAt = (path: string): string | undefined =>
    [path, `${path.replace(/\/$/, "")}/index.html`].some((address) => statics.has(address))
      ? path
      : undefined;
  /** What is at an address, for a page in one of the languages that are served alike. */
  const at = (path: string, page: ConvertedPage): Target | undefined => {
    const prefix = prefixOf(page);
    const bare = withoutSlash(path);
    const language =
      sharesAddresses && [...prefixes.values()].find((start) => start && `${bare}/`.startsWith(`${start}/`));
    const below = language ? bare.slice(language.length) || "/" : bare;
    const inRoot = staticAt(path) ?? (language ? staticAt(below) : undefined);
    if (inRoot !== undefined) return inRoot;
    const wanted = language || prefix;
    const translated = byAddress.get(routeOfAddress(wanted + below));
    const shown = translated ?? byAddress.get(routeOfAddress(below));
    if (shown && !sharesAddresses) return shown;
    const original = shown?.route ?? moved?.get(below);
    if (original === undefined) return undefined;
    const route = translated?.route ?? withoutSlash(wanted + original);
    return `${route}/` === path ? path : route;
  };
  const targetOf = (path: string, page: ConvertedPage): Target | undefined => {
    const aliased = /^[~@]/.test(path) ? (fromSite(path) ?? site.fileNamed?.(path, page.file)) : undefined;
    if (aliased !== undefined) return inFiles([aliased], page);
    const roots = rootsOf(page, root);
    if (path.startsWith("/")) {
      for (const below of withoutBase(path)) {
        const files = [...roots, root].map((folder) => posix.join(folder, below));
        // Where addresses are apart from files, only a page is named by its file.
        const isFile = !sharesAddresses || isMarkdown(below);
        const target = at(below, page) ?? (isFile ? inFiles(files, page) : undefined);
        if (target !== undefined) return target;
      }
      return undefined;
    }
    const { file, address } = page;
    const inside = posix.relative(roots[0] ?? root, posix.dirname(file));
    const beside = roots.map((folder) => posix.join(folder, inside, path));
    const files = [...beside, ...(isMarkdown(path) ? roots.map((folder) => posix.join(folder, path)) : [])];
    const from = posix.join(address.endsWith("/") ? address : posix.dirname(address), path);
    // An ending tells a file from an address.
    const isFile = !sharesAddresses || posix.extname(path) !== "";
    return (isFile ? inFiles(files, page) : undefined) ?? at(withoutSlash(from), page);
  };
  /** A page in the same folder by its file, any other by its address, which is that in the language of the link. */
  const linkTo = (target: ConvertedPage, page: ConvertedPage): string => {
    if (target.section === page.section && target.locale === page.locale)
      return posix.relative(posix.dirname(page.target), target.target);
    const isOriginal = sharesAddresses && target.locale === locales[0].id;
    return isOriginal ? withoutSlash(prefixOf(page) + target.route) : target.route;
  };

  const note = (page: ConvertedPage, suffix: string): void => {
    const id = decoded(suffix.replace(/^[^#]*#?/, ""));
    if (id !== "") ids.set(page.file, (ids.get(page.file) ?? new Set()).add(id));
  };
  const besides = (path: string): string => {
    const [below = path] = withoutBase(path);
    if (staticAt(decoded(below)) === undefined) external.add(decoded(below));
    return below;
  };

  return {
    copies,
    external,
    ids,
    resolve: (url, page) => {
      if (url.startsWith("#")) note(page, url);
      const { path, suffix } = splitSuffix(url);
      if (path.startsWith(OUTSIDE)) return besides(path.slice(OUTSIDE.length)) + suffix;
      if (isExternal(url) || /^([#?]|$)/.test(url)) return undefined;
      const asked = decoded(path);
      const target = targetOf(asked, page);
      if (target === undefined) {
        const [below = asked] = withoutBase(path);
        return below === path ? undefined : below + suffix;
      }
      if (typeof target === "object") note(target, suffix);
      if (typeof target === "object" && target.file === page.file && suffix.startsWith("#")) return suffix;
      const link = typeof target === "string" ? target : linkTo(target, page);
      if (link === posix.normalize(asked)) return undefined;
      return encodeURI(link) + suffix;
    },
    targetOf: (to) => targetIn(redirects.get(withoutSlash(to)) ?? to) ?? targetIn(to),
  };

  function targetIn(to: string): { route: string; page?: ConvertedPage | undefined } | undefined {
    if (isExternal(to) && !to.startsWith(OUTSIDE)) return { route: to };
    const isOutside = to.startsWith(OUTSIDE);
    const bare = isOutside ? to.slice(OUTSIDE.length) : to;
    const { path, suffix } = splitSuffix(bare.startsWith("/") ? bare : `/${bare}`);
    for (const below of to === "" ? [] : withoutBase(decoded(path))) {
      const page = byAddress.get(routeOfAddress(below));
      const posts = blog && routeOfAddress(below) === withoutSlash(blog.path) ? blog.path : undefined;
      const home = sharesAddresses && below === "/" ? below : undefined;
      const made = external.has(below) ? below : undefined;
      const route =
        staticAt(below) ?? page?.route ?? moved?.get(withoutSlash(below)) ?? posts ?? home ?? made;
      if (route !== undefined) return { route: route + suffix, page: suffix === "" ? page : undefined };
    }
    return isOutside ? { route: besides(path) + suffix } : undefined;
  }
}

/** The folders in the source that hold a page and its original: files beside either are meant. */
function rootsOf({ section: { sources }, locale, file }: ConvertedPage, root: string): readonly string[] {
  const [first] = sources.values();
  const ofLocale = sources.get(locale);
  const folders = [ofLocale, first].flatMap((folder) => folder ?? []);
  return folders.length === 0 || !file.startsWith(`${folders[0]}/`) ? [root] : [...new Set(folders)];
}

export function isMarkdown(file: string): boolean {
  return /\.(mdx?|markdown|mdown|mkd)$/i.test(file);
}

/** The address as a route, which links may write as `/guide/index.html`, `/guide.html` or `/guide/`. */
export function routeOfAddress(address: string): string {
  return withoutSlash(address.replace(/(\/index)?\.html?$/, "") || "/");
}
