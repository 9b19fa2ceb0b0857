/** Language of links: each leads to the visitor's language where the page exists in it. */
import { posix } from "node:path";
import type { Reference } from "../markdown/includes/references.ts";
import type { Finding } from "../report/finding.ts";
import { splitSuffix } from "../site/link-target.ts";
import type { LinkIndex, Target } from "../site/references.ts";
import type { Route } from "../site/site.ts";
import { isListed } from "../site/visibility.ts";
import { anchorProblem } from "./anchors.ts";

export function leavesLocale(
  { kind, url, otherLanguage }: Reference,
  target: Target,
  from: Route,
  { counterparts }: Pick<LinkIndex, "counterparts">,
): Omit<Finding, "file" | "place"> | undefined {
  if (kind !== "link" || target.kind !== "route" || otherLanguage) return undefined;
  const { route, suffix } = target;
  if (route.locale === from.locale) return undefined;
  const own = counterparts.get(route.identity)?.get(from.locale);
  if (!own || own.page?.fallback !== undefined || !isListed(own.meta.visibility)) return undefined;
  const kept = anchorProblem(url, { route: own, suffix }) ? suffix.replace(/#.*/, "") : suffix;
  return {
    rule: "link-stays-in-locale",
    message: `“${url}” links from “${from.locale}” to “${route.locale}”, but the page exists in both`,
    expected: "a link within the locale, or an HTML link with hreflang if the other language is intended",
    nearest: written(url, own, from) + kept,
  };
}

/** As a file where the author named a file, else as a route. */
function written(url: string, own: Route, from: Route): string {
  const { path } = splitSuffix(url);
  if (!path.endsWith(".md") || !own.page || !from.page) return own.path;
  const bare = posix.relative(posix.dirname(from.page.source.path), own.page.source.path);
  return bare.startsWith(".") ? bare : `./${bare}`;
}
