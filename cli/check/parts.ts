/** The parts of the site (sets of docs with their versions, blog, locales): no two of them are at the same address. */
import { CURRENT_VERSION, MAIN_DOCS } from "../../schema/contract.ts";
import { type Finding, firstPlace } from "../report/finding.ts";
import { versionRoots } from "../site/docs/docs-versions.ts";
import type { Configuration } from "../source/configuration.ts";
import type { DocsSet } from "../source/docs-sets.ts";
import type { PathPart } from "../source/yaml/value-at.ts";
import type { VersionNames } from "./sidebar-names.ts";

type Part = {
  what: string;
  /** The route without the locale. */
  route: string;
  /** The path in site.yml of the setting. */
  at: readonly PathPart[];
  /** The set that docs belong to. */
  set?: string;
};

/** `shown` are the versions that the site has, in the source locale. */
export function checkParts(
  shown: readonly VersionNames[],
  sets: readonly DocsSet[],
  { site }: Configuration,
  hasBlog: boolean,
): Finding[] {
  const { file, placeOf, value } = site;
  const parts: Part[] = [
    ...(hasBlog ? [{ what: "the blog", route: value.blog.path, at: ["blog", "path"] }] : []),
    ...sets.flatMap((set) => partsOf(set, shown)),
  ];
  const invalid = (at: readonly PathPart[], message: string, expected: string): Finding => ({
    rule: "configuration-is-valid",
    file,
    place: placeOf(at),
    message,
    expected,
  });
  const locales = value.locales.slice(1).map(({ id }) => id);
  const named = [
    ...value.docs.sets.map(({ name }, index) => ({ name, at: ["docs", "sets", index, "name"] })),
    ...value.apis.map(({ id: name }, index) => ({ name, at: ["apis", index, "id"] })),
  ];
  const names = named.map(({ name }) => name.toLowerCase());
  return [
    ...named.flatMap(({ name, at }, index) => {
      const first = names.indexOf(name.toLowerCase());
      if (first === index) return [];
      return {
        ...invalid(at, `the set of docs “${name}” is listed twice`, "another name"),
        related: [firstPlace(file, placeOf(named[first]?.at ?? at))],
      };
    }),
    ...sets
      .filter(
        ({ name, api }) =>
          // An API without pages has a finding that says why.
          api === undefined &&
          name !== MAIN_DOCS &&
          shown.every(({ version, docs }) => version.set !== name || docs.length === 0),
      )
      .map(({ name, at }) =>
        invalid(
          [...at.versions.slice(0, -1), "name"],
          `the set of docs “${name}” has no pages`,
          `Markdown files in ${value.locales[0]?.id}/${name}/`,
        ),
      ),
    ...parts.flatMap(({ what, route, at, set }, index): Finding[] => {
      const locale = locales.find((id) => `${route}/`.startsWith(`/${id}/`));
      if (locale !== undefined)
        return [
          invalid(
            at,
            `${what} is at ${route}, which is among the addresses of the locale “${locale}”`,
            "a path that does not start with a locale",
          ),
        ];
      // Versions of one set are compared where they are checked.
      const other = parts
        .slice(0, index)
        .find((before) => before.route === route && (set === undefined || before.set !== set));
      return other
        ? [invalid(at, `${what} is at ${route}, where ${other.what} is, too`, "a different path for each")]
        : [];
    }),
  ];
}

/** A set's own address, and those of its versions that have another. */
function partsOf({ name: set, ...docs }: DocsSet, shown: readonly VersionNames[]): Part[] {
  const own = shown.filter(({ version }) => version.set === set).map(({ version }) => version.name);
  return versionRoots(docs)
    .filter(({ name }) => own.includes(name))
    .map(({ name, root }): Part => {
      const isOnly = docs.versions.frozen.length === 0;
      const index = docs.versions.frozen.findIndex((version) => version.name === name);
      const at = name === CURRENT_VERSION ? ["current"] : ["frozen", index];
      return {
        what: isOnly ? `the docs in ${set}/` : `the version “${name}” of ${set}/`,
        route: root,
        at: root === docs.path ? docs.at.path : [...docs.at.versions, ...at],
        set,
      };
    });
}
