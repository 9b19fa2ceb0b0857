/** Reads `site.yml` and the files beside it: content folder → Configuration, with every problem as a finding. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { Authors } from "../../schema/authors.ts";
import { Category } from "../../schema/front-matter.ts";
import { Sidebars } from "../../schema/sidebars.ts";
import { SiteConfig } from "../../schema/site.ts";
import en from "../../schema/strings/en.json" with { type: "json" };
import fr from "../../schema/strings/fr.json" with { type: "json" };
import { type Strings, StringsOverride, Strings as StringsSchema } from "../../schema/strings.ts";
import { Tags } from "../../schema/tags.ts";
import type { Finding, Place } from "../report/finding.ts";
import { readYaml } from "../yaml/read-yaml.ts";
import { type PathPart } from "../yaml/schema-issues.ts";

/** A configuration file's value, and where each part of it is written. */
export type Placed<T> = { file: string; value: T; placeOf(path: readonly PathPart[]): Place };

export type Configuration = {
  site: Placed<SiteConfig>;
  authors: Placed<Authors>;
  tags: Placed<Tags>;
  /** Undefined without a `sidebars.yml`: one sidebar then lists all docs. */
  sidebars: Placed<Sidebars> | undefined;
  /** Interface texts by locale. */
  strings: Record<string, Strings>;
};

const shippedStrings: Record<string, Strings> = { en, fr };

export function readConfiguration(contentFolder: string): {
  configuration: Configuration | undefined;
  findings: Finding[];
} {
  const findings: Finding[] = [];
  const read = <S extends z.ZodType>(schema: S, file: string): Placed<z.infer<S>> | undefined =>
    readFile(contentFolder, schema, file, findings);

  const site = read(SiteConfig, "site.yml");
  if (!site) {
    if (findings.length === 0)
      findings.push({
        rule: "configuration-is-valid",
        file: "site.yml",
        message: "this file is missing",
        expected: "a file with at least title, url and locales",
      });
    return { configuration: undefined, findings };
  }
  const authors = read(Authors, "authors.yml") ?? nothing("authors.yml", {});
  const tags = read(Tags, "tags.yml") ?? nothing("tags.yml", {});
  const sidebars = read(Sidebars, "sidebars.yml");
  const strings: Record<string, Strings> = {};
  for (const { id } of site.value.locales) {
    const own = localeStrings(id, read(StringsOverride, `${id}/strings.yml`)?.value ?? {}, findings);
    if (own) strings[id] = own;
  }
  const usable = findings.length === 0;
  return { configuration: usable ? { site, authors, tags, sidebars, strings } : undefined, findings };
}

/** `category.yml` files, by the folder that they describe (`en/docs/guide`). */
export function readCategories(
  contentFolder: string,
  files: readonly string[],
): { categories: Map<string, Placed<Category>>; findings: Finding[] } {
  const findings: Finding[] = [];
  const categories = new Map<string, Placed<Category>>();
  for (const file of files) {
    const category = readFile(contentFolder, Category, file, findings);
    if (category) categories.set(file.slice(0, -"/category.yml".length), category);
  }
  return { categories, findings };
}

/** Undefined where there is no such file, or nothing usable in it. */
function readFile<S extends z.ZodType>(
  contentFolder: string,
  schema: S,
  file: string,
  findings: Finding[],
): Placed<z.infer<S>> | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(join(contentFolder, file));
  } catch {
    return undefined;
  }
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    findings.push({
      rule: "file-is-utf8",
      file,
      message: "this file is not UTF-8 text",
      expected: "a file saved as UTF-8",
    });
    return undefined;
  }
  const { value, problems, placeOf } = readYaml(schema, text);
  for (const { kind: _, ...problem } of problems)
    findings.push({ rule: "configuration-is-valid", file, ...problem });
  return value === undefined ? undefined : { file, value, placeOf };
}

function nothing<T>(file: string, value: T): Placed<T> {
  return { file, value, placeOf: () => ({ line: 1, column: 1 }) };
}

/** The shipped texts of the language with the site's own over them; a locale that the tool does not ship needs all. */
function localeStrings(locale: string, own: StringsOverride, findings: Finding[]): Strings | undefined {
  const shipped = shippedStrings[locale] ?? shippedStrings[locale.split("-")[0] ?? ""];
  const merged = {
    reader: { ...shipped?.reader, ...own.reader },
    compiler: { ...shipped?.compiler, ...own.compiler },
  };
  const { data, error } = StringsSchema.safeParse(merged);
  if (data) return data;
  const missing = error.issues.map((issue) => issue.path.join("."));
  findings.push({
    rule: "configuration-is-valid",
    file: `${locale}/strings.yml`,
    message: `interface texts of the locale “${locale}” are missing: ${missing.join(", ")}`,
    expected: "a text for each of them",
  });
  return undefined;
}
