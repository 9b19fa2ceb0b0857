/** The tags of docs: a list of those that listed docs have, and each one's docs by title. */
import GithubSlugger from "github-slugger";
import { ownValue } from "../../../schema/own-value.ts";
import type { Link } from "../../../schema/page.ts";
import { type Base, hrefOf, routeBelow } from "../../../schema/paths.ts";
import type { Tags } from "../../../schema/tags.ts";
import { type LocalizedText, textFor } from "../../../schema/text.ts";
import type { Formats } from "../formats.ts";
import type { Locale } from "../site.ts";
import type { Doc } from "./doc.ts";

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
