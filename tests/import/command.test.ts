/** `twsite import` as a process. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { start } from "../process/command.ts";
import { run } from "../process/warm-command.ts";
import { filesIn, temporaryFolder, writeFiles } from "../sites/folders.ts";

const small = {
  "docusaurus.config.js":
    'require("node:fs").writeFileSync("ran", "");\nmodule.exports = { title: "Small", url: "https://small.example.com" };\n',
  "docs/start.md": "# Start\n\n[Nowhere](./missing.md)\n",
};

test("writes a site and its report, and runs no code of the source", async () => {
  const cwd = temporaryFolder();
  writeFiles(join(cwd, "old"), small);
  const { code, out, err } = await run(["import", "--no-install", "old", "new"], { cwd });
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toContain("1 page in new/content");
  const report = readFileSync(join(cwd, "new/import-report.md"), "utf8");
  expect(report).toContain("docs/start.md:3:1  “./missing.md”");
  expect(report).toMatch(/Compiles: yes\n$/);
  expect(readFileSync(join(cwd, "new/content/en/docs/start.md"), "utf8")).toBe(
    "# Start\n\nNowhere <!-- dead link: ./missing.md -->\n",
  );
  expect(JSON.parse(readFileSync(join(cwd, "new/import-report.json"), "utf8"))).toMatchObject({
    compiles: true,
    pages: { source: 1, compiled: 1 },
  });
  expect(filesIn(join(cwd, "old")).sort()).toEqual(Object.keys(small).sort());
  expect(filesIn(cwd)).not.toContain("ran");
  expect(readFileSync(join(cwd, "new/.gitignore"), "utf8")).toMatch(/^dist\/\n\.twsite\/\n/m);
});

test("outside of a project that has twsite, it says how to install it, and the site has a package.json", async () => {
  const cwd = temporaryFolder();
  writeFiles(join(cwd, "old"), small);
  const env = { npm_config_user_agent: "npm/11.0.0 node/v22.0.0 linux x64" };
  const { out } = await run(["import", "--no-install", "old", "new"], { cwd, env });
  expect(out).toMatch(
    / {2}cd new\n {2}mkdir vendor\n {2}npm .+ run package\n {2}npm pack .+\n {2}npm install \S+\n {2}npx twsite compile\n/,
  );
  expect(JSON.parse(readFileSync(join(cwd, "new/package.json"), "utf8"))).toMatchObject({ private: true });
  writeFiles(cwd, { "package.json": JSON.stringify({ devDependencies: { twsite: "1" } }) });
  const inside = await run(["import", "--no-install", "old", "inside"], { cwd, env });
  expect(inside.out).toMatch(/ {2}cd inside\n {2}npx twsite compile\n/);
  expect(existsSync(join(cwd, "inside/package.json"))).toBe(false);
});

test("interrupted before its report, it leaves nothing behind", async () => {
  const cwd = temporaryFolder();
  const pages = Array.from({ length: 300 }, (_, index) => [
    `docs/p${index}.md`,
    `# Page ${index}\n\nText.\n`,
  ]);
  writeFiles(join(cwd, "old"), { ...small, ...Object.fromEntries(pages) });
  const { child, ended } = start(["import", "--no-install", "old", "deep/new"], { cwd });
  const last = join(cwd, "deep/new/content/en/pages/index.md");
  await vi.waitUntil(() => existsSync(last) || child.exitCode !== null, { timeout: 60_000, interval: 1 });
  child.kill("SIGINT");
  expect(await ended).toMatchObject({ signal: "SIGINT", out: "" });
  expect(readdirSync(cwd)).toEqual(["old"]);
  const again = await run(["import", "--no-install", "old", "deep/new"], { cwd });
  expect(again).toMatchObject({ code: 0, err: "" });
});

test("refuses a target that is not empty, a source without a configuration, and a target inside of the source", async () => {
  const cwd = temporaryFolder();
  writeFiles(cwd, { "full/thesis.txt": "Years of work", "other/readme.txt": "" });
  writeFiles(join(cwd, "old"), small);
  const refused = async (source: string, target: string, text: string) => {
    const { code, out, err } = await run(["import", "--no-install", source, target], { cwd });
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain(text);
  };
  await refused("old", "full", "full is not empty; name a new or empty folder");
  await refused("other", "new", "other is not the folder of a site of a known tool");
  await refused("none", "new", "there is no folder none");
  await refused("old", "old/new", "old/new is inside old; name a folder outside it");
  expect(filesIn(join(cwd, "full"))).toEqual(["thesis.txt"]);
});

test("says which tool it recognises, or what it looked for, also one folder down", async () => {
  const cwd = temporaryFolder();
  writeFiles(join(cwd, "repo/website"), small);
  writeFiles(join(cwd, "repo"), { "notes/one.md": "# One\n\nText.\n" });
  const none = await run(["import", "--no-install", "repo", "new"], {
    cwd,
    env: { npm_config_user_agent: "npm/10" },
  });
  expect(none.code).toBe(2);
  expect(none.err).toMatch(/looked for: docusaurus\.config\.js, .*; one folder down in website, docs/);
  expect(none.err).toContain(
    "repo/website has docusaurus.config.js of Docusaurus: npx twsite import repo/website new",
  );
  expect(none.err).toContain("npx twsite import --from plain repo new");
  const found = await run(["import", "--no-install", "repo/website", "new"], { cwd });
  expect(found.out).toMatch(/^Docusaurus, recognised by docusaurus\.config\.js\n/);
  const forced = await run(["import", "--no-install", "--from", "plain", "repo", "other"], { cwd });
  expect(forced).toMatchObject({ code: 0, err: "" });
  expect(existsSync(join(cwd, "other/content/en/docs/notes/one.md"))).toBe(true);
});

test("the tool may stand before the two folders, as behind --from", async () => {
  const cwd = temporaryFolder();
  writeFiles(join(cwd, "old"), small);
  expect(await run(["import", "--no-install", "docusaurus", "old", "new"], { cwd })).toMatchObject({
    code: 0,
    err: "",
  });
  expect(existsSync(join(cwd, "new/content/en/docs/start.md"))).toBe(true);
  const two = await run(["import", "--no-install", "docusaurus", "old", "other", "--from", "mkdocs"], {
    cwd,
  });
  expect(two).toMatchObject({ code: 2, out: "" });
  expect(two.err).toContain("error: unexpected argument");
});

test.each([
  ["docusaurus.config.js", "module.exports = {\n  title: 'Small',\n];\n", "3:1  Unexpected token"],
  ["docusaurus.config.ts", "export default {\n  title: string = ;\n};\n", '2:19  Unexpected ";"'],
])("names the place where %s is no code", async (name, text, message) => {
  const cwd = temporaryFolder();
  writeFiles(cwd, { [`old/${name}`]: text });
  const { code, out, err } = await run(["import", "--no-install", "old", "new"], { cwd });
  expect({ code, out, err }).toEqual({ code: 1, out: "", err: `twsite: old/${name}:${message}\n` });
  expect(readdirSync(cwd)).toEqual(["old"]);
});

test("goes on without sidebars that are no code", async () => {
  const cwd = temporaryFolder();
  const configuration =
    'module.exports = { title: "Small", url: "https://small.example.com", presets: [["classic", { docs: { sidebarPath: "./sidebars.js" } }]] };\n';
  const sidebars = "module.exports = {\n  docs: [,\n);\n";
  writeFiles(join(cwd, "old"), {
    ...small,
    "docusaurus.config.js": configuration,
    "sidebars.js": sidebars,
  });
  const { code } = await run(["import", "--no-install", "old", "new"], { cwd });
  expect(code).toBe(0);
  expect(readFileSync(join(cwd, "new/import-report.md"), "utf8")).toContain(
    "sidebars.js:3:1  this file cannot be read and is not imported: Unexpected token; write sidebars.yml",
  );
  expect(readFileSync(join(cwd, "new/content/sidebars.yml"), "utf8")).toContain('folder: ""');
});

test("a folder that is of no tool and has Markdown is imported as it is: addresses without spaces, and characters for names of emoji", async () => {
  const cwd = temporaryFolder();
  writeFiles(join(cwd, "docs"), {
    "README.md": "# Harbour :tada:\n\n[Notes](Release%20Notes.md), [API](api/), ![](images/a%20boat.svg)\n",
    "Release Notes.md": "# Notes\n\nText.\n",
    "api/README.md": "# API\n\nText.\n",
    "images/a boat.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  });
  const { code, out } = await run(["import", "--no-install", "docs", "new"], { cwd });
  expect(code).toBe(0);
  expect(out).toContain("at 3 of 3 addresses");
  expect(out).toContain("finds 0 errors, 0 warnings");
  expect(readFileSync(join(cwd, "new/content/site.yml"), "utf8")).toContain("title: Harbour 🎉");
  await run(["compile"], { cwd: join(cwd, "new") });
  const home = readFileSync(join(cwd, "new/dist/site/index.html"), "utf8");
  expect(home).toContain("<h1>Harbour 🎉</h1>");
  expect(home).toMatch(/href="\/release-notes".*href="\/api".*a%20boat-/s);
});
