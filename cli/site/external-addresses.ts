/** Addresses below the base that something else serves, by the patterns of `external` in site.yml. */
import { decoded, fileHref, withoutSlash } from "../../schema/paths.ts";

/** True for a path below the base, with its locale and decoded, that something else serves. */
export type IsExternalAddress = (path: string) => boolean;

export function externalAddresses(patterns: readonly string[]): IsExternalAddress {
  const source = externalHrefs(patterns, "/");
  if (source === undefined) return () => false;
  const regexp = new RegExp(source);
  return (path) => regexp.test(fileHref("/", path));
}

/** Regular expression of hrefs, by which the reader leaves such links to the browser; undefined without a pattern. */
export function externalHrefs(patterns: readonly string[], base: string): string | undefined {
  const sources = patterns.map(sourceOf);
  return sources.length === 0
    ? undefined
    : `^${literal(base.slice(0, -1))}(?:${sources.join("|")})/?(?:[?#]|$)`;
}

/** `*` stands for characters of one part, `**` for any number of parts. */
function sourceOf(pattern: string): string {
  const [, ...parts] = withoutSlash(decoded(pattern)).split("/");
  return parts.map((part) => (part === "**" ? "(?:/[^?#]*)?" : `/${partOf(part)}`)).join("");
}

function partOf(part: string): string {
  return part
    .split("*")
    .map((text) => literal(fileHref("", `/${text}`)))
    .join(part === "*" ? "[^/?#]+" : "[^/?#]*");
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
