/** Links, anchors and images of the pages. */
import type { Page } from "../compile/compile-files.ts";
import { includedBy } from "../markdown/includes/expanded-page.ts";
import type { Reference } from "../markdown/includes/references.ts";
import type { Finding } from "../report/finding.ts";
import { findingsOf } from "../report/internal-error.ts";
import { firstSuggestions, type IsSuggested } from "../report/suggester.ts";
import { heldBackText } from "../site/held-back.ts";
import { type LinkIndex, resolveFrom, type Target, type Targets } from "../site/references.ts";
import type { Route, Site } from "../site/site.ts";
import { anchorProblem } from "./anchors.ts";
import { leavesLocale } from "./link-locale.ts";
import { type LinkOrigin, suggestImage, suggestLink } from "./suggest.ts";
import { twinProblem } from "./twins.ts";

/** Routes below `unjudged` are unknown: the files that make them could not be used. */
export function checkReferences(
  site: Site,
  linkIndex: LinkIndex,
  unjudged: readonly string[],
): { findings: Finding[]; targets: Targets } {
  const findings: Finding[] = [];
  const targets: Targets = new Map();
  const check = (route: Route, page: Page, own: Map<string, Target>): void => {
    const isSuggested = firstSuggestions();
    for (const reference of page.facts.references) {
      const target = own.get(reference.url) ?? resolveFrom(route, page, reference, linkIndex);
      own.set(reference.url, target);
      // A text that is shown in place of a translation is checked in its own language.
      if (page.fallback !== undefined) continue;
      // See `glossary-page.ts`.
      if (reference.isTerm) continue;
      if (target.kind === "nothing" && unjudged.some((prefix) => target.path.startsWith(prefix))) continue;
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
      return kind === "link" ? twinProblem(url, target, from, linkIndex) : undefined;
    case "outside":
      return {
        rule: "file-stays-inside",
        message: `“${url}” leaves the content folder`,
        expected: "a file inside the content folder",
      };
    case "draft":
      return {
        rule: "link-resolves",
        message: `“${url}” links to ${heldBackText(target)}`,
        expected: "a published page",
      };
    case "nothing":
      if (kind === "image")
        return noImage(
          `there is no image “${url}”`,
          isSuggested() ? suggestImage(url, from, linkIndex) : undefined,
        );
      return {
        ...(isAbsolute(url)
          ? {
              rule: "absolute-link-resolves",
              message: `“${url}” is a broken link: this site has no such page`,
            }
          : { rule: "link-resolves", message: `“${url}” is a broken link` }),
        expected: oddCharacter(url) ?? "a page, a route or a file of this site",
        nearest: isSuggested() ? suggestLink(url, target.path, from, linkIndex) : undefined,
      };
    case "route":
      if (kind === "image")
        return noImage(url === "" ? "this image has no address" : `“${url}” is a page, not an image`);
      return anchorProblem(url, target, isSuggested);
  }
}

/** Another program may serve what is beside the site. */
function isAbsolute(url: string): boolean {
  return /^([a-z][\w+.-]*:)?\/\//i.test(url);
}

/** Characters that are invisible, or look like others. */
function oddCharacter(url: string): string | undefined {
  if (/[\u00a0\u202f\u2007]/.test(url)) return "the address without the no-break space in it";
  if (/[“”„‘’«»]/.test(url)) return "the address without curly quotation marks";
  return /[\u200b-\u200f\u2060\ufeff]/.test(url)
    ? "the address without the invisible character in it"
    : undefined;
}

function noImage(message: string, nearest?: string): Omit<Finding, "file" | "place"> {
  return { rule: "image-resolves", message, expected: "a file beside the page or in static/", nearest };
}
