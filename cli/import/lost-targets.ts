/** Finds broken links of the new site whose target was in the source, and was lost by the import. */
import { posix } from "node:path";
import { decoded, withoutSlash } from "../../schema/paths.ts";
import { isExternal, splitSuffix } from "../site/link-target.ts";
import type { ImportedSite } from "./imported-site.ts";

/** `target` is the address in the page `file` of the content folder, which `origin` of the source became. */
export function wasThere(
  target: string,
  { file, origin }: { file: string; origin: string | undefined },
  { files, addresses, left, source }: Pick<ImportedSite, "files" | "addresses" | "left" | "source">,
): boolean {
  const path = decoded(splitSuffix(target).path);
  if (path === "" || isExternal(target)) return false;
  if (path.startsWith("@site/")) return source.isFile(posix.normalize(path.slice("@site/".length)));
  if (path.startsWith("/"))
    return (
      files.has(`static${path}`) ||
      addresses.some((address) => isSame(address, path)) ||
      // The address of a page that is not imported is not known; mostly it starts with its folder.
      left.some(({ folder }) => path === `/${folder}` || path.startsWith(`/${folder}/`))
    );
  const beside = posix.join(posix.dirname(file), path);
  return (
    [beside, `${beside}.md`].some((each) => files.has(each)) ||
    (origin !== undefined && source.isFile(posix.join(posix.dirname(origin), path)))
  );
}

function isSame(address: string, path: string): boolean {
  return withoutSlash(address) === withoutSlash(path.replace(/(\/index)?\.html$/, ""));
}
