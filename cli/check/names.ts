/** Names in pages and configuration: the authors, tags, sidebars, docs and versions exist. */
import type { Page } from "../compile/compile-files.ts";
import { at } from "../report/failure.ts";
import type { Finding } from "../report/finding.ts";
import { ofArea } from "../site/assemble.ts";
import { docOf } from "../site/docs/doc.ts";
import { shownVersions, versionNameOf, versionsOf } from "../site/docs/versions.ts";
import type { Site } from "../site/site.ts";
import { type Configuration, sidebarsOfVersion } from "../source/configuration.ts";
import { checkDraftNeighbours } from "./draft-neighbours.ts";
import { checkNavigation } from "./navigation-names.ts";
import { checkPageNames } from "./page-names.ts";
import { checkSidebars, type DocNames } from "./sidebar-names.ts";
import { checkVersions } from "./versions.ts";

export function checkNames(site: Site, pages: readonly Page[], configuration: Configuration): Finding[] {
  const [source] = site.locales;
  if (!source) return [];
  const docs = ofArea(pages, "docs");
  const versions = shownVersions(versionsOf(configuration.site.value, source), pages).map((version) => {
    const own = docs.filter(({ page }) => versionNameOf(page.source) === version.name);
    const all = own.map(({ page, facts }) =>
      at({ file: page.source.path }, () => docOf(page, facts, version.root)),
    );
    const names: DocNames = {
      ids: new Set(all.map(({ id }) => id)),
      folders: new Set(all.flatMap(({ folder }) => parentsOf(folder))),
    };
    return { version, docs: all, names, sidebars: sidebarsOfVersion(configuration, version.name) };
  });
  return [
    ...checkPageNames(pages, source, versions, configuration),
    ...versions.flatMap((version) => checkDraftNeighbours(site, version)),
    ...versions.flatMap(({ names, sidebars }) => checkSidebars(names, sidebars)),
    ...checkNavigation(versions, site, configuration),
    ...checkVersions(versions, configuration),
  ];
}

/** `a/b` → `a`, `a/b`, and the root. */
function parentsOf(folder: string): string[] {
  const parts = folder === "" ? [] : folder.split("/");
  return ["", ...parts.map((_, index) => parts.slice(0, index + 1).join("/"))];
}
