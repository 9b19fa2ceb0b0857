/** `headTags`, `scripts`, `themeConfig.metadata` → `integrations` of `site.yml`. Notes the tags that the new site does not allow. */
import { Analytics } from "../../../schema/integrations/analytics.ts";
import { HeadTag } from "../../../schema/integrations/head-tags.ts";
import { isRecord } from "../is-record.ts";
import type { DocusaurusConfig } from "./docusaurus-config.ts";
import type { Noting } from "./navigation.ts";

type AnalyticsScript = { src: string; hosts?: string[]; attributes?: Record<string, string> };

type ImportedIntegrations = {
  head?: Record<string, string>[];
  analytics?: { script: AnalyticsScript };
};

type Tag = {
  /** Path in the configuration: `headTags.0`. */
  path: string;
  name: string;
  attributes: Record<string, unknown>;
};

/** The integrations to import; undefined if there are none. */
export function integrationsOf(
  config: DocusaurusConfig,
  imageHosts: ReadonlySet<string>,
  note: Noting,
): ImportedIntegrations | undefined {
  const leave = (tag: Tag, reason: string, instead?: string): void =>
    note(tag.path, `the tag ${tagName(tag)} is not imported${reason}`, instead);
  let script: AnalyticsScript | undefined;
  const head = new Map<string, Record<string, string>>();
  const tags = tagsOf(config);
  for (const tag of tags.filter(({ name }) => name === "script")) {
    const found = analyticsOf(tag);
    if (!found) leave(tag, "", scriptInstead(tag));
    // A site has one script that counts visits.
    else if (script) leave(tag, ": a site has one script for visits");
    else {
      script = found.script;
      for (const key of found.lost) note(tag.path, `“${key}” of ${tagName(tag)} is not imported`);
    }
  }
  const hosts = script ? [hostOf(script.src), ...(script.hosts ?? [])] : [];
  const contacted = new Set([...imageHosts, ...hosts.filter(Boolean)]);
  for (const tag of tags.filter(({ name }) => name !== "script")) {
    const made = headTagOf(tag, contacted);
    const known = "key" in made ? head.get(made.key) : undefined;
    if ("reason" in made) leave(tag, "", made.reason);
    else if (!known) head.set(made.key, made.value);
    else if (known.content !== made.value.content) leave(tag, ": another one has its name");
  }
  const found = {
    ...(head.size > 0 && { head: [...head.values()] }),
    ...(script && { analytics: { script } }),
  };
  return Object.keys(found).length > 0 ? found : undefined;
}

function tagsOf({ headTags, scripts, themeConfig }: DocusaurusConfig): Tag[] {
  const ofHead = (headTags ?? []).flatMap((tag, index): Tag[] => {
    if (!isRecord(tag)) return [];
    const name = typeof tag.tagName === "string" ? tag.tagName.toLowerCase() : "tag";
    return [{ path: `headTags.${index}`, name, attributes: isRecord(tag.attributes) ? tag.attributes : {} }];
  });
  const ofScripts = (scripts ?? []).flatMap((script, index): Tag[] => {
    const attributes = typeof script === "string" ? { src: script } : script;
    // One that only code tells was said to be unread.
    return isRecord(attributes) && attributes.src !== undefined
      ? [{ path: `scripts.${index}`, name: "script", attributes }]
      : [];
  });
  const ofTheme = (themeConfig?.metadata ?? []).flatMap((attributes, index): Tag[] =>
    isRecord(attributes) ? [{ path: `themeConfig.metadata.${index}`, name: "meta", attributes }] : [],
  );
  return [...ofHead, ...ofScripts, ...ofTheme];
}

function scriptInstead({ attributes }: Tag): string {
  return /^application\/ld\+json$/i.test(String(attributes.type))
    ? "structured data is built in; set organization in site.yml"
    : "a script that counts visits goes into integrations.analytics, any other into a component";
}

/** The host of an address, which may have no protocol; empty where it has none. */
function hostOf(address: string): string {
  const url =
    /\/\//.test(address) && URL.canParse(address, "https://x") ? new URL(address, "https://x") : undefined;
  return url?.host ?? "";
}

/** Hosts of services whose script needs its tag alone. */
const services = new Set(["plausible.io", "cloud.umami.is", "cdn.usefathom.com", "gc.zgo.at"]);

/** By these attributes, such scripts know the site, also on a host of its own: Plausible, Umami, Fathom, GoatCounter. */
const marks = ["data-domain", "data-website-id", "data-site", "data-goatcounter"] as const;

/** When the script is loaded is decided here, and that it is one. */
const dropped = new Set(["src", "async", "defer", "type", "charset", "charSet"]);

/**
 * Script tag of a service that counts visits → `integrations.analytics.script`, and the attributes that are lost. Undefined for
 * other scripts, and for those that need more than their tag.
 */
function analyticsOf({ attributes }: Tag): { script: AnalyticsScript; lost: string[] } | undefined {
  const { src } = attributes;
  if (typeof src !== "string") return undefined;
  const address = src.startsWith("//") ? `https:${src}` : src;
  if (!services.has(hostOf(address)) && !marks.some((mark) => attributes[mark] !== undefined))
    return undefined;
  const entries = Object.entries(attributes).filter(([key]) => !dropped.has(key));
  const isData = ([key, value]: [string, unknown]) =>
    key.startsWith("data-") && ["string", "number", "boolean"].includes(typeof value);
  const data = entries.filter(isData).map(([key, value]): [string, string] => [key, String(value)]);
  const hosts = data.flatMap(([, value]) => (/^(https:)?\/\/./.test(value) ? hostOf(value) || [] : []));
  const script = {
    src: address,
    ...(hosts.length > 0 && { hosts: [...new Set([hostOf(address), ...hosts].filter(Boolean))] }),
    ...(data.length > 0 && { attributes: Object.fromEntries(data) }),
  };
  const lost = entries.filter((entry) => !isData(entry)).map(([key]) => key);
  return Analytics.safeParse({ script }).success ? { script, lost } : undefined;
}

type HeadTagResult = { key: string; value: Record<string, string> } | { reason: string };

/** Attributes without effect unless the other host serves a script or a style sheet. */
const droppedTag = new Set(["crossorigin", "crossOrigin", "data-rh"]);

/**
 * A tag that a configuration adds to every document → what `integrations.head` says, or why it cannot.
 * `contacted` are hosts that the new site loads something from: to connect to any other tells it of each visit for nothing.
 */
function headTagOf({ name, attributes }: Tag, contacted: ReadonlySet<string>): HeadTagResult {
  if (name !== "meta" && name !== "link") return { reason: "site.yml takes only meta and link" };
  const value = Object.fromEntries(
    Object.entries(attributes).flatMap(([key, text]): [string, string][] =>
      droppedTag.has(key) || !isText(text) ? [] : [[key === "httpEquiv" ? "http-equiv" : key, String(text)]],
    ),
  );
  if (/^(preconnect|dns-prefetch)$/i.test(value.rel ?? "") && !contacted.has(hostOf(value.href ?? "")))
    return { reason: "pages load nothing from this host" };
  const { error } = HeadTag.safeParse(value);
  if (error) return { reason: reasonOf(error.issues[0]?.message ?? "") };
  const { rel, href, property } = value;
  return { key: rel === undefined ? `${value.name ?? property}` : `${rel} ${href}`, value };
}

/** `expected favicon in site.yml` → `use favicon in site.yml` */
function reasonOf(expected: string): string {
  const [, only] = /^expected no tag: (.*)$/.exec(expected) ?? [];
  return only ?? expected.replace(/^expected /, "use ");
}

/** `<meta name="keywords">` */
function tagName({ name, attributes }: Tag): string {
  const keys = ["name", "property", "rel", "src", "type", "href"] as const;
  const key = keys.find((key) => isText(attributes[key]));
  return key === undefined ? `<${name}>` : `<${name} ${key}="${attributes[key]}">`;
}

function isText(value: unknown): value is string | number {
  return typeof value === "string" || typeof value === "number";
}
