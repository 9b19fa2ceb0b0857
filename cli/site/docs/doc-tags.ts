/** The tags of docs: a list of those that listed docs have, and each one's docs by title. */
import type { Link } from "../../../schema/page.ts";
import type { Base } from "../../../schema/paths.ts";
import type { Tags } from "../../../schema/tags.ts";
import { byTag, type TagTarget, tagLink, tagTargets } from "../blog/bylines.ts";
import type { Formats } from "../formats.ts";
import type { Locale } from "../site.ts";
import type { Doc } from "./doc.ts";

/** `docs` are sorted by title. */
export type DocTag = TagTarget & { docs: readonly Doc[] };

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
  const groups = byTag(listed);
  return [...tagTargets(tags, { locale, root, source }).values()]
    .flatMap((tag): DocTag[] => {
      const docs = groups.get(tag.key);
      return docs
        ? [{ ...tag, docs: docs.sort((a, b) => compare(a.title, b.title) || (a.id < b.id ? -1 : 1)) }]
        : [];
    })
    .sort((a, b) => compare(a.label, b.label) || (a.key < b.key ? -1 : 1));
}

/** Links to the pages of a doc's tags, in the order in which the writer gives them. */
export function docTags(doc: Doc, { tags, base }: { tags: readonly DocTag[]; base: Base }): Link[] {
  return [...new Set(doc.facts.frontMatter.tags)].flatMap((key) => {
    const tag = tags.find((candidate) => candidate.key === key);
    return tag ? [tagLink(tag, base)] : [];
  });
}
