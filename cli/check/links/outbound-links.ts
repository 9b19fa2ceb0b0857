/** Links to other sites, in pages and in the configuration, by the address that is asked. */
import type { Place } from "../../report/finding.ts";
import type { Targets } from "../../site/references.ts";
import type { Site } from "../../site/site.ts";
import type { Categories } from "../../source/categories.ts";
import type { Configuration } from "../../source/configuration.ts";
import { linksOfConfiguration } from "../configuration-links.ts";
import type { LinksLock } from "./links-lock.ts";

export type OutboundLink = {
  /** The address without its fragment, as `URL` writes it. */
  address: string;
  /** Without `#`, as written; empty where there is none. */
  fragment: string;
  /** The address as the author has written it. */
  url: string;
  file: string;
  place: Place | undefined;
};

/** Links to other sites, in the order of the site. A file that several pages include counts once. */
export function outboundLinks(
  site: Site,
  targets: Targets,
  configuration: Configuration,
  categories: Categories,
): OutboundLink[] {
  const found = new Map<string, OutboundLink>();
  const add = (url: string, file: string, place: Place | undefined): void => {
    const asked = askedAddress(url);
    if (asked) found.set(JSON.stringify([file, place, url]), { ...asked, url, file, place });
  };
  for (const { path, page } of site.routes) {
    // A text shown instead of a translation is checked in its own language.
    if (!page || page.fallback !== undefined) continue;
    for (const { url, place, included } of page.facts.references) {
      const target = targets.get(path)?.get(url);
      if (target?.kind !== "external" || target.own) continue;
      add(included?.written ?? url, included?.file ?? page.source.path, place);
    }
  }
  // An address that is not valid has a finding of its own.
  const ofSite = askedAddress(configuration.site.value.url)?.host;
  for (const { to, file, place } of linksOfConfiguration(site, configuration, categories))
    if (askedAddress(to)?.host !== ofSite) add(to, file, place);
  return [...found.values()];
}

/** The addresses of links that the lock does not know. */
export function unaskedAddresses(links: readonly OutboundLink[], { entries }: LinksLock): string[] {
  return [...new Set(links.map(({ address }) => address))].filter((address) => !entries.has(address));
}

function askedAddress(url: string): { address: string; fragment: string; host: string } | undefined {
  const whole = url.startsWith("//") ? `https:${url}` : url;
  if (!/^https?:\/\//i.test(whole) || !URL.canParse(whole)) return undefined;
  const parsed = new URL(whole);
  const fragment = parsed.hash.slice(1);
  parsed.hash = "";
  return { address: parsed.href, fragment, host: parsed.host };
}
