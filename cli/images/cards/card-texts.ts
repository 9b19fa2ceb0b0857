/** Route → what its card shows. Docs, posts and plain pages have a card, unless they have a picture of their own. */
import type { Manifest } from "../../../schema/manifest.ts";
import type { Route, Site } from "../../site/site.ts";
import { isUnpublished } from "../../site/visibility.ts";
import type { CardTexts } from "./card-svg.ts";
import { cardText, missingCharacter } from "./glyphs.ts";

type CardOfRoute = { texts: CardTexts } | { missing: string };

/** The texts of a route's card, if it has one; `missing` is a character of its title that cards cannot show. */
export function cardOfRoute(
  { meta, head, page, locale }: Route,
  site: Pick<Site, "manifests" | "feeds" | "locales">,
): CardOfRoute | undefined {
  if (head.image !== undefined || !page || page.fallback !== undefined || isUnpublished(meta.visibility))
    return undefined;
  if (meta.kind !== "doc" && meta.kind !== "post" && meta.kind !== "page") return undefined;
  const manifest = site.manifests.find((own) => own.locale === locale);
  if (!manifest) return undefined;
  const title = cardText(meta.title);
  const missing = missingCharacter(title);
  if (missing !== undefined) return { missing };
  const language = site.locales.length > 1 ? site.locales.find(({ id }) => id === locale)?.label : undefined;
  const texts = {
    title,
    section: shown(sectionOf(meta, site, manifest)),
    site: shown(manifest.title),
    language: shown(language ?? ""),
  };
  return { texts };
}

/** Empty for a text that cards cannot show. */
function shown(text: string): string {
  const own = cardText(text);
  return missingCharacter(own) === undefined ? own : "";
}

/** The text above the title: for a doc, the navbar's label of its sidebar, or its outermost category. */
function sectionOf(meta: Route["meta"], { feeds }: Pick<Site, "feeds">, manifest: Manifest): string {
  if (meta.kind === "post") return feeds.find(({ locale }) => locale === manifest.locale)?.title ?? "";
  if (meta.kind !== "doc") return manifest.tagline;
  const { sidebar, set, breadcrumbs } = meta;
  const item = [...manifest.navbar.left, ...manifest.navbar.right].find(
    (item) => item.kind === "link" && item.sidebar === sidebar?.id && item.set === set,
  );
  if (sidebar && item?.kind === "link") return item.title;
  return breadcrumbs.length > 1 ? (breadcrumbs[0]?.title ?? "") : manifest.tagline;
}
