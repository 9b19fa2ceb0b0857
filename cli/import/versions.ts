/** Versions of the docs: which there are, where they stand, and how `site.yml` names them. */
import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import * as z from "zod";
import { VersionsConfig } from "../../schema/site-versions.ts";
import type { DocsOptions } from "./docusaurus-config.ts";
import type { Note } from "./note.ts";

export type ImportedVersion = {
  /** `current`, or the name of a frozen version. */
  name: string;
  /** Folder in the source. */
  folder: string;
  /** Its folder in `i18n/<locale>/docusaurus-plugin-content-docs/`. */
  translated: string;
  /** Folder below a locale's in the new site. */
  target: string;
  /** Sidebars in the source; undefined where the docs have none of their own. */
  sidebars: string | undefined;
  /** Where its `sidebars.yml` goes. */
  sidebarsTarget: string;
  /** Below the root of the docs: empty, `/next`, `/1.0`. */
  path: string;
};

export function versionsIn(source: string, options: DocsOptions, notes: Note[]): ImportedVersion[] {
  const names = options.disableVersioning ? [] : versionNames(source, notes);
  const wanted = [
    ...(options.includeCurrentVersion === false && names.length > 0 ? [] : ["current"]),
    ...names,
  ].filter((name) => options.onlyIncludeVersions?.includes(name) ?? true);
  const last = options.lastVersion ?? names[0] ?? "current";
  return wanted.map((name): ImportedVersion => {
    const isCurrent = name === "current";
    const own = options.versions?.[name]?.path;
    const below = own ?? (name === last ? "" : isCurrent ? "next" : name);
    const sidebars = isCurrent
      ? options.sidebarPath || undefined
      : `versioned_sidebars/version-${name}-sidebars.json`;
    return {
      name,
      folder: isCurrent ? posix.normalize(options.path ?? "docs") : `versioned_docs/version-${name}`,
      translated: isCurrent ? "current" : `version-${name}`,
      target: isCurrent ? "docs" : `versions/${name}`,
      sidebars:
        sidebars !== undefined && existsSync(join(source, sidebars)) ? posix.normalize(sidebars) : undefined,
      sidebarsTarget: isCurrent ? "sidebars.yml" : `versions/${name}/sidebars.yml`,
      path: below.replace(/^\/*|\/+$/g, "") === "" ? "" : `/${below.replace(/^\/+|\/+$/g, "")}`,
    };
  });
}

function versionNames(source: string, notes: Note[]): string[] {
  const file = "versions.json";
  if (!existsSync(join(source, file))) return [];
  const names =
    z.array(z.string()).safeParse(JSON.parse(readFileSync(join(source, file), "utf8"))).data ?? [];
  return names.filter((name) => {
    const fits = VersionsConfig.safeParse({ frozen: [{ name }] }).success;
    if (!fits)
      notes.push({
        file,
        message: `the version “${name}” stays behind: its name has characters that names cannot have`,
      });
    return fits;
  });
}

/** `versions` of site.yml; undefined where nothing is frozen. */
export function versionsConfig(
  versions: readonly ImportedVersion[],
  options: DocsOptions,
): object | undefined {
  const frozen = versions.filter(({ name }) => name !== "current");
  if (frozen.length === 0) return undefined;
  const choices = (name: string): object => {
    const { label, path, banner, badge, noIndex } = options.versions?.[name] ?? {};
    return {
      ...(label !== undefined && { label }),
      ...(path !== undefined && { path: path.replace(/^\/+|\/+$/g, "") }),
      ...(banner !== undefined && { banner }),
      ...(badge === false && { badge }),
      ...(noIndex && { noindex: true }),
    };
  };
  const current = choices("current");
  return {
    ...(options.lastVersion !== undefined && { last: options.lastVersion }),
    ...(Object.keys(current).length > 0 && { current }),
    frozen: frozen.map(({ name }) => ({ name, ...choices(name) })),
  };
}
