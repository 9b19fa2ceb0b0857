/** Names in pages and configuration: the authors, tags, sidebars, docs and versions exist. */
import type { Page } from "../compile/compile-files.ts";
import { withWhereabouts } from "../report/failure.ts";
import type { Finding } from "../report/finding.ts";
import { ofArea } from "../site/assemble.ts";
import { docOf } from "../site/docs/doc.ts";
import { isOfVersion, shownVersions, versionsOf } from "../site/docs/docs-versions.ts";
import { pathIn } from "../site/fallbacks.ts";
import type { Site } from "../site/site.ts";
import { unpublishedText } from "../site/unpublished.ts";
import type { Configuration } from "../source/configuration.ts";
import { docsSets, sidebarsFile } from "../source/docs-sets.ts";
import { checkNavigation } from "./navigation-names.ts";
import { checkPageNames } from "./page-names.ts";
import { checkParts } from "./parts.ts";
import { checkSidebars, type DocNames, type VersionNames } from "./sidebar-names.ts";
import { checkVersions } from "./versions.ts";

export function checkNames(site: Site, pages: readonly Page[], configuration: Configuration): Finding[] {
  const [source] = site.locales;
  if (!source) return [];
  const docs = ofArea(pages, "docs");
  const sets = docsSets(configuration.site.value);
  const shown = sets.flatMap((set) => shownVersions(versionsOf(set, source, source.id), pages));
  const versions = shown.map((version) => {
    const own = docs.filter(({ page }) => isOfVersion(page.source, version));
    const all = own.map(({ page, facts }) =>
      withWhereabouts({ file: page.source.path }, () => docOf(page, facts, version.root)),
    );
    const names: DocNames = {
      ids: new Set(all.map(({ id }) => id)),
      folders: new Set(all.flatMap(({ folder }) => parentsOf(folder))),
    };
    const { set, name } = version;
    const sidebars = configuration.sidebars.get(sidebarsFile({ set, version: name }));
    return { version, docs: all, names, sidebars };
  });
  return [
    ...checkPageNames(pages, versions, configuration),
    ...versions.flatMap((version) => checkDraftNeighbours(site, version)),
    ...versions.flatMap(({ names, sidebars }) => checkSidebars(names, sidebars)),
    ...checkNavigation(versions, site, configuration),
    ...checkVersions(versions, sets, configuration),
    ...checkParts(versions, sets, configuration, ofArea(pages, "blog").length > 0),
  ];
}

/** `a/b` → `a`, `a/b`, and the root. */
function parentsOf(folder: string): string[] {
  const parts = folder === "" ? [] : folder.split("/");
  return ["", ...parts.map((_, index) => parts.slice(0, index + 1).join("/"))];
}

/** Previous and next docs that front matter names: each is published. */
function checkDraftNeighbours(
  { routes, drafts }: Pick<Site, "routes" | "drafts">,
  { docs }: Pick<VersionNames, "docs">,
): Finding[] {
  const choosing = docs.filter(
    ({ facts: { frontMatter } }) => frontMatter.pagination_prev || frontMatter.pagination_next,
  );
  if (choosing.length === 0) return [];
  const shown = new Set(routes.flatMap(({ locale, page }) => (page ? [pathIn(locale, page.source)] : [])));
  return choosing.flatMap(({ page: { source }, facts }): Finding[] => {
    if (!shown.has(source.path)) return [];
    return (["pagination_prev", "pagination_next"] as const).flatMap((key): Finding | Finding[] => {
      const id = facts.frontMatter[key];
      if (!id) return [];
      const meant = docs.filter((doc) => doc.id === id);
      if (meant.length === 0) return [];
      if (meant.some((doc) => shown.has(pathIn(source.locale, doc.page.source)))) return [];
      return {
        rule: "link-resolves",
        file: source.path,
        place: facts.keys[key],
        message: `“${id}” is ${unpublishedText(drafts.find((draft) => meant.some((doc) => draft.source === doc.page.source.path)) ?? {})}`,
        expected: "a published doc, or null for none",
      };
    });
  });
}
