/** `integrations.head` of site.yml → tags of each locale's documents. */
import type { HeadTag } from "../../schema/integrations/head-tags.ts";
import { hrefOf } from "../../schema/paths.ts";
import type { SiteConfig } from "../../schema/site.ts";
import { textIn } from "../site/manifests.ts";
import type { Locale } from "../site/site.ts";
import type { HeadTagProps } from "./head.ts";
import type { PageSettings } from "./render-page.ts";

/** Nothing for a site that adds none. */
export function headTagsByLocale(
  { integrations }: SiteConfig,
  locales: readonly Locale[],
  base: string,
): Pick<PageSettings, "headTags"> {
  const tags = integrations?.head ?? [];
  if (tags.length === 0) return {};
  return {
    headTags: Object.fromEntries(
      locales.map((locale) => [
        locale.id,
        tags.map((tag) => propsOf(tag, (text) => textIn(text, locale, locales), base)),
      ]),
    ),
  };
}

function propsOf(
  { name, property, content = "", rel, href = "" }: HeadTag,
  text: (localized: NonNullable<HeadTag["content"]>) => string,
  base: string,
): HeadTagProps {
  if (rel !== undefined)
    return { tag: "link", attributes: { rel, href: href.startsWith("/") ? hrefOf(base, href) : href } };
  const of = property === undefined ? { name: name ?? "" } : { property };
  return { tag: "meta", attributes: { ...of, content: text(content) } };
}
