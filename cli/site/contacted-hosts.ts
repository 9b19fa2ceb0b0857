/** Which hosts visitors' browsers contact, and why: what a privacy page has to name. */
import type { SiteConfig } from "../../schema/site.ts";
import { embedProviders } from "../markdown/embeds/providers.ts";

type ContactedHost = { host: string; reasons: string[] };

type Contact = [address: string, reason: string];

/** By name, without that of the site itself. */
export function contactedHosts(site: SiteConfig): ContactedHost[] {
  const reasons = new Map<string, Set<string>>();
  for (const [address, reason] of contacts(site)) {
    const host = hostOf(address, site.url);
    if (host === hostOf("/", site.url)) continue;
    reasons.set(host, (reasons.get(host) ?? new Set()).add(reason));
  }
  return [...reasons]
    .map(([host, own]) => ({ host, reasons: [...own] }))
    .sort((a, b) => (a.host < b.host ? -1 : 1));
}

function contacts({ fonts, image_hosts, integrations }: SiteConfig): Contact[] {
  const { head = [], analytics, embeds = [], feedback } = integrations ?? {};
  const isAsked = integrations?.consent !== undefined;
  const counted = (what: string) => (isAsked ? `${what}, with consent` : what);
  const script = analytics?.script;
  const endpoint = feedback?.endpoint;
  return [
    ...(fonts ? [fonts.stylesheet, ...fonts.hosts].map((host): Contact => [host, "fonts"]) : []),
    ...image_hosts.map((host): Contact => [host, "pictures"]),
    ...head.flatMap(({ rel, href = "" }): Contact[] =>
      rel === "preconnect" || rel === "dns-prefetch" ? [[href, `connection in advance (${rel})`]] : [],
    ),
    ...(script
      ? [script.src, ...script.hosts].map((host): Contact => [host, counted("analytics script")])
      : []),
    ...(analytics?.beacon
      ? [[analytics.beacon.endpoint, counted("count of visited pages")] satisfies Contact]
      : []),
    ...embedProviders(embeds).map(({ frame }): Contact => [frame, "embedded content, after a click"]),
    ...(endpoint === undefined
      ? []
      : [[endpoint, "answers of visitors, when they give one"] satisfies Contact]),
  ];
}

function hostOf(address: string, siteUrl: string): string {
  if (address.startsWith("/")) return new URL(siteUrl).host;
  return URL.canParse(address) ? new URL(address).host : address;
}
