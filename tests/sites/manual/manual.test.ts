/**
 * The manual of twsite, a site of its own. Its reference is made of the definitions in `cli/` and `schema/`, so that it cannot say
 * what is not so; `UPDATE=1` writes it again.
 */
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { rulesPages } from "../../../cli/bundle/input-digest.ts";
import { commands } from "../../../cli/commands/commands.ts";
import { publishedSchemas } from "../../../cli/report/json-schema/schemas.ts";
import { levelOf, ruleNames } from "../../../cli/report/rules.ts";
import { ownTags } from "../../../schema/own-elements.ts";
import { schemaPath } from "../../../schema/paths.ts";
import { compile } from "../build.ts";
import { filesIn, temporaryFolder, writeFiles } from "../folders.ts";
import { withDataFormat } from "./data-format.ts";
import { sourceOf } from "./examples.ts";
import { introductionOf, referenceFolder, referencePages } from "./reference.ts";

const content = "cli/manual";
const page = (path: string) => readFileSync(join(content, "en/docs", path), "utf8");

describe("the reference", async () => {
  const pages = await referencePages();
  const folders = ["commands", "configuration", "front-matter"].map((name) => `${referenceFolder}/${name}`);
  const written = () =>
    folders.flatMap((folder) =>
      filesIn(join(content, folder))
        .filter((path) => path.endsWith(".md"))
        .map((path) => `${folder}/${path}`),
    );

  if (process.env.UPDATE === "1") {
    for (const path of written()) rmSync(join(content, path));
    writeFiles(content, pages);
  }

  test("has a page for every command and for every file that authors write", () => {
    expect(written().sort()).toEqual(Object.keys(pages).sort());
    // site.yml has four pages, strings.yml has two, and keys that all front matter has have one.
    expect(Object.keys(pages)).toHaveLength(
      Object.keys(commands).length + publishedSchemas.filter(({ side }) => side === "written").length + 5,
    );
  });

  test.each(Object.entries(pages))("%s says what its definition does", (path, text) => {
    expect(readFileSync(join(content, path), "utf8")).toBe(text);
  });
});

describe("the page of files", () => {
  const path = "reference/files.md";
  if (process.env.UPDATE === "1")
    writeFiles(join(content, "en/docs"), { [path]: withDataFormat(page(path)) });

  test("describes every element of our own and names every schema, and no others", () => {
    expect(page(path)).toBe(withDataFormat(page(path)));
    const described = [...page(path).matchAll(/^#### `(tw-[a-z-]+)`/gm)].map(([, tag]) => tag);
    expect(described).toEqual(ownTags);
    const named = [...page(path).matchAll(/^\|.*`(data\/schemas\/.+?)` \|$/gm)].map(([, file]) => file);
    const emitted = publishedSchemas.filter(({ side }) => side !== "written");
    expect(named).toEqual(emitted.map(({ name }) => schemaPath(name)));
  });
});

test.each(publishedSchemas.filter(({ side }) => side === "written"))(
  "the examples of $name are right",
  ({ name, schema }) => {
    const examples = [...introductionOf(name).matchAll(/```yaml\n(.*?)```/gs)].map(([, text = ""]) =>
      parse(text),
    );
    const [first, ...more] = [...examples, parse(sourceOf(name)) ?? {}];
    expect(schema.safeParse(first).error).toBeUndefined();
    for (const part of more) expect(schema.safeParse({ ...first, ...part }).error).toBeUndefined();
  },
);

test("every rule is explained, with its severity", () => {
  const text = rulesPages.map((path) => readFileSync(path, "utf8")).join("\n");
  const explained = [...text.matchAll(/^##+ `([a-z0-9-]+)` \{#\1\}\n\n(Error|Warning)\./gm)];
  expect(Object.fromEntries(explained.map(([, rule, severity]) => [rule, severity?.toLowerCase()]))).toEqual(
    Object.fromEntries(ruleNames.map((rule) => [rule, levelOf(rule)])),
  );
});

test("it compiles without a finding", async () => {
  const outFolder = join(temporaryFolder(), "site");
  const { findings, published } = await compile(content, { outFolder, strict: true });
  expect(findings).toEqual([]);
  expect(published).toBeDefined();
});

test("a page has at most 2,500 words, and its contents fit on a screen", () => {
  const long = filesIn(content)
    .filter((path) => path.endsWith(".md"))
    .flatMap((path) => {
      const text = readFileSync(join(content, path), "utf8");
      const words = text.split(/\s+/).length;
      const headings = text.replace(/^(:*`{3,})[\s\S]*?^\1$/gm, "").match(/^###? /gm)?.length ?? 0;
      return words > 2500 || headings > 28 ? [`${path}: ${words} words, ${headings} headings`] : [];
    });
  expect(long).toEqual([]);
});

test("it takes at most 500 kB of the package", () => {
  const bytes = filesIn(content).map((path) => gzipSync(readFileSync(join(content, path))).length);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(500_000);
});

test("the README leads to it", () => {
  const readme = readFileSync("README.md", "utf8");
  const links = [...readme.matchAll(/\]\((cli\/manual\/[^)#]+)\)/g)].map(([, path = ""]) => path);
  expect(links.length).toBeGreaterThan(0);
  for (const path of links) expect(readdirSync(join(path, ".."))).toContain(path.split("/").at(-1));
});
