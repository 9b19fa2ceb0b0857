/** Site → Output[]: every file of the compiled site, rendered only when its key says that it changed. */
import type { Manifest } from "../../schema/manifest.ts";
import type { PageData } from "../../schema/page.ts";
import { hrefOf } from "../../schema/paths.ts";
import type { Sidebar } from "../../schema/sidebar.ts";
import type { ContentStore } from "../compile/content-store.ts";
import { contentHash } from "../compile/hash.ts";
import type { PageContent } from "../markdown/compiled-page.ts";
import type { Target } from "../site/references.ts";
import type { Route, Site } from "../site/site.ts";
import { assetOutputs, staticOutputs } from "./file-outputs.ts";
import { pictureFile, pictureUrl } from "./pictures.ts";
import { readAssets, type StampedAsset } from "../source/assets.ts";
import type { Configuration } from "../source/configuration.ts";
import type { Discovery } from "../source/discover.ts";
import { documentFrame, headerPolicy } from "./document-frame.ts";
import { documentSidebar } from "./document-sidebar.ts";
import { renderDocument } from "./document.tsx";
import { feedOutputs } from "./feed-outputs.ts";
import { headOf } from "./head-of.ts";
import { notFoundDocument, notFoundOutputs } from "./not-found-documents.ts";
import type { Output } from "./output.ts";
import { latest, pageOutputs } from "./page-outputs.ts";
import { type ReaderFiles, readerOutputs } from "./reader-files.ts";
import { type Resolved, resolveTargets } from "./resolved.ts";
import { siteFiles } from "./site-files.ts";
import { sidebarOf } from "../../schema/sidebar-of.ts";

export type EmitInputs = {
  site: Site;
  configuration: Configuration;
  base: string;
  contentFolder: string;
  discovery: Pick<Discovery, "files">;
  targets: ReadonlyMap<string, ReadonlyMap<string, Target>>;
  contents: ContentStore;
  reader: ReaderFiles;
  version: string;
  prerender: boolean;
  /** Assets of the last run, and where this run's are kept for the next. */
  knownAssets: ReadonlyMap<string, StampedAsset>;
};

export function emit(inputs: EmitInputs): { outputs: Output[]; assets: Map<string, StampedAsset> } {
  const { site, configuration, base, contentFolder, discovery, targets, reader } = inputs;
  const config = configuration.site.value;
  const siteUrl = config.url.replace(/\/+$/, "");
  const referenced = [...targets.values()].flatMap((own) =>
    [...own.values()].flatMap((target) => (target.kind === "file" ? [target.path] : [])),
  );
  const pictures = site.routes.flatMap((route) => pictureFile(route, config.image, discovery.files) ?? []);
  const served = [...discovery.files.keys()].filter((path) => path.startsWith("static/"));
  const used = new Set([...referenced, ...pictures]);
  const assets = readAssets(contentFolder, [...used, ...served], discovery.files, inputs.knownAssets);

  const resolved = new Map<string, ReadonlyMap<string, Resolved>>();
  for (const [route, own] of targets) resolved.set(route, resolveTargets(own, assets, base));
  const resolvedOf = (route: Route) => resolved.get(route.path) ?? new Map<string, Resolved>();
  const contentOf = (hash: string): PageContent => {
    const content = inputs.contents.read(hash);
    if (!content) throw new LostContent();
    return content;
  };

  const frame = documentFrame(reader, base, config);
  const manifests = new Map(site.manifests.map((manifest) => [manifest.locale, manifest]));
  const sidebars = new Map(site.sidebars.map((sidebar) => [sidebarKey(sidebar.locale, sidebar), sidebar]));
  const sidebarBeside = (route: Route) => {
    const reference = sidebarOf(route.meta);
    return reference && sidebars.get(sidebarKey(route.locale, reference));
  };
  const imageOf = (route: Route) => {
    const file = pictureFile(route, config.image, discovery.files);
    return pictureUrl(route, file === undefined ? undefined : assets.get(file), siteUrl, base);
  };
  const documentOf = (route: Route, manifest: Manifest, page: PageData): string => {
    const sidebar = sidebarBeside(route);
    const data = { manifest, page, ...(sidebar && { sidebar: documentSidebar(sidebar, hrefOf(base, route.path)) }) };
    const head = headOf({ route, manifest, siteUrl, image: imageOf(route), frame });
    return renderDocument({ data, head, route: route.path, prerender: inputs.prerender });
  };

  const frameHash = contentHash(JSON.stringify([frame, inputs.prerender, inputs.version, siteUrl]));
  const manifestHashes = new Map(site.manifests.map((m) => [m.locale, contentHash(JSON.stringify(m))]));
  const sidebarHashes = new Map(site.sidebars.map((sidebar) => [sidebar, contentHash(JSON.stringify(sidebar))]));
  const shared = { content: latest<PageContent>(), data: latest<PageData>(), document: latest<string>() };
  const pages = site.routes.flatMap((route) => {
    const manifest = manifests.get(route.locale);
    if (!manifest) return [];
    const sidebar = sidebarBeside(route);
    const surroundings = [frameHash, manifestHashes.get(route.locale), sidebar && sidebarHashes.get(sidebar), imageOf(route)];
    return pageOutputs({
      route,
      resolved: resolvedOf(route),
      contentOf,
      surroundings: surroundings.join(" "),
      renderDocument: (own, data) => documentOf(own, manifest, data),
      siteUrl,
      base,
      documents: config.documents,
      latest: shared,
    });
  });

  const notFound = notFoundDocument(
    site,
    manifests,
    (route, manifest) => headOf({ route, manifest, siteUrl, image: undefined, frame }),
    inputs.prerender,
    reader.choose,
  );
  const outputs: Output[] = [
    ...assetOutputs(used, assets, contentFolder),
    ...readerOutputs(reader),
    ...pages,
    ...notFoundOutputs(pages, notFound),
    ...site.feeds.flatMap((feed) => {
      const manifest = manifests.get(feed.locale);
      if (!manifest) return [];
      const { title: siteTitle, tag: language } = manifest;
      return feedOutputs({ feed, siteTitle, language, siteUrl, base, resolvedOf, contentOf });
    }),
    ...siteFiles({ site, siteUrl, base, contentSecurityPolicy: headerPolicy(reader, config) }),
  ];
  const files = staticOutputs(served, assets, contentFolder);
  const overridden = new Set(files.map(({ path }) => path));
  // A file that the author wrote, such as robots.txt, stands in for the one that would be generated.
  return { outputs: [...outputs.filter(({ path }) => !overridden.has(path)), ...files], assets };
}

/** A content that the index knows is gone from the cache: the run starts again without the cache. */
export class LostContent extends Error {}

function sidebarKey(locale: string, { version, id }: Pick<Sidebar, "version" | "id">): string {
  return `${locale} ${version} ${id}`;
}
