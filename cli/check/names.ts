/** Authors, tags, sidebars and docs that pages and configuration name exist. */
import type { Page } from "../compile/compile-files.ts";
import type { Finding } from "../report/finding.ts";
import { ofArea } from "../site/assemble.ts";
import { docOf } from "../site/docs/doc.ts";
import type { Site } from "../site/site.ts";
import type { Configuration } from "../source/configuration.ts";
import { checkNavigation, checkSidebars } from "./configuration-names.ts";
import { checkPageNames } from "./page-names.ts";

export function checkNames(site: Site, pages: readonly Page[], configuration: Configuration): Finding[] {
  const [source] = site.locales;
  if (!source) return [];
  const docs = ofArea(pages, "docs").map(({ page, facts }) => docOf(page, facts, source));
  const names = {
    ids: new Set(docs.map(({ id }) => id)),
    folders: new Set(docs.flatMap(({ folder }) => parentsOf(folder))),
  };
  return [
    ...checkPageNames(pages, source, names.ids, configuration),
    ...checkSidebars(names, configuration),
    ...checkNavigation(names, configuration),
  ];
}

/** `a/b` → `a`, `a/b`, and the root. */
function parentsOf(folder: string): string[] {
  const parts = folder === "" ? [] : folder.split("/");
  return ["", ...parts.map((_, index) => parts.slice(0, index + 1).join("/"))];
}
