/** `versions:` of a set of docs → its versions in one locale, with what the writer left out filled in. */
import { CURRENT_VERSION, MAIN_DOCS } from "../../../schema/contract.ts";
import { routeBelow, routeUnder } from "../../../schema/paths.ts";
import { type LocalizedText, textFor } from "../../../schema/text.ts";
import type { Page } from "../../compile/compile-files.ts";
import { type DocsSet, docsOfFile } from "../../source/docs-sets.ts";
import type { SourceFile } from "../../source/source-file.ts";
import type { Locale, RouteHead } from "../site.ts";

export type Version = {
  /** Name of the set of docs. */
  set: string;
  /** `current`, or the name of a frozen version. */
  name: string;
  label: string;
  isLast: boolean;
  /** Route of the version's docs in the locale: `/docs`, `/fr/docs/1.0`; the home for docs at the top of the site. */
  root: string;
  banner: "none" | "unreleased" | "unmaintained";
  badge: boolean;
  noindex: boolean;
};

/** Names and addresses without the locale: the current docs first, then the frozen versions from the newest to the oldest. */
export function versionRoots({
  path: setPath,
  versions,
}: Pick<DocsSet, "path" | "versions">): { name: string; isLast: boolean; root: string }[] {
  const all = [{ name: CURRENT_VERSION, ...versions.current }, ...versions.frozen];
  const last = lastIndex(all, versions.last);
  return all.map(({ name, path }, index) => {
    const isLast = index === last;
    const below = path ?? (isLast ? "" : name === CURRENT_VERSION ? "next" : name);
    return { name, isLast, root: routeBelow(setPath, `/${below}`) };
  });
}

/** In the same order. `source` is the id of the source locale. */
export function versionsOf(set: DocsSet, locale: Locale, source: string): Version[] {
  const { current, frozen } = set.versions;
  const all = [{ name: CURRENT_VERSION, ...current }, ...frozen];
  const roots = versionRoots(set);
  const last = roots.findIndex(({ isLast }) => isLast);
  const text = (label: LocalizedText) => textFor(label, locale.id) ?? textFor(label, source);
  return all.map(({ name, label, banner, badge, noindex }, index): Version => {
    const isCurrent = name === CURRENT_VERSION;
    const isLast = index === last;
    return {
      set: set.name,
      name,
      label: (label !== undefined && text(label)) || (isCurrent ? locale.strings.compiler.nextVersion : name),
      isLast,
      root: routeUnder(locale.home, roots[index]?.root ?? set.path),
      banner: banner ?? (isLast ? "none" : index < last ? "unreleased" : "unmaintained"),
      badge: badge && frozen.length > 0,
      noindex,
    };
  });
}

/** The properties that a version adds to the heads of its pages. */
export function versionHead({
  noindex,
  isLast,
  banner,
}: Pick<Version, "noindex" | "isLast" | "banner">): Pick<RouteHead, "noindex" | "isOutdated"> {
  return { ...(noindex && { noindex: true }), ...(!isLast && banner !== "none" && { isOutdated: true }) };
}

/** A name that is unique among the versions of all sets: `current`, `1.0`; `api/current` in the set `api`. */
export function docsName({ set, name }: Pick<Version, "set" | "name">): string {
  return set === MAIN_DOCS ? name : `${set}/${name}`;
}

/** Without docs in its folder, a set with frozen versions has no current one. */
export function shownVersions(versions: readonly Version[], pages: readonly Page[]): Version[] {
  return versions.filter(
    (version) =>
      versions.length === 1 ||
      version.name !== CURRENT_VERSION ||
      pages.some(({ source }) => isOfVersion(source, version)),
  );
}

export function isOfVersion(source: SourceFile, { set, name }: Pick<Version, "set" | "name">): boolean {
  const own = docsOfFile(source);
  return source.area === "docs" && own.set === set && own.version === name;
}

/** A name that no version has is reported; until then the default holds. */
function lastIndex(all: readonly { name: string }[], name: string | undefined): number {
  const named = all.findIndex((version) => version.name === name);
  return named >= 0 ? named : Math.min(1, all.length - 1);
}
