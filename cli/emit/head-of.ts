/** Route → what its document's head says about it. */
import { documentTitle } from "../../schema/document-title.ts";
import { isOverview } from "../../schema/is-overview.ts";
import type { Manifest } from "../../schema/manifest.ts";
import type { PageData } from "../../schema/page.ts";
import { baseOf, hrefOf } from "../../schema/paths.ts";
import type { Route } from "../site/site.ts";
import { isIndexed } from "../site/visibility.ts";
import { alternatesOf, indexedTranslations } from "./alternates.ts";
import type { DocumentFrame, DocumentHeadProps } from "./head.ts";
import type { OrganizationFacts } from "./organization.ts";
import { jsonLdOf } from "./page-json-ld.ts";
import type { PreviewPicture } from "./preview-picture.ts";

type RouteFacts = Pick<Route, "path" | "locale" | "meta" | "head">;

type HeadInputs = {
  route: RouteFacts;
  manifest: Manifest;
  /** The site's origin, without a slash at its end. */
  siteUrl: string;
  /** The picture for link previews, if there is one. */
  image: PreviewPicture | undefined;
  /** The business or person behind the site, with the texts of the locale. */
  organization: OrganizationFacts | undefined;
  /** Tags of the site's own. */
  headTags?: DocumentHeadProps["headTags"];
  frame: DocumentFrame;
};

export function headOf({
  route,
  manifest,
  siteUrl,
  image,
  organization,
  headTags,
  frame,
}: HeadInputs): DocumentHeadProps {
  const { meta, head } = route;
  const isNotFound = meta.kind === "not-found";
  // The text of an untranslated page belongs to the page of its source, whose address is used.
  const url = siteUrl + (meta.fallback?.href ?? hrefOf(baseOf(manifest), route.path));
  const language = meta.fallback?.lang ?? manifest.tag;
  const tags = new Map(manifest.locales.map(({ id, tag }) => [id, tag]));
  const translations = indexedTranslations(route).map(({ locale, href }) => ({
    tag: tags.get(locale) ?? locale,
    url: siteUrl + href,
  }));
  const indexed = isIndexed(meta) && !isNotFound && !head.noindex;
  const alternates = indexed ? alternatesOf(translations) : [];
  return {
    ...frame,
    overviewStyle: isOverview(meta) ? frame.overviewStyle : undefined,
    title: documentTitle(meta, manifest.title),
    description: meta.description,
    keywords: head.keywords,
    canonical: isNotFound ? undefined : url,
    noindex: meta.visibility !== "published" || isNotFound || head.noindex === true,
    alternates,
    openGraph: {
      type: meta.kind === "post" ? "article" : meta.kind === "author" ? "profile" : "website",
      title: ("version" in meta && meta.version?.title) || meta.title,
      description: meta.description,
      url: isNotFound ? undefined : url,
      siteName: manifest.title,
      language,
      otherLanguages: alternates
        .map(({ hreflang }) => hreflang)
        .filter((tag) => tag !== language && tag !== "x-default"),
      image,
      article: meta.kind === "post" ? articleOf(meta, route, siteUrl) : undefined,
    },
    jsonLd: isNotFound
      ? []
      : jsonLdOf({ route, manifest, siteUrl, url, language, image: image?.url, business: organization }),
    feeds: meta.kind === "tag" && meta.feed ? [meta.feed, ...manifest.feeds] : manifest.feeds,
    me: otherAddresses(meta, organization),
    markdown: meta.markdown,
    headTags,
  };
}

/** Home pages name the profiles of the business or person behind the site, pages of authors their websites and accounts. */
function otherAddresses(meta: Route["meta"], organization: OrganizationFacts | undefined): readonly string[] {
  if (meta.path.endsWith("/")) return organization?.profiles ?? [];
  if (meta.kind !== "author") return [];
  return [...(meta.website ? [meta.website] : []), ...(meta.accounts ?? [])].map(({ href }) => href);
}

type Meta<K extends PageData["kind"]> = Extract<Route["meta"], { kind: K }>;

function articleOf(meta: Meta<"post">, route: RouteFacts, siteUrl: string) {
  return {
    published: meta.date.iso,
    modified: route.head.modified,
    authors: meta.authors.map(({ name, href }) => (href === undefined ? name : new URL(href, siteUrl).href)),
    tags: meta.tags.map(({ title }) => title),
  };
}
