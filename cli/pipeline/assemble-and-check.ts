/** The third and fourth step, assemble and check: compiled pages → the site, and its findings. */
import { relative, sep } from "node:path";
import { type Checked, check } from "../check/check.ts";
import { checkOutboundLinks } from "../check/links/check-outbound-links.ts";
import { type OutboundLink, outboundLinks } from "../check/links/outbound-links.ts";
import { withMeantFiles } from "../check/meant-files.ts";
import {
  checkReviews,
  noReviews,
  type Reviews,
  reviewsOf,
  stampedSources,
  withReviews,
} from "../check/reviews/page-reviews.ts";
import { sourceReader } from "../check/reviews/read-source.ts";
import { pageHasher } from "../check/reviews/reviewed-text.ts";
import { periodOf } from "../check/reviews/reviews-due.ts";
import { withStaleMarks } from "../check/status/stale-pages.ts";
import { untouchedStarter } from "../check/untouched-starter.ts";
import type { Compiled, Page } from "../compile/compile-files.ts";
import { policyOfThatLength } from "../emit/document-frame.ts";
import type { HostTexts } from "../hosts/host-files/host-texts.ts";
import type { SiteAddresses } from "../hosts/host-files/merged-headers.ts";
import { inStep } from "../report/failure.ts";
import type { Finding } from "../report/finding.ts";
import type { IgnoreComment } from "../report/ignore-comment.ts";
import { assemble } from "../site/assemble.ts";
import { withConfidentiality } from "../site/confidential.ts";
import { momentOf } from "../site/moment.ts";
import { type Clock, type Schedule, scheduleOf, validUntil, withSchedule } from "../site/schedule.ts";
import type { Site } from "../site/site.ts";
import { type Categories, readCategories } from "../source/categories.ts";
import { commitOf, type GitDates } from "../source/git-dates.ts";
import { realPath } from "../source/real-path.ts";
import { writtenIn } from "../source/source-file.ts";
import { sourceLines } from "../source/source-lines.ts";
import { type CheckedFiles, checkFiles, type FileOptions } from "./check-files.ts";
import { checkSearches } from "./check-searches.ts";
import { assembleDespiteFailures, withPlaceholderPages } from "./despite-failures.ts";
import { type HostFiles, hostFilesOf } from "./host-files.ts";
import type { Content, ContentOptions } from "./read-content.ts";

export type Analysis = CheckedFiles &
  Omit<Checked, "findings"> &
  Omit<Content, "settings" | "ignoreComments" | "history"> & {
    compiled: Compiled;
    /** The commit whose dates the pages show, or that findings depend on. */
    commit: string | undefined;
    /** When pages are published. */
    schedule: Schedule;
    /** The next moment, in milliseconds since 1970, at which the clock alone makes another site or other findings. */
    until: number | undefined;
    site: Site;
    /** Links to other sites. */
    outboundLinks: readonly OutboundLink[];
    /** Reviews of pages, and whether they still hold. */
    reviews: Reviews;
    categories: Categories;
    /** The author's `_headers`, `_redirects` and `robots.txt`. */
    hostTexts: HostTexts;
    hostAddresses: SiteAddresses;
  };

export type AssembleOptions = ContentOptions &
  FileOptions & {
    /** True: drafts are part of the site, with a banner. Default: false. */
    drafts?: boolean;
    /** Day or moment as written (`2026-12-01`) of which the site is made. Default: this moment. */
    now?: string | undefined;
    /** True: placeholders that an owner has to fill in are errors. Default: false. */
    release?: boolean;
    /** The folder of the pages that a new site starts with, for a release. */
    starterFolder?: string | undefined;
    /** True: the searches of search-tests.yml are tried. Default: false. */
    triesSearches?: boolean;
  };

export async function assembleAndCheck(
  content: Content,
  compiled: Compiled,
  options: AssembleOptions,
): Promise<{ findings: Finding[]; ignoreComments: IgnoreComment[]; analysis: Analysis }> {
  const { settings, ignoreComments: ofConfiguration, history, ...kept } = content;
  const { contentFolder, lastGood } = options;
  const ofCategories = readCategories(contentFolder, content.discovery.categories, lastGood);
  const { categories } = ofCategories;
  const clock = clockOf(content, options);
  const schedule = scheduleOf(compiled.pages, sourceLocale(content), clock);
  const reviews = await reviewsOfPages(content, compiled, { categories, now: clock.now }, options);
  const compiledPages = withReviews(withSchedule(compiled.pages, schedule, clock), reviews);
  const pages = await everyPage(content, compiledPages, contentFolder);
  const { site, failures } = await siteOf(content, pages, categories, options);
  const hosts = hostFilesOf(content, site, contentFolder);
  const { findings: ofSite, ...checked } = await inStep("checking the site", () =>
    checkAssembled(content, compiled, { site, pages, categories, schedule, reviews, hosts }, options),
  );
  const outbound = outboundLinks(site, checked.targets, content.configuration, categories);
  const shown = { site, targets: checked.targets };
  const { findings: ofFiles, ...files } = await checkFiles(content, compiled, shown, options);
  return {
    findings: [
      ...withMeantFiles(compiled.findings, {
        pages: new Map(compiled.pages.map(({ source, facts }) => [source.path, facts.anchors])),
        files: content.discovery.files,
      }),
      ...ofCategories.findings,
      ...hosts.findings,
      ...failures,
      ...ofSite,
      ...(content.linksLock
        ? checkOutboundLinks(outbound, content.linksLock, sourceLines(contentFolder))
        : []),
      ...checkReviews(reviews),
      ...ofFiles,
      ...(await trySearches(content, compiled, site, options)),
    ],
    ignoreComments: [...ofConfiguration, ...ofCategories.ignoreComments, ...compiled.ignoreComments],
    analysis: {
      ...kept,
      ...checked,
      ...files,
      compiled,
      commit: history?.commit ?? (reviews.asksGit ? await commitOf(contentFolder) : undefined),
      schedule,
      until: options.now === undefined ? earliest(validUntil(schedule, clock), reviews.nextDue) : undefined,
      site,
      outboundLinks: outbound,
      reviews,
      categories,
      hostTexts: hosts.texts,
      hostAddresses: hosts.addresses,
    },
  };
}

function sourceLocale({ configuration }: Content): string {
  return configuration.site.value.locales[0]?.id ?? "";
}

function clockOf({ configuration }: Content, { now }: AssembleOptions): Clock {
  const timeZone = configuration.site.value.time_zone;
  return { now: now === undefined ? Date.now() : momentOf(now, timeZone), timeZone };
}

function earliest(...moments: (number | undefined)[]): number | undefined {
  const known = moments.filter((moment) => moment !== undefined);
  return known.length === 0 ? undefined : Math.min(...known);
}

/** Of an earlier state of the site, only the content folder is there, and not what its pages describe. */
async function reviewsOfPages(
  content: Content,
  compiled: Compiled,
  { categories, now }: { categories: Categories; now: number },
  { contentFolder, withoutHistory }: AssembleOptions,
): Promise<Reviews> {
  if (withoutHistory) return noReviews;
  const { files } = content.discovery;
  return inStep("looking at reviews", () =>
    reviewsOf(compiled.pages, {
      now,
      every: (page) => periodOf(page, categories, content.configuration.site.value),
      hashOf: pageHasher({ contentFolder, compiled, files, source: sourceLocale(content) }),
      readSource: sourceReader(contentFolder),
      lock: content.reviewsLock,
    }),
  );
}

/**
 * All pages, also those that did not compile, with what the site knows of each besides its text: confidentiality,
 * date of the last commit, stale translations.
 */
async function everyPage(
  content: Content,
  compiled: readonly Page[],
  contentFolder: string,
): Promise<readonly Page[]> {
  const { configuration, discovery, history } = content;
  const marked = withConfidentiality(await withPlaceholderPages(compiled, discovery.pages, contentFolder));
  const dated = history ? withDates(marked, history.dates) : marked;
  const showsStale = configuration.site.value.stale_notice;
  return showsStale ? withStaleMarks(dated, sourceLocale(content), contentFolder) : dated;
}

function siteOf(
  { configuration, base, discovery }: Content,
  pages: readonly Page[],
  categories: Categories,
  { drafts = false, lastGood }: AssembleOptions,
): Promise<{ site: Site; failures: Finding[] }> {
  // A folder without a site.yml is published without the pages that do not compile; `dev` shows what is wrong in their place.
  const isWithoutFailed = configuration.isAssumed && lastGood === undefined;
  const shown = isWithoutFailed ? pages.filter(({ failed }) => !failed) : pages;
  return inStep("putting the site together", () =>
    assembleDespiteFailures(shown, (left) =>
      assemble({
        pages: left,
        configuration,
        categories,
        base: { path: base, trailingSlash: configuration.site.value.trailing_slash },
        isStaticFile: (path) => discovery.files.has(`static${path}`),
        withDrafts: drafts,
      }),
    ),
  );
}

type Assembled = {
  site: Site;
  pages: readonly Page[];
  categories: Categories;
  schedule: Schedule;
  reviews: Reviews;
  hosts: HostFiles;
};

function checkAssembled(
  { configuration, base, discovery, componentSources, lock, extensions }: Content,
  compiled: Compiled,
  { site, pages, categories, schedule, reviews, hosts }: Assembled,
  { contentFolder, release = false, starterFolder }: AssembleOptions,
): Checked {
  const { value } = configuration.site;
  return check({
    site,
    pages,
    configuration,
    siteRules: extensions?.rules ?? [],
    categories,
    files: discovery.files,
    parts: new Set([...discovery.parts, ...componentSources.files.map(([path]) => path)]),
    served: hosts.served,
    unread: discovery.unread,
    included: new Set([...includedFiles(compiled), ...sourcesInside(reviews, contentFolder)]),
    base,
    lock,
    release,
    untouched:
      release && starterFolder !== undefined
        ? untouchedStarter(pages, contentFolder, starterFolder)
        : { pages: new Set(), texts: new Set() },
    schedule,
    hostTexts: hosts.texts,
    hostAddresses: hosts.addresses,
    // A site with a wrong address is checked, too.
    contentSecurityPolicy: URL.canParse(value.url)
      ? policyOfThatLength(base, value, componentSources.names.length > 0)
      : "",
  });
}

function includedFiles({ kept }: Compiled): string[] {
  return [...kept.index.values()].flatMap(({ uses }) => (uses ? Object.keys(uses.files) : []));
}

/** Files of the content folder that pages describe. */
function sourcesInside(reviews: Reviews, contentFolder: string): string[] {
  const root = realPath(contentFolder);
  return stampedSources(reviews).map(({ path }) =>
    relative(root, path).split(sep).join("/").normalize("NFC"),
  );
}

/** Without the text of every page there is no index. */
async function trySearches(
  { configuration, discovery }: Content,
  { pages, left, contents }: Compiled,
  site: Site,
  { triesSearches = false }: AssembleOptions,
): Promise<Finding[]> {
  const isWhole = left.size === 0 && pages.length === discovery.pages.length;
  if (!triesSearches || !isWhole) return [];
  return inStep("trying the searches", () => checkSearches(site, configuration, contents));
}

/** Pages with the date of their last commit where their front matter gives none; confidential cases keep theirs. */
function withDates(pages: readonly Page[], dates: GitDates["dates"]): Page[] {
  return pages.map((page) => {
    const { target = writtenIn(page.source) } = page.source;
    const date = dates.get(target);
    const { frontMatter } = page.facts;
    if (date === undefined || page.isConfidential || frontMatter.last_update?.date !== undefined) return page;
    const last_update = { ...frontMatter.last_update, date };
    return { ...page, facts: { ...page.facts, frontMatter: { ...frontMatter, last_update } } };
  });
}
