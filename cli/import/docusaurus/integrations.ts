/** `headTags`, `scripts`, `themeConfig.metadata` and videos of pages → `integrations` of `site.yml`. Notes the tags that the new site does not allow. */
import { Analytics } from "../../../schema/integrations/analytics.ts";
import type { Provider } from "../../../schema/integrations/embeds.ts";
import { HeadTag } from "../../../schema/integrations/head-tags.ts";
import { isRecord } from "../is-record.ts";
import type { DocusaurusConfig } from "./docusaurus-config.ts";
import type { Noting, SiteYmlInputs } from "./navigation.ts";

type ImportedIntegrations = {
  embeds?: Provider[];
  head?: Record<string, string>[];
  analytics?: { script: AnalyticsScript };
};

/** The integrations to import; undefined if there are none. */
export function integrationsOf(
  config: DocusaurusConfig,
  { imageHosts, providers }: Pick<SiteYmlInputs, "imageHosts" | "providers">,
  note: Noting,
): ImportedIntegrations | undefined {
  const tags = tagsOf(config);
  const scripts = tags.filter(({ name }) => name === "script");
  const analytics = analyticsIn(scripts, note);
  const contacted = new Set([...imageHosts, ...(analytics ? hostsOf(analytics) : [])]);
  const head = headIn(
    tags.filter(({ name }) => name !== "script"),
    contacted,
    note,
  );
  const found = {
    ...(providers.size > 0 && { embeds: [...providers].sort(byName).map(([, provider]) => provider) }),
    ...(head.length > 0 && { head }),
    ...(analytics && { analytics: { script: analytics } }),
  };
  return Object.keys(found).length > 0 ? found : undefined;
}

/** Sorts providers by name, so that each import gives the same order. */
function byName([one]: readonly [string, Provider], [other]: readonly [string, Provider]): number {
  return one < other ? -1 : 1;
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

/** A site has one script that counts visits. */
function analyticsIn(scripts: readonly Tag[], note: Noting): AnalyticsScript | undefined {
  let found: AnalyticsScript | undefined;
  for (const tag of scripts) {
    const { script, lost } = analyticsOf(tag);
    if (!script) {
      const isData = /^application\/ld\+json$/i.test(String(tag.attributes.type));
      note(
        tag.path,
        `the tag ${tagName(tag)} is not imported`,
        isData
          ? "structured data is built in; set organization in site.yml"
          : "a script that counts visits goes into integrations.analytics, any other into a component",
      );
    } else if (found)
      note(tag.path, `the tag ${tagName(tag)} is not imported: a site has one script for visits`);
    else {
      found = script;
      for (const key of lost) note(tag.path, `“${key}” of ${tagName(tag)} is not imported`);
    }
  }
  return found;
}

function headIn(
  tags: readonly Tag[],
  contacted: ReadonlySet<string>,
  note: Noting,
): Record<string, string>[] {
  const found = new Map<string, Record<string, string>>();
  for (const tag of tags) {
    const made = headTagOf(tag, contacted);
    if ("reason" in made) {
      note(tag.path, `the tag ${tagName(tag)} is not imported`, made.reason);
      continue;
    }
    const { key, value } = made;
    const known = found.get(key);
    if (known && known.content !== value.content)
      note(tag.path, `the tag ${tagName(tag)} is not imported: another one has its name`);
    if (!known) found.set(key, value);
  }
  return [...found.values()];
}

function hostsOf({ src, hosts = [] }: AnalyticsScript): string[] {
  return [...(URL.canParse(src) ? [new URL(src).host] : []), ...hosts];
}

type AnalyticsScript = { src: string; hosts?: string[]; attributes?: Record<string, string> };

type AnalyticsResult = {
  /** The analytics script; undefined for any other script. */
  script?: AnalyticsScript;
  lost: string[];
};

/** Hosts of services whose script needs its tag alone. */
const services = new Set(["plausible.io", "cloud.umami.is", "cdn.usefathom.com", "gc.zgo.at"]);

/** By these attributes, such scripts know the site, also on a host of its own: Plausible, Umami, Fathom, GoatCounter. */
const marks = ["data-domain", "data-website-id", "data-site", "data-goatcounter"] as const;

/** When the script is loaded is decided here, and that it is one. */
const dropped = new Set(["src", "async", "defer", "type", "charset", "charSet"]);

/** Script tag of a service that counts visits → `integrations.analytics.script`. Scripts that need more than their tag are not. */
function analyticsOf({ attributes }: Tag): AnalyticsResult {
  const { src } = attributes;
  if (typeof src !== "string") return { lost: [] };
  const address = src.startsWith("//") ? `https:${src}` : src;
  const isService = URL.canParse(address) && services.has(new URL(address).host);
  if (!isService && !marks.some((mark) => attributes[mark] !== undefined)) return { lost: [] };
  const entries = Object.entries(attributes).filter(([key]) => !dropped.has(key));
  const data = entries.flatMap(([key, value]): [string, string][] =>
    /^data-/.test(key) && ["string", "number", "boolean"].includes(typeof value)
      ? [[key, String(value)]]
      : [],
  );
  const hosts = data.flatMap(([, value]) => (/^(https:)?\/\/./.test(value) ? hostIn(value) : []));
  const script = {
    src: address,
    ...(hosts.length > 0 && { hosts: [...new Set([...hostIn(address), ...hosts])] }),
    ...(data.length > 0 && { attributes: Object.fromEntries(data) }),
  };
  if (!Analytics.safeParse({ script }).success) return { lost: [] };
  return { script, lost: entries.flatMap(([key]) => (data.some(([own]) => own === key) ? [] : [key])) };
}

function hostIn(address: string): string[] {
  return URL.canParse(address, "https://x") && /\/\//.test(address)
    ? [new URL(address, "https://x").host]
    : [];
}

type Tag = {
  /** Path in the configuration: `headTags.0`. */
  path: string;
  name: string;
  attributes: Record<string, unknown>;
};

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
  if (/^(preconnect|dns-prefetch)$/i.test(value.rel ?? "")) {
    const host = URL.canParse(value.href ?? "", "https://x")
      ? new URL(value.href ?? "", "https://x").host
      : "";
    if (!contacted.has(host)) return { reason: "pages load nothing from this host" };
  }
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
  const key = keys.find((each) => isText(attributes[each]));
  return key === undefined ? `<${name}>` : `<${name} ${key}="${attributes[key]}">`;
}

function isText(value: unknown): value is string | number {
  return typeof value === "string" || typeof value === "number";
}
