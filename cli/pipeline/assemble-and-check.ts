/** The third and fourth step, assemble and check: compiled pages → the site, and its findings. */
import { relative, sep } from "node:path";
import type { Cache } from "../cache/cache.ts";
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
import type { ComponentSources } from "../emit/components/find-components.ts";
import { policyOfThatLength } from "../emit/document-frame.ts";
import { servedPaths } from "../emit/served-paths.ts";
import { HEADERS_FILE, type HostTexts, readHostTexts } from "../hosts/host-files/host-texts.ts";
import type { SiteAddresses } from "../hosts/host-files/merged-headers.ts";
import { Failure, inStep } from "../report/failure.ts";
import type { Finding } from "../report/finding.ts";
import { internalError } from "../report/internal-error.ts";
import type { Silence } from "../report/silence.ts";
import { assemble } from "../site/assemble.ts";
import { withConfidentiality } from "../site/confidential.ts";
import { momentOf } from "../site/moment.ts";
import { type Schedule, scheduleOf, validUntil, withSchedule } from "../site/schedule.ts";
import type { Site } from "../site/site.ts";
import { siteAddresses } from "../site/site-addresses.ts";
import { withDates } from "../site/with-dates.ts";
import { type Categories, readCategories } from "../source/categories.ts";
import type { Configuration } from "../source/configuration.ts";
import type { Discovery } from "../source/discover.ts";
import { commitOf } from "../source/git-dates.ts";
import { realPath } from "../source/real-path.ts";
import type { SourceFile } from "../source/source-file.ts";
import { sourceLines } from "../source/source-lines.ts";
import { type CheckedFiles, checkFiles, type FileOptions } from "./check-files.ts";
import { checkSearches } from "./check-searches.ts";
import type { Content, ContentOptions } from "./read-content.ts";

export type Analysis = CheckedFiles & {
  configuration: Configuration;
  base: string;
  discovery: Discovery;
  compiled: Compiled;
  /** The commit whose dates the pages show, or that findings depend on. */
  commit: string | undefined;
  /** When pages are published. */
  schedule: Schedule;
  /** The next moment, in milliseconds since 1970, at which the clock alone makes another site or other findings. */
  until: number | undefined;
  cache: Cache | undefined;
  site: Site;
  targets: Checked["targets"];
  redirects: Checked["redirects"];
  /** The published addresses; undefined without `routes.lock`. */
  lock: Content["lock"];
  /** Links to other sites. */
  outboundLinks: readonly OutboundLink[];
  /** How they answered; undefined without `links.lock`. */
  linksLock: Content["linksLock"];
  /** What has become of the reviews of pages. */
  reviews: Reviews;
  /** The states of what they describe, when they were reviewed; undefined without `reviews.lock`. */
  reviewsLock: Content["reviewsLock"];
  categories: Categories;
  addresses: Checked["addresses"];
  changesSince: Checked["changesSince"];
  /** The author's `_headers`, `_redirects` and `robots.txt`. */
  hostTexts: HostTexts;
  hostAddresses: SiteAddresses;
  /** Files of the site's own components. */
  componentSources: ComponentSources;
  /** Directives and rules of the site's extensions. */
  extensions: Content["extensions"];
};

type AssembleOptions = ContentOptions &
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
): Promise<{ findings: Finding[]; silences: Silence[]; analysis: Analysis }> {
  const { contentFolder, drafts = false, lastGood, release = false } = options;
  const { configuration, base, discovery, cache, componentSources, history, lock } = content;
  const { categories, findings, silences } = readCategories(contentFolder, discovery.categories, lastGood);
  const { locales, time_zone: timeZone } = configuration.site.value;
  const clock = { now: options.now === undefined ? Date.now() : momentOf(options.now, timeZone), timeZone };
  const schedule = scheduleOf(compiled.pages, locales[0]?.id ?? "", clock);
  const waiting = withSchedule(compiled.pages, schedule, clock);
  // Of an earlier state of the site, only the content folder is there.
  const reviews = options.withoutHistory
    ? noReviews
    : await inStep("looking at reviews", () =>
        reviewsOf(compiled.pages, {
          now: clock.now,
          every: (page) => periodOf(page, categories, configuration.site.value),
          hashOf: pageHasher({
            contentFolder,
            compiled,
            files: discovery.files,
            source: locales[0]?.id ?? "",
          }),
          readSource: sourceReader(contentFolder),
          lock: content.reviewsLock,
        }),
      );
  const pages = await markedPages(content, withReviews(waiting, reviews), contentFolder);
  const { site, failures } = await inStep("putting the site together", () =>
    assembleDespiteFailures(pages, (left) =>
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
  const { texts: hostTexts, findings: ofHostTexts } = readHostTexts(contentFolder, discovery.files);
  const served = servedPaths(site, configuration.site.value);
  const { documents } = configuration.site.value;
  const hostAddresses =
    hostTexts[HEADERS_FILE] === undefined
      ? []
      : siteAddresses({ site, base, documents, served, files: discovery.files.keys() });
  const checked = await inStep("checking the site", () =>
    check({
      site,
      pages,
      configuration,
      siteRules: content.extensions?.rules ?? [],
      categories,
      files: discovery.files,
      parts: new Set([...discovery.parts, ...componentSources.files.map(([path]) => path)]),
      served,
      unread: discovery.unread,
      included: new Set([...includedFiles(compiled), ...sourcesInside(reviews, contentFolder)]),
      base,
      lock,
      release,
      untouched:
        release && options.starterFolder !== undefined
          ? untouchedStarter(pages, contentFolder, options.starterFolder)
          : { pages: new Set(), texts: new Set() },
      schedule,
      hostTexts,
      hostAddresses,
      // A site with a wrong address is checked, too.
      contentSecurityPolicy: URL.canParse(configuration.site.value.url)
        ? policyOfThatLength(base, configuration.site.value, componentSources.names.length > 0)
        : "",
    }),
  );
  const outbound = outboundLinks(site, checked.targets, configuration, categories);
  const ofOutbound = content.linksLock
    ? checkOutboundLinks(outbound, content.linksLock, sourceLines(contentFolder))
    : [];
  const {
    findings: ofFiles,
    silences: inFiles,
    ...files
  } = await checkFiles(content, compiled, { site, targets: checked.targets }, options);
  // Without the text of every page there is no index.
  const isWhole = compiled.left.size === 0 && compiled.pages.length === discovery.pages.length;
  const ofSearches =
    options.triesSearches && isWhole
      ? await inStep("trying the searches", () => checkSearches(site, configuration, compiled.contents))
      : [];
  return {
    findings: [
      ...withMeantFiles(compiled.findings, {
        pages: new Map(compiled.pages.map(({ source, facts }) => [source.path, facts.anchors])),
        files: discovery.files,
      }),
      ...findings,
      ...ofHostTexts,
      ...failures,
      ...checked.findings,
      ...ofOutbound,
      ...checkReviews(reviews),
      ...ofFiles,
      ...ofSearches,
    ],
    silences: [...content.silences, ...silences, ...compiled.silences, ...inFiles],
    analysis: {
      configuration,
      base,
      discovery,
      compiled,
      commit: history?.commit ?? (reviews.asksGit ? await commitOf(contentFolder) : undefined),
      schedule,
      until: options.now === undefined ? earliest(validUntil(schedule, clock), reviews.nextDue) : undefined,
      cache,
      site,
      targets: checked.targets,
      redirects: checked.redirects,
      lock,
      outboundLinks: outbound,
      linksLock: content.linksLock,
      reviews,
      reviewsLock: content.reviewsLock,
      categories,
      addresses: checked.addresses,
      changesSince: checked.changesSince,
      hostTexts,
      hostAddresses,
      componentSources,
      extensions: content.extensions,
      ...files,
    },
  };
}

/** All pages, with what the site knows of each besides its text: confidentiality, date of the last commit, stale translations. */
async function markedPages(
  { configuration, discovery, history }: Content,
  pages: readonly Page[],
  contentFolder: string,
): Promise<readonly Page[]> {
  const { stale_notice: showsStale, locales } = configuration.site.value;
  const marked = withConfidentiality(await withPlaceholderPages(pages, discovery.pages, contentFolder));
  const dated = history ? withDates(marked, history.dates) : marked;
  return showsStale ? withStaleMarks(dated, locales[0]?.id ?? "", contentFolder) : dated;
}

function earliest(...moments: (number | undefined)[]): number | undefined {
  const known = moments.filter((moment) => moment !== undefined);
  return known.length === 0 ? undefined : Math.min(...known);
}

function includedFiles({ kept }: Compiled): Set<string> {
  return new Set([...kept.index.values()].flatMap(({ uses }) => (uses ? Object.keys(uses.files) : [])));
}

/** Files of the content folder that pages describe. */
function sourcesInside(reviews: Reviews, contentFolder: string): string[] {
  const root = realPath(contentFolder);
  return stampedSources(reviews).map(({ path }) =>
    relative(root, path).split(sep).join("/").normalize("NFC"),
  );
}

/** The pages that compiled, and a placeholder for each file that did not, so that the rest can be checked. */
async function withPlaceholderPages(
  pages: readonly Page[],
  sources: readonly SourceFile[],
  contentFolder: string,
): Promise<readonly Page[]> {
  if (pages.length === sources.length) return pages;
  const { placeholderPage } = await import("../compile/placeholder-page.ts");
  const compiled = new Map(pages.map((page) => [page.source.path, page]));
  return sources.map((source) => compiled.get(source.path) ?? placeholderPage(contentFolder, source));
}

/** If so many pages fail, the cause is not in the pages. */
const mostFailures = 20;

/**
 * Assembles the site without the pages that make it fail, so that one run shows the findings of all others.
 * A page that fails is kept without its front matter, so that links to it are valid; if that fails as well, the page is left out.
 */
async function assembleDespiteFailures(
  pages: readonly Page[],
  assemble: (pages: readonly Page[]) => Site,
): Promise<{ site: Site; failures: Finding[] }> {
  const failures = new Map<string, Finding>();
  let left = pages;
  for (;;) {
    try {
      return { site: assemble(left), failures: [...failures.values()] };
    } catch (error) {
      const file = error instanceof Failure ? error.where.file : undefined;
      const page = left.find(({ source }) => source.path === file);
      if (!page || failures.size >= mostFailures) throw error;
      const isKnown = failures.has(page.source.path);
      failures.set(page.source.path, internalError(error, "putting the site together"));
      const { pageOfFrontMatter } = await import("../compile/placeholder-page.ts");
      left = left.flatMap((other) => {
        if (other !== page) return [other];
        return isKnown ? [] : [pageOfFrontMatter(page.source)];
      });
    }
  }
}
