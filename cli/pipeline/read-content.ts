/** The content folder before its pages are compiled: configuration, files, and the settings of the compiler. */
import { ownValue } from "../../schema/own-value.ts";
import { baseHref } from "../../schema/paths.ts";
import { textFor } from "../../schema/text.ts";
import { type Cache, openCache } from "../cache/cache.ts";
import { LOCK_FILE, type Lock, parseLock } from "../check/addresses/lock-text.ts";
import { LINKS_LOCK, type LinksLock, parseLinksLock } from "../check/links/links-lock.ts";
import { parseReviewsLock, REVIEWS_LOCK, type ReviewsLock } from "../check/reviews/reviews-lock.ts";
import { declaredExtensions } from "../compile/extensions/declared.ts";
import type { DescribedExtensions } from "../compile/extensions/described.ts";
import { siteExtensions } from "../compile/extensions/site-extensions.ts";
import { type ComponentSources, findComponents } from "../emit/components/find-components.ts";
import type { ApiNames, CompileSettings } from "../markdown/compile-settings.ts";
import { embedProviders } from "../markdown/embeds/providers.ts";
import type { SiteExtensions } from "../markdown/site-extensions.ts";
import { type Finding, isError, type PageFinding } from "../report/finding.ts";
import type { IgnoreComment } from "../report/ignore-comment.ts";
import { glossaryFor } from "../site/glossary-for.ts";
import { hasSearch } from "../site/has-search.ts";
import { variablesFor } from "../site/variables-for.ts";
import { type Configuration, readConfiguration } from "../source/configuration.ts";
import { type Discovery, discover } from "../source/discover.ts";
import { docsSets } from "../source/docs-sets.ts";
import { type GitDates, gitDates } from "../source/git-dates.ts";
import { withKnownLocales } from "../source/known-locales.ts";
import { missingContent, noContent } from "../source/missing-content.ts";
import { readTextFile } from "../source/read-text-file.ts";
import type { SourceFile, TranslatedApi } from "../source/source-file.ts";

export type ContentOptions = {
  contentFolder: string;
  /** Overrides `base_url` of site.yml. */
  baseUrl: string | undefined;
  /** Undefined keeps no cache. */
  cacheFolder: string | undefined;
  /** Version of the tool: caches and records of others are not used. */
  version: string;
  /** Texts of YAML files when they last had no errors, which then stand for those that have; kept up to date. */
  lastGood?: Map<string, string> | undefined;
  /** True: only dates in front matter count as dates of the last update, not those of Git. Default: false. */
  withoutHistory?: boolean;
};

export type Content = {
  configuration: Configuration;
  base: string;
  discovery: Discovery;
  componentSources: ComponentSources;
  cache: Cache | undefined;
  /** The site's extensions, if it has any. */
  extensions: DescribedExtensions | undefined;
  /** The settings by locale. */
  settings: Record<string, CompileSettings>;
  /** Comments of the configuration that ignore warnings. */
  ignoreComments: IgnoreComment[];
  /** Translations of APIs. */
  overlays: TranslatedApi[];
  /** Dates of the last updates, if pages show them. */
  history: GitDates | undefined;
  /** The published addresses; undefined without `routes.lock`. */
  lock: Lock | undefined;
  /** How links to other sites answered; undefined without `links.lock`. */
  linksLock: LinksLock | undefined;
  /** The states of what reviewed pages describe; undefined without `reviews.lock`. */
  reviewsLock: ReviewsLock | undefined;
};

/** Without a usable configuration, or without pages, only findings. */
export async function readContent(
  options: ContentOptions,
): Promise<{ findings: Finding[]; content?: Content }> {
  const { contentFolder, baseUrl, lastGood, cacheFolder, version } = options;
  const missing = missingContent(contentFolder);
  if (missing) return { findings: [missing] };

  const {
    configuration: written,
    findings: ofConfiguration,
    ignoreComments,
  } = readConfiguration(contentFolder, lastGood);
  if (!written) return { findings: ofConfiguration };
  const { value: site } = written.site;
  const discovery = discover(contentFolder, [...new Set(site.locales.map(({ id }) => id))], docsSets(site));
  const known = withKnownLocales(contentFolder, written, discovery);
  const ofApis = await withApis(contentFolder, known.configuration, discovery);
  const { configuration } = ofApis;
  const isOfEmptyLocale = ({ file, place }: Finding) => !place && known.empty.has(file.split("/")[0] ?? "");
  const { lock, findings: ofLock } = readLock(contentFolder, LOCK_FILE, parseLock);
  const { lock: linksLock, findings: ofLinksLock } = readLock(contentFolder, LINKS_LOCK, parseLinksLock);
  const { lock: reviewsLock, findings: ofReviewsLock } = readLock(
    contentFolder,
    REVIEWS_LOCK,
    parseReviewsLock,
  );
  const found = [
    ...ofConfiguration.filter((finding) => !isOfEmptyLocale(finding)),
    ...discovery.findings,
    ...known.findings,
    ...ofApis.findings,
    ...ofLock,
    ...ofLinksLock,
    ...ofReviewsLock,
  ];
  if (discovery.pages.length === 0) {
    const hasReason = discovery.unusableLocales.size > 0;
    return { findings: hasReason ? found : [...found, noContent("this folder has no pages")] };
  }

  const componentSources = findComponents(contentFolder);
  const cache = openCache(cacheFolder === undefined ? undefined : { folder: cacheFolder, version });
  const declared = declaredExtensions(site.extensions, contentFolder, configuration.site.placeOf);
  const { names: components } = componentSources;
  const own = await siteExtensions({ declared, contentFolder, components, version, cache });
  const findings = [...found, ...own.findings];
  // Without usable extensions, every page that uses one would have findings.
  if (own.findings.some(isError)) return { findings };
  return {
    findings,
    content: {
      configuration,
      base: baseUrl ?? baseHref(site.base_url),
      discovery,
      componentSources,
      cache,
      extensions: own.described,
      settings: compileSettings(configuration, componentSources, { ...ofApis, extensions: own.extensions }),
      ignoreComments,
      overlays: ofApis.overlays ?? [],
      history:
        site.last_updated && !options.withoutHistory ? await gitDates(contentFolder, cache) : undefined,
      lock,
      linksLock,
      reviewsLock,
    },
  };
}

/** Adds the pages of API references to those that were found, and their sidebars to the configuration. */
async function withApis(
  contentFolder: string,
  configuration: Configuration,
  discovery: Discovery,
): Promise<OfApis & { configuration: Configuration; findings: Finding[] }> {
  const { apis, docs } = configuration.site.value;
  if (apis.length === 0 || docs.root) return { configuration, findings: [] };
  const { apiPages } = await import("../apis/api-pages.ts");
  const made = apiPages(contentFolder, configuration, discovery);
  const { pages, sidebars, operations, names, statuses, overlays, findings } = made;
  discovery.pages.push(...pages);
  discovery.pages.sort((a, b) => (a.path < b.path ? -1 : 1));
  return {
    configuration: { ...configuration, sidebars: new Map([...sidebars, ...configuration.sidebars]) },
    overlays,
    operations: Object.fromEntries(operations),
    apiNames: { names, statuses: Object.fromEntries(statuses) },
    operationPages: (locale) => operationPagesIn(locale, configuration, pages),
    findings,
  };
}

type OfApis = Pick<CompileSettings, "operations"> & {
  overlays?: TranslatedApi[];
  apiNames?: ApiNames;
  operationPages?(locale: string): CompileSettings["operationPages"];
};

/** Those of another language are the ones of the first where it has none. */
function operationPagesIn(
  locale: string,
  { site }: Configuration,
  pages: readonly SourceFile[],
): CompileSettings["operationPages"] {
  const [first] = site.value.locales;
  const own = [first?.id, locale].flatMap((id) =>
    pages.flatMap(({ path, generated, version, ...source }) =>
      source.locale === id && version === undefined && generated?.parts
        ? [[path.slice(id.length), { path, text: generated.text, parts: generated.parts }] as const]
        : [],
    ),
  );
  return Object.fromEntries(own);
}

function compileSettings(
  configuration: Configuration,
  { names }: ComponentSources,
  { extensions, operations, operationPages, apiNames }: OfApis & { extensions: SiteExtensions | undefined },
): Record<string, CompileSettings> {
  const { value: site } = configuration.site;
  const tags = new Map(site.locales.map(({ id, tag }) => [id, tag]));
  const embeds = site.integrations?.embeds ?? [];
  return Object.fromEntries(
    Object.entries(configuration.strings).map(([locale, { compiler, integrations: strings }]) => [
      locale,
      {
        strings: compiler,
        imageHosts: site.image_hosts,
        ...(embeds.length > 0 && {
          embeds: { providers: embedProviders(embeds), files: embeds.includes("files"), strings },
        }),
        ...(names.length > 0 && { components: names }),
        ...variablesFor(locale, configuration),
        ...glossaryFor(locale, configuration),
        ...(extensions && { extensions: { ...extensions, locale, language: tags.get(locale) ?? locale } }),
        ...(!site.math && { math: false as const }),
        ...(!site.diagrams && { diagrams: false as const }),
        ...(site.edit_url !== undefined && { editUrl: site.edit_url }),
        ...(hasSearch(site) && { search: true }),
        ...(operations && { operations, operationPages: operationPages?.(locale) }),
        ...styleFor(locale, tags.get(locale) ?? locale, configuration, apiNames),
      },
    ]),
  );
}

/** Nothing where the site asks for no rule of house style. */
function styleFor(
  locale: string,
  language: string,
  { site, terms }: Pick<Configuration, "site" | "terms">,
  apiNames: ApiNames | undefined,
): Pick<CompileSettings, "style"> {
  const { lint, title } = site.value;
  const own = ownValue(terms, locale)?.value;
  const isAsked = own !== undefined || Object.values(lint).some((value) => value !== false);
  if (!isAsked) return {};
  const name = textFor(title, locale);
  // The capitals of a name that is not known yet would look like mistakes.
  const sentence_case = lint.sentence_case && Boolean(name);
  const api = lint.api_names && apiNames ? { api: apiNames } : {};
  return { style: { ...lint, sentence_case, language, title: name, terms: own, ...api } };
}

/** Without the file, no lock and no findings. */
function readLock<L extends { problems: readonly PageFinding[] }>(
  contentFolder: string,
  file: string,
  parse: (text: string) => L,
): { lock?: L; findings: Finding[] } {
  const found = readTextFile(contentFolder, file);
  if (!found) return { findings: [] };
  if ("finding" in found) return { findings: [{ ...found.finding, file }] };
  const lock = parse(found.text);
  return { lock, findings: lock.problems.map((problem) => ({ ...problem, file })) };
}
