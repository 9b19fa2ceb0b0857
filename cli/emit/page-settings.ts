/** The settings that all pages of a site share, from its configuration and the reader. */
import type { HeadTag } from "../../schema/integrations/head-tags.ts";
import type { Manifest } from "../../schema/manifest.ts";
import { type Base, fileHref, hashedPath } from "../../schema/paths.ts";
import type { SiteConfig } from "../../schema/site.ts";
import { textIn } from "../site/manifests.ts";
import type { Locale, Site } from "../site/site.ts";
import type { StampedAsset } from "../source/assets.ts";
import type { Configuration } from "../source/configuration.ts";
import { contentHash } from "../source/content-hash.ts";
import type { BundledComponents } from "./component-outputs.ts";
import { documentFrame, withTheme } from "./document-frame.ts";
import { pageLists } from "./for-programs.ts";
import type { HeadTagProps } from "./head.ts";
import { organizationFacts } from "./organization.ts";
import type { ReaderFiles } from "./reader-files.ts";
import type { PageSettings } from "./render-page.ts";

export type PageSettingsInputs = {
  site: Site;
  configuration: Configuration;
  base: Base;
  reader: ReaderFiles;
  /** The site's own components, where pages use any. */
  siteComponents: BundledComponents | undefined;
  prerender: boolean;
};

export function pageSettings(inputs: PageSettingsInputs, theme: StampedAsset | undefined): PageSettings {
  const { site, configuration, base, reader, siteComponents, prerender } = inputs;
  const config = configuration.site.value;
  const siteUrl = new URL(config.url).origin;
  return {
    manifests: site.manifests,
    manifestHrefs: Object.fromEntries(
      site.manifests.map((manifest) => [
        manifest.locale,
        fileHref(base.path, `/${manifestFile(manifest).path}`),
      ]),
    ),
    sidebars: site.sidebars,
    frame: withTheme(
      documentFrame(reader, base.path, config, siteComponents !== undefined),
      theme,
      base.path,
    ),
    siteUrl,
    base,
    pageLists: pageLists(site.locales, base),
    ...(!prerender && { shellTexts: shellTextsOf(site) }),
    ...(siteComponents && { components: siteComponents.code }),
    organizations: organizationFacts(config, site.locales, siteUrl, base),
    ...headTagsByLocale(config, site.locales, base),
  };
}

/** The texts of empty shells, by locale. */
function shellTextsOf({ locales }: Site): Record<string, string> {
  return Object.fromEntries(locales.map(({ id, strings }) => [id, strings.compiler.needsJavaScript]));
}

/** `integrations.head` of site.yml, which may add none. */
function headTagsByLocale(
  { integrations }: SiteConfig,
  locales: readonly Locale[],
  base: Base,
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
  base: Base,
): HeadTagProps {
  if (rel !== undefined)
    return {
      tag: "link",
      attributes: { rel, href: href.startsWith("/") ? fileHref(base.path, href) : href },
    };
  const of = property === undefined ? { name: name ?? "" } : { property };
  return { tag: "meta", attributes: { ...of, content: text(content) } };
}

/**
 * The manifest of a locale as documents ask for it: under the hash of its content, so that a visitor loads it once, and
 * hydrates a document with the manifest that it was written with.
 */
export function manifestFile(manifest: Manifest): { path: string; text: string } {
  const text = `${JSON.stringify(manifest)}\n`;
  return { path: hashedPath(`manifest-${manifest.locale}-${contentHash(text).slice(0, 10)}.json`), text };
}
