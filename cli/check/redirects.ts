/** Redirects: each old address is free, is listed once, and has a target. */
import { HASHED_FOLDER } from "../../schema/paths.ts";
import type { SiteConfig } from "../../schema/site.ts";
import { type Finding, firstPlace, type Problem } from "../report/finding.ts";
import { nearestPath } from "../report/nearest.ts";
import { type Suggester, suggester } from "../report/suggester.ts";
import { isExternal, splitSuffix } from "../site/link-target.ts";
import { parentFolders } from "../site/parent-folders.ts";
import { redirectPaths } from "../site/redirect-lines.ts";
import type { ResolvedRedirect } from "../site/redirects.ts";
import type { LinkIndex } from "../site/references.ts";
import type { Route, Site } from "../site/site.ts";
import { unpublishedText } from "../site/unpublished.ts";
import { anchorProblem } from "./anchors.ts";
import { problemOfOwn } from "./configuration-links.ts";
import { invalidPart } from "./usable-routes.ts";
import { keyOf, type WrittenFiles } from "./written-files.ts";

type RedirectInputs = {
  redirects: readonly ResolvedRedirect[];
  routes: Site["routes"];
  files: LinkIndex["files"];
  written: WrittenFiles;
  unsureRoutes: readonly string[];
  documents: SiteConfig["documents"];
};

/** Routes below `unsureRoutes` are unknown. */
export function checkRedirects(inputs: RedirectInputs): Finding[] {
  const { redirects, routes, files, written, unsureRoutes, documents } = inputs;
  if (redirects.length === 0) return [];
  const pages = new Map(routes.map((route) => [addressKey(route.path), route]));
  const statics = new Set(
    [...files.keys()].filter(isStatic).map((path) => keyOf(path.slice("static/".length))),
  );
  const first = new Map<string, ResolvedRedirect>();
  const loopOf = loopFinder(redirects);
  const suggest = suggester(
    () => routes.filter(({ meta }) => meta.kind !== "not-found").map((route) => route.path),
    nearestPath,
  );
  return redirects.flatMap((redirect): Finding[] => {
    const { from, file, place, toPlace } = redirect;
    const key = addressKey(from);
    const earlier = first.get(key);
    const isOwn =
      redirect.copy !== undefined && written.documents.get(keyOf(redirect.copy)) === routeOf(redirect);
    // It is an address of the page already.
    if (isOwn) return [];
    if (!earlier) first.set(key, redirect);
    const ofAddress =
      (earlier && listedTwice(redirect, earlier)) ??
      invalidAddress(redirect) ??
      hiddenPage(redirect, redirect.copy === undefined ? pages.get(withoutHtml(key)) : undefined) ??
      placeTaken(
        redirect.copy === undefined ? redirectPaths(from, documents) : [redirect.copy],
        redirect,
        statics,
        written,
      );
    const ofTarget = earlier
      ? undefined
      : (loopOf(redirect) ?? targetProblem(redirect, suggest, unsureRoutes));
    return [
      ...(ofAddress ? [{ ...ofAddress, file, place }] : []),
      ...(ofTarget ? [{ ...ofTarget, file, place: toPlace }] : []),
    ];
  });
}

function isStatic(path: string): boolean {
  return path.startsWith("static/");
}

function routeOf({ end }: ResolvedRedirect): Route | undefined {
  return end.kind === "route" ? end.route : undefined;
}

/** Hosts that leave out endings answer `/x` with `x.html`. */
function withoutHtml(key: string): string {
  return key.replace(/\.html$/, "");
}

function addressKey(path: string): string {
  return keyOf(path.replace(/\/$/, ""));
}

function listedTwice({ kind, from, file }: ResolvedRedirect, earlier: ResolvedRedirect): Problem {
  const where = earlier.file === file ? "listed twice" : `also in ${earlier.file}`;
  return {
    rule: "route-is-unique",
    message: `the ${nameOf(kind)} “${from}” is ${where}${earlier.from === from ? "" : ` (as “${earlier.from}”)`}`,
    expected: "each old address in one place only",
    related: [firstPlace(earlier.file, earlier.place)],
  };
}

function invalidAddress({ from }: ResolvedRedirect): Problem | undefined {
  const invalid = invalidPart(from);
  return invalid && { rule: "route-is-valid", ...invalid };
}

function hiddenPage({ kind, from }: ResolvedRedirect, route: Route | undefined): Problem | undefined {
  if (!route) return undefined;
  const page = route.page?.fallback === undefined ? route.page : undefined;
  const whose = page ? page.source.path : `“${route.path}”`;
  return {
    rule: "route-is-unique",
    message: `the ${nameOf(kind)} “${from}” would hide the page ${whose}`,
    expected: "an address that no page has",
    ...(page && { related: [firstPlace(page.source.path, page.facts.keys.slug ?? { line: 1, column: 1 })] }),
  };
}

/** Folders of the tool: other files there are deleted as leftovers of an earlier build. */
const reserved = new Set(["data", HASHED_FOLDER]);

function placeTaken(
  paths: readonly string[],
  { kind, from }: ResolvedRedirect,
  statics: ReadonlySet<string>,
  { files, folders }: WrittenFiles,
): Problem | undefined {
  const what = `the ${nameOf(kind)} “${from}”`;
  const expected = "another address";
  const top = keyOf(from.split("/")[1] ?? "");
  if (reserved.has(top) || top.startsWith(".twsite"))
    return { rule: "route-is-free", message: `${what} is reserved for the site's own files`, expected };
  const isTaken = (path: string) => files.has(path) || statics.has(path);
  const inTheWay = paths
    .flatMap((path) => [path, ...parentFolders(path)])
    .find((path) => isTaken(keyOf(path)) || (paths.includes(path) && folders.has(keyOf(path))));
  return inTheWay === undefined
    ? undefined
    : {
        rule: "route-is-free",
        message: `${what} needs a folder where the site has the file “${inTheWay}”`,
        expected,
      };
}

/** One finding for all addresses of the same loop. */
function loopFinder(
  redirects: readonly ResolvedRedirect[],
): (redirect: ResolvedRedirect) => Problem | undefined {
  const next = new Map<string, string>();
  for (const { from, end } of redirects) if (end.kind === "loop" && !next.has(from)) next.set(from, end.next);
  /** Addresses that lead into a loop that has its finding. */
  const told = new Set<string>();
  return ({ from, end }) => {
    if (end.kind !== "loop") return undefined;
    const through = new Set([from]);
    let at = end.next;
    for (; !through.has(at) && !told.has(at); at = next.get(at) ?? from) through.add(at);
    const isTold = told.has(at);
    for (const address of through) told.add(address);
    if (isTold) return undefined;
    return {
      rule: "redirect-ends",
      message: `this redirect never ends: ${[...through, at].join(" → ")}`,
      expected: "a page, a file or another site at its end",
    };
  };
}

function targetProblem(
  { to, end }: ResolvedRedirect,
  suggest: Suggester,
  unsureRoutes: readonly string[],
): Problem | undefined {
  const isFull = end.kind === "elsewhere" && isExternal(to);
  const target = isFull ? end.own : end;
  if (target?.kind === "route") {
    const problem = anchorProblem(to, target);
    return problem && { ...problem, rule: "redirect-ends" };
  }
  if (target?.kind === "draft")
    return {
      rule: "link-resolves",
      message: `“${to}” redirects to ${unpublishedText(target)}`,
      expected: "a published page",
    };
  if (isFull) return problemOfOwn(to, end.own, unsureRoutes);
  if (end.kind !== "nothing" && end.kind !== "outside") return undefined;
  const { path, suffix } = splitSuffix(to);
  if (unsureRoutes.some((prefix) => path.startsWith(prefix))) return undefined;
  const best = suggest(path);
  return {
    rule: "link-resolves",
    message: `“${to}” is a broken link`,
    expected: "a route with its locale, a file of this site or an absolute URL",
    nearest: best && best + suffix,
  };
}

function nameOf(kind: ResolvedRedirect["kind"]): string {
  return kind === "alias" ? "alias" : "old address";
}
