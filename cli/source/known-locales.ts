/** Compares the locales of site.yml with the folders of locales: what is in one place alone is one finding, and nothing follows from it. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { languageTag } from "../../schema/text.ts";
import { type Finding, firstPlace } from "../report/finding.ts";
import { nearest } from "../report/nearest.ts";
import type { Configuration } from "./configuration.ts";
import type { Discovery } from "./discover.ts";
import { areaFolders, docsSets } from "./docs-sets.ts";
import { entryKindAt } from "./entry-kind.ts";

/** The configuration with the locales that have pages; `empty` are the others. */
export function withKnownLocales(
  contentFolder: string,
  configuration: Configuration,
  { pages, localeFolders, unusableLocales }: Pick<Discovery, "pages" | "localeFolders" | "unusableLocales">,
): { configuration: Configuration; findings: Finding[]; empty: ReadonlySet<string> } {
  const { site } = configuration;
  const { locales } = site.value;
  const repeated = locales.flatMap(({ id }, index) =>
    locales.findIndex((other) => other.id === id) < index ? [index] : [],
  );
  const filled = new Set(pages.map(({ locale }) => locale));
  const isBegun = (id: string, index: number) => index > 0 && !filled.has(id) && localeFolders.has(id);
  const empty = locales.flatMap(({ id }, index) => (filled.has(id) || isBegun(id, index) ? [] : [index]));
  const ids = locales.map(({ id }) => id);
  if (site.value.docs.root) return atTop(configuration);
  const areas = areaFolders(docsSets(site.value));
  const strays = strayFolders(contentFolder, ids, areas);
  const strayLocales = strays.filter(({ isLocale }) => isLocale);
  // A locale and a folder that lack each other are one mistake.
  const renamed =
    empty.length + repeated.length === 1 && strayLocales.length === 1 ? strayLocales[0] : undefined;
  const begun = locales.flatMap(({ id }, index) => (isBegun(id, index) ? [index] : []));
  const findings = [
    ...begun.map((index) => begunFinding(index, configuration)),
    ...[...empty.filter((index) => !unusableLocales.has(ids[index] ?? "")), ...repeated].map((index) =>
      localeFinding(index, configuration, repeated, renamed),
    ),
    ...strays.filter((stray) => stray !== renamed).map((stray) => strayFinding(stray, ids, areas)),
  ];
  const left = locales.filter((_, index) => !empty.includes(index) && !repeated.includes(index));
  const without = new Set(empty.map((index) => locales[index]?.id ?? ""));
  if (left.length === 0) return { configuration, findings, empty: without };
  // Which of them is the first, whose addresses have no locale, decides on all addresses.
  const isFirstKnown = !empty.includes(0) && (strayLocales.length === 0 || renamed !== undefined);
  const unsure = [...without, ...(renamed ? [renamed.name] : [])].map((id) => `/${id}/`);
  return {
    configuration: {
      ...configuration,
      site: { ...site, value: { ...site.value, locales: left } },
      unsureRoutes: isFirstKnown ? unsure : ["/"],
    },
    findings,
    empty: without,
  };
}

/** Docs in the content folder itself have one language. */
function atTop(configuration: Configuration): ReturnType<typeof withKnownLocales> {
  const { site } = configuration;
  const [first, second] = site.value.locales;
  const findings: Finding[] =
    second === undefined
      ? []
      : [
          {
            rule: "configuration-is-valid",
            file: site.file,
            place: site.placeOf(["locales", 1, "id"]),
            message:
              "docs in the content folder itself (docs.root) have one language, and this is another one",
            expected: `${first?.id}/docs for each language, without docs.root`,
          },
        ];
  const value = { ...site.value, locales: site.value.locales.slice(0, 1) };
  return { configuration: { ...configuration, site: { ...site, value } }, findings, empty: new Set() };
}

/** A translation that has not begun shows the pages of the first locale. */
function begunFinding(index: number, { site }: Configuration): Finding {
  const { id } = site.value.locales[index] ?? { id: "" };
  return {
    rule: "language-is-complete",
    file: site.file,
    place: site.placeOf(["locales", index, "id"]),
    message: `the locale “${id}” has no pages yet; those of “${site.value.locales[0]?.id}” are shown`,
    expected: `Markdown files in ${id}/docs, ${id}/blog or ${id}/pages`,
  };
}

function localeFinding(
  index: number,
  { site }: Configuration,
  repeated: readonly number[],
  folder: StrayFolder | undefined,
): Finding {
  const { locales } = site.value;
  const { id } = locales[index] ?? { id: "" };
  const isRepeated = repeated.includes(index);
  return {
    rule: "configuration-is-valid",
    file: site.file,
    place: site.placeOf(["locales", index, "id"]),
    message: isRepeated ? `the locale “${id}” is listed twice` : `the locale “${id}” has no pages`,
    expected: isRepeated
      ? "one entry for each locale"
      : `Markdown files in ${id}/docs, ${id}/blog or ${id}/pages`,
    nearest: folder?.name,
    ...(isRepeated && {
      related: [
        firstPlace(
          site.file,
          site.placeOf(["locales", locales.findIndex((locale) => locale.id === id), "id"]),
        ),
      ],
    }),
  };
}

type StrayFolder = {
  name: string;
  /** True: it looks like the folder of a locale. */
  isLocale: boolean;
};

/** Folders that hold other things than pages. */
const others = new Set(["static", "components"]);

/**
 * Folders of pages that no locale of the configuration names: `de/docs`, or `docs` without a locale.
 * `root` is the content folder, `areas` the folders that a locale may have.
 */
function strayFolders(root: string, locales: readonly string[], areas: readonly string[]): StrayFolder[] {
  return readdirSync(root)
    .sort()
    .flatMap((name): StrayFolder[] => {
      if (locales.includes(name) || others.has(name) || entryKindAt(root, name).kind !== "folder") return [];
      if (areas.includes(name)) return [{ name, isLocale: false }];
      const hasAreas = areas.some((area) => existsSync(join(root, name, area)));
      return hasAreas ? [{ name, isLocale: languageTag.test(name) }] : [];
    });
}

function strayFinding({ name }: StrayFolder, locales: readonly string[], areas: readonly string[]): Finding {
  const rule = "configuration-is-valid";
  if (areas.includes(name))
    return {
      rule,
      file: name,
      message: `the folder “${name}” belongs in a locale's folder`,
      expected: `${locales[0]}/${name}`,
    };
  return {
    rule,
    file: name,
    message: `the folder “${name}” has pages, but site.yml has no locale “${name}”`,
    expected: "an entry in locales",
    nearest: nearest(name, locales),
  };
}
