/** Versions in site.yml: each name exists, none is given twice, each version has docs and an address of its own. */
import type { NavbarItem } from "../../schema/site.ts";
import { CURRENT_VERSION } from "../../schema/site-versions.ts";
import type { Finding } from "../report/finding.ts";
import { versionFolder } from "../site/docs/versions.ts";
import type { Configuration } from "../source/configuration.ts";
import type { PathPart } from "../yaml/value-at.ts";
import type { VersionNames } from "./sidebar-names.ts";
import { unknownName } from "./unknown-name.ts";

/** `shown` are the versions that the site has, in the source locale. */
export function checkVersions(shown: readonly VersionNames[], { site }: Configuration): Finding[] {
  const { versions, navbar } = site.value;
  const frozen = versions.frozen.map(({ name }) => name);
  const isKnown = (name: string, path: readonly PathPart[]): Finding[] =>
    knownVersion(name, path, frozen, site);
  const menus = (items: readonly NavbarItem[], side: string) =>
    items.flatMap((item, index) =>
      item.type === "version"
        ? (item.versions ?? []).flatMap((name, position) =>
            isKnown(name, ["navbar", side, index, "versions", position]),
          )
        : [],
    );
  return [
    ...withoutMenu(shown, site),
    ...(versions.last === undefined ? [] : isKnown(versions.last, ["versions", "last"])),
    ...givenTwice(frozen, site),
    ...withoutDocs(shown, frozen, site),
    ...sameRoots(shown, frozen, site),
    ...menus(navbar.left, "left"),
    ...menus(navbar.right, "right"),
  ];
}

type SiteFile = Configuration["site"];

function knownVersion(
  name: string,
  path: readonly PathPart[],
  frozen: readonly string[],
  { file, placeOf }: SiteFile,
): Finding[] {
  const known = [CURRENT_VERSION, ...frozen];
  if (known.includes(name)) return [];
  const problem = { kind: "docs version", name, known, home: "versions.frozen" };
  return [{ file, place: placeOf(path), ...unknownName("version-is-known", problem) }];
}

function withoutMenu(
  shown: readonly VersionNames[],
  { file, value: { navbar }, placeOf }: SiteFile,
): Finding[] {
  const hasMenu = [...navbar.left, ...navbar.right].some(({ type }) => type === "version");
  if (hasMenu || shown.length < 2) return [];
  return [
    {
      file,
      place: placeOf(["versions", "frozen"]),
      rule: "version-menu-is-there",
      message: "the docs have versions, but the bar has no menu that leads to them",
      expected: "{ type: version } in navbar.right",
    },
  ];
}

function givenTwice(frozen: readonly string[], site: SiteFile): Finding[] {
  return frozen.flatMap((name, index): Finding[] =>
    frozen.indexOf(name) === index
      ? []
      : [
          invalid(
            site,
            ["versions", "frozen", index, "name"],
            `the version “${name}” is given twice`,
            "another name",
          ),
        ],
  );
}

function withoutDocs(shown: readonly VersionNames[], frozen: readonly string[], site: SiteFile): Finding[] {
  const { locales } = site.value;
  return shown.flatMap(({ version: { name }, docs }, index): Finding[] =>
    docs.length > 0 ||
    name === CURRENT_VERSION ||
    shown.findIndex(({ version }) => version.name === name) < index
      ? []
      : [
          invalid(
            site,
            ["versions", "frozen", frozen.indexOf(name), "name"],
            `the version “${name}” has no docs`,
            `Markdown files in ${versionFolder(locales[0]?.id ?? "", name)}/`,
          ),
        ],
  );
}

function sameRoots(shown: readonly VersionNames[], frozen: readonly string[], site: SiteFile): Finding[] {
  return shown.flatMap(({ version }, index): Finding[] => {
    const other = shown.slice(0, index).find((before) => before.version.root === version.root);
    if (!other || other.version.name === version.name) return [];
    const path =
      version.name === CURRENT_VERSION ? ["current"] : ["frozen", frozen.indexOf(version.name), "path"];
    return [
      invalid(
        site,
        ["versions", ...path],
        `the versions “${other.version.name}” and “${version.name}” have the same address, ${version.root}`,
        "a path for each",
      ),
    ];
  });
}

function invalid(
  { file, placeOf }: SiteFile,
  path: readonly PathPart[],
  message: string,
  expected: string,
): Finding {
  return { file, place: placeOf(path), rule: "configuration-is-valid", message, expected };
}
