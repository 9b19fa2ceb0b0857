/** The JSON Schemas: what editors and other programs get says the same as the compiler. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv, type ValidateFunction } from "ajv";
import addFormats from "ajv-formats";
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { jsonSchemaOf } from "../../cli/report/json-schema/json-schema.ts";
import { publishedSchemas } from "../../cli/report/json-schema/schemas.ts";
import { schemaPath } from "../../schema/paths.ts";
import english from "../../schema/strings/en.json" with { type: "json" };
import { CompilerStrings, ReaderStrings, SearchStrings } from "../../schema/strings.ts";
import { compileSite } from "../browser/compiled-site.ts";
import { run } from "../process/warm-command.ts";
import { filesIn } from "../sites/folders.ts";
import { schemaOf } from "../sites/schemas.ts";

const content = join(import.meta.dirname, "../../content");

const ajv = new Ajv({ allErrors: true, strictTypes: false, allowUnionTypes: true });
addFormats.default(ajv);
const validators = new Map(
  publishedSchemas.map((published) => [published.name, ajv.compile(jsonSchemaOf(published))]),
);

/** What is wrong with `value` by the schema of that name; an empty text for nothing. */
function problems(name: string, value: unknown): string {
  const validate = validators.get(name);
  if (!validate) throw new Error(`no schema is called ${name}`);
  return problemsOf(validate, value);
}

function problemsOf(validate: ValidateFunction, value: unknown): string {
  return validate(value) ? "" : ajv.errorsText(validate.errors);
}

const yaml = (path: string): unknown => parse(readFileSync(join(content, path), "utf8"));

describe("what the shipped site's author wrote fits", () => {
  test.each([
    ["site", "site.yml"],
    ["sidebars", "sidebars.yml"],
    ["authors", "authors.yml"],
    ["tags", "tags.yml"],
  ])("%s", (name, file) => expect(problems(name, yaml(file))).toBe(""));

  test("categories and front matter", () => {
    for (const path of filesIn(content)) {
      const area = path.split("/")[1];
      if (path.endsWith("category.yml")) expect(problems("category", yaml(path))).toBe("");
      // The folder's own README is no page.
      if (!path.endsWith(".md") || area === undefined) continue;
      const [, text] = /^---\n(.*?)\n---\n/s.exec(readFileSync(join(content, path), "utf8")) ?? [];
      const name = { docs: "doc", blog: "post", pages: "page" }[area];
      expect(`${path} ${problems(`${name}-front-matter`, parse(text ?? "") ?? {})}`).toBe(`${path} `);
    }
  });
});

describe("every data file of the shipped site fits the schemas that are written beside it", () => {
  let site: string;
  const beside = new Ajv({ allErrors: true, strictTypes: false, allowUnionTypes: true });
  const read = (path: string): unknown => JSON.parse(readFileSync(join(site, path), "utf8"));
  const address = (name: string) => `${url}/${schemaPath(name)}`;
  const url = z.object({ url: z.string() }).parse(yaml("site.yml")).url.replace(/\/$/, "");

  beforeAll(async () => {
    site = (await compileSite("/")).folder;
    addFormats.default(beside);
    for (const path of filesIn(join(site, "data/schemas")))
      beside.addSchema(z.looseObject({}).parse(read(`data/schemas/${path}`)));
  });

  /** What is wrong with `value` by the schema of that name, which is found by its address. */
  function problemsBeside(name: string, value: unknown): string {
    return beside.validate(address(name), value) ? "" : beside.errorsText();
  }

  test("they are those of data and of reports, each with its address as $id", () => {
    const names = publishedSchemas.filter(({ side }) => side !== "written").map(({ name }) => name);
    expect(filesIn(join(site, "data/schemas"))).toEqual(names.map((name) => `${name}.schema.json`).sort());
    for (const name of names) expect(read(schemaPath(name))).toMatchObject({ $id: address(name) });
  });

  test("by the schema of its path", () => {
    const files = filesIn(site).filter((path) => /^data\/(?!schemas\/).*\.json$/.test(path));
    expect(files.length).toBeGreaterThan(50);
    const names = new Map(publishedSchemas.map(({ name, schema }) => [schema, name]));
    for (const path of files) {
      const name = names.get(schemaOf(path)) ?? "";
      expect(`${path} ${problemsBeside(name, read(path))}`).toBe(`${path} `);
    }
  });

  test("so do the reports of check and status as JSON", async () => {
    const report = async (...args: string[]) => JSON.parse((await run([...args, "--format", "json"])).out);
    for (const folder of ["content", "tests/findings/everything-at-once/content"]) {
      expect(problemsBeside("check-report", await report("check", folder))).toBe("");
      expect(problemsBeside("status-report", await report("status", "--content", folder))).toBe("");
    }
    expect(problemsBeside("check-report", { errors: 0 })).not.toBe("");
  });

  test("and so does the data in each document", () => {
    for (const path of filesIn(site).filter((name) => name.endsWith("/index.html"))) {
      const html = readFileSync(join(site, path), "utf8");
      const [, text] = /<script [^>]*id="twsite-data"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
      if (text === undefined) continue;
      expect(`${path} ${problems("document", JSON.parse(text))}`).toBe(`${path} `);
    }
  });
});

describe("a slip is seen in the editor", () => {
  const site = { title: "Site", url: "https://example.com", locales: [{ id: "en", tag: "en", label: "E" }] };
  test.each([
    ["site", { ...site, titel: "x" }, "must NOT have additional properties"],
    ["site", { ...site, url: 3 }, "data/url must be string"],
    ["site", { title: "Site" }, "must have required property 'url'"],
    ["post-front-matter", { date: "17 March" }, "must match pattern"],
    ["doc-front-matter", { draft: "yes" }, "must be boolean"],
    ["category", { collapsed: 1 }, "must be boolean"],
    ["sidebars", { docs: [{ dok: "x" }] }, "must NOT have additional properties"],
  ])("%s %j", (name, value, expected) => expect(problems(name, value)).toContain(expected));

  test("and nothing is asked for that has a default", () => expect(problems("site", site)).toBe(""));
});

/** Paths of the fields below `schema` that have no description. */
function undescribed(schema: unknown, path: string): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => {
    if (key !== "properties") return undescribed(value, path);
    return Object.entries<object>(value).flatMap(([name, field]) => {
      const own = "description" in field || "const" in field ? [] : [`${path}.${name}`];
      return [...own, ...undescribed(field, `${path}.${name}`)];
    });
  });
}

test("the description of an interface text names what is filled in", () => {
  const groups = [
    [ReaderStrings.shape, english.reader],
    [CompilerStrings.shape, english.compiler],
    [SearchStrings.shape, english.search],
  ] as const;
  const silent = groups.flatMap(([shape, texts]) =>
    Object.entries<z.ZodType>(shape).flatMap(([key, { description = "" }]) => {
      const text = JSON.stringify(Object.entries(texts).find(([name]) => name === key));
      const filled = text.match(/\{\w+\}/g) ?? [];
      return filled.every((name) => description.includes(name)) ? [] : [key];
    }),
  );
  expect(silent).toEqual([]);
});

test.each(publishedSchemas.map((published) => [published.name, published] as const))(
  "each field of %s has a description",
  (name, published) => expect(undescribed(jsonSchemaOf(published), name)).toEqual([]),
);

/** The description of the field at `path` (`integrations.head`), wherever the schema nests it. */
function descriptionAt(schema: unknown, [key, ...rest]: readonly string[]): string | undefined {
  if (typeof schema !== "object" || schema === null) return undefined;
  if (key === undefined) return "description" in schema ? String(schema.description) : undefined;
  const { properties, anyOf, items } = z
    .object({
      properties: z.record(z.string(), z.unknown()).default({}),
      anyOf: z.array(z.unknown()).default([]),
      items: z.unknown().optional(),
    })
    .parse(schema);
  const own = descriptionAt(properties[key], rest);
  return own ?? [...anyOf, items].map((part) => descriptionAt(part, [key, ...rest])).find(Boolean);
}

test.each([
  [
    "site",
    "pictures pictures.widths math diagrams draw_cards llms_full time_zone review_every sitemap.versions",
  ],
  ["site", "integrations integrations.head.name integrations.head.property integrations.head.rel"],
  ["site", "integrations.analytics.script.src integrations.analytics.script.attributes"],
  ["site", "integrations.analytics.beacon.endpoint integrations.analytics.beacon.searches"],
  ["site", "integrations.embeds integrations.embeds.peertube integrations.embeds.frame"],
  ["site", "integrations.feedback.mail integrations.feedback.endpoint integrations.consent.id"],
  ["doc-front-matter", "publish_at reviewed review_every"],
  ["post-front-matter", "publish_at scheduled reviewed review_every"],
  ["page-front-matter", "publish_at reviewed review_every"],
  ["category", "review_every"],
])("editors explain, in %s: %s", (name, keys) => {
  const published = publishedSchemas.find((each) => each.name === name);
  const schema = published && jsonSchemaOf(published);
  const silent = keys.split(" ").filter((key) => !descriptionAt(schema, key.split(".")));
  expect(silent).toEqual([]);
});

test.each([
  ["site", { pictures: { widths: ["a"] } }],
  ["site", { pictures: { width: [480] } }],
  ["site", { integrations: { heads: [] } }],
  ["site", { integrations: { embeds: ["yutube"] } }],
  ["site", { integrations: { analytics: { script: {} } } }],
  ["doc-front-matter", { publish_at: 3 }],
  ["doc-front-matter", { scheduled: true }],
  ["post-front-matter", { date: "2026-01-01", reviewed: "May" }],
  ["category", { review_every: true }],
])("editors underline, in %s: %j", (name, value) => {
  const site = { title: "Site", url: "https://example.com", locales: [{ id: "en", tag: "en", label: "E" }] };
  expect(problems(name, name === "site" ? { ...site, ...value } : value)).not.toBe("");
});
