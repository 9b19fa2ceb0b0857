/** The tags of docs: a list of those that listed docs have, and each one's docs by title. */
import GithubSlugger from "github-slugger";
import type { Link } from "../../../schema/page.ts";
import { hrefOf } from "../../../schema/paths.ts";
import type { Tags } from "../../../schema/tags.ts";
import { type LocalizedText, textFor } from "../../../schema/text.ts";
import { commonMeta } from "../common-meta.ts";
import { type Formats, fill } from "../formats.ts";
import type { Locale, Route } from "../site.ts";
import type { Doc } from "./doc.ts";
import type { Docs } from "./docs.ts";
import { pageVersion } from "./page-version.ts";

export type DocTag = {
  key: string;
  label: string;
  description: string;
  route: string;
  /** By title. */
  docs: readonly Doc[];
};

/** What `Docs.pages` calls the list of tags, and the page of a tag. */
export const TAGS_PAGE = "tags";

export function tagPage({ key }: Pick<DocTag, "key">): string {
  return `tag ${key}`;
}

/** `listed` are the docs that lists show; a tag that none of them has gets no page. */
export function docTagTargets(
  listed: readonly Doc[],
  tags: Tags,
  locale: Locale,
  source: string,
  root: string,
  { compare }: Pick<Formats, "compare">,
): DocTag[] {
  const byTag = new Map<string, Doc[]>();
  for (const doc of listed)
    for (const key of new Set(doc.facts.frontMatter.tags)) {
      const own = byTag.get(key);
      if (own) own.push(doc);
      else byTag.set(key, [doc]);
    }
  const text = (localized: LocalizedText | undefined) =>
    localized === undefined ? undefined : (textFor(localized, locale.id) ?? textFor(localized, source));
  return [...byTag]
    .flatMap(([key, docs]): DocTag[] => {
      const tag = tags[key];
      if (!tag) return [];
      const permalink = tag.permalink?.replace(/^\/+/, "") ?? new GithubSlugger().slug(key);
      return [
        {
          key,
          label: text(tag.label) ?? key,
          description: text(tag.description) ?? "",
          route: `${root}/tags/${permalink}`,
          docs: docs.sort((a, b) => compare(a.title, b.title) || (a.id < b.id ? -1 : 1)),
        },
      ];
    })
    .sort((a, b) => compare(a.label, b.label) || (a.key < b.key ? -1 : 1));
}

/** Links to the pages of a doc's tags, in the order in which the writer gives them. */
export function docTags(doc: Doc, { tags, base }: Pick<Docs, "tags" | "base">): Link[] {
  return [...new Set(doc.facts.frontMatter.tags)].flatMap((key) => {
    const tag = tags.find((candidate) => candidate.key === key);
    return tag ? [{ title: tag.label, href: hrefOf(base, tag.route) }] : [];
  });
}

/** None where no listed doc has a tag. */
export function docTagRoutes(docs: Docs, all: readonly Docs[]): Route[] {
  const { tags, base, locale, formats, version } = docs;
  if (tags.length === 0) return [];
  const { compiler } = locale.strings;
  const path = `${version.root}/tags`;
  const head = { keywords: [], ...(version.noindex && { noindex: true }) };
  const count = (tag: DocTag) => formats.count(tag.docs.length, compiler.docs);
  const list = commonMeta(locale, path, compiler.docsTagsTitle, "");
  const overview: Route = {
    path,
    locale: locale.id,
    identity: `doc-tags:${version.name}`,
    head,
    meta: {
      kind: "doc-tags",
      ...list,
      ...pageVersion(TAGS_PAGE, list, docs, all),
      items: tags.map((tag) => ({ title: tag.label, href: hrefOf(base, tag.route), count: count(tag) })),
    },
  };
  return [
    overview,
    ...tags.map((tag): Route => {
      const title = fill(compiler.docsTaggedWith, { tag: tag.label });
      const common = commonMeta(locale, tag.route, title, tag.description);
      return {
        path: tag.route,
        locale: locale.id,
        identity: `doc-tag:${version.name}:${tag.key}`,
        head,
        meta: {
          kind: "doc-tag",
          ...common,
          ...pageVersion(tagPage(tag), common, docs, all),
          items: tag.docs.map((doc) => ({
            title: doc.title,
            description: doc.description,
            href: hrefOf(base, doc.route),
          })),
          count: count(tag),
          allTags: hrefOf(base, path),
        },
      };
    }),
  ];
}
