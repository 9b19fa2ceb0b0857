/** Site → findings, and where each reference of each page leads. Everything is checked in one run, in all locales. */
import type { Compiled } from "../compile/compile-files.ts";
import type { Finding } from "../report/finding.ts";
import type { Landmarks, Target } from "../site/references.ts";
import type { Site } from "../site/site.ts";
import type { Configuration } from "../source/configuration.ts";
import { checkLinksOfConfiguration } from "./configuration-links.ts";
import { checkNames } from "./names.ts";
import { checkReferences } from "./page-references.ts";
import { checkRoutes } from "./routes.ts";
import { checkTexts } from "./texts.ts";

export type Checked = {
  findings: Finding[];
  /** By route, then by URL as written. */
  targets: Map<string, Map<string, Target>>;
};

export function check(
  site: Site,
  compiled: Pick<Compiled, "pages">,
  configuration: Configuration,
  files: Landmarks["files"],
  served: ReadonlySet<string>,
): Checked {
  const landmarks: Landmarks = {
    routes: new Map(site.routes.map((route) => [route.path, route])),
    sources: new Map(
      site.routes.flatMap((route) => (route.page ? [[route.page.source.path, route] as const] : [])),
    ),
    drafts: new Set(site.drafts.flatMap(({ source, route }) => [source, route])),
    files,
    served,
  };
  const { findings, targets } = checkReferences(site, landmarks);
  return {
    targets,
    findings: [
      ...findings,
      ...checkRoutes(site),
      ...checkNames(site, compiled.pages, configuration),
      ...checkTexts(configuration),
      ...checkLinksOfConfiguration(site, configuration, landmarks),
    ],
  };
}
