/** Site → findings, and the target of each reference of each page. One run checks everything, in all locales. */

import { routeBelow, routeUnder } from "../../schema/paths.ts";
import type { Page } from "../compile/compile-files.ts";
import type { HostTexts } from "../hosts/host-files/host-texts.ts";
import type { SiteAddresses } from "../hosts/host-files/merged-headers.ts";
import { feedTypes, toolHeaderRules } from "../hosts/host-files/tool-headers.ts";
import type { Finding } from "../report/finding.ts";
import { findingsOf } from "../report/internal-error.ts";
import type { SiteRule } from "../report/rules.ts";
import { externalAddresses } from "../site/external-addresses.ts";
import { pathIn } from "../site/fallbacks.ts";
import { redirectLines } from "../site/redirect-lines.ts";
import { type ResolvedRedirect, redirectsOf } from "../site/redirects.ts";
import type { LinkIndex, Targets } from "../site/references.ts";
import type { Schedule } from "../site/schedule.ts";
import type { Site } from "../site/site.ts";
import { counterpartsOf } from "../site/translations.ts";
import { docsRootsOf, versionNamesOf } from "../site/version-links.ts";
import type { Categories } from "../source/categories.ts";
import type { Configuration } from "../source/configuration.ts";
import { docsSets } from "../source/docs-sets.ts";
import type { UnreadEntry } from "../source/unread-entries.ts";
import { type AddressChanges, changesSince } from "./addresses/changed-addresses.ts";
import { checkPublishedAddresses } from "./addresses/changes-text.ts";
import type { Lock } from "./addresses/lock-text.ts";
import { caseInputs } from "./confidential/case-inputs.ts";
import { checkConfidentialCases } from "./confidential/confidential-cases.ts";
import { checkLinksOfConfiguration } from "./configuration-links.ts";
import { checkFileNames } from "./file-names.ts";
import { checkGlossaryPages } from "./glossary-page.ts";
import { checkHostFiles } from "./host-files.ts";
import { checkNames } from "./known-names.ts";
import { checkUnreadFiles, misnamedPages } from "./misplaced-files.ts";
import { checkShownItems } from "./navigation-names.ts";
import { checkNestedVariables } from "./nested-variables.ts";
import { checkSchedules } from "./page-names.ts";
import { checkReferences } from "./page-references.ts";
import { checkPictureNames } from "./pictures.ts";
import { placeholdersOf } from "./placeholders.ts";
import { checkRedirects } from "./redirects.ts";
import { checkSidebarUses } from "./sidebar-names.ts";
import {
  checkAccent,
  checkExternalAddresses,
  checkHomes,
  checkIntegrations,
  checkRuleLevels,
} from "./site-values.ts";
import { checkTexts } from "./texts.ts";
import type { Untouched } from "./untouched-starter.ts";
import { checkRoutes } from "./usable-routes.ts";
import { checkStaticFiles, writtenFiles } from "./written-files.ts";

export type Checked = {
  findings: Finding[];
  targets: Targets;
  /** Old addresses, and where they lead in the end. */
  redirects: ResolvedRedirect[];
  /** Undefined without `routes.lock`. */
  addresses: AddressChanges | undefined;
  /** Those of other addresses that would no longer lead anywhere. */
  changesSince(lock: Lock): AddressChanges;
};

type CheckInputs = {
  site: Site;
  /** All pages, also those that failed. */
  pages: readonly Page[];
  configuration: Configuration;
  /** Rules that the site's extensions bring. */
  siteRules: readonly SiteRule[];
  categories: Categories;
  files: LinkIndex["files"];
  /** Files that pages take something from and never link to: parts to include, components. */
  parts: ReadonlySet<string>;
  /** Addresses that the compiler writes besides routes. */
  served: ReadonlySet<string>;
  /** Path that the site is published below. */
  base: string;
  /** The published addresses; undefined without `routes.lock`. */
  lock: Lock | undefined;
  /** Files and folders that nothing reads. */
  unread: readonly UnreadEntry[];
  /** Files that pages include. */
  included: ReadonlySet<string>;
  /** True: the site is about to be published, with nothing left to fill in. */
  release: boolean;
  /** Pages and texts that are still as `twsite init` wrote them; needed for a release only. */
  untouched: Untouched;
  /** When pages are published. */
  schedule: Schedule;
  /** The author's `_headers`, `_redirects` and `robots.txt`. */
  hostTexts: HostTexts;
  hostAddresses: SiteAddresses;
  /** A policy as long as that of the site. */
  contentSecurityPolicy: string;
};

export function check(inputs: CheckInputs): Checked {
  const { site, pages, configuration, categories, files, parts, served, base, lock, hostTexts } = inputs;
  const { unread, included, release, schedule, hostAddresses, siteRules, contentSecurityPolicy } = inputs;
  const sets = docsSets(configuration.site.value);
  const unredirected = {
    routes: new Map(site.routes.map((route) => [route.path, route])),
    sources: new Map(
      site.routes.flatMap((route) =>
        route.page ? [[pathIn(route.locale, route.page.source), route] as const] : [],
      ),
    ),
    docsRoots: docsRootsOf(site, sets),
    versionNames: versionNamesOf(site, sets),
    counterparts: counterpartsOf(site.routes),
    drafts: new Map(
      site.drafts.flatMap(({ source, route, ...why }) => [[source, why] as const, [route, why] as const]),
    ),
    files,
    source: site.locales[0]?.id ?? "",
    hasDocsAtTop: configuration.site.value.docs.root,
    served,
    isExternalAddress: externalAddresses(configuration.site.value.external),
    place: { url: configuration.site.value.url, base },
  };
  const redirects = redirectsOf(site, configuration, unredirected);
  const ends = redirects.flatMap(({ from, end }) => (end.kind === "loop" ? [] : [[from, end] as const]));
  const linkIndex: LinkIndex = { ...unredirected, redirects: new Map(ends) };
  const unsureRoutes = unsureRoutesOf(site, configuration, categories);
  const { findings, targets } = checkReferences(site, linkIndex, unsureRoutes);
  const written = writtenFiles(site, configuration.site.value.documents, served);
  const config = configuration.site.value;
  const locales = site.locales.map(({ id }) => id);
  const { isExternalAddress } = linkIndex;
  const since = changesOf({ site, redirects, files, unsureRoutes, isExternalAddress });
  const addresses = lock && since(lock);
  const mediaTypes = feedTypes(site.manifests);
  const headers = toolHeaderRules({ base, contentSecurityPolicy, mediaTypes });
  const lines = () => redirectLines(redirects, { path: base, trailingSlash: config.trailing_slash });
  const checks: [what: string, run: () => Finding[]][] = [
    ["the pages of the glossary", () => checkGlossaryPages(site, targets, configuration, linkIndex)],
    [
      "confidential cases",
      () => checkConfidentialCases(site, pages, targets, caseInputs(configuration, linkIndex, base, parts)),
    ],
    [
      "redirects",
      () => {
        const { routes } = site;
        return checkRedirects({
          redirects,
          routes,
          files,
          written,
          unsureRoutes,
          documents: config.documents,
        });
      },
    ],
    ["published addresses", () => (addresses ? checkPublishedAddresses(addresses) : [])],
    ["routes", () => checkRoutes(site, configuration, categories, written)],
    ["addresses of others", () => checkExternalAddresses(site, configuration, categories)],
    ["the files of static/", () => checkStaticFiles(files, written)],
    ["names of files", () => checkFileNames(pages, files)],
    [
      "files that nothing reads",
      () =>
        checkUnreadFiles({
          unread,
          files: config.docs.root ? misnamedPages(files) : files,
          included,
          targets,
          locales,
          categories,
        }),
    ],
    [
      "files for hosts",
      () => checkHostFiles({ texts: hostTexts, headers, redirects: lines(), addresses: hostAddresses }),
    ],
    ["home pages", () => checkHomes(site, configuration)],
    ["names in pages and configuration", () => checkNames(site, pages, configuration)],
    ["items of the navigation", () => checkShownItems(site, pages, configuration)],
    ["levels of rules", () => checkRuleLevels(configuration, siteRules)],
    ["sidebars", () => checkSidebarUses(configuration)],
    ["schedules", () => checkSchedules(schedule)],
    [
      "placeholders",
      () => (release ? placeholdersOf(pages, configuration, categories, inputs.untouched) : []),
    ],
    ["texts of the configuration", () => checkTexts(configuration)],
    ["variables", () => checkNestedVariables(configuration)],
    [
      "links of the configuration",
      () => checkLinksOfConfiguration(site, configuration, categories, linkIndex, unsureRoutes),
    ],
    ["the accent", () => checkAccent(configuration)],
    ["integrations", () => checkIntegrations(configuration)],
    ["pictures", () => checkPictureNames(site, configuration, linkIndex)],
  ];
  return {
    targets,
    redirects,
    addresses,
    changesSince: since,
    findings: [...findings, ...checks.flatMap(([what, run]) => findingsOf(`checking ${what}`, run))],
  };
}

/** Made here, since a function keeps in memory all that those beside it use. */
function changesOf(now: Parameters<typeof changesSince>[1]): Checked["changesSince"] {
  return (earlier) => changesSince(earlier, now);
}

function withSlash(route: string): string {
  return route.endsWith("/") ? route : `${route}/`;
}

/** Starts of routes from files that could not be used as a whole. */
function unsureRoutesOf(
  { locales }: Site,
  { site, authors, tags, sidebars, unsureRoutes = [] }: Configuration,
  categories: Categories,
): string[] {
  const hasAllDocs = [...sidebars.values(), ...categories.values()].every(({ isWhole }) => isWhole);
  const blog = site.value.blog.path;
  const below = [
    ...(authors.isWhole ? [] : [routeBelow(blog, "/authors")]),
    ...(tags.isWhole ? [] : [routeBelow(blog, "/tags")]),
    ...(hasAllDocs ? [] : docsSets(site.value).map(({ path }) => path)),
  ];
  return [
    ...unsureRoutes,
    ...locales.flatMap(({ home }) => below.map((path) => withSlash(routeUnder(home, path)))),
  ];
}
