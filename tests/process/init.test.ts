/** `twsite init`: a site to start from. */
import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import picomatch from "picomatch";
import { describe, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { writeStarter } from "../../cli/authoring/starter/write-starter.ts";
import { contentsOf, filesIn, temporaryFolder, writeFiles } from "../sites/folders.ts";
import { start } from "./command.ts";
import { run } from "./warm-command.ts";

const clean = (folder: string) => `0 errors, 0 warnings in ${folder}\n`;

test("makes a bilingual site that compiles without a finding", async () => {
  const cwd = temporaryFolder();
  const made = await run(["init", "a site", "--no-install", "--locales", "en,fr"], { cwd });
  expect(made).toMatchObject({ code: 0, err: "" });
  expect(made.out).toContain("cd 'a site'\n");
  // Whoever installs the tool beside the content keeps it out of Git.
  expect(readFileSync(join(cwd, "a site/.gitignore"), "utf8")).toMatch(/^node_modules\/$/m);
  expect(await run(["check", "--strict"], { cwd: join(cwd, "a site") })).toMatchObject({
    code: 0,
    out: clean("content"),
  });
  const args = ["compile", "--strict", "--content", "a site/content", "--out", "a site/dist/site"];
  expect(await run(args, { cwd })).toMatchObject({ code: 0, err: "" });
  const page = (path: string) => readFileSync(join(cwd, "a site/dist/site", path, "index.html"), "utf8");
  expect(page("fr")).toContain("Bienvenue");
  // Variables and terms stand filled in, and what they look like in a file beside them.
  for (const [path, address, term] of [
    ["docs/writing/markdown", "hello@example.com", "front matter"],
    ["fr/docs/writing/markdown", "bonjour@example.com", "métadonnées"],
  ] as const) {
    expect(page(path)).toContain(`{{contact}}</code>`);
    expect(page(path)).toMatch(new RegExp(`${address}.*:term\\[${term}\\]</code>.*>${term}</a>`, "s"));
  }
  expect(page("fr/glossary")).toMatch(/<h2[^>]* id="front-matter">/);
});

test.each(["en", "fr", "fr,en", "en,fr,de", "de,pt-BR", "fr-CA,en-US", "zh-TW,ja"])(
  "--locales %s compiles without a finding",
  async (locales) => {
    const cwd = temporaryFolder();
    expect(await run(["init", "site", "--no-install", "--locales", locales], { cwd })).toMatchObject({
      code: 0,
      err: "",
    });
    expect((await run(["check", "site/content"], { cwd })).out).toBe(clean("site/content"));
    const [source = ""] = locales.split(",");
    expect(existsSync(join(cwd, "site/content", source, "docs/welcome.md"))).toBe(true);
    for (const locale of locales.split(","))
      expect(existsSync(join(cwd, "site/content", locale, "strings.yml"))).toBe(false);
  },
);

test("titles and labels are in each language, comments in that of the pages", async () => {
  const cwd = temporaryFolder();
  const read = (name: string) => readFileSync(join(cwd, name), "utf8");
  await run(["init", "one", "--no-install", "--locales", "de,zh-TW,pt-PT,sv"], { cwd });
  expect(read("one/content/site.yml")).toContain(
    'title: { de: "Meine Website", zh-TW: "我的網站", pt-PT: "Meu site", sv: "My site" }',
  );
  expect(read("one/content/site.yml")).toContain("# Die Leiste über jeder Seite.");
  expect(read("one/content/zh-TW/pages/index.md")).toContain("title: 歡迎");
  expect(read("one/README.md")).toContain("# Meine Website\n");
  expect(read("one/content/tags.yml")).toContain('{ de: "Neuigkeiten", zh-TW: "最新消息"');
  await run(["init", "two", "--no-install", "--locales", "fr"], { cwd });
  for (const name of ["site", "sidebars", "authors", "tags"])
    expect(read(`two/content/${name}.yml`)).not.toMatch(/# [^$\n]*\b(?:the|The|of|One|list)\b/);
  expect(read("two/content/site.yml")).toContain("# La barre en haut de chaque page.");
});

test("says what is in English, and check warns of an interface that is", async () => {
  const cwd = temporaryFolder();
  const { out } = await run(["init", "site", "--no-install", "--locales", "sv,de,fr"], { cwd });
  expect(out).toContain(
    `In English, for you to translate:

  content/sv/strings.yml  the interface
  content/sv/  the pages

Next steps:
`,
  );
  const pages = (locale: string) =>
    filesIn(join(cwd, "site/content", locale)).filter((path) => path.endsWith(".md"));
  expect(pages("de")).toEqual(pages("fr"));
  expect(pages("sv")).toEqual(pages("fr"));
  await run(["init", "other", "--no-install", "--locales", "fr,sv"], { cwd });
  expect(filesIn(join(cwd, "other/content/sv")).sort()).toEqual(["pages/index.md", "strings.yml"]);
  const { out: checked } = await run(["check", "--format", "json", "site/content"], { cwd });
  expect(JSON.parse(checked).findings).toMatchObject([
    {
      rule: "language-is-complete",
      level: "warning",
      file: "sv/strings.yml",
      line: 5,
      message: expect.stringMatching(
        /^\d{3} interface texts are in English, starting with “reader\.skipToContent”$/,
      ),
    },
  ]);
});

test("its YAML files name their schemas, and fit them, as its front matter does", async () => {
  const cwd = temporaryFolder();
  await run(["init", "site", "--no-install", "--locales", "en,fr,sv"], { cwd });
  const ajv = new Ajv({ strictTypes: false });
  addFormats.default(ajv);
  const files = filesIn(join(cwd, "site/content")).filter((path) => path.endsWith(".yml"));
  expect(files).toHaveLength(13);
  for (const path of files) {
    const file = join(cwd, "site/content", path);
    const text = readFileSync(file, "utf8");
    const [, schema = ""] = /^# yaml-language-server: \$schema=(\S+)\n/.exec(text) ?? [];
    const validate = ajv.compile(JSON.parse(readFileSync(join(file, "..", schema), "utf8")));
    validate(parse(text));
    expect({ path, errors: validate.errors }).toEqual({ path, errors: null });
  }

  const ofArea: Record<string, string> = { docs: "doc", blog: "post", pages: "page" };
  const pages = filesIn(join(cwd, "site/content")).filter((path) => path.endsWith(".md"));
  expect(pages.length).toBeGreaterThan(10);
  for (const path of pages) {
    const [, yaml = ""] =
      /^---\n(.*?)\n---\n/s.exec(readFileSync(join(cwd, "site/content", path), "utf8")) ?? [];
    const name = `${ofArea[path.split("/")[1] ?? ""]}-front-matter.schema.json`;
    const { $id: _, ...schema } = JSON.parse(readFileSync(join(cwd, "site/schemas", name), "utf8"));
    const validate = ajv.compile(schema);
    validate(parse(yaml) ?? {});
    expect({ path, errors: validate.errors }).toEqual({ path, errors: null });
  }
});

test("VS Code gets the schema of each YAML file, also of those that have no comment", async () => {
  const cwd = temporaryFolder();
  await run(["init", ".", "--no-install", "--locales", "en,sv"], { cwd });
  const read = (name: string) => JSON.parse(readFileSync(join(cwd, ".vscode", name), "utf8"));
  expect(read("extensions.json").recommendations).toEqual(["redhat.vscode-yaml"]);
  const schemas = Object.entries<string>(read("settings.json")["yaml.schemas"]);
  for (const [schema] of schemas) expect(existsSync(join(cwd, schema))).toBe(true);
  for (const path of filesIn(cwd).filter((file) => file.startsWith("content/") && file.endsWith(".yml"))) {
    const [, named = ""] = /schemas\/(\S+)/.exec(readFileSync(join(cwd, path), "utf8")) ?? [];
    const matching = schemas.filter(([, glob]) => picomatch.isMatch(path, glob)).map(([schema]) => schema);
    expect({ path, matching }).toEqual({ path, matching: [`./schemas/${named}`] });
  }
});

describe("what whoever clones it needs", () => {
  test("stands beside the content: short commands, and how to publish", async () => {
    const cwd = temporaryFolder();
    await run(["init", "site", "--no-install", "--locales", "fr,en"], { cwd });
    const read = (name: string) => readFileSync(join(cwd, "site", name), "utf8");
    const { scripts } = JSON.parse(read("package.json"));
    for (const script of Object.values(scripts))
      expect(await run(`${script} --help`.split(" ").slice(1))).toMatchObject({ code: 0 });
    expect(read(".gitignore")).toContain("node_modules/\n");

    const text = read("README.md");
    expect(text).toMatch(/^# Mon site\n/);
    for (const [, path = ""] of text.matchAll(/^\| `(?!npx )([^`]+)`/gm))
      expect(existsSync(join(cwd, "site", path))).toBe(true);
    for (const [, args = ""] of text.matchAll(/npx twsite ([a-z]+(?: --strict)?)/g))
      expect(await run([...args.split(" "), "--help"])).toMatchObject({ code: 0 });
    expect(text).not.toMatch(/INSTALL|LOCALE/);
  });

  test("comes from the project around, where that has the tool", async () => {
    const cwd = temporaryFolder();
    writeFiles(cwd, { "package.json": JSON.stringify({ devDependencies: { twsite: "1" } }) });
    const npm = { npm_config_user_agent: "npm/11.0.0 node/v22.0.0 linux x64" };
    const { out } = await run(["init", "docs/site", "--no-install"], { cwd, env: npm });
    expect(out).toMatch(/Next steps:\n\n {2}cd docs\/site\n {2}npx twsite dev\n$/);
    expect(readdirSync(join(cwd, "docs/site")).sort()).toEqual([
      ".gitignore",
      "README.md",
      "content",
      "schemas",
    ]);

    const alone = await run(["init", "site", "--no-install"], { cwd: temporaryFolder(), env: npm });
    expect(alone.out).toMatch(
      /\n\n {2}cd site\n {2}mkdir vendor\n {2}npm --prefix .+ run package\n {2}npm pack --pack-destination vendor .+\n {2}npm install \.\/vendor\/twsite-[\d.]+\.tgz\n {2}npx twsite dev\n$/,
    );
  });
});

test("check --release names each text of the starter that its owner has not changed", async () => {
  const cwd = temporaryFolder();
  await run(["init", ".", "--no-install", "--locales", "en,fr"], { cwd });
  const named = async () => {
    const { out } = await run(["check", "--release"], { cwd });
    return [...out.matchAll(/^content\/(\S+?)(?::\d+:\d+)? {2}error/gm)].map(([, file]) => file);
  };
  const before = await named();
  const untouched = ["en/pages/index.md", "fr/pages/about.md", "en/blog/first-post.md", "fr/docs/welcome.md"];
  expect(before).toEqual(expect.arrayContaining([...untouched, "authors.yml", "site.yml"]));
  expect(before.filter((file) => file === "site.yml")).toHaveLength(5);
  const about = join(cwd, "content/fr/pages/about.md");
  writeFiles(cwd, {
    "content/fr/pages/about.md": `${readFileSync(about, "utf8")}\nUn texte.\n`,
    "content/site.yml": readFileSync(join(cwd, "content/site.yml"), "utf8").replace("My site", "Harbour"),
  });
  const after = await named();
  expect(after).not.toContain("fr/pages/about.md");
  expect(after.filter((file) => file === "site.yml")).toHaveLength(4);
});

test("a folder that is not empty stays as it is", async () => {
  const cwd = temporaryFolder();
  writeFiles(cwd, { "site/thesis.txt": "Years of work", file: "" });
  const { code, out, err } = await run(["init", "site", "--no-install"], { cwd });
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(err).toBe("error: site is not empty; name a new or empty folder\n");
  expect(filesIn(join(cwd, "site"))).toEqual(["thesis.txt"]);
  expect(await run(["init", "file", "--no-install"], { cwd })).toMatchObject({ code: 2 });
});

test.each(["", ".", "./"])(
  "the working folder, named %j, stays as it is unless it is empty",
  async (name) => {
    const cwd = temporaryFolder();
    const own = { "content/thesis.md": "Years of work", "schemas/own.json": "{}", ".gitignore": "own\n" };
    writeFiles(cwd, own);
    const { code, err } = await run(["init", name, "--no-install"], { cwd });
    expect({ code, err }).toEqual({
      code: 2,
      err: `error: ${name || "."} is not empty; name a new or empty folder\n`,
    });
    expect(filesIn(cwd).sort()).toEqual(Object.keys(own).sort());
    const empty = temporaryFolder();
    expect(await run(["init", name, "--no-install"], { cwd: empty })).toMatchObject({ code: 0, err: "" });
    expect(existsSync(join(empty, "content/site.yml"))).toBe(true);
  },
);

test("what fails takes back its own files and folders alone", async () => {
  const folder = temporaryFolder();
  const own = { "content/site.yml": "title: Thesis\n", "schemas/own.json": "{}" };
  writeFiles(folder, own);
  const files = ["new/deep/a.md", "schemas/a.json", "content/a.md", "content/site.yml"];
  const writing = writeStarter(
    new Map(files.map((path) => [path, ""])),
    folder,
    new AbortController().signal,
  );
  await expect(writing).rejects.toThrow("EEXIST");
  expect(contentsOf(folder)).toEqual(contentsOf(writeFiles(temporaryFolder(), own)));
  expect(readdirSync(folder).sort()).toEqual(["content", "schemas"]);
});

test.each([
  ["en,en", "listed twice"],
  ["english", "'english' is not a language id"],
  ["en,,fr", "'' is not a language id"],
])("--locales %s is refused", async (locales, text) => {
  const cwd = temporaryFolder();
  const { code, err } = await run(["init", "site", "--no-install", "--locales", locales], { cwd });
  expect(code).toBe(2);
  expect(err).toContain(text);
  expect(readdirSync(cwd)).toEqual([]);
});

test("interrupted, it leaves nothing behind", async () => {
  const cwd = temporaryFolder();
  const { child, ended } = start(["init", "new/site", "--no-install"], { cwd });
  await vi.waitUntil(() => existsSync(join(cwd, "new/site")) || child.exitCode !== null, {
    timeout: 60_000,
    interval: 1,
  });
  child.kill("SIGINT");
  const { signal, code } = await ended;
  // It may have been done already.
  if (signal === "SIGINT") expect(readdirSync(cwd)).toEqual([]);
  else expect(code).toBe(0);
});

describe("called through npm, it installs the tool in the new site", () => {
  const npm = { npm_config_user_agent: "npm/11.0.0 node/v22.0.0 linux x64" };
  /** An `npm` that writes down its arguments and does nothing else; with `code` other than 0 it fails. */
  function withNpm(code: number): { cwd: string; env: Record<string, string>; calls: () => string[] } {
    const cwd = temporaryFolder();
    const calls = join(cwd, "calls");
    writeFiles(cwd, {
      "bin/npm": `#!/bin/sh\necho "$PWD: $*" >> ${calls}\ntouch package-lock.json\necho "no network" >&2\nexit ${code}\n`,
      calls: "",
    });
    chmodSync(join(cwd, "bin/npm"), 0o755);
    const identity = { GIT_AUTHOR_NAME: "A", GIT_AUTHOR_EMAIL: "a@example.com", GIT_COMMITTER_NAME: "A" };
    const env = {
      ...npm,
      ...identity,
      GIT_COMMITTER_EMAIL: "a@example.com",
      PATH: `${join(cwd, "bin")}:${process.env.PATH}`,
    };
    return { cwd, env, calls: () => readFileSync(calls, "utf8").trim().split("\n") };
  }

  test("from a package that it makes, with a first commit, and ends with what to type", async () => {
    const { cwd, env, calls } = withNpm(0);
    const { code, out } = await run(["init", "a site", "--locales", "en"], { cwd, env });
    expect(code).toBe(0);
    expect(out).toMatch(/Next steps:\n\n {2}cd 'a site'\n {2}npx twsite dev\n$/);
    expect(calls()).toEqual([
      `${join(cwd, "a site")}: --prefix ${process.cwd()} run package`,
      `${join(cwd, "a site")}: pack --pack-destination vendor ${process.cwd()}/dist/packages/twsite`,
      expect.stringMatching(/: install \.\/vendor\/twsite-[\d.]+\.tgz$/),
    ]);
    const log = execFileSync("git", ["log", "--format=%s", "--name-only"], {
      cwd: join(cwd, "a site"),
    }).toString();
    expect(log).toMatch(/^Start the site\n/);
    for (const file of ["package.json", "package-lock.json", "content/site.yml"])
      expect(log).toContain(`\n${file}\n`);
  });

  test("and where that fails, says why and what to type instead", async () => {
    const { cwd, env } = withNpm(1);
    const { code, out, err } = await run(["init", "site", "--locales", "en"], { cwd, env });
    expect(code).toBe(0);
    expect(err).toContain("twsite could not be installed in site:\nno network\n");
    expect(out).toMatch(
      /\n {2}cd site\n {2}mkdir vendor\n {2}npm .+ run package\n {2}npm pack .*\n {2}npm install .*\n {2}npx twsite dev\n$/,
    );
    expect(existsSync(join(cwd, "site/content/site.yml"))).toBe(true);
    expect(existsSync(join(cwd, "site/.git"))).toBe(false);
  });

  test("but not with --no-install", async () => {
    const { cwd, env, calls } = withNpm(0);
    await run(["init", "site", "--no-install"], { cwd, env });
    expect(calls()).toEqual([""]);
  });
});

test("a new site is in one language, that of the system if twsite has it", async () => {
  const cwd = temporaryFolder();
  for (const [name, LC_ALL, locale] of [
    ["de", "de_AT.UTF-8", "de"],
    ["is", "is_IS.UTF-8", "en"],
    ["none", "C", "en"],
  ] as const) {
    const { code } = await start(["init", name, "--no-install"], { cwd, env: { LC_ALL } }).ended;
    expect(code).toBe(0);
    expect(readdirSync(join(cwd, name, "content")).filter((entry) => !entry.includes("."))).toEqual([
      locale,
      "static",
    ]);
  }
});

describe.each(["all", "docs", "blog", "portfolio"])("--template %s", (template) => {
  const make = async () => {
    const cwd = temporaryFolder();
    await run(["init", ".", "--no-install", "--template", template, "--locales", "en,de"], { cwd });
    return cwd;
  };

  test("makes a site of these parts without a finding, all pages of which are still to be replaced", async () => {
    const cwd = await make();
    expect((await run(["check", "--strict"], { cwd })).out).toBe(clean("content"));
    const has = (path: string) => existsSync(join(cwd, "content", path));
    expect(has("de/docs/welcome.md")).toBe(["all", "docs"].includes(template));
    expect(has("de/blog/first-post.md")).toBe(["all", "blog"].includes(template));
    expect(has("de/docs/cases/first-case.md")).toBe(["all", "portfolio"].includes(template));
    const { out } = await run(["check", "--release"], { cwd });
    expect(out).toContain("content/de/pages/index.md");
  });

  test("and --remove-samples leaves a page of one's own without an error, and what was changed", async () => {
    const cwd = await make();
    const about = join(cwd, "content/de/pages/about.md");
    writeFiles(cwd, {
      "content/en/docs/own.md": "# Own\n\nText.\n",
      "content/de/pages/about.md": `${readFileSync(about, "utf8")}\nIch bin es.\n`,
    });
    const { code } = await run(["init", "--remove-samples", "."], { cwd });
    expect(code).toBe(0);
    expect((await run(["check", "--strict"], { cwd })).out).toBe(clean("content"));
    const pages = filesIn(join(cwd, "content")).filter((path) => path.endsWith(".md"));
    expect(pages).toEqual([
      "de/pages/about.md",
      "de/pages/index.md",
      "en/docs/own.md",
      "en/pages/about.md",
      "en/pages/index.md",
    ]);
    const site = readFileSync(join(cwd, "content/site.yml"), "utf8");
    expect(site).toContain("to: /about");
    expect(site).not.toMatch(/\/blog|\/glossary|cases/);
    expect(site.includes("sidebar: docs")).toBe(["all", "docs"].includes(template));
    expect(site).toContain("# The bar on top of every page.");
  });
});

test("--remove-samples deletes no file that the writer has put beside the samples, and no category that was changed", async () => {
  const cwd = temporaryFolder();
  await run(["init", ".", "--locales", "en", "--no-install"], { cwd });
  const docs = join(cwd, "content/en/docs");
  writeFiles(docs, { "writing/plan.svg": "<svg/>", "cases/category.yml": "label: Mine\n" });
  expect((await run(["init", "--remove-samples", "."], { cwd })).code).toBe(0);
  expect(filesIn(docs).sort()).toEqual(["cases/category.yml", "writing/plan.svg"]);
});
