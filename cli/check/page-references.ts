/** Links, anchors and images of the pages (S50). */
import type { Reference } from "../markdown/compiled-page.ts";
import type { Finding } from "../report/finding.ts";
import { nearest } from "../report/nearest.ts";
import { splitSuffix } from "../site/link-target.ts";
import { type Landmarks, resolveReference, type Target } from "../site/references.ts";
import type { Route, Site } from "../site/site.ts";
import type { Checked } from "./check.ts";

export function checkReferences(site: Site, landmarks: Landmarks): Checked {
  const findings: Finding[] = [];
  const targets: Checked["targets"] = new Map();
  const anchors = new Map<Route, Set<string>>();
  for (const route of site.routes) {
    if (!route.page || route.page.facts.references.length === 0) continue;
    const from = { route: route.path, source: route.page.source.path };
    const own = new Map<string, Target>();
    for (const reference of route.page.facts.references) {
      const target = own.get(reference.url) ?? resolveReference(reference, from, landmarks);
      own.set(reference.url, target);
      const finding = findingOf(reference, target, landmarks, anchors);
      if (finding) findings.push({ ...finding, file: from.source, place: reference.place });
    }
    targets.set(route.path, own);
  }
  return { findings, targets };
}

type Problem = Omit<Finding, "file" | "place">;

function findingOf(
  { kind, url }: Reference,
  target: Target,
  landmarks: Landmarks,
  anchors: Map<Route, Set<string>>,
): Problem | undefined {
  switch (target.kind) {
    case "external":
    case "file":
    case "served":
      return undefined;
    case "outside":
      return {
        rule: "file-stays-inside",
        message: `“${url}” leaves the content folder`,
        expected: "a file inside the content folder",
      };
    case "draft":
      return { rule: "link-resolves", message: `“${url}” leads to a draft, which is not published` };
    case "nothing":
      return kind === "image"
        ? {
            rule: "image-resolves",
            message: `there is no image “${url}”`,
            expected: "a file beside the page or in static/",
          }
        : {
            rule: "link-resolves",
            message: `“${url}” leads nowhere`,
            expected: "a page, a route or a file of this site",
            nearest: nearestTarget(target.path, landmarks),
          };
    case "route":
      return anchorProblem(url, target, anchors);
  }
}

function nearestTarget(path: string, { routes, sources }: Landmarks): string | undefined {
  return path.endsWith(".md") ? nearest(path, sources.keys()) : nearest(path, routes.keys());
}

/** Ids that every page has: the reader's own landmarks. */
const everywhere = new Set(["", "top", "main"]);

function anchorProblem(
  url: string,
  { route, suffix }: Extract<Target, { kind: "route" }>,
  anchors: Map<Route, Set<string>>,
): Problem | undefined {
  const start = suffix.indexOf("#");
  const anchor = start === -1 ? "" : decode(suffix.slice(start + 1));
  if (everywhere.has(anchor)) return undefined;
  let known = anchors.get(route);
  if (!known) {
    known = new Set(route.page?.facts.anchors);
    anchors.set(route, known);
  }
  if (known.has(anchor)) return undefined;
  const { path } = splitSuffix(url);
  const where = path === "" ? "this page" : `“${path}”`;
  return {
    rule: "anchor-resolves",
    message: `${where} has no heading or element with the id “${anchor}”`,
    nearest: nearest(anchor, known),
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
