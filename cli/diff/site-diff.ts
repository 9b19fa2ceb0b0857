/** Two states of a site → what differs in its pages, navigation, addresses, files and findings. */
import type { DiffPage, DiffReport } from "../../schema/diff-report.ts";
import { publishedAddresses, sourceOf } from "../check/addresses/published.ts";
import { dataInputs } from "../emit/page-outputs.ts";
import type { PageJob } from "../emit/render-page.ts";
import { type Finding, isError } from "../report/finding.ts";
import { pairName } from "../site/fallbacks.ts";
import type { StampedAsset } from "../source/assets.ts";
import { navigationDiff } from "./navigation-diff.ts";
import { contentOf, diffPages, isOwnField } from "./page-diff.ts";
import {
  comparedPage,
  previewIn,
  type SiteState,
  type StatePage,
  type StatePages,
  weightOf,
} from "./site-state.ts";
import { blocksOf } from "./tree-diff.ts";

/** A page that differs, and what it is made from: its texts are read again when a review shows them. */
export type PageDifference = DiffPage & { pair: Pair };

export type SiteDiff = Omit<DiffReport, "from" | "to" | "notes" | "pages" | "apis"> & {
  pages: PageDifference[];
};

/** `findings` are those of each state. An undefined state has nothing. */
export function diffSites(
  before: SiteState | undefined,
  after: SiteState,
  findings: { before: readonly Finding[]; after: readonly Finding[] },
): SiteDiff {
  const pages = pagesThatDiffer(before, after);
  return {
    pages,
    broken: before ? brokenAddresses(before, after) : [],
    stale: staleBy(pages, before, after),
    navigation: navigationDiff(before, after),
    redirects: redirectsDiff(before, after),
    feeds: feedsDiff(before, after),
    files: filesDiff(before?.files ?? new Map(), after.files),
    findings: findingsDiff(findings.before, findings.after),
  };
}

type Pair = { was: StatePage | undefined; is: StatePage | undefined };

function pagesThatDiffer(before: SiteState | undefined, after: SiteState): PageDifference[] {
  const known: ReadonlyMap<string, StatePage> = before?.pages ?? new Map();
  const gone = [...known.values()].filter(({ job }) => !after.pages.has(job.path));
  const moved = before ? movedPages(before, after) : new Map<StatePage, StatePage>();
  const movedFrom = new Set(moved.values());
  const pairs: Pair[] = [
    ...[...after.pages.values()].map((is) => ({ was: known.get(is.job.path) ?? moved.get(is), is })),
    ...gone.filter((was) => !movedFrom.has(was)).map((was) => ({ was, is: undefined })),
  ];
  const differing = pairs.flatMap((pair) => differenceOf(pair, before, after));
  const rank = ({ follows, change }: DiffPage) =>
    (follows ? 10 : 0) + ["removed", "moved", "added", "changed"].indexOf(change);
  return differing.sort((a, b) => rank(a) - rank(b) || (a.path < b.path ? -1 : 1));
}

function differenceOf({ was, is }: Pair, before: SiteState | undefined, after: SiteState): PageDifference[] {
  if (was && is && before && isSamePage(was.job, before, is.job, after)) return [];
  const [left, right] = [was && before && comparedPage(was, before), is && comparedPage(is, after)];
  const page = is ?? was;
  if (!page) return [];
  const { data } = right ?? left ?? {};
  if (!data) return [];
  const common = {
    path: data.path,
    title: data.title,
    locale: data.locale,
    kind: data.kind,
    ...(page.route.page && { source: page.route.page.source.path }),
    pair: { was, is },
  };
  // A list that comes or goes follows from its pages, and a text instead of a translation from the source.
  const isMade = page.route.page === undefined || page.route.page.fallback !== undefined;
  if (!left || !right) {
    const change = left ? "removed" : "added";
    return [{ change, ...common, follows: isMade, fields: [], blocks: [] }];
  }
  const { fields, blocks } = diffPages(left, right);
  const hasMoved = left.data.path !== right.data.path;
  if (!hasMoved && fields.length + blocks.length === 0) return [];
  const follows =
    isMade || (!hasMoved && blocks.length === 0 && fields.every(({ name }) => !isOwnField(name)));
  const weight = before && !follows && weightDifference(weightOf(left, before), weightOf(right, after));
  return [
    {
      ...common,
      change: hasMoved ? "moved" : "changed",
      ...(hasMoved && { was: left.data.path }),
      follows,
      fields,
      blocks,
      ...(weight && { weight }),
    },
  ];
}

type OfState = Pick<SiteState, "settings">;

function isSamePage(was: PageJob, before: OfState, is: PageJob, after: OfState): boolean {
  return (
    was.hash === is.hash &&
    was.path === is.path &&
    dataInputs(was, before.settings) === dataInputs(is, after.settings) &&
    previewIn(was, before.settings) === previewIn(is, after.settings) &&
    JSON.stringify(was.head) === JSON.stringify(is.head)
  );
}

/** Differences below this many bytes say nothing. */
const leastWeight = 1000;

function weightDifference(before: number, after: number): DiffPage["weight"] {
  return Math.abs(before - after) < leastWeight ? undefined : { before, after };
}

/** New pages, each with the one that it was: a redirect leads from there, or the file is the same, or the content. */
export function movedPages(before: StatePages, after: StatePages): Map<StatePage, StatePage> {
  const gone = [...before.pages.values()].filter(({ job }) => !after.pages.has(job.path));
  const fresh = [...after.pages.values()].filter(({ job }) => !before.pages.has(job.path));
  const ends = new Map(
    after.redirects.flatMap(({ from, end }) =>
      end.kind === "route" ? [[from, end.route.path] as const] : [],
    ),
  );
  const fileOf = ({ job, route }: StatePage) => `${job.locale} ${sourceOf(route)} ${route.page?.fallback}`;
  const textOf = (page: StatePage, state: StatePages): string | undefined => {
    if (!page.route.page) return undefined;
    const { data } = comparedPage(page, state);
    return JSON.stringify([
      page.job.locale,
      page.route.page.fallback,
      data.title,
      blocksOf(contentOf(data) ?? []),
    ]);
  };
  const clues: [of: (old: StatePage) => string | undefined, is: (page: StatePage) => string | undefined][] = [
    [({ job }) => ends.get(job.path), ({ job }) => job.path],
    [fileOf, fileOf],
    [(old) => textOf(old, before), (page) => textOf(page, after)],
  ];
  const moved = new Map<StatePage, StatePage>();
  for (const [of, is] of clues) {
    const found = new Set(moved.values());
    const news = onlyOnes(
      fresh.filter((page) => !moved.has(page)),
      is,
    );
    for (const [clue, old] of onlyOnes(
      gone.filter((page) => !found.has(page)),
      of,
    )) {
      const page = news.get(clue);
      if (page) moved.set(page, old);
    }
  }
  return moved;
}

/** Pages by a clue that no other of them has. */
function onlyOnes(
  pages: readonly StatePage[],
  clueOf: (page: StatePage) => string | undefined,
): Map<string, StatePage> {
  const found = new Map<string, StatePage>();
  const several = new Set<string>();
  for (const page of pages) {
    const clue = clueOf(page);
    if (clue === undefined) continue;
    if (found.has(clue)) several.add(clue);
    found.set(clue, page);
  }
  for (const clue of several) found.delete(clue);
  return found;
}

function brokenAddresses({ site, redirects }: SiteState, { changesSince }: SiteState): DiffReport["broken"] {
  const { routes, anchors } = publishedAddresses(site, redirects);
  const place = { line: 1, column: 1 };
  const { gone, goneAnchors } = changesSince({
    routes: new Map(routes.map((route) => [route.route, { ...route, ...place }])),
    anchors: anchors.map((anchor) => ({ ...anchor, ...place })),
    problems: [],
  });
  const broken = [
    ...gone.map(({ route, move: { to } }) => ({ address: route, perhaps: to[0]?.path })),
    ...goneAnchors.map(({ route, anchor, on, move }) => {
      const [id] = move.isLikely ? move.to : [];
      return { address: `${route}#${anchor}`, perhaps: id === undefined ? undefined : `${on.path}#${id}` };
    }),
  ];
  return broken
    .map(({ address, perhaps }) => (perhaps === undefined ? { address } : { address, perhaps }))
    .sort((a, b) => (a.address < b.address ? -1 : 1));
}

/** Translations that recorded another state of their source, and those without a record that did not change with it. */
function staleBy(
  pages: readonly PageDifference[],
  before: SiteState | undefined,
  { configuration, sources, stale }: SiteState,
): DiffReport["stale"] {
  const source = configuration.site.value.locales[0]?.id;
  const changed = new Set(
    pages.flatMap(({ source: file, follows }) => (file !== undefined && !follows ? [file] : [])),
  );
  const originals = new Map(
    sources.flatMap((page) =>
      page.source.locale === source ? [[pairName(page.source), page.source.path]] : [],
    ),
  );
  return sources.flatMap(({ source: { path, locale, ...rest }, facts }) => {
    const original = originals.get(pairName({ path, locale, ...rest }));
    if (original === undefined || locale === source || !changed.has(original)) return [];
    const hasRecord = facts.frontMatter.translation_of !== undefined;
    const isStale = hasRecord ? stale.has(path) && !before?.stale.has(path) : !changed.has(path);
    return isStale ? [{ path, source: original }] : [];
  });
}

function redirectsDiff(before: SiteState | undefined, after: SiteState): DiffReport["redirects"] {
  const linesOf = (state: SiteState | undefined) =>
    new Map((state?.redirects ?? []).map(({ from, to }) => [`${from} ${to}`, { from, to }]));
  const [left, right] = [linesOf(before), linesOf(after)];
  return [
    ...[...left].flatMap(([key, line]) => (right.has(key) ? [] : [{ change: "removed" as const, ...line }])),
    ...[...right].flatMap(([key, line]) => (left.has(key) ? [] : [{ change: "added" as const, ...line }])),
  ];
}

function feedsDiff(before: SiteState | undefined, after: SiteState): DiffReport["feeds"] {
  const feedsOf = (state: SiteState | undefined) =>
    new Map((state?.site.feeds ?? []).map(({ home, posts }) => [home, posts.map(({ meta }) => meta.title)]));
  const [left, right] = [feedsOf(before), feedsOf(after)];
  return [...new Set([...left.keys(), ...right.keys()])].sort().flatMap((path) => {
    const [was, is] = [left.get(path) ?? [], right.get(path) ?? []];
    const added = is.filter((title) => !was.includes(title));
    const removed = was.filter((title) => !is.includes(title));
    return added.length + removed.length === 0 ? [] : [{ path, added, removed }];
  });
}

type Files = ReadonlyMap<string, StampedAsset>;

function filesDiff(before: Files, after: Files): DiffReport["files"] {
  const sizeOf = ({ size, width, height }: StampedAsset) => ({
    bytes: size,
    ...(width && height && { width, height }),
  });
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((path) => {
    const [was, is] = [before.get(path), after.get(path)];
    if (was?.hash === is?.hash) return [];
    const change = was ? (is ? ("changed" as const) : ("removed" as const)) : ("added" as const);
    return [{ change, path, ...(was && { before: sizeOf(was) }), ...(is && { after: sizeOf(is) }) }];
  });
}

/** A finding that only moved to another line is the same. */
function findingsDiff(before: readonly Finding[], after: readonly Finding[]): DiffReport["findings"] {
  const without = (all: readonly Finding[], others: readonly Finding[]) => {
    const counts = new Map<string, number>();
    const keyOf = ({ rule, file, message }: Finding) => `${rule} ${file} ${message}`;
    for (const finding of others) counts.set(keyOf(finding), (counts.get(keyOf(finding)) ?? 0) + 1);
    return all.filter((finding) => {
      const left = counts.get(keyOf(finding)) ?? 0;
      counts.set(keyOf(finding), left - 1);
      return left <= 0;
    });
  };
  const told = (finding: Finding) => ({
    rule: finding.rule,
    level: isError(finding) ? ("error" as const) : ("warning" as const),
    file: finding.file,
    ...(finding.place && { line: finding.place.line }),
    message: finding.message,
  });
  return { new: without(after, before).map(told), gone: without(before, after).map(told) };
}
