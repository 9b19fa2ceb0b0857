/** Reads `site.yml` and the files beside it: content folder → Configuration, with every problem as a finding. */
import { readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { Authors } from "../../schema/authors.ts";
import { Category } from "../../schema/front-matter.ts";
import { Glossary } from "../../schema/glossary.ts";
import { Sidebars } from "../../schema/sidebars.ts";
import { SiteConfig } from "../../schema/site.ts";
import { CURRENT_VERSION } from "../../schema/site-versions.ts";
import en from "../../schema/strings/en.json" with { type: "json" };
import fr from "../../schema/strings/fr.json" with { type: "json" };
import { type Strings, StringsOverride, Strings as StringsSchema } from "../../schema/strings.ts";
import { Tags } from "../../schema/tags.ts";
import { Variables } from "../../schema/variables.ts";
import type { Finding, PageFinding, Place } from "../report/finding.ts";
import { nearest } from "../report/nearest.ts";
import { readYaml } from "../yaml/read-yaml.ts";
import { salvage } from "../yaml/salvage.ts";
import { at, type PathPart } from "../yaml/value-at.ts";
import { leavesFolder, staysInside } from "./inside.ts";
import { decodeUtf8, notUtf8 } from "./utf8.ts";

/** A configuration file's value, and where each part of it is written. */
export type Placed<T> = {
  file: string;
  value: T;
  placeOf(path: readonly PathPart[], ofKey?: boolean): Place;
  /** False where something in the file is wrong: what the value lacks may have been meant. */
  isWhole: boolean;
  /** True where the file says something at this path, even if it does not fit; also where nobody can read the file. */
  isWritten(path: readonly PathPart[]): boolean;
  /** Keys of the outermost map, those without a usable value included; undefined where nobody can read them. */
  names: ReadonlySet<string> | undefined;
};

export type Configuration = {
  site: Placed<SiteConfig>;
  authors: Placed<Authors>;
  tags: Placed<Tags>;
  /** Undefined without a `sidebars.yml`: one sidebar then lists all docs. */
  sidebars: Placed<Sidebars> | undefined;
  /** The sidebars of frozen versions, by the version's name, where they have a file of their own. */
  versionSidebars: ReadonlyMap<string, Placed<Sidebars>>;
  /** Interface texts by locale. */
  strings: Record<string, Strings>;
  /** Texts that pages name, by locale; only of locales that have such a file. */
  variables: Record<string, Placed<Variables>>;
  /** Terms that pages explain, by locale; only of locales that have such a file. */
  glossaries: Record<string, Placed<Glossary | undefined>>;
};

/** The sidebars of a version of the docs; undefined where it has no file for them. */
export function sidebarsOfVersion(
  { sidebars, versionSidebars }: Pick<Configuration, "sidebars" | "versionSidebars">,
  version: string,
): Placed<Sidebars> | undefined {
  return version === CURRENT_VERSION ? sidebars : versionSidebars.get(version);
}

/** What the `category.yml` files say, by the folder that they describe (`en/docs/guide`). */
export type Categories = ReadonlyMap<string, Placed<Category>>;

const shippedStrings: Record<string, Strings> = { en, fr };

/**
 * Undefined where nobody can say which locales there are. Any other file with errors gives what is left of it, so that
 * the pages are still checked in the same run.
 */
export function readConfiguration(contentFolder: string): {
  configuration: Configuration | undefined;
  findings: Finding[];
} {
  const findings: Finding[] = [];
  const site = readFile(contentFolder, SiteConfig, "site.yml", findings, LenientSite);
  if (site === undefined) findings.push(noSite(contentFolder));
  if (!site?.value) return { configuration: undefined, findings };

  const others = <T>(schema: z.ZodType<T>, file: string, otherwise: T): Placed<T> => {
    const found = readFile(contentFolder, schema, file, findings);
    const placeOf = () => ({ line: 1, column: 1 });
    const absent = { placeOf, isWhole: true, isWritten: () => false, names: new Set<string>() };
    return { file, ...absent, ...found, value: found?.value ?? otherwise };
  };
  const authors = others(Authors, "authors.yml", {});
  const tags = others(Tags, "tags.yml", {});
  const sidebars = readFile(contentFolder, Sidebars, "sidebars.yml", findings);
  const versionSidebars = new Map<string, Placed<Sidebars>>();
  for (const { name } of site.value.versions.frozen) {
    const own = readFile(contentFolder, Sidebars, `versions/${name}/sidebars.yml`, findings);
    if (own) versionSidebars.set(name, { ...own, value: own.value ?? {} });
  }
  const strings: Record<string, Strings> = {};
  for (const { id } of site.value.locales)
    strings[id] = localeStrings(id, others(StringsOverride, `${id}/strings.yml`, {}), findings);
  const variables: Configuration["variables"] = {};
  const glossaries: Configuration["glossaries"] = {};
  for (const { id } of site.value.locales) {
    const own = readFile(contentFolder, Variables, `${id}/variables.yml`, findings);
    if (own) variables[id] = { ...own, value: own.value ?? {} };
    const glossary = readFile(contentFolder, Glossary, `${id}/glossary.yml`, findings);
    if (glossary) glossaries[id] = glossary;
  }
  return {
    configuration: {
      site: { ...site, value: site.value },
      authors,
      tags,
      sidebars: sidebars && { ...sidebars, value: sidebars.value ?? {} },
      versionSidebars,
      strings,
      variables,
      glossaries,
    },
    findings,
  };
}

/** What is required but not needed to check the pages. */
const LenientSite = SiteConfig.extend({
  title: SiteConfig.shape.title.catch(""),
  url: z.string().catch("https://example.com"),
});

function noSite(contentFolder: string): Finding {
  const misnamed = nearest("site.yml", readdirSync(contentFolder));
  return {
    rule: "configuration-is-valid",
    file: "site.yml",
    message:
      misnamed === undefined ? "this file is missing" : `this file is missing, but there is “${misnamed}”`,
    expected: "a file of this name with at least title, url and locales",
  };
}

export function readCategories(
  contentFolder: string,
  files: readonly string[],
): { categories: Categories; findings: Finding[] } {
  const findings: Finding[] = [];
  const categories = new Map<string, Placed<Category>>();
  for (const file of files) {
    const category = readFile(contentFolder, Category, file, findings);
    if (category)
      categories.set(file.slice(0, -"/category.yml".length), { ...category, value: category.value ?? {} });
  }
  return { categories, findings };
}

/**
 * Undefined where there is no such file. A file with errors gives what fits of it, by `lenient` where that asks for
 * less than `schema`, or no value.
 */
function readFile<T>(
  contentFolder: string,
  schema: z.ZodType<T>,
  file: string,
  findings: Finding[],
  lenient: z.ZodType<T> = schema,
): Placed<T | undefined> | undefined {
  const path = join(contentFolder, file);
  const unusable = {
    file,
    value: undefined,
    placeOf: () => ({ line: 1, column: 1 }),
    isWhole: false,
    isWritten: () => true,
    names: undefined,
  };
  const fail = (finding: PageFinding) => {
    findings.push({ ...finding, file });
    return unusable;
  };
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return undefined;
  if (!staysInside(realpathSync(contentFolder), path)) return fail(leavesFolder(file));
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return fail({ rule: "file-can-be-read", message: `this file cannot be read: ${reason}` });
  }
  const text = decodeUtf8(bytes);
  if (text === undefined) return fail(notUtf8(bytes));
  const { value, problems, written, placeOf } = readYaml(schema, text);
  for (const { kind: _, ...problem } of problems)
    findings.push({ rule: "configuration-is-valid", file, ...problem });
  const names = written === undefined ? undefined : new Set(Object.keys(Object(written)));
  return {
    file,
    value: value ?? salvage(lenient, written),
    placeOf,
    isWhole: problems.length === 0,
    isWritten: (path) => names === undefined || at(written, path) !== undefined,
    names,
  };
}

/** The shipped texts of the language with the site's own over them; a locale that the tool does not ship needs all. */
function localeStrings(
  locale: string,
  { file, value: own, isWritten }: Placed<StringsOverride>,
  findings: Finding[],
): Strings {
  const shipped = shippedStrings[locale] ?? shippedStrings[locale.split("-")[0] ?? ""];
  const merged = {
    reader: { ...shipped?.reader, ...own.reader },
    compiler: { ...shipped?.compiler, ...own.compiler },
    search: { ...shipped?.search, ...own.search },
  };
  const { data, error } = StringsSchema.safeParse(merged);
  if (data) return data;
  // A text that does not fit has its own finding.
  const missing = error.issues
    .map(({ path }) => path.map(String))
    .filter((path) => !isWritten(path))
    .map((path) => path.join("."));
  if (missing.length > 0)
    findings.push({
      rule: "configuration-is-valid",
      file,
      message: `interface texts of the locale “${locale}” are missing: ${missing.join(", ")}`,
      expected: "a text for each of them",
    });
  return en;
}
