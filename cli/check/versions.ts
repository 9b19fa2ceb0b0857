/** Versions in site.yml: each name exists, none is given twice, each version has docs and an address of its own. */
import { CURRENT_VERSION, MAIN_DOCS } from "../../schema/contract.ts";
import type { NavbarItem } from "../../schema/site.ts";
import { type Finding, firstPlace } from "../report/finding.ts";
import type { Configuration } from "../source/configuration.ts";
import { type DocsSet, docsFolder } from "../source/docs-sets.ts";
import type { PathPart } from "../source/yaml/value-at.ts";
import type { VersionNames } from "./sidebar-names.ts";
import { unknownName } from "./unknown-name.ts";

/** `shown` are the versions that the site has, in the source locale. */
export function checkVersions(
  shown: readonly VersionNames[],
  sets: readonly DocsSet[],
  { site }: Configuration,
): Finding[] {
  return sets.flatMap((set) =>
    checkSet(
      set,
      shown.filter(({ version }) => version.set === set.name),
      site,
    ),
  );
}

function checkSet(set: DocsSet, shown: readonly VersionNames[], site: SiteFile): Finding[] {
  const { versions, at } = set;
  const { navbar } = site.value;
  const frozen = versions.frozen.map(({ name }) => name);
  const isKnown = (name: string, path: readonly PathPart[]): Finding[] =>
    knownVersion(name, path, frozen, site);
  const menus = (items: readonly NavbarItem[], side: string) =>
    items.flatMap((item, index) =>
      item.type === "version" && (item.docs ?? MAIN_DOCS) === set.name
        ? (item.versions ?? []).flatMap((name, position) =>
            isKnown(name, ["navbar", side, index, "versions", position]),
          )
        : [],
    );
  return [
    ...withoutMenu(shown, set, site),
    ...(versions.last === undefined ? [] : isKnown(versions.last, [...at.versions, "last"])),
    ...givenTwice(frozen, set, site),
    ...withoutDocs(shown, set, site),
    ...sameRoots(shown, set, site),
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
  const choices = { known, home: "an entry in versions.frozen" };
  return [{ file, place: placeOf(path), ...unknownName("version-is-known", "docs version", name, choices) }];
}

function withoutMenu(
  shown: readonly VersionNames[],
  { name, at }: DocsSet,
  { file, value: { navbar }, placeOf }: SiteFile,
): Finding[] {
  const hasMenu = [...navbar.left, ...navbar.right].some(
    (item) => item.type === "version" && (item.docs ?? MAIN_DOCS) === name,
  );
  if (hasMenu || shown.length < 2) return [];
  return [
    {
      file,
      place: placeOf([...at.versions, "frozen"]),
      rule: "version-menu-is-there",
      message: `${name === MAIN_DOCS ? "the docs" : `the docs in ${name}/`} have versions, but the navbar has no version menu`,
      expected: `{ type: version${name === MAIN_DOCS ? "" : `, docs: ${name}`} } in navbar.right`,
    },
  ];
}

function givenTwice(frozen: readonly string[], { at }: DocsSet, site: SiteFile): Finding[] {
  return frozen.flatMap((name, index): Finding | Finding[] =>
    frozen.indexOf(name) === index
      ? []
      : {
          ...invalid(
            site,
            [...at.versions, "frozen", index, "name"],
            `the version “${name}” is listed twice`,
            "another name",
          ),
          related: [
            firstPlace(site.file, site.placeOf([...at.versions, "frozen", frozen.indexOf(name), "name"])),
          ],
        },
  );
}

function withoutDocs(
  shown: readonly VersionNames[],
  { name: set, versions, at }: DocsSet,
  site: SiteFile,
): Finding[] {
  const frozen = versions.frozen.map(({ name }) => name);
  const { locales } = site.value;
  return shown.flatMap(({ version: { name }, docs }, index): Finding[] =>
    docs.length > 0 ||
    name === CURRENT_VERSION ||
    shown.findIndex(({ version }) => version.name === name) < index
      ? []
      : [
          invalid(
            site,
            [...at.versions, "frozen", frozen.indexOf(name), "name"],
            `the version “${name}” has no docs`,
            `Markdown files in ${docsFolder(locales[0]?.id ?? "", { set, version: name })}/`,
          ),
        ],
  );
}

function sameRoots(shown: readonly VersionNames[], { versions, at }: DocsSet, site: SiteFile): Finding[] {
  const frozen = versions.frozen.map(({ name }) => name);
  return shown.flatMap(({ version }, index): Finding[] => {
    const other = shown.slice(0, index).find((before) => before.version.root === version.root);
    if (!other || other.version.name === version.name) return [];
    const path =
      version.name === CURRENT_VERSION ? ["current"] : ["frozen", frozen.indexOf(version.name), "path"];
    return [
      invalid(
        site,
        [...at.versions, ...path],
        `the versions “${other.version.name}” and “${version.name}” have the same address, ${version.root}`,
        "a different path for each",
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
