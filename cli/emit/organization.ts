/** `organization:` of site.yml → what structured data says about the business or person behind the site, per locale. */
import { type Base, fileHref, hrefOf } from "../../schema/paths.ts";
import type { SiteConfig } from "../../schema/site.ts";
import { textIn } from "../site/manifests.ts";
import type { Locale } from "../site/site.ts";

export type OrganizationFacts = {
  type: NonNullable<SiteConfig["organization"]>["type"];
  /** Absolute; the same in every locale. */
  id: string;
  /** Absolute address of the locale's home page. */
  url: string;
  name: string;
  /** Empty where there is none. */
  description: string;
  /** Absolute. */
  image?: string | undefined;
  area?: string | undefined;
  languages: string[];
  email?: string | undefined;
  profiles: string[];
  /** Name of the sidebar whose docs describe services. */
  services?: string | undefined;
};

/** Facts by locale; empty where site.yml says nothing. `siteUrl` has no slash at its end. */
export function organizationFacts(
  { organization, title, tagline }: SiteConfig,
  locales: readonly Locale[],
  siteUrl: string,
  base: Base,
): Record<string, OrganizationFacts> {
  if (!organization) return {};
  const { type, name, description, image, area, languages, email, profiles, services } = organization;
  return Object.fromEntries(
    locales.map((locale): [string, OrganizationFacts] => [
      locale.id,
      {
        type,
        id: `${siteUrl}${base.path}#organization`,
        url: siteUrl + hrefOf(base, locale.home),
        name: textIn(name ?? title, locale, locales),
        description: textIn(description ?? tagline, locale, locales),
        image: image && siteUrl + fileHref(base.path, `/${image.replace(/^\/+/, "")}`),
        area: area && textIn(area, locale, locales),
        languages,
        email,
        profiles,
        services,
      },
    ]),
  );
}
