/** Site → findings, and where each reference of each page leads. Everything is checked in one run, in all locales. */
import type { Page } from "../compile/compile-files.ts";
import type { Finding } from "../report/finding.ts";
import type { Landmarks, Target } from "../site/references.ts";
import type { Site } from "../site/site.ts";
import type { Categories, Configuration } from "../source/configuration.ts";
import { checkLinksOfConfiguration } from "./configuration-links.ts";
import { checkHomes } from "./homes.ts";
import { checkNames } from "./names.ts";
import { checkReferences } from "./page-references.ts";
import { checkPictures } from "./pictures.ts";
import { checkRoutes } from "./routes.ts";
import { checkStaticFiles } from "./static-files.ts";
import { checkTexts } from "./texts.ts";
import { writtenFiles } from "./written-files.ts";

export type Checked = {
  findings: Finding[];
  /** By route, then by URL as written. */
  targets: Map<string, Map<string, Target>>;
};

export type CheckInputs = {
  site: Site;
  /** Those that failed included. */
  pages: readonly Page[];
  configuration: Configuration;
  categories: Categories;
  files: Landmarks["files"];
  /** Addresses that the compiler writes besides routes. */
  served: ReadonlySet<string>;
};

export function check({ site, pages, configuration, categories, files, served }: CheckInputs): Checked {
  const landmarks: Landmarks = {
    routes: new Map(site.routes.map((route) => [route.path, route])),
    sources: new Map(
      site.routes.flatMap((route) => (route.page ? [[route.page.source.path, route] as const] : [])),
    ),
    drafts: new Set(site.drafts.flatMap(({ source, route }) => [source, route])),
    files,
    served,
  };
  const unjudged = unjudgedRoutes(site, configuration, categories);
  const { findings, targets } = checkReferences(site, landmarks, unjudged);
  const written = writtenFiles(site, configuration.site.value.documents, served);
  return {
    targets,
    findings: [
      ...findings,
      ...checkRoutes(site, configuration, categories, written),
      ...checkStaticFiles(files, written),
      ...checkHomes(site, configuration),
      ...checkNames(site, pages, configuration),
      ...checkTexts(configuration),
      ...checkLinksOfConfiguration(site, configuration, landmarks, unjudged),
      ...checkPictures(site, configuration, landmarks),
    ],
  };
}

/** What routes start with that come from files which could not be used as a whole. */
function unjudgedRoutes(
  { locales }: Site,
  { authors, tags, sidebars }: Configuration,
  categories: Categories,
): string[] {
  const hasAllDocs = sidebars?.isWhole !== false && [...categories.values()].every(({ isWhole }) => isWhole);
  const below = [
    ...(authors.isWhole ? [] : ["blog/authors/"]),
    ...(tags.isWhole ? [] : ["blog/tags/"]),
    ...(hasAllDocs ? [] : ["docs/"]),
  ];
  return locales.flatMap(({ home }) => below.map((path) => home + path));
}
