/** Versions in site.yml fit the folders that there are: names exist, none is given twice, each version has docs and an address of its own. */
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
  const { versions, navbar, locales } = site.value;
  const { file } = site;
  const at = (path: readonly PathPart[]) => ({ file, place: site.placeOf(path) });
  const frozen = versions.frozen.map(({ name }) => name);
  const known = [CURRENT_VERSION, ...frozen];
  const isKnown = (name: string, path: readonly PathPart[]): Finding[] =>
    known.includes(name)
      ? []
      : [
          {
            ...at(path),
            ...unknownName("version-is-known", {
              kind: "docs version",
              name,
              known,
              home: "versions.frozen",
            }),
          },
        ];

  const invalid = (path: readonly PathPart[], message: string, expected: string): Finding => ({
    ...at(path),
    rule: "configuration-is-valid",
    message,
    expected,
  });
  const twice = frozen.flatMap((name, index): Finding[] =>
    frozen.indexOf(name) === index
      ? []
      : [
          invalid(
            ["versions", "frozen", index, "name"],
            `the version “${name}” is given twice`,
            "another name",
          ),
        ],
  );
  const empty = shown.flatMap(({ version: { name }, docs }, index): Finding[] =>
    docs.length > 0 ||
    name === CURRENT_VERSION ||
    shown.findIndex(({ version }) => version.name === name) < index
      ? []
      : [
          invalid(
            ["versions", "frozen", frozen.indexOf(name), "name"],
            `the version “${name}” has no docs`,
            `Markdown files in ${versionFolder(locales[0]?.id ?? "", name)}/`,
          ),
        ],
  );
  const sameRoot = shown.flatMap(({ version }, index): Finding[] => {
    const other = shown.slice(0, index).find((before) => before.version.root === version.root);
    if (!other || other.version.name === version.name) return [];
    const path =
      version.name === CURRENT_VERSION ? ["current"] : ["frozen", frozen.indexOf(version.name), "path"];
    return [
      invalid(
        ["versions", ...path],
        `the versions “${other.version.name}” and “${version.name}” have the same address, ${version.root}`,
        "a path for each",
      ),
    ];
  });

  const menus = (items: readonly NavbarItem[], side: string) =>
    items.flatMap((item, index) =>
      item.type === "version"
        ? (item.versions ?? []).flatMap((name, position) =>
            isKnown(name, ["navbar", side, index, "versions", position]),
          )
        : [],
    );
  const hasMenu = [...navbar.left, ...navbar.right].some(({ type }) => type === "version");
  const withoutMenu: Finding[] =
    hasMenu || shown.length < 2
      ? []
      : [
          {
            ...at(["versions", "frozen"]),
            rule: "version-menu-is-there",
            message: "the docs have versions, but the bar has no menu that leads to them",
            expected: "{ type: version } in navbar.right",
          },
        ];
  return [
    ...withoutMenu,
    ...(versions.last === undefined ? [] : isKnown(versions.last, ["versions", "last"])),
    ...twice,
    ...empty,
    ...sameRoot,
    ...menus(navbar.left, "left"),
    ...menus(navbar.right, "right"),
  ];
}
