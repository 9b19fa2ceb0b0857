/** The tags of docs: a list of those that listed docs have, and each one's docs by title. */
import GithubSlugger from "github-slugger";
import { ownValue } from "../../../schema/own-value.ts";
import type { Link } from "../../../schema/page.ts";
import { type Base, hrefOf, routeBelow } from "../../../schema/paths.ts";
import type { Tags } from "../../../schema/tags.ts";
import { type LocalizedText, textFor } from "../../../schema/text.ts";
import { setInData } from "../../source/docs-sets.ts";
import { commonMeta } from "../common-meta.ts";
import { type Formats, fill } from "../formats.ts";
import type { Locale, Route } from "../site.ts";
import { listHead } from "../visibility.ts";
import type { Doc } from "./doc.ts";
import type { Docs } from "./docs.ts";
import { docsName, versionHead } from "./docs-versions.ts";
import { pageVersion } from "./page-version.ts";

export type DocTag = {
  key: string;
  label: string;
  description: string;
  route: string;
  /** The docs, sorted by title. */
  docs: readonly Doc[];
};

/** Names in `Docs.pages` of the list of tags, and of the page of a tag. */
export const TAGS_PAGE = "tags";

export function tagPage({ key }: Pick<DocTag, "key">): string {
  return `tag ${key}`;
}

type DocTagInputs = {
  listed: readonly Doc[];
  tags: Tags;
  locale: Locale;
  source: string;
  root: string;
  formats: Pick<Formats, "compare">;
};

/** `listed` are the docs that lists show; a tag that none of them has gets no page. */
export function docTagTargets({ listed, tags, locale, source, root, formats }: DocTagInputs): DocTag[] {
  const { compare } = formats;
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
      const tag = ownValue(tags, key);
      if (!tag) return [];
      const permalink = tag.permalink?.replace(/^\/+/, "") ?? new GithubSlugger().slug(key);
      return [
        {
          key,
          label: text(tag.label) ?? key,
          description: text(tag.description) ?? "",
          route: routeBelow(root, `/tags/${permalink}`),
          docs: docs.sort((a, b) => compare(a.title, b.title) || (a.id < b.id ? -1 : 1)),
        },
      ];
    })
    .sort((a, b) => compare(a.label, b.label) || (a.key < b.key ? -1 : 1));
}

/** Links to the pages of a doc's tags, in the order in which the writer gives them. */
export function docTags(doc: Doc, { tags, base }: { tags: readonly DocTag[]; base: Base }): Link[] {
  return [...new Set(doc.facts.frontMatter.tags)].flatMap((key) => {
    const tag = tags.find((candidate) => candidate.key === key);
    return tag ? [{ title: tag.label, href: hrefOf(base, tag.route) }] : [];
  });
}

/** Routes of the tags; none if no listed doc has a tag. */
export function docTagRoutes(docs: Docs, all: readonly Docs[]): Route[] {
  const { tags, base, locale, formats, version } = docs;
  if (tags.length === 0) return [];
  const { compiler } = locale.strings;
  const path = routeBelow(version.root, "/tags");
  const owner = docsName(version);
  const headOf = (listed: readonly Doc[]) => ({ ...listHead(listed), ...versionHead(version) });
  const count = (tag: DocTag) => formats.count(tag.docs.length, compiler.docs);
  const list = commonMeta(locale, path, compiler.docsTagsTitle, compiler.docsTagsText);
  const overview: Route = {
    path,
    locale: locale.id,
    identity: `doc-tags:${owner}`,
    head: headOf(tags.flatMap((tag) => tag.docs)),
    meta: {
      kind: "doc-tags",
      ...list,
      ...setInData(version.set),
      ...pageVersion(TAGS_PAGE, list, docs, all),
      items: tags.map((tag) => ({ title: tag.label, href: hrefOf(base, tag.route), count: count(tag) })),
    },
  };
  return [
    overview,
    ...tags.map((tag): Route => {
      const title = fill(compiler.docsTaggedWith, { tag: tag.label });
      // The tag's own description is on the blog's page of it.
      const { label, description } = tag;
      const text = fill(compiler.docsTaggedWithText, { tag: label, description }).trim();
      const common = commonMeta(locale, tag.route, title, text);
      return {
        path: tag.route,
        locale: locale.id,
        identity: `doc-tag:${owner}:${tag.key}`,
        head: headOf(tag.docs),
        meta: {
          kind: "doc-tag",
          ...common,
          ...setInData(version.set),
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
