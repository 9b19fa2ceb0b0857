/** Script tag of a service that counts visits → `integrations.analytics.script`. Scripts that need more than their tag are not. */
import { Analytics } from "../../../schema/integrations/analytics.ts";
import type { Tag } from "./head-tags.ts";

export type AnalyticsScript = { src: string; hosts?: string[]; attributes?: Record<string, string> };

type AnalyticsResult = {
  /** Undefined for any other script. */
  script?: AnalyticsScript;
  /** Attributes that are not imported. */
  lost: string[];
};

/** Hosts of services whose script needs its tag alone. */
const services = new Set(["plausible.io", "cloud.umami.is", "cdn.usefathom.com", "gc.zgo.at"]);

/** By these attributes, such scripts know the site, also on a host of its own: Plausible, Umami, Fathom, GoatCounter. */
const marks = ["data-domain", "data-website-id", "data-site", "data-goatcounter"] as const;

/** When the script is loaded is decided here, and that it is one. */
const dropped = new Set(["src", "async", "defer", "type", "charset", "charSet"]);

export function analyticsOf({ attributes }: Tag): AnalyticsResult {
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
