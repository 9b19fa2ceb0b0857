/** A state of the site, as it is compared with another one: its pages as they would be written, without rendering them. */
import { gzipSync } from "node:zlib";

import type { HastNode } from "../../schema/hast.ts";
import { withStaleMarks } from "../check/status/stale-pages.ts";
import type { KeptPages, Page } from "../compile/compile-files.ts";
import type { ContentStore } from "../compile/content-store.ts";
import type { PreparedPages } from "../emit/emit.ts";
import { assetOutputs, staticOutputs } from "../emit/file-outputs.ts";
import type { Output } from "../emit/output.ts";
import type { ReaderFiles } from "../emit/reader-files.ts";
import { type PageJob, type PageSettings, pageDataOf } from "../emit/render-page.ts";
import { type AnalyzeOptions, analyze } from "../pipeline/analyze.ts";
import type { Analysis } from "../pipeline/assemble-and-check.ts";
import { preparePagesOf } from "../pipeline/emit-site.ts";
import type { Finding } from "../report/finding.ts";
import type { Route } from "../site/site.ts";
import type { StampedAsset } from "../source/assets.ts";
import type { ComparedPage } from "./page-diff.ts";

export type StatePage = { route: Route; job: PageJob };

export type StatePages = Pick<Analysis, "redirects"> & {
  contents: ContentStore;
  /** Pages by route; without pages that have an error, and without the not-found page. */
  pages: ReadonlyMap<string, StatePage>;
};

/** It has what a comparison needs of an analysis, whose targets of references are half of it. */
export type SiteState = StatePages &
  Pick<Analysis, "base" | "configuration" | "site" | "changesSince"> & {
    contentFolder: string;
    /** All pages that compiled. */
    sources: readonly Page[];
    settings: PageSettings;
    /** The files of the site that pages show, by their paths in it. */
    outputs: ReadonlyMap<string, Output>;
    /** Bytes of those files, by the same paths. */
    sizes: ReadonlyMap<string, number>;
    /** Files of the site by their paths from the content folder. */
    files: ReadonlyMap<string, StampedAsset>;
    /** Paths of translations whose source has changed since they recorded it. */
    stale: ReadonlySet<string>;
  };

type StateResult = {
  /** Findings about the content. */
  findings: Finding[];
  /** Findings that say why a site that the content alone makes has no pages. */
  problems?: Finding[];
  state?: SiteState;
  /** The pages, for the next state. */
  kept?: KeptPages;
};

/** Compiles a state, and prepares its files. The dates of Git are left out: each commit would change that of a page. */
export async function siteState(options: AnalyzeOptions, reader: ReaderFiles): Promise<StateResult> {
  const { findings, analysis } = await analyze({ ...options, withoutHistory: true });
  if (!analysis) return { findings };
  const { kept } = analysis.compiled;
  const { findings: problems, prepared } = await preparePagesOf(analysis, options, reader);
  return { findings, problems, kept, ...(prepared && { state: stateOf(analysis, prepared, options) }) };
}

function stateOf(
  analysis: Analysis,
  { siteAssets: { assets, sent, used, served }, pages, settings, cards }: PreparedPages,
  { contentFolder }: AnalyzeOptions,
): SiteState {
  const { base, configuration, site, redirects, changesSince, compiled, drawings } = analysis;
  const stale = staleTranslations(analysis, contentFolder).map(({ source }) => source.path);
  const outputs = [
    ...assetOutputs(used, sent, drawings, contentFolder),
    ...staticOutputs(served, assets, contentFolder),
    ...(cards?.outputs ?? []),
  ];
  return {
    contentFolder,
    base,
    configuration,
    site,
    redirects,
    changesSince,
    contents: compiled.contents,
    sources: compiled.pages,
    pages: statePages(pages),
    settings,
    outputs: new Map(outputs.map((output) => [output.path, output])),
    sizes: new Map([...sent].map(([path, { output }]) => [output, assets.get(path)?.size ?? 0])),
    files: assets,
    stale: new Set(stale),
  };
}

export function statePages(pages: readonly StatePage[]): StatePages["pages"] {
  return new Map(
    pages.flatMap((page) => {
      const { path, page: written, meta } = page.route;
      return written?.failed || meta.kind === "not-found" ? [] : [[path, page] as const];
    }),
  );
}

function staleTranslations({ compiled, configuration }: Analysis, contentFolder: string): Page[] {
  const [source] = configuration.site.value.locales;
  return withStaleMarks(compiled.pages, source?.id ?? "", contentFolder).filter(({ stale }) => stale);
}

type OfState = Pick<StatePages, "contents"> & Partial<Pick<SiteState, "settings">>;

export function comparedPage({ job }: StatePage, { contents, settings }: OfState): ComparedPage {
  const preview = settings && previewIn(job, settings);
  return { data: pageDataOf(job, contents), head: job.head, ...(preview !== undefined && { preview }) };
}

export function previewIn({ image }: PageJob, { siteUrl }: PageSettings): string | undefined {
  return image?.url.startsWith(`${siteUrl}/`) ? image.url.slice(siteUrl.length) : image?.url;
}

/** Bytes that a visitor loads for a page besides the reader: its data, compressed, and its pictures. */
export function weightOf({ data }: ComparedPage, { base, sizes }: SiteState): number {
  const pictures = new Map<unknown, number>();
  const visit = (node: HastNode): void => {
    if (node.type === "text") return;
    const { src } = node.properties;
    const size = typeof src === "string" ? sizes.get(src.slice(base.length)) : undefined;
    if (size !== undefined) pictures.set(src, size);
    node.children.forEach(visit);
  };
  if ("content" in data) data.content.children.forEach(visit);
  return [...pictures.values()].reduce((sum, size) => sum + size, gzipSync(JSON.stringify(data)).length);
}
