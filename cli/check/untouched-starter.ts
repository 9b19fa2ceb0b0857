/** What is still as `twsite init` wrote it: pages, and texts of the configuration. */
import { readdirSync } from "node:fs";
import { join, normalize } from "node:path";
import { textsToReplace } from "../authoring/starter/starter-configuration.ts";
import type { Page } from "../compile/compile-files.ts";
import { readInside } from "../source/read-inside.ts";

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
  const languages = readdirSync(starterFolder);
  const places = readdirSync(join(starterFolder, "en"), { recursive: true, encoding: "utf8" });
  const isUntouched = ({ source: { area, name, path }, fallback }: Page): boolean => {
    const place = `${area}/${name}`;
    if (fallback !== undefined || place === finished || !places.includes(normalize(`${place}.md`)))
      return false;
    const written = languages.flatMap((language) => read(join(starterFolder, language), `${place}.md`) ?? []);
    return written.length > 0 && written.includes(read(contentFolder, path) ?? "");
  };
  return {
    pages: new Set(pages.filter(isUntouched).map(({ source }) => source.path)),
    texts: textsToReplace,
  };
}

/** Without its date, which is the day of the start. Undefined where there is no such file. */
function read(folder: string, path: string): string | undefined {
  try {
    return readInside(folder, path)
      .toString()
      .replace(/^date: .*$/m, "");
  } catch {
    return undefined;
  }
}
