/** Site → Output[]: every file of the compiled site, rendered only when its key says that it changed. */
import { type SidebarRef, sidebarOf } from "../../schema/sidebar-of.ts";
import type { ContentStore } from "../compile/content-store.ts";
import { hasSearch } from "../site/has-search.ts";
import { isServed, type Preview, previewOf } from "../site/previews.ts";
import type { Redirect } from "../site/redirects.ts";
import type { Target } from "../site/references.ts";
import type { Route, Site } from "../site/site.ts";
import { readAssets, type StampedAsset } from "../source/assets.ts";
import type { Configuration } from "../source/configuration.ts";
import { contentHash } from "../source/content-hash.ts";
import { type Discovery, THEME_FILE } from "../source/discover.ts";
import { componentOutputs, type EmitComponents, ownPartsOf } from "./component-outputs.ts";
import { documentFrame, headerPolicy, withTheme } from "./document-frame.ts";
import { feedOutputs } from "./feed-outputs.ts";
import { assetOutputs, staticOutputs } from "./file-outputs.ts";
import { headOf } from "./head-of.ts";
import { notFoundDocument, notFoundOutputs } from "./not-found-documents.ts";
import { organizationFacts } from "./organization.ts";
import type { Output } from "./output.ts";
import type { PageJob, PageSettings } from "./page-job.ts";
import { type PageInputs, pageOutputs } from "./page-outputs.ts";
import { pictureOf } from "./pictures.ts";
import { type ReaderFiles, readerForComponents, readerOutputs } from "./reader-files.ts";
import { redirectOutputs } from "./redirect-outputs.ts";
import { type Resolved, resolveTargets } from "./resolved.ts";
import { searchOutputs } from "./search/search-outputs.ts";
import { type ShardJob, shardOutputs } from "./search/shard-job.ts";
import { siteFiles } from "./site-files.ts";

export type EmitInputs = {
  site: Site;
  configuration: Configuration;
  base: string;
  contentFolder: string;
  discovery: Pick<Discovery, "files">;
  targets: ReadonlyMap<string, ReadonlyMap<string, Target>>;
  redirects: readonly Redirect[];
  contents: ContentStore;
  reader: ReaderFiles;
  /** The site's own components, where pages use any. */
  ownComponents: EmitComponents | undefined;
  version: string;
  prerender: boolean;
  /** Assets of the last run, and where this run's are kept for the next. */
  knownAssets: ReadonlyMap<string, StampedAsset>;
};

export type Emitted = {
  outputs: Output[];
  settings: PageSettings;
  assets: Map<string, StampedAsset>;
  /** What the outputs that hold the texts of pages, feeds apart, are made from. */
  pages: PageInputs[];
  shards: ShardJob[];
};

export function emit(inputs: EmitInputs): Emitted {
  const { site, configuration, base, contentFolder, discovery, targets, contents, ownComponents } = inputs;
  const reader = ownComponents ? readerForComponents(inputs.reader) : inputs.reader;
  const config = configuration.site.value;
  const siteUrl = config.url.replace(/\/+$/, "");
  const previews = new Map(
    site.routes.map((route) => [route, previewOf(route, config, site.locales[0]?.id ?? "", discovery.files)]),
  );
  const served = [...discovery.files.keys()].filter(isServed);
  const theme = discovery.files.has(THEME_FILE) ? [THEME_FILE] : [];
  const used = new Set([...filesAmong(targets), ...picturesAmong(previews.values()), ...theme]);
  const assets = readAssets(contentFolder, [...used, ...served], discovery.files, inputs.knownAssets);

  const resolved = new Map<string, ReadonlyMap<string, Resolved>>();
  for (const [route, own] of targets) resolved.set(route, resolveTargets(own, assets, base));
  const resolvedOf = (route: Route) => resolved.get(route.path) ?? new Map<string, Resolved>();
  const frame = withTheme(
    documentFrame(reader, base, config, ownComponents !== undefined),
    assets.get(THEME_FILE),
    base,
  );
  const settings: PageSettings = {
    manifests: site.manifests,
    sidebars: site.sidebars,
    frame,
    siteUrl,
    base,
    prerender: inputs.prerender,
    ...(ownComponents && { components: ownComponents.code }),
    organizations: organizationFacts(config, site.locales, siteUrl, base),
  };
  const jobOf = (route: Route): PageJob => ({
    path: route.path,
    locale: route.locale,
    meta: route.meta,
    head: route.head,
    hash: route.page?.hash,
    heading: route.page?.facts.heading,
    resolved: resolvedOf(route),
    image: pictureOf(previews.get(route), assets, siteUrl, base),
    ...(ownComponents && { own: ownPartsOf(route, ownComponents, base) }),
  });
  const surroundingsOf = surroundings(settings, inputs.version);
  const inputsOfPages = site.routes.map((route) => ({
    page: jobOf(route),
    surroundings: surroundingsOf(route),
  }));
  const pages = inputsOfPages.flatMap((page) => pageOutputs(page, settings, config.documents));
  const search = hasSearch(config) ? searchOutputs(site) : { indexes: [], shards: [] };
  const manifests = new Map(site.manifests.map((manifest) => [manifest.locale, manifest]));
  const notFound = notFoundDocument(
    site,
    manifests,
    (route, manifest) =>
      headOf({ route, manifest, siteUrl, image: undefined, organization: undefined, frame }),
    inputs.prerender,
    reader.choose,
  );
  const { locales } = site;
  const stubs = redirectOutputs({
    redirects: inputs.redirects,
    locales,
    documents: config.documents,
    siteUrl,
    base,
  });
  const outputs: Output[] = [
    ...assetOutputs(used, assets, contentFolder),
    ...readerOutputs(reader),
    ...(ownComponents ? componentOutputs(ownComponents) : []),
    ...pages,
    ...stubs,
    ...notFoundOutputs([...pages, ...stubs], notFound),
    ...site.feeds.flatMap((feed) => {
      const manifest = manifests.get(feed.locale);
      if (!manifest) return [];
      const { title: siteTitle, tag: language } = manifest;
      return feedOutputs({
        feed,
        siteTitle,
        language,
        author: settings.organizations[feed.locale]?.name,
        siteUrl,
        base,
        resolvedOf,
        contents,
      });
    }),
    ...search.indexes,
    ...shardOutputs(search.shards, contents),
    ...siteFiles({
      site,
      siteUrl,
      base,
      redirects: inputs.redirects,
      contentSecurityPolicy: headerPolicy(reader, config, ownComponents !== undefined),
    }),
  ];
  const files = staticOutputs(served, assets, contentFolder);
  const overridden = new Set(files.map(({ path }) => path));
  // A file that the author wrote, such as robots.txt, stands in for the one that would be generated.
  return {
    outputs: [...outputs.filter(({ path }) => !overridden.has(path)), ...files],
    settings,
    assets,
    pages: inputsOfPages,
    shards: search.shards,
  };
}

/** Files that pages link to or show. */
function* filesAmong(targets: EmitInputs["targets"]): Generator<string> {
  for (const own of targets.values())
    for (const target of own.values()) if (target.kind === "file") yield target.path;
}

/** Files of link previews that are not served as they are. */
function* picturesAmong(previews: Iterable<Preview | undefined>): Generator<string> {
  for (const preview of previews)
    if (preview?.file !== undefined && !isServed(preview.file)) yield preview.file;
}

/** Hash of what a route's document holds besides its page; computed once for all that share it. */
function surroundings(settings: PageSettings, version: string): (route: Route) => string {
  // A page that uses a component says so itself.
  const { manifests, sidebars, components: _, ...rest } = settings;
  const frame = contentHash(JSON.stringify([rest, version]));
  const manifestOf = new Map(
    manifests.map((manifest) => [manifest.locale, contentHash(JSON.stringify(manifest))]),
  );
  const key = (locale: string, { version: ofDocs, id }: SidebarRef) => `${locale} ${ofDocs} ${id}`;
  const sidebarHash = new Map(
    sidebars.map((sidebar) => [key(sidebar.locale, sidebar), contentHash(JSON.stringify(sidebar))]),
  );
  return ({ locale, meta }) => {
    const reference = sidebarOf(meta);
    return [frame, manifestOf.get(locale), reference && sidebarHash.get(key(locale, reference))].join(" ");
  };
}
