/** Broken links of the source → the address of the one page that has the same path apart from capitals and its ending. */
import { posix } from "node:path";
import { decoded } from "../../../schema/paths.ts";
import { isExternal, splitSuffix } from "../../site/link-target.ts";
import { withoutBase } from "./link-routes.ts";
import { type LinkTargets, looseKey } from "./link-targets.ts";
import { folderOf, leadsSomewhere, linkTo } from "./links.ts";
import type { ImportedPage } from "./pages.ts";
import { isMarkdown } from "./source-files.ts";

/** The corrected address of a broken link; undefined if the link works, and if no page or several pages match. */
export function correctedAddress(url: string, page: ImportedPage, targets: LinkTargets): string | undefined {
  if (isExternal(url) || /^($|[#?@]|pathname:)/.test(url) || leadsSomewhere(url, page, targets))
    return undefined;
  const { path, suffix } = splitSuffix(url);
  const file = decoded(path);
  if (isMarkdown(file.toLowerCase())) {
    const candidates = file.startsWith("/")
      ? [file.slice(1), posix.join(page.section.folder, file)]
      : [
          posix.join(posix.dirname(page.file), file),
          posix.join(page.section.folder, posix.dirname(page.name), file),
        ];
    for (const candidate of candidates) {
      const found = targets.looseFiles.get(looseKey(candidate));
      if (found) return linkTo(found, page, targets) + suffix;
    }
  }
  const from = folderOf(page, targets);
  const address = file.startsWith("/") ? withoutBase(file, targets.base) : posix.join(from, file);
  const home = page.locale.home.slice(0, -1);
  const found =
    targets.looseAddresses.get(looseKey(home + address)) ?? targets.looseAddresses.get(looseKey(address));
  return found === undefined ? undefined : found + suffix;
}
