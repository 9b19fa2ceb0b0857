/** `versions:` of site.yml → the versions of the docs of one locale, with what the writer left out filled in. */

import { routeUnder } from "../../../schema/paths.ts";
import type { SiteConfig } from "../../../schema/site.ts";
import { CURRENT_VERSION } from "../../../schema/site-versions.ts";
import { type LocalizedText, textFor } from "../../../schema/text.ts";
import type { Page } from "../../compile/compile-files.ts";
import type { SourceFile } from "../../source/source-file.ts";
import type { Locale } from "../site.ts";

export type Version = {
  /** `current`, or the name of a frozen version. */
  name: string;
  label: string;
  isLast: boolean;
  /** Route of the version's docs in the locale: `/docs`, `/fr/docs/1.0`. */
  root: string;
  banner: "none" | "unreleased" | "unmaintained";
  badge: boolean;
  noindex: boolean;
};

const DOCS_ROOT = "/docs";

/** Names and addresses without the locale: the current docs first, then the frozen versions from the newest to the oldest. */
export function versionRoots(
  versions: SiteConfig["versions"],
): { name: string; isLast: boolean; root: string }[] {
  const all = [{ name: CURRENT_VERSION, ...versions.current }, ...versions.frozen];
  const last = lastIndex(all, versions.last);
  return all.map(({ name, path }, index) => {
    const isLast = index === last;
    const below = path ?? (isLast ? "" : name === CURRENT_VERSION ? "next" : name);
    return { name, isLast, root: below === "" ? DOCS_ROOT : `${DOCS_ROOT}/${below}` };
  });
}

/** In the same order. */
export function versionsOf({ versions, locales }: SiteConfig, locale: Locale): Version[] {
  const { current, frozen } = versions;
  const all = [{ name: CURRENT_VERSION, ...current }, ...frozen];
  const roots = versionRoots(versions);
  const last = roots.findIndex(({ isLast }) => isLast);
  const text = (label: LocalizedText) => textFor(label, locale.id) ?? textFor(label, locales[0]?.id ?? "");
  return all.map(({ name, label, banner, badge, noindex }, index): Version => {
    const isCurrent = name === CURRENT_VERSION;
    const isLast = index === last;
    return {
      name,
      label: (label !== undefined && text(label)) || (isCurrent ? locale.strings.compiler.nextVersion : name),
      isLast,
      root: routeUnder(locale.home, roots[index]?.root ?? DOCS_ROOT),
      banner: banner ?? (isLast ? "none" : index < last ? "unreleased" : "unmaintained"),
      badge: badge && frozen.length > 0,
      noindex,
    };
  });
}

/** Without docs in `docs/`, a site with frozen versions has no current one. */
export function shownVersions(versions: readonly Version[], pages: readonly Page[]): Version[] {
  const isCurrent = ({ source }: Page) => source.area === "docs" && versionNameOf(source) === CURRENT_VERSION;
  return versions.filter(
    ({ name }) => versions.length === 1 || name !== CURRENT_VERSION || pages.some(isCurrent),
  );
}

/** A name that no version has is reported; until then the default holds. */
function lastIndex(all: readonly { name: string }[], name: string | undefined): number {
  const named = all.findIndex((version) => version.name === name);
  return named >= 0 ? named : Math.min(1, all.length - 1);
}

/** The name of the version that a file of the docs belongs to. */
export function versionNameOf({ version }: Pick<SourceFile, "version">): string {
  return version ?? CURRENT_VERSION;
}

/** Folder of a version's docs in the content folder: `en/docs`, `fr/versions/1.0`. */
export function versionFolder(locale: string, name: string): string {
  return name === CURRENT_VERSION ? `${locale}/docs` : `${locale}/versions/${name}`;
}
