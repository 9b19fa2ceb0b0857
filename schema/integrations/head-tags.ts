/** Tags that a site adds to the head of each document. They describe the site, and load and run nothing. */
import * as z from "zod";
import { optional } from "../fields.ts";
import { LocalizedText } from "../text.ts";
import { isSecure } from "./service-addresses.ts";

/** Kinds of links that a site may add. */
export const linkKinds = ["me", "author", "license", "preconnect", "dns-prefetch"] as const;

/** Names of `<meta>` that twsite writes, and where a site says what is in them. */
const writtenNames: readonly [pattern: RegExp, source: string][] = [
  [/^description$/i, "description in the front matter of a page"],
  [/^keywords$/i, "keywords in the front matter of a page"],
  [/^robots$/i, "unlisted or draft in the front matter of a page"],
  [/^viewport$/i, "no tag: twsite writes the viewport"],
  [/^theme-color$/i, "tokens in theme.css: twsite writes this tag"],
  [/^(og:(type|title|description|url|site_name|locale.*|image.*)|article:.*)$/i, "front matter and site.yml"],
  [/^twitter:(card|title|description|image.*)$/i, "front matter and image in site.yml"],
];

/** Kinds of links that twsite writes, or that load something. */
const refusedLinks: ReadonlyMap<string, string> = new Map([
  ["canonical", "no tag: twsite writes the canonical address"],
  ["alternate", "no tag: twsite writes translations and feeds"],
  ["icon", "favicon in site.yml"],
  ["shortcut icon", "favicon in site.yml"],
  ["stylesheet", "theme.css in the content folder, or fonts in site.yml"],
  ["preload", "no tag: twsite preloads what the first page needs"],
  ["modulepreload", "a component in components/"],
  ["prefetch", "no tag: twsite prefetches pages"],
  ["manifest", "a file in static/"],
]);

/** Keys of other elements, and what to do instead. */
const refusedKeys: ReadonlyMap<string, string> = new Map([
  ["http-equiv", "a header in static/_headers"],
  ["charset", "no tag: documents are in UTF-8"],
  ["base", "base_url in site.yml"],
  ["script", "analytics.script, or a component in components/"],
  ["src", "analytics.script, or a component in components/"],
  ["style", "theme.css in the content folder"],
  ["stylesheet", "theme.css in the content folder"],
  ["onload", "no attribute that runs code"],
]);

export const HeadTag = z
  .looseObject({
    name: optional.nonempty("Name of a `<meta>`, such as `google-site-verification`."),
    property: optional.nonempty("Property of a `<meta>`, such as `fb:app_id`; instead of `name`."),
    content: LocalizedText.optional().describe("What that `<meta>` says."),
    rel: optional.nonempty("Kind of a `<link>`: `me`, `author`, `license`, `preconnect` or `dns-prefetch`."),
    href: optional.nonempty("Where that `<link>` leads."),
  })
  .superRefine((tag, context) => {
    const unknown = Object.keys(tag).filter((key) => !knownKeys.includes(key) && !refusedKeys.has(key));
    if (unknown.length > 0)
      context.addIssue({ code: "unrecognized_keys", keys: unknown, input: tag, path: [] });
    else
      for (const { path, expected } of problemsOf(tag))
        context.addIssue({ code: "custom", path, message: `expected ${expected}` });
  });
export type HeadTag = z.infer<typeof HeadTag>;

type Problem = { path: string[]; expected: string };

const metaKeys = ["name", "property", "content"];
const linkKeys = ["rel", "href"];
const knownKeys = [...metaKeys, ...linkKeys];

function problemsOf(tag: Record<string, unknown>): Problem[] {
  const keys = Object.keys(tag);
  const strange = keys.flatMap((key): Problem[] => {
    const expected = refusedKeys.get(key);
    return expected === undefined ? [] : [{ path: [key], expected }];
  });
  if (strange.length > 0) return strange;
  const ofLink = keys.find((key) => linkKeys.includes(key));
  const isMeta = keys.some((key) => metaKeys.includes(key));
  if (ofLink !== undefined && isMeta)
    return [{ path: [ofLink], expected: "name and content of a meta tag, or rel and href of a link" }];
  return ofLink === undefined ? metaProblems(tag) : linkProblems(tag);
}

function metaProblems({ name, property, content }: Record<string, unknown>): Problem[] {
  if (name !== undefined && property !== undefined)
    return [{ path: ["property"], expected: "either name or property" }];
  const key = name === undefined ? "property" : "name";
  const value = name ?? property;
  if (value === undefined) return [{ path: [], expected: "name and content, or rel and href" }];
  const written = writtenNames.find(([pattern]) => pattern.test(String(value)));
  if (written) return [{ path: [key], expected: written[1] }];
  if (content === undefined) return [{ path: ["content"], expected: "a text" }];
  return [];
}

function linkProblems({ rel, href }: Record<string, unknown>): Problem[] {
  if (rel === undefined) return [{ path: ["rel"], expected: `one of ${linkKinds.join(", ")}` }];
  const kind = String(rel).toLowerCase();
  const isKnown = linkKinds.some((known) => known === rel);
  if (!isKnown)
    return [{ path: ["rel"], expected: refusedLinks.get(kind) ?? `one of ${linkKinds.join(", ")}` }];
  if (href === undefined) return [{ path: ["href"], expected: "an address" }];
  const address = String(href);
  const connects = kind === "preconnect" || kind === "dns-prefetch";
  if (connects)
    return isSecure(address) && new URL(address).pathname === "/"
      ? []
      : [{ path: ["href"], expected: "a host such as https://images.example.com" }];
  const isMail = kind !== "license" && /^mailto:[^\s@]+@[^\s@]+$/.test(address);
  if (isMail || isSecure(address) || /^\/(?![/\\])\S*$/.test(address)) return [];
  return [{ path: ["href"], expected: "an address that starts with https://, or a path of this site" }];
}
