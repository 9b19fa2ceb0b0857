/**
 * Old addresses of pages (`aliases` in front matter) and of anything else (`redirects` in site.yml) → where each leads in
 * the end. A redirect to a redirect leads on to the last target, so that a visitor never makes more than one step.
 */
import type { Place } from "../report/finding.ts";
import type { Configuration } from "../source/configuration.ts";
import { isExternal, splitSuffix } from "./link-target.ts";
import { type Landmarks, resolveAbsolute, type Target } from "./references.ts";
import type { Site } from "./site.ts";

export type Redirect = {
  kind: "alias" | "redirect";
  /** Route of the old address: decoded, without a slash at its end. */
  from: string;
  /** As written; of an alias, the route of its page. */
  to: string;
  status: number;
  /** Where it leads in the end; a loop names the addresses that it goes through. */
  end: Target | { kind: "loop"; through: string[] };
  /** Where the author wrote the old address, and where the target. */
  file: string;
  place: Place | undefined;
  toPlace: Place | undefined;
};

type Written = Omit<Redirect, "end">;

/** In the order in which they are written: files first, then site.yml. */
export function redirectsOf(
  { routes }: Pick<Site, "routes">,
  { site }: Pick<Configuration, "site">,
  landmarks: Omit<Landmarks, "redirects">,
): Redirect[] {
  const aliases = routes.flatMap(({ path, page }): Written[] => {
    // The source text in another locale has the addresses of that locale, which it never had before.
    if (!page || page.fallback !== undefined) return [];
    const { frontMatter, keys } = page.facts;
    return (frontMatter.aliases ?? []).map((alias, index): Written => {
      const place = keys[`aliases.${index}`] ?? keys.aliases;
      const from = oldRoute(alias);
      return { kind: "alias", from, to: path, status: 301, file: page.source.path, place, toPlace: place };
    });
  });
  const others = site.value.redirects.map(({ from, to, status }, index): Written => {
    const at = (key: string) => site.placeOf(["redirects", index, key]);
    const { file } = site;
    return { kind: "redirect", from: oldRoute(from), to, status, file, place: at("from"), toPlace: at("to") };
  });
  const all = [...aliases, ...others];
  const first = new Map<string, Written>();
  for (const written of all) if (!first.has(written.from)) first.set(written.from, written);
  return all.map((written) => ({ ...written, end: endOf(written, first, landmarks) }));
}

/** `/old/index.html`, `/old/` and `/old` are one address. */
function oldRoute(address: string): string {
  const bare = decoded(address)
    .replace(/\/index\.html$/, "/")
    .replace(/\/+$/, "");
  return bare === "" ? "/" : bare;
}

/** A hash or query that is written before the end is reached is kept. */
function endOf(
  written: Written,
  first: ReadonlyMap<string, Written>,
  landmarks: Omit<Landmarks, "redirects">,
): Redirect["end"] {
  const through = [written.from];
  let kept = "";
  for (let step = written; ; ) {
    if (isExternal(step.to)) return { kind: "elsewhere", url: step.to };
    const { path, suffix } = splitSuffix(step.to);
    kept ||= suffix;
    const target = resolveAbsolute(decoded(path), kept, "link", { ...landmarks, redirects: new Map() });
    if (target.kind !== "nothing") return target;
    const next = first.get(oldRoute(path));
    if (!next) return target;
    if (through.includes(next.from)) return { kind: "loop", through: [...through, next.from] };
    through.push(next.from);
    step = next;
  }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
