/** A tag that a configuration adds to every document → what `integrations.head` says, or why it cannot. */
import { HeadTag } from "../../../schema/integrations/head-tags.ts";

export type Tag = {
  /** Path in the configuration: `headTags.0`. */
  path: string;
  name: string;
  attributes: Record<string, unknown>;
};

type HeadTagResult = { key: string; value: Record<string, string> } | { reason: string };

/** Attributes without effect unless the other host serves a script or a style sheet. */
const dropped = new Set(["crossorigin", "crossOrigin", "data-rh"]);

/** `contacted` are hosts that the new site loads something from: to connect to any other tells it of each visit for nothing. */
export function headTagOf({ name, attributes }: Tag, contacted: ReadonlySet<string>): HeadTagResult {
  if (name !== "meta" && name !== "link") return { reason: "site.yml takes only meta and link" };
  const value = Object.fromEntries(
    Object.entries(attributes).flatMap(([key, text]): [string, string][] =>
      dropped.has(key) || !isText(text) ? [] : [[key === "httpEquiv" ? "http-equiv" : key, String(text)]],
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
export function tagName({ name, attributes }: Tag): string {
  const keys = ["name", "property", "rel", "src", "type", "href"] as const;
  const key = keys.find((each) => isText(attributes[each]));
  return key === undefined ? `<${name}>` : `<${name} ${key}="${attributes[key]}">`;
}

function isText(value: unknown): value is string | number {
  return typeof value === "string" || typeof value === "number";
}
