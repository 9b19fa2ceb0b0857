/** The pages of the docs' tags: their list, and one for each. */
import { hrefOf, routeBelow } from "../../../schema/paths.ts";
import { setInData } from "../../source/docs-sets.ts";
import { commonMeta } from "../common-meta.ts";
import { fill } from "../formats.ts";
import type { Route } from "../site.ts";
import { listHead } from "../visibility.ts";
import type { Doc } from "./doc.ts";
import { type DocTag, TAGS_PAGE, tagPage } from "./doc-tags.ts";
import type { Docs } from "./docs.ts";
import { docsName, versionHead } from "./docs-versions.ts";
import { pageVersion } from "./page-version.ts";

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
