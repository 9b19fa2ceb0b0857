/** Site → its pages as they are rendered → Output[]: every file of the compiled site, rendered only when its key says that it changed. */
import { join } from "node:path";
import { ownValue } from "../../schema/own-value.ts";
import { hrefOf } from "../../schema/paths.ts";
import { sidebarOf } from "../../schema/sidebar-of.ts";
import type { ContentStore } from "../compile/content-store.ts";
import { type HostTexts, mergedFiles } from "../hosts/host-files/host-texts.ts";
import type { SiteAddresses } from "../hosts/host-files/merged-headers.ts";
import { type CardRenderer, GLYPHS_FILE } from "../images/cards/card-tools.ts";
import type { Finding } from "../report/finding.ts";
import { internalError } from "../report/internal-error.ts";
import { hasSearch } from "../site/has-search.ts";
import type { ResolvedRedirect } from "../site/redirects.ts";
import type { Route } from "../site/site.ts";
import type { StampedAsset } from "../source/assets.ts";
import { THEME_FILE } from "../source/discover.ts";
import { componentOutputs, componentPartsOf } from "./component-outputs.ts";
import { frameHashes, policy } from "./document-frame.ts";
import { feedOutputs } from "./feed-outputs.ts";
import {
  assetOutputs,
  type DrawnCards,
  drawnCards,
  schemaOutputs,
  sideBySideOutputs,
  sizeOutputs,
  staticOutputs,
} from "./file-outputs.ts";
import { headOf } from "./head-of.ts";
import { llmsFullOutputs } from "./llms-full.ts";
import { notFoundDocument, notFoundOutputs } from "./not-found-documents.ts";
import type { Output } from "./output.ts";
import { pageOutputs } from "./page-outputs.ts";
import { type PageSettingsInputs, pageSettings } from "./page-settings.ts";
import { pictureOf } from "./preview-picture.ts";
import { type ReaderFiles, readerForComponents, readerOutputs } from "./reader-files.ts";
import { documentCopies, redirectOutputs } from "./redirect-outputs.ts";
import type { PageJob, PageSettings } from "./render-page.ts";
import { type Resolved, resolveTargets } from "./resolved.ts";
import { searchOutputs } from "./search/search-outputs.ts";
import { shardOutputs } from "./search/shard-outputs.ts";
import { type SidebarSlices, sidebarSlices } from "./sidebar-slices.ts";
import { type AssetInputs, type SiteAssets, siteAssets } from "./site-assets.ts";
import { siteFiles } from "./site-files.ts";

type PreparePagesInputs = AssetInputs &
  PageSettingsInputs & {
    /** The renderer of cards, if the site asks for them. */
    cardRenderer: CardRenderer | undefined;
  };

type ResolvedOf = (route: Route) => ReadonlyMap<string, Resolved>;

/** All that a comparison of two states needs of the site. */
export type PreparedPages = {
  /** Pages that cannot be prepared. */
  findings: Finding[];
  pages: { route: Route; job: PageJob }[];
  /** The reader, with what components need of it. */
  reader: ReaderFiles;
  settings: PageSettings;
  siteAssets: SiteAssets;
  resolvedOf: ResolvedOf;
  slices: SidebarSlices;
  cards: DrawnCards | undefined;
};

export function preparePages(given: PreparePagesInputs): PreparedPages {
  const { siteComponents } = given;
  const inputs = siteComponents ? { ...given, reader: readerForComponents(given.reader) } : given;
  const { site, reader } = inputs;
  const known = siteAssets(inputs);
  const resolvedOf = resolvedByRoute(inputs, known);
  const settings = pageSettings(inputs, known.assets.get(THEME_FILE));
  const { siteUrl } = settings;
  const glyphs = join(reader.folder, GLYPHS_FILE);
  const cards =
    inputs.cardRenderer &&
    drawnCards(site, { ...inputs.cardRenderer, glyphs }, { siteUrl, base: settings.base.path });
  const slices = sidebarSlices(site.sidebars);
  const prepared = site.routes.map((route) =>
    pageOrFinding(route, () => ({
      route,
      job: pageJob(route, inputs, { siteAssets: known, siteUrl, resolvedOf, slices, cards }),
    })),
  );
  return {
    findings: prepared.flatMap(({ finding }) => finding ?? []),
    pages: prepared.flatMap(({ made }) => made ?? []),
    reader,
    settings,
    siteAssets: known,
    resolvedOf,
    slices,
    cards,
  };
}

function pageOrFinding<T>({ path, page }: Route, make: () => T): { made?: T; finding?: Finding } {
  try {
    return { made: make() };
  } catch (error) {
    const finding = internalError(error, `preparing the page ${path}`);
    return { finding: { ...finding, file: page?.source.path ?? finding.file } };
  }
}

function resolvedByRoute(
  { targets, base, sizes }: PreparePagesInputs,
  { sent, used }: SiteAssets,
): ResolvedOf {
  const pictures = sizes && { made: sizes, asTheyAre: used };
  const resolved = new Map(
    [...targets].map(([route, own]) => [route, resolveTargets(own, sent, base, pictures)]),
  );
  const nothing = new Map<string, Resolved>();
  return ({ path }) => resolved.get(path) ?? nothing;
}

function pageJob(
  route: Route,
  { siteComponents, base }: PreparePagesInputs,
  {
    siteAssets: { sent, previewOf },
    siteUrl,
    resolvedOf,
    slices,
    cards,
  }: {
    siteAssets: SiteAssets;
    siteUrl: string;
    resolvedOf: ResolvedOf;
    slices: SidebarSlices;
    cards: DrawnCards | undefined;
  },
): PageJob {
  const { path, locale, head, page } = route;
  const job = {
    path,
    locale,
    head,
    heading: page?.facts.heading,
    resolved: resolvedOf(route),
    image: cards?.pictureOf(route) ?? pictureOf(previewOf(route), sent, siteUrl, base.path),
    ...(siteComponents && { components: componentPartsOf(route, siteComponents, base.path) }),
  };
  const reference = sidebarOf(route.meta);
  const sidebarSlice = reference && slices.nameOf(locale, reference, hrefOf(base, path));
  const slice = sidebarSlice === undefined ? {} : { sidebarSlice };
  return route.page
    ? { ...job, meta: { ...route.meta, ...slice }, hash: route.page.hash }
    : { ...job, meta: { ...route.meta, ...slice } };
}

export type EmitInputs = PreparePagesInputs & {
  redirects: readonly ResolvedRedirect[];
  /** The author's `_headers`, `_redirects` and `robots.txt`. */
  hostTexts: HostTexts;
  hostAddresses: SiteAddresses;
  contents: ContentStore;
  /** Schemas of the attributes of directives that the site's extensions bring. */
  extensions: { directives: Parameters<typeof schemaOutputs>[4] } | undefined;
  version: string;
};

export type Emitted = {
  /** Pages that cannot be emitted. */
  findings: Finding[];
  outputs: Output[];
  settings: PageSettings;
  assets: Map<string, StampedAsset>;
  pages: PreparedPages["pages"];
};

export function emit(given: EmitInputs): Emitted {
  const prepared = preparePages(given);
  const { reader, settings, siteAssets, resolvedOf, slices, cards } = prepared;
  const { assets, sent, used, inSizes, served } = siteAssets;
  const inputs = { ...given, reader };
  const { site, configuration, base, contentFolder, contents, redirects, siteComponents } = inputs;
  const config = configuration.site.value;
  const { siteUrl } = settings;

  const frameHashOf = frameHashes(settings, inputs.version);
  const copies = documentCopies(redirects);
  const jobs = prepared.pages.map(({ job }) => job);
  const pages = prepared.pages.flatMap(({ job: page, route }) =>
    pageOutputs(
      { page, frameHash: frameHashOf(route), copies: copies.get(route.path) },
      settings,
      config.documents,
    ),
  );
  const stubs = redirectOutputs({
    redirects,
    locales: site.locales,
    documents: config.documents,
    siteUrl,
    base,
  });
  const search = hasSearch(config)
    ? searchOutputs(site, configuration.synonyms)
    : { indexes: [], shards: [] };
  const files = staticOutputs(served.filter(isByItself), assets, contentFolder);

  const outputs: Output[] = [
    ...assetOutputs(used, sent, inputs.drawings, contentFolder),
    ...(inputs.sizes ? sizeOutputs(inSizes, inputs.sizes) : []),
    ...readerOutputs(reader),
    ...(siteComponents ? componentOutputs(siteComponents) : []),
    ...pages,
    ...(cards?.outputs ?? []),
    ...stubs,
    ...notFoundOutputs([...pages, ...stubs], notFoundOf(inputs, settings)),
    ...feedsOf(inputs, settings, resolvedOf),
    ...sideBySideOutputs(site.locales),
    ...search.indexes,
    ...shardOutputs(search.shards, contents),
    ...schemaOutputs(reader.folder, siteUrl, base.path, inputs.version, inputs.extensions?.directives ?? []),
    ...(config.llms_full ? llmsFullOutputs({ site, jobs, pages, settings, contents }) : []),
    ...siteFiles({
      site,
      config,
      siteUrl,
      base,
      redirects,
      hostTexts: inputs.hostTexts,
      addresses: inputs.hostAddresses,
      sidebarSlices: slices.files,
      contentSecurityPolicy: policy(reader, base.path, config, siteComponents !== undefined, true),
    }),
  ];
  // The author may have put an index.html into a folder without a page, which replaces the not-found document there.
  const overridden = new Set(files.map(({ path }) => path));
  return {
    findings: prepared.findings,
    outputs: [...outputs.filter(({ path }) => !overridden.has(path)), ...files],
    settings,
    assets,
    pages: prepared.pages,
  };
}

/** False for a file of `static/` that is a part of the tool's own. */
function isByItself(path: string): boolean {
  return !mergedFiles.some((name) => path === `static/${name}`);
}

function notFoundOf(
  { site, reader }: EmitInputs,
  { manifests, manifestHrefs, siteUrl, frame, shellTexts, headTags }: PageSettings,
) {
  return notFoundDocument({
    site,
    manifests: new Map(manifests.map((manifest) => [manifest.locale, manifest])),
    manifestHrefs,
    headOf: (route, manifest) =>
      headOf({
        route,
        manifest,
        siteUrl,
        image: undefined,
        organization: undefined,
        headTags: ownValue(headTags, manifest.locale),
        frame,
      }),
    shellTexts,
    chooseLocale: reader.chooseLocale,
  });
}

function feedsOf(
  { site, base, contents }: EmitInputs,
  { manifests, organizations, siteUrl }: PageSettings,
  resolvedOf: ResolvedOf,
): Output[] {
  return site.feeds.flatMap((feed) => {
    const manifest = manifests.find(({ locale }) => locale === feed.locale);
    if (!manifest) return [];
    const { title: siteTitle, tag: language } = manifest;
    const author = ownValue(organizations, feed.locale)?.name;
    return feedOutputs({ feed, siteTitle, language, author, siteUrl, base, resolvedOf, contents });
  });
}
