/**
 * Old addresses of pages (`aliases` in front matter) and of anything else (`redirects` in site.yml) → where each leads in
 * the end. A redirect to a redirect leads on to the last target, so that a visitor never makes more than one step.
 */
import { CURRENT_VERSION } from "../../schema/contract.ts";
import { ownValue } from "../../schema/own-value.ts";
import { decoded } from "../../schema/paths.ts";
import type { Page } from "../compile/compile-files.ts";
import type { Place } from "../report/finding.ts";
import type { Configuration } from "../source/configuration.ts";
import { type DocsSet, docsOfFile, docsSets } from "../source/docs-sets.ts";
import { addressInSite, composedAddress } from "./absolute-address.ts";
import { isExternal, splitSuffix } from "./link-target.ts";
import { type LinkIndex, resolveAbsolute, type Target } from "./references.ts";
import type { Route, Site } from "./site.ts";

export type ResolvedRedirect = {
  kind: "alias" | "redirect";
  /** Route of the old address: decoded, without a slash at its end. */
  from: string;
  /** As written; of an alias, the route of its page. */
  to: string;
  status: number;
  /**
   * Another name of the document of the page that it leads to, such as `/x.html` of `/x`: the document is written there
   * as well. A redirect would end in a circle on hosts that answer `/x` with `x.html`.
   */
  copy?: string | undefined;
  /** The final target; a loop names the next old address on its way. */
  end: Target | { kind: "loop"; next: string };
  /** The place of the old address in the author's files, and that of the target. */
  file: string;
  place: Place | undefined;
  toPlace: Place | undefined;
};

type Written = Omit<ResolvedRedirect, "end" | "copy"> & {
  /** The old address as written, decoded. */
  address: string;
  /** The id of a doc, which is equal in all of its versions. */
  doc?: string | undefined;
};

/** Redirects of the pages first, then those of site.yml. */
export function redirectsOf(
  { routes }: Pick<Site, "routes">,
  { site }: Pick<Configuration, "site">,
  linkIndex: Omit<LinkIndex, "redirects">,
): ResolvedRedirect[] {
  const aliases = latestFirst(routes, docsSets(site.value)).flatMap(({ path, page }) =>
    aliasesOf(path, page),
  );
  const others = site.value.redirects.map(({ from, to, status }, index): Written => {
    const at = (key: string) => site.placeOf(["redirects", index, key]);
    const { file } = site;
    return {
      kind: "redirect",
      address: decoded(from),
      from: oldRoute(from),
      to,
      status,
      file,
      place: at("from"),
      toPlace: at("to"),
    };
  });
  const first = new Map<string, Written>();
  const all = [...aliases, ...others].filter((written) => {
    const other = first.get(written.from);
    if (!other) first.set(written.from, written);
    return !other || other.doc === undefined || other.doc !== written.doc;
  });
  const endOf = endFinder(first, linkIndex);
  return all.map((redirect) => {
    const { address, doc: _, ...written } = redirect;
    const end = endOf(redirect);
    const copy = end.kind === "route" && end.suffix === "" ? documentAt(address, end.route.path) : undefined;
    return { ...written, end, ...(copy !== undefined && { copy }) };
  });
}

/** `/x.html` and `/x/index.html` are names of the document of `/x`: the file, or undefined for any other address. */
function documentAt(address: string, route: string): string | undefined {
  const bare = route.replace(/\/$/, "");
  return address === `${bare}.html` || address === `${bare}/index.html` ? address.slice(1) : undefined;
}

/** A frozen version repeats the aliases of its docs; they lead to the latest version that has the doc. */
function latestFirst(routes: readonly Route[], sets: readonly DocsSet[]): Route[] {
  if (sets.every(({ versions }) => versions.frozen.length === 0)) return [...routes];
  const orders = new Map(
    sets.map(({ name, versions: { last, frozen } }) => {
      const names = frozen.map((version) => version.name);
      return [name, [last ?? names[0] ?? CURRENT_VERSION, CURRENT_VERSION, ...names]] as const;
    }),
  );
  const rank = ({ page }: Route) => {
    if (!page) return 0;
    const { set, version } = docsOfFile(page.source);
    return orders.get(set)?.indexOf(version) ?? 0;
  };
  return [...routes].sort((a, b) => rank(a) - rank(b));
}

/** The source text in another locale has none: it has never been at another address there. */
function aliasesOf(route: string, page: Page | undefined): Written[] {
  if (!page || page.fallback !== undefined) return [];
  const { frontMatter, keys } = page.facts;
  const { path: file, area, locale, set, name } = page.source;
  return (frontMatter.aliases ?? []).map((alias, index): Written => {
    const place = ownValue(keys, `aliases.${index}`) ?? keys.aliases;
    const from = oldRoute(alias);
    const doc = area === "docs" ? `${locale} ${set ?? ""} ${name}` : undefined;
    return {
      kind: "alias",
      address: decoded(alias),
      from,
      to: route,
      status: 301,
      doc,
      file,
      place,
      toPlace: place,
    };
  });
}

/** `/old/index.html`, `/old/` and `/old` are one address. */
export function oldRoute(address: string): string {
  const bare = decoded(address)
    .replace(/\/index\.html$/, "/")
    .replace(/\/+$/, "");
  return bare === "" ? "/" : bare;
}

/**
 * A hash or query that is written before the end is reached is kept. Each redirect on the way is resolved only
 * once, because thousands of them may form one chain.
 */
function endFinder(
  first: ReadonlyMap<string, Written>,
  linkIndex: Omit<LinkIndex, "redirects">,
): (written: Written) => ResolvedRedirect["end"] {
  const unredirected = { ...linkIndex, redirects: new Map() };
  const known = new Map<Written, ResolvedRedirect["end"]>();
  const stepOf = (at: Written): Step => {
    const isFull = isExternal(at.to);
    const address = isFull ? linkIndex.place && addressInSite(at.to, linkIndex.place) : at.to;
    if (address === undefined) return { at, suffix: "", end: { kind: "elsewhere", url: at.to } };
    const { path, suffix } = splitSuffix(address);
    const target = resolveAbsolute(decoded(path), suffix, "link", unredirected);
    const next = target.kind === "nothing" ? first.get(oldRoute(path)) : undefined;
    if (next) return { at, suffix, next };
    const end: Target = isFull ? { kind: "elsewhere", url: composedAddress(at.to), own: target } : target;
    return { at, suffix, end };
  };
  const walk = (written: Written): { steps: Step[]; end: ResolvedRedirect["end"] } => {
    const steps: Step[] = [];
    const seen = new Set<Written>();
    for (let at = written; ; ) {
      const end = seen.has(at) ? ({ kind: "loop", next: at.from } as const) : known.get(at);
      if (end) return { steps, end };
      seen.add(at);
      const step = stepOf(at);
      steps.push(step);
      if (step.end) return { steps, end: step.end };
      at = step.next;
    }
  };
  return (written) => {
    let { steps, end } = walk(written);
    for (const { at, suffix, next } of steps.reverse()) {
      if (end.kind === "loop" && next) end = { kind: "loop", next: next.from };
      else if (suffix !== "" && "suffix" in end) end = { ...end, suffix };
      known.set(at, end);
    }
    return end;
  };
}

/** One step of a redirect: to its end or to another redirect. */
type Step = { at: Written; suffix: string } & (
  | { end: Target; next?: undefined }
  | { end?: undefined; next: Written }
);
