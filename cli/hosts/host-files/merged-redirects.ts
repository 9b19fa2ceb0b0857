/** The author's `_redirects` and the redirects of the site → one file: the first line that fits an address counts. */
import { decoded, withoutSlash } from "../../../schema/paths.ts";
import { isPattern, matches, patternOf } from "./path-pattern.ts";
import { beyondLimits, parseRedirects } from "./redirects-file.ts";

/** Paths with the base, percent-encoded. */
export type OwnRedirect = { from: string; to: string; status?: number };

/** The author's lines first, then those of the site for addresses that the author does not redirect. */
export function mergedRedirects(text: string, own: readonly OwnRedirect[]): string {
  const { redirects } = parseRedirects(text);
  const taken = new Set(
    redirects.filter(({ isConditional }) => !isConditional).map(({ from }) => keyOf(from)),
  );
  const left = own.filter(({ from }) => !taken.has(keyOf(from)));
  const first = redirects.find(({ from }) => isPattern(from));
  if (!first || beyondLimits([...redirects, ...left]) === undefined) return text + renderRedirects(left);

  // Below a pattern, Cloudflare reads few lines. Redirects that no pattern matches can be above the first one.
  const patterns = redirects.filter(({ from }) => isPattern(from)).map(({ from }) => patternOf(from));
  const free = left.filter(({ from }) => !patterns.some((pattern) => matches(pattern, from)));
  const bound = left.filter((redirect) => !free.includes(redirect));
  const lines = text.split("\n");
  const above = lines.slice(0, first.line - 1).map((line) => `${line}\n`);
  return (
    above.join("") + renderRedirects(free) + lines.slice(first.line - 1).join("\n") + renderRedirects(bound)
  );
}

/** One line per redirect: `from to status`. Default status: 301. */
export function renderRedirects(redirects: readonly OwnRedirect[]): string {
  return redirects
    .map(({ from, to, status = 301 }) => `${literal(from)} ${to.replace(/\s/g, "%20")} ${status}\n`)
    .join("");
}

/** Encodes the characters of an address that hosts would read as a pattern. */
function literal(from: string): string {
  return from.replaceAll("*", "%2A").replaceAll(":", "%3A");
}

function keyOf(from: string): string {
  return withoutSlash(decoded(from));
}
