/** Addresses of the source's host that are not pages of the new site → `external` of site.yml. */
import { externalAddresses, type IsExternalAddress } from "../../site/external-addresses.ts";
import { builtRoutes } from "./built-site.ts";
import { docusaurusName } from "./names.ts";
import { isMarkdown } from "./source-files.ts";
import type { SourceSite } from "./source-site.ts";

export type OtherAddresses = {
  /** Patterns of what plugins make. */
  made: readonly string[];
  /** True for an address below the base that a plugin makes. */
  isMade: IsExternalAddress;
  /** The address in the new site of a Markdown file that a plugin writes; undefined for any other. */
  madeAt(file: string): string | undefined;
  /** Pages of the last build that no file of the source makes, and lists that Docusaurus makes by itself. */
  built: readonly string[];
  /** Addresses that links mark as outside the site (`pathname://`); reading the links fills it. */
  beside: Set<string>;
};

type Source = Pick<SourceSite, "source" | "base" | "plugins" | "sections">;

/** A folder of a plugin whose files are in the source holds imported pages; `known` are the imported addresses of the source. */
export function otherAddresses(
  { source, base, plugins, sections }: Source,
  known: { has(address: string): boolean },
): OtherAddresses {
  const places = plugins.made.folders.flatMap((folder) => {
    const section = sections
      .filter((each) => `${folder}/`.startsWith(`${each.folder}/`))
      .sort((a, b) => b.folder.length - a.folder.length)[0];
    const isThere = source.filesBelow(folder).some(isMarkdown);
    return section && !isThere ? [{ folder, section }] : [];
  });
  const routeIn = (file: string): string | undefined => {
    const place = places.find(({ folder }) => file.startsWith(`${folder}/`));
    if (!place) return undefined;
    const { folder, root, prefixes } = place.section;
    return root + docusaurusName(file.slice(folder.length + 1), {}, prefixes).path;
  };
  const made = [
    ...plugins.made.addresses,
    ...places.map(({ folder }) => `${routeIn(`${folder}/index.md`)}/**`),
  ];
  // The page of a search that is made elsewhere.
  const built = builtRoutes(source, base).filter((path) => path !== "/search" && !known.has(path));
  const isPattern = externalAddresses(made);
  const inBuild = new Set(built);
  return {
    made,
    isMade: (path) => isPattern(path) || inBuild.has(path),
    madeAt: routeIn,
    built,
    beside: new Set(),
  };
}

/** `pages` are addresses of the new site: none of the patterns is about one of them. */
export function externalPatterns({ made, beside }: OtherAddresses, pages: Iterable<string>): string[] {
  const routes = [...pages];
  const isFree = (pattern: string): boolean => !routes.some(externalAddresses([pattern]));
  const known = made.filter(isFree);
  const isKnown = externalAddresses(known);
  const others = [...beside]
    .filter((path) => !isKnown(path))
    .flatMap((path) => [foldersOf(path).find(isFree) ?? path].filter(isFree));
  const folders = externalAddresses(others.filter(isFolder));
  return [
    ...new Set([...known, ...others.filter((pattern) => isFolder(pattern) || !folders(pattern))]),
  ].sort();
}

function isFolder(pattern: string): boolean {
  return pattern.endsWith("/**");
}

/** `/a/b/c` → the patterns of the folders that it is in: `/a/**`, `/a/b/**`. */
function foldersOf(path: string): string[] {
  const parts = path.split("/").slice(1, -1);
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join("/")}/**`);
}
