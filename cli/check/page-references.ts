/** Links, anchors and images of the pages. */

import { posix } from "node:path";
import { markdownPath } from "../../schema/paths.ts";
import type { Page } from "../compile/compile-files.ts";
import { includedBy } from "../markdown/includes/expanded-page.ts";
import type { Reference } from "../markdown/includes/page-references.ts";
import type { Finding } from "../report/finding.ts";
import { findingsOf } from "../report/internal-error.ts";
import { firstSuggestions, type IsSuggested } from "../report/suggester.ts";
import { splitSuffix } from "../site/link-target.ts";
import { type LinkIndex, resolveFrom, type Target, type Targets } from "../site/references.ts";
import type { Route, Site } from "../site/site.ts";
import { unpublishedText } from "../site/unpublished.ts";
import { isListed } from "../site/visibility.ts";
import { anchorProblem } from "./anchors.ts";
import { type LinkOrigin, suggestImage, suggestLink } from "./suggest.ts";

/** Routes below `unsureRoutes` are unknown: the files that make them could not be used. */
export function checkReferences(
  site: Site,
  linkIndex: LinkIndex,
  unsureRoutes: readonly string[],
): { findings: Finding[]; targets: Targets } {
  const findings: Finding[] = [];
  const targets: Targets = new Map();
  const check = (route: Route, page: Page, own: Map<string, Target>): void => {
    const isSuggested = firstSuggestions();
    for (const reference of page.facts.references) {
      const target = own.get(reference.url) ?? resolveFrom(route, page, reference, linkIndex);
      own.set(reference.url, target);
      // A text shown instead of a translation is checked in its own language.
      if (page.fallback !== undefined) continue;
      // See `glossary-page.ts`.
      if (reference.isTerm) continue;
      if (target.kind === "nothing" && unsureRoutes.some((prefix) => target.path.startsWith(prefix)))
        continue;
      const written = asWritten(reference);
      const near = { route: route.path, source: reference.included?.file ?? page.source.path };
      const problem =
        problemOf(written, target, { from: near, linkIndex, isSuggested }) ??
        leavesLocale(written, target, route, linkIndex);
      if (problem)
        findings.push({
          ...problem,
          file: near.source,
          place: reference.place,
          ...(reference.included && { related: includedBy(reference.included) }),
        });
    }
  };
  for (const route of site.routes) {
    const { page } = route;
    if (!page || page.facts.references.length === 0) continue;
    const own = new Map<string, Target>();
    targets.set(route.path, own);
    const failures = findingsOf("checking the links of this page", () => {
      check(route, page, own);
      return [];
    });
    findings.push(...failures.map((finding) => ({ ...finding, file: page.source.path })));
  }
  return { findings, targets };
}

/** The address of a link as the included file has it, not as it is moved into the page. */
function asWritten(reference: Reference): Reference {
  return reference.included ? { ...reference, url: reference.included.written } : reference;
}

function problemOf(
  { kind, url }: Reference,
  target: Target,
  { from, linkIndex, isSuggested }: { from: LinkOrigin; linkIndex: LinkIndex; isSuggested: IsSuggested },
): Omit<Finding, "file" | "place"> | undefined {
  switch (target.kind) {
    case "external":
      return target.own?.kind === "route" && kind === "link"
        ? anchorProblem(url, target.own, isSuggested)
        : undefined;
    case "elsewhere":
    case "file":
      return undefined;
    case "served":
      return kind === "link" ? copyProblem(url, target, from, linkIndex) : undefined;
    case "outside":
      return {
        rule: "file-stays-inside",
        message: `“${url}” leaves the content folder`,
        expected: "a file inside the content folder",
      };
    case "draft":
      return {
        rule: "link-resolves",
        message: `“${url}” links to ${unpublishedText(target)}`,
        expected: "a published page",
      };
    case "nothing": {
      if (kind === "image")
        return noImage(
          `there is no image “${url}”`,
          isSuggested() ? suggestImage(url, from, linkIndex) : undefined,
        );
      const meant = isSuggested() ? suggestLink(url, target.path, from, linkIndex) : undefined;
      return {
        ...(isAbsolute(url)
          ? {
              rule: "absolute-link-resolves",
              message: `“${url}” is a broken link: this site has no such page`,
            }
          : { rule: "link-resolves", message: `“${url}” is a broken link` }),
        expected: meant === undefined && url.startsWith("/") ? servedOrDeclared : served,
        nearest: meant,
      };
    }
    case "route":
      if (kind === "image")
        return noImage(url === "" ? "this image has no address" : `“${url}” is a page, not an image`);
      return anchorProblem(url, target, isSuggested);
  }
}

const served = "a page, a route or a file of this site";
const servedOrDeclared = `${served}; if something else serves it, name it under external in site.yml`;

/** Another program may serve what is beside the site. */
function isAbsolute(url: string): boolean {
  return /^([a-z][\w+.-]*:)?\/\//i.test(url);
}

function noImage(message: string, nearest?: string): Omit<Finding, "file" | "place"> {
  return { rule: "image-resolves", message, expected: "a file beside the page or in static/", nearest };
}

/** Language of links: each leads to the visitor's language where the page exists in it. */
function leavesLocale(
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

/** The suggestion as a file where the author named a file, else as a route. */
function written(url: string, own: Route, from: Route): string {
  const { path } = splitSuffix(url);
  if (!path.endsWith(".md") || !own.page || !from.page) return own.path;
  return fileFrom(from.page.source.path, own.page.source.path);
}

/**
 * Links to Markdown copies: `/about.md` is the text of the page `/about`, and mostly the page is meant.
 * `url` is a link as written in the file `from`.
 */
function copyProblem(
  url: string,
  { path, suffix }: Extract<Target, { kind: "served" }>,
  from: LinkOrigin,
  { routes, sources }: LinkIndex,
): Omit<Finding, "file" | "place"> | undefined {
  if (!path.endsWith(".md")) return undefined;
  const stem = path.slice(0, -".md".length).replace(/(^|\/)index$/, "$1");
  const route = routes.get(stem) ?? routes.get(path.slice(0, -".md".length));
  // A file of `static/` is served under its own name.
  if (!route || `/${markdownPath(route.path)}` !== path) return undefined;
  const source = route.page?.source.path;
  const isOwn = source !== undefined && sources.get(source) === route;
  const written = splitSuffix(url).path;
  return {
    rule: "link-leads-to-a-page",
    message: `“${url}” points to the Markdown file of the page “${route.path}”, not to the page`,
    expected: "the route of the page, or its file",
    nearest: (written.startsWith("/") || !isOwn ? route.path : fileFrom(from.source, source)) + suffix,
  };
}

function fileFrom(from: string, source: string): string {
  const path = posix.relative(posix.dirname(from), source);
  return path.startsWith(".") ? path : `./${path}`;
}
