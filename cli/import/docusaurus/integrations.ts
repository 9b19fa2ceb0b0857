/** `headTags`, `themeConfig.metadata` → `integrations.head` of `site.yml`. Notes the tags that the new site does not allow, and all scripts. */
import { HeadTag } from "../../../schema/integrations/head-tags.ts";
import { isRecord } from "../is-record.ts";
import type { DocusaurusConfig } from "./docusaurus-config.ts";
import type { Noting } from "./navigation.ts";

type Tag = { name: string; attributes: Record<string, unknown> };

/** The integrations to import; undefined if there are none. */
export function integrationsOf(
  config: DocusaurusConfig,
  note: Noting,
): { head: Record<string, string>[] } | undefined {
  const head = new Map<string, Record<string, string>>();
  for (const tag of tagsOf(config)) {
    const made = headTagOf(tag);
    const known = "key" in made ? head.get(made.key) : undefined;
    const leave = (reason: string, instead?: string): void =>
      note(`the tag ${tagName(tag)} is not imported${reason}`, instead);
    if ("reason" in made) leave("", made.reason);
    else if (!known) head.set(made.key, made.value);
    else if (known.content !== made.value.content) leave(": another one has its name");
  }
  return head.size > 0 ? { head: [...head.values()] } : undefined;
}

function tagsOf({ headTags, scripts, themeConfig }: DocusaurusConfig): Tag[] {
  const ofHead = (headTags ?? []).filter(isRecord).map((tag): Tag => {
    const name = typeof tag.tagName === "string" ? tag.tagName.toLowerCase() : "tag";
    return { name, attributes: isRecord(tag.attributes) ? tag.attributes : {} };
  });
  const ofScripts = (scripts ?? []).flatMap((script): Tag[] => {
    const attributes = typeof script === "string" ? { src: script } : script;
    // One that only code tells was said to be unread.
    return isRecord(attributes) && attributes.src !== undefined ? [{ name: "script", attributes }] : [];
  });
  const ofTheme = (themeConfig?.metadata ?? []).filter(isRecord);
  return [...ofHead, ...ofScripts, ...ofTheme.map((attributes): Tag => ({ name: "meta", attributes }))];
}

type HeadTagResult = { key: string; value: Record<string, string> } | { reason: string };

/** Attributes without effect unless the other host serves a script or a style sheet. */
const dropped = new Set(["crossorigin", "crossOrigin", "data-rh"]);

/** A tag that a configuration adds to every document → what `integrations.head` says, or why it cannot. */
function headTagOf({ name, attributes }: Tag): HeadTagResult {
  if (name === "script")
    return {
      reason: "a script that counts visits goes into integrations.analytics, any other into a component",
    };
  if (name !== "meta" && name !== "link") return { reason: "site.yml takes only meta and link" };
  const value = Object.fromEntries(
    Object.entries(attributes).flatMap(([key, text]): [string, string][] =>
      dropped.has(key) || !isText(text) ? [] : [[key === "httpEquiv" ? "http-equiv" : key, String(text)]],
    ),
  );
  if (/^(preconnect|dns-prefetch)$/i.test(value.rel ?? ""))
    return { reason: "integrations.head takes it if pages load something from this host" };
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
