/** Addresses below that of the site that are not part of it: pages of plugins, pages of the last build, and what links mark as outside. */
import { externalAddresses } from "../../site/external-addresses.ts";
import type { Note } from "../note.ts";
import type { OldOutside } from "../old-site.ts";
import { builtRoutes, SITEMAP } from "./built-site.ts";
import { docusaurusName, isMarkdown } from "./doc-ids.ts";
import type { SourceSite } from "./source-site.ts";

/** `isKnown` tells an address that the new site has. A folder of a plugin whose files are in the source holds imported pages. */
export function outsideAddresses(
  { source, base, plugins, sections }: SourceSite,
  isKnown: (address: string) => boolean,
  notes: Note[],
): OldOutside {
  const places = plugins.made.folders.flatMap((folder) => {
    const [section] = sections
      .filter((other) => `${folder}/`.startsWith(`${other.folder}/`))
      .sort((a, b) => b.folder.length - a.folder.length);
    const isThere = source.filesBelow(folder).some(isMarkdown);
    return section && !isThere ? [{ folder, section }] : [];
  });
  const madeAt = (file: string): string | undefined => {
    const place = places.find(({ folder }) => file.startsWith(`${folder}/`));
    if (!place) return undefined;
    const { section } = place;
    return section.root + docusaurusName(file.slice(section.folder.length + 1), {}, section.prefixes).path;
  };
  const made = [
    ...plugins.made.addresses,
    ...places.map(({ folder }) => `${madeAt(`${folder}/index.md`)}/**`),
  ];
  // The page of a search that is made elsewhere.
  const built = builtRoutes(source, base).filter(
    (path) => path !== "/search" && path !== "/" && !isKnown(path),
  );
  const [first] = built;
  if (first !== undefined)
    notes.push({
      cause: "plugin",
      file: SITEMAP,
      message: `no file of the source makes ${built.length === 1 ? "this page" : `these ${built.length} pages`} of the last build: ${built.slice(0, 3).join(", ")}${built.length > 3 ? " …" : ""}`,
      instead:
        "serve them at their addresses and list these in external of site.yml, or remove the links to them",
    });
  const isPattern = externalAddresses(made);
  const beside = new Set(built);
  return {
    isMade: (path) => isPattern(path) || beside.has(path),
    madeAt,
    beside,
    patterns: (pages) => externalPatterns(made, beside, [...pages]),
  };
}

/** None of the patterns is about one of the pages. */
function externalPatterns(
  made: readonly string[],
  beside: ReadonlySet<string>,
  pages: readonly string[],
): string[] {
  const isFree = (pattern: string): boolean => !pages.some(externalAddresses([pattern]));
  const known = made.filter(isFree);
  const isKnown = externalAddresses(known);
  const others = [...beside]
    .filter((path) => !isKnown(path))
    .flatMap((path) => [foldersOf(path).find(isFree) ?? path].filter(isFree));
  const isFolder = (pattern: string) => pattern.endsWith("/**");
  const isInFolder = externalAddresses(others.filter(isFolder));
  return [
    ...new Set([...known, ...others.filter((pattern) => isFolder(pattern) || !isInFolder(pattern))]),
  ].sort();
}

/** `/a/b/c` → the patterns of the folders that it is in: `/a/**`, `/a/b/**`. */
function foldersOf(path: string): string[] {
  const parts = path.split("/").slice(1, -1);
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join("/")}/**`);
}
