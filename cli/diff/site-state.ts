/** A state of the site, as it is compared with another one: its pages as they would be written, without rendering them. */
import { gzipSync } from "node:zlib";

import type { HastNode } from "../../schema/hast.ts";
import { pageDataPath } from "../../schema/paths.ts";
import { withStaleMarks } from "../check/status/stale-pages.ts";
import type { KeptPages, Page } from "../compile/compile-files.ts";
import type { ContentStore } from "../compile/content-store.ts";
import type { Emitted } from "../emit/emit.ts";
import type { Output } from "../emit/output.ts";
import type { ReaderFiles } from "../emit/reader-files.ts";
import { type PageJob, type PageSettings, pageDataOf } from "../emit/render-page.ts";
import { type AnalyzeOptions, analyze } from "../pipeline/analyze.ts";
import type { Analysis } from "../pipeline/assemble-and-check.ts";
import { emitSite } from "../pipeline/emit-site.ts";
import type { Finding } from "../report/finding.ts";
import type { Route } from "../site/site.ts";
import type { StampedAsset } from "../source/assets.ts";
import type { ComparedPage } from "./page-diff.ts";

export type StatePage = {
  route: Route;
  job: PageJob;
  /** Equal keys mean equal data. */
  key: string;
};

export type StatePages = Pick<Analysis, "redirects"> & {
  contents: ContentStore;
  /** By route; without pages that have an error, and without the not-found page. */
  pages: ReadonlyMap<string, StatePage>;
};

/** It has what a comparison needs of an analysis, whose targets of references are half of it. */
export type SiteState = StatePages &
  Pick<Analysis, "base" | "configuration" | "site" | "changesSince"> & {
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
  /** Of the content. */
  findings: Finding[];
  /** Where the content alone makes a site: why it has no pages. */
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
  const { findings: problems, emitted } = await emitSite(analysis, options, { prerender: true, reader });
  return { findings, problems, kept, ...(emitted && { state: stateOf(analysis, emitted, options) }) };
}

function stateOf(analysis: Analysis, emitted: Emitted, { contentFolder }: AnalyzeOptions): SiteState {
  const { base, configuration, site, redirects, changesSince, compiled } = analysis;
  const sizes = new Map([...emitted.assets.values()].map(({ output, size }) => [output, size]));
  const stale = staleTranslations(analysis, contentFolder).map(({ source }) => source.path);
  return {
    base,
    configuration,
    site,
    redirects,
    changesSince,
    contents: compiled.contents,
    sources: compiled.pages,
    pages: statePages(analysis, emitted),
    settings: emitted.settings,
    outputs: new Map(
      emitted.outputs.flatMap((output) => (sizes.has(output.path) ? [[output.path, output] as const] : [])),
    ),
    sizes,
    files: emitted.assets,
    stale: new Set(stale),
  };
}

export function statePages({ site }: Analysis, { outputs, pages: jobs }: Emitted): StatePages["pages"] {
  const keys = new Map(outputs.map(({ path, key }) => [path, key]));
  const routes = new Map(site.routes.map((route) => [route.path, route]));
  const pages = new Map<string, StatePage>();
  for (const { page: job } of jobs) {
    const route = routes.get(job.path);
    if (!route || route.page?.failed || route.meta.kind === "not-found") continue;
    pages.set(job.path, { route, job, key: keys.get(pageDataPath(job.path)) ?? "" });
  }
  return pages;
}

function staleTranslations({ compiled, configuration }: Analysis, contentFolder: string): Page[] {
  const [source] = configuration.site.value.locales;
  return withStaleMarks(compiled.pages, source?.id ?? "", contentFolder).filter(({ stale }) => stale);
}

export function comparedPage({ job }: StatePage, { contents }: Pick<StatePages, "contents">): ComparedPage {
  return { data: pageDataOf(job, contents), head: job.head };
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
