/** Lists that would be heavy on one page → several pages: `/docs/tags`, `/docs/tags/page/2` … */
import type { Link, ListPage } from "../../schema/page.ts";
import { type Base, hrefOf, routeBelow } from "../../schema/paths.ts";
import { fill } from "./formats.ts";
import type { ListRoute, Locale, Route } from "./site.ts";

/** A page with so many cards, each with a description, weighs about 40 kB after gzip. */
const entriesOfPage = 300;

/** The route of page `page` of the list at `path`, from 1. */
export function pathOfPage(path: string, page: number): string {
  return page === 1 ? path : routeBelow(path, `/page/${page}`);
}

/** Search engines take pages with the same title or description for the same page. */
export function textsOfPage(
  { title, description }: { title: string; description: string },
  page: number,
  { strings: { compiler } }: Locale,
): { title: string; description: string } {
  if (page === 1) return { title, description };
  const number = String(page);
  return {
    title: fill(compiler.pageOf, { title, page: number }),
    description: description && fill(compiler.pageOfText, { description, page: number }),
  };
}

/** The pages of a route: one, unless it is a long list. Lists of posts have pages of their own, of `posts_per_page`. */
export function inPages(route: Route, locale: Locale, base: Base): Route[] {
  if (route.page) return [route];
  const parts = partsOf(route.meta);
  if (parts.length < 2) return [route];
  const linkTo = (page: number): Link => ({
    title: textsOfPage(route.meta, page, locale).title,
    href: hrefOf(base, pathOfPage(route.path, page)),
  });
  return parts.map((meta, index): ListRoute => {
    const page = index + 1;
    const path = pathOfPage(route.path, page);
    return {
      ...route,
      path,
      head: page === 1 ? route.head : { ...route.head, isFurtherPage: true },
      identity: page === 1 ? route.identity : `${route.identity}:${page}`,
      meta: {
        ...meta,
        ...textsOfPage(meta, page, locale),
        path,
        ...(page > 1 && { previous: linkTo(page - 1) }),
        ...(page < parts.length && { next: linkTo(page + 1) }),
      },
    };
  });
}

/** The data of the list's pages, each with its entries. */
function partsOf(meta: ListPage): Exclude<ListPage, { newer?: string | undefined }>[] {
  switch (meta.kind) {
    case "category":
      return slicesOf(meta.items).map((items) => ({ ...meta, items }));
    case "doc-tag":
      return slicesOf(meta.items).map((items) => ({ ...meta, items }));
    case "doc-tags":
      return slicesOf(meta.items).map((items) => ({ ...meta, items }));
    case "tags":
      return slicesOf(meta.items).map((items) => ({ ...meta, items }));
    case "authors":
      return slicesOf(meta.items).map((items) => ({ ...meta, items }));
    case "archive": {
      const posts = meta.years.flatMap(({ year, posts }) => posts.map((post) => ({ year, post })));
      return slicesOf(posts).map((slice) => ({
        ...meta,
        years: [...new Set(slice.map(({ year }) => year))].map((year) => ({
          year,
          posts: slice.filter((entry) => entry.year === year).map(({ post }) => post),
        })),
      }));
    }
    default:
      return [];
  }
}

function slicesOf<Entry>(entries: readonly Entry[]): Entry[][] {
  return Array.from({ length: Math.ceil(entries.length / entriesOfPage) }, (_, index) =>
    entries.slice(index * entriesOfPage, (index + 1) * entriesOfPage),
  );
}
