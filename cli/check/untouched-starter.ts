/** Pages and texts of the configuration that are still as `twsite init` wrote them. */
import { readdirSync } from "node:fs";
import { join, normalize } from "node:path";
import { readText, sampleTexts } from "../authoring/starter/remove-samples.ts";
import { textsToReplace } from "../authoring/starter/starter-configuration.ts";
import type { Page } from "../compile/compile-files.ts";

/** Paths of pages, and texts of `site.yml` and `authors.yml`, that an owner has not made their own. */
export type Untouched = { pages: ReadonlySet<string>; texts: ReadonlySet<string> };

/** It lists what a site has, so that its text can stay as it is. */
const finished = "pages/glossary";

/** Any change of a page counts as done. `starterFolder` holds a folder of pages for each language. */
export function untouchedStarter(
  pages: readonly Page[],
  contentFolder: string,
  starterFolder: string,
): Untouched {
  const places = readdirSync(join(starterFolder, "en"), { recursive: true, encoding: "utf8" });
  const isUntouched = ({ source: { area, name, path }, fallback }: Page): boolean => {
    const place = `${area}/${name}`;
    if (fallback !== undefined || place === finished || !places.includes(normalize(`${place}.md`)))
      return false;
    return sampleTexts(`${place}.md`, starterFolder).includes(readText(contentFolder, path) ?? "");
  };
  return {
    pages: new Set(pages.filter(isUntouched).map(({ source }) => source.path)),
    texts: textsToReplace,
  };
}
