/** Authors and tags of `authors.yml` and `tags.yml` as pages and lists show them. */
import GithubSlugger from "github-slugger";
import type { Authors } from "../../../schema/authors.ts";
import type { AuthorLine, Link } from "../../../schema/page.ts";
import { type Base, fileHref, hrefOf, routeBelow } from "../../../schema/paths.ts";
import type { Tags } from "../../../schema/tags.ts";
import { type LocalizedText, textFor } from "../../../schema/text.ts";
import { hostOf } from "../../markdown/address.ts";
import { isExternal } from "../link-target.ts";
import type { Locale } from "../site.ts";
import type { Post } from "./posts.ts";

export type TagTarget = { key: string; label: string; description: string; route: string };
export type AuthorTarget = {
  key: string;
  line: AuthorLine;
  name: string;
  description: string;
  route: string;
  /** A page elsewhere. */
  website: Link | undefined;
  accounts: Link[];
};

/** `root` is the route of the blog in the locale, `source` the id of the source locale. */
type BylinePlace = { locale: Pick<Locale, "id">; root: string; source: string };

export function tagTargets(
  tags: Tags,
  { locale, root, source: sourceLocale }: BylinePlace,
): Map<string, TagTarget> {
  return new Map(
    Object.entries(tags).map(([key, tag]) => {
      const permalink = tag.permalink ?? new GithubSlugger().slug(key);
      const route = routeBelow(root, `/tags/${trimSlash(permalink)}`);
      const label = textOr(tag.label, locale, sourceLocale, key);
      return [key, { key, label, description: textOr(tag.description, locale, sourceLocale, ""), route }];
    }),
  );
}

/** A picture on a host that `imageHosts` lacks is left out, as a page's policy blocks it. */
export function authorTargets(
  authors: Authors,
  {
    locale,
    root,
    source: sourceLocale,
    base,
    imageHosts,
  }: BylinePlace & { base: Base; imageHosts: readonly string[] },
): Map<string, AuthorTarget> {
  return new Map(
    Object.entries(authors).map(([key, author]) => {
      const permalink = author.permalink ?? new GithubSlugger().slug(key);
      const route = routeBelow(root, `/authors/${trimSlash(permalink)}`);
      const name = textOr(author.name, locale, sourceLocale, key);
      const title = textOr(author.title, locale, sourceLocale, "");
      const host = hostOf(author.image ?? "");
      const image = host === undefined || imageHosts.includes(host) ? author.image : undefined;
      const line: AuthorLine = {
        name,
        href: hrefOf(base, route),
        ...(title && { title }),
        ...(image && { image: isExternal(image) ? image : fileHref(base.path, `/${trimSlash(image)}`) }),
      };
      const description = textOr(author.description, locale, sourceLocale, "");
      const website =
        author.url === undefined ? undefined : { title: new URL(author.url).host, href: author.url };
      const accounts = Object.entries(author.accounts ?? {})
        .map(([title, href]) => ({ title, href }))
        .filter(({ href }) => href !== author.url);
      return [key, { key, line, name, description, route, website, accounts }];
    }),
  );
}

export function tagLink(tag: TagTarget, base: Base): Link {
  return { title: tag.label, href: hrefOf(base, tag.route) };
}

/** Posts or docs of each tag, in their order. */
export function byTag<T extends { facts: { frontMatter: { tags: readonly string[] } } }>(
  listed: readonly T[],
): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const page of listed)
    for (const tag of new Set(page.facts.frontMatter.tags)) {
      const group = groups.get(tag);
      if (group) group.push(page);
      else groups.set(tag, [page]);
    }
  return groups;
}

function textOr(
  text: LocalizedText | undefined,
  locale: Pick<Locale, "id">,
  sourceLocale: string,
  otherwise: string,
): string {
  if (text === undefined) return otherwise;
  return textFor(text, locale.id) ?? textFor(text, sourceLocale) ?? otherwise;
}

function trimSlash(permalink: string): string {
  return permalink.replace(/^\/+/, "");
}

/** The key of the author of more than half of the posts; undefined if there is none. */
export function mainAuthorOf(posts: readonly Post[]): string | undefined {
  const counts = new Map<string, number>();
  for (const key of posts.flatMap(({ facts }) => [...new Set(facts.frontMatter.authors)]))
    counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].find(([, count]) => count > posts.length / 2)?.[0];
}
