/** Links and images as pages of the source write them, by file or by address → as pages of the new site do. */
import { posix } from "node:path";
import { decoded, withoutSlash } from "../../schema/paths.ts";
import { isExternal, splitSuffix } from "../site/link-target.ts";
import type { OldPage } from "./old-site.ts";
import type { SourceFolder } from "./source-folder.ts";

/** A page with its place in the new site. */
export type ConvertedPage = OldPage & {
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
  /** Files that pages name, and that the source does not serve by itself: address → file of the source. */
  copies: ReadonlyMap<string, string>;
  /** Ids in links to each page, by the page's file. */
  ids: ReadonlyMap<string, ReadonlySet<string>>;
};

type LinkInputs = {
  source: SourceFolder;
  pages: readonly ConvertedPage[];
  statics: ReadonlyMap<string, string>;
  base: string;
  root: string;
  /** Address of the list of posts. */
  blog: string | undefined;
};

export function oldLinks({ source, pages, statics, base, root, blog }: LinkInputs): OldLinks {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  // The source language counts where another one has the same address.
  const byAddress = new Map(
    pages
      .toReversed()
      .flatMap((page) => [page.address, ...(page.aliases ?? [])].map((each) => [routeOfAddress(each), page])),
  );
  const served = new Map([...statics].map(([address, file]) => [file, address]));
  const copies = new Map<string, string>();
  const ids = new Map<string, Set<string>>();

  const withoutBase = (path: string): string[] =>
    base !== "/" && `${path}/`.startsWith(base) ? [`/${path.slice(base.length)}`, path] : [path];

  const pageOfFile = (file: string): ConvertedPage | undefined => {
    const bare = file.replace(/\.html?$/, "");
    const names = [
      file,
      `${bare}.md`,
      ...["index", "README", "_index"].map((name) => posix.join(bare, `${name}.md`)),
    ];
    return names.map((name) => byFile.get(name)).find((page) => page !== undefined);
  };
  const fileAt = (file: string): string | undefined => {
    if (file.startsWith("../") || isMarkdown(file) || !source.isFile(file)) return undefined;
    const address = served.get(file) ?? `/${file}`;
    if (!served.has(file)) copies.set(address, file);
    return address;
  };
  const staticAt = (address: string): string | undefined => (statics.has(address) ? address : undefined);

  const targetOf = (path: string, { file, address }: ConvertedPage): ConvertedPage | string | undefined => {
    if (path.startsWith("/"))
      for (const below of withoutBase(path)) {
        const found =
          staticAt(below) ??
          byAddress.get(routeOfAddress(below)) ??
          pageOfFile(posix.join(root, below)) ??
          fileAt(posix.join(root, below));
        if (found !== undefined) return found;
      }
    if (path.startsWith("/")) return undefined;
    const beside = posix.join(posix.dirname(file), path);
    const from = posix.join(address.endsWith("/") ? address : posix.dirname(address), path);
    return pageOfFile(beside) ?? fileAt(beside) ?? staticAt(from) ?? byAddress.get(routeOfAddress(from));
  };

  const note = (page: ConvertedPage, suffix: string): void => {
    const id = decoded(suffix.replace(/^[^#]*#?/, ""));
    if (id !== "") ids.set(page.file, (ids.get(page.file) ?? new Set()).add(id));
  };

  return {
    copies,
    ids,
    resolve: (url, page) => {
      if (url.startsWith("#")) note(page, url);
      if (isExternal(url) || /^([#?]|$)/.test(url)) return undefined;
      const { path, suffix } = splitSuffix(url);
      const found = targetOf(decoded(path), page);
      if (found === undefined) return undefined;
      if (typeof found === "string") return encodeURI(found) + suffix;
      note(found, suffix);
      if (found.file === page.file && suffix.startsWith("#")) return suffix;
      const written =
        found.area === page.area ? posix.relative(posix.dirname(page.name), found.name) : found.route;
      return encodeURI(written) + suffix;
    },
    targetOf: (to) => {
      if (isExternal(to)) return { route: to };
      const { path, suffix } = splitSuffix(to.startsWith("/") ? to : `/${to}`);
      for (const below of to === "" ? [] : withoutBase(decoded(path))) {
        const page = byAddress.get(routeOfAddress(below));
        const posts = blog !== undefined && routeOfAddress(below) === withoutSlash(blog) ? blog : undefined;
        const found = staticAt(below) ?? page?.route ?? posts;
        if (found !== undefined) return { route: found + suffix, page: suffix === "" ? page : undefined };
      }
      return undefined;
    },
  };
}

export function isMarkdown(file: string): boolean {
  return /\.(mdx?|markdown|mdown|mkd)$/i.test(file);
}

/** The address as a route, which links may write as `/guide/index.html`, `/guide.html` or `/guide/`. */
export function routeOfAddress(address: string): string {
  return withoutSlash(address.replace(/(\/index)?\.html?$/, "") || "/");
}
