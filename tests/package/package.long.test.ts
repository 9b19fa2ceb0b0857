/**
 * The package in an empty folder, beside nothing but what it says that it needs. Its dependencies are copied instead of
 * installed, so that no network is needed; `npm run bench -- --package` installs it with npm.
 */
// Tests: cli/bundle, cli/commands, cli/authoring/starter
import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, test } from "vitest";
import { run } from "../process/command.ts";
import { keptFolder, writeFiles } from "../sites/folders.ts";
import { unpack } from "./pack.ts";

const folder = keptFolder();
const script = join(folder, "node_modules/twsite/dist/twsite/main.js");
let files: string[] = [];

beforeAll(() => {
  files = unpack(folder).files;
});

test("it holds the command, the reader, the starter, the schemas and the manual, and no sources", () => {
  const rooms = files.map((path) => path.split("/").slice(0, 3).join("/"));
  for (const part of ["main.js", "worker.js", "reader", "starter"])
    expect(rooms).toContain(`dist/twsite/${part}`);
  expect(files).toContain("dist/schema/index.js");
  expect(files).toContain("dist/schema/index.d.ts");
  expect(readFileSync("dist/schema/manifest.d.ts", "utf8")).toContain("/** Text of the link. */");
  for (const part of ["site.yml", "en/docs/start.md", "en/docs/reference/configuration/site.md"])
    expect(files).toContain(`cli/manual/${part}`);
  const top = files.filter((path) => !/^(dist|cli\/manual)\//.test(path));
  expect(top).toEqual(["CHANGELOG.md", "LICENSE", "README.md", "package.json"]);
  expect(files.filter((path) => /^dist\/.*(?<!\.d)\.tsx?$/.test(path))).toEqual([]);
});

test("it starts a site and compiles it", async () => {
  expect(
    await run(["init", "site", "--no-install", "--locales", "en,fr"], { cwd: folder, script }),
  ).toMatchObject({ code: 0, err: "" });
  const args = ["compile", "--strict", "--content", "site/content", "--out", "site/dist/site"];
  expect(await run(args, { cwd: folder, script })).toMatchObject({ code: 0, err: "" });
  expect(existsSync(join(folder, "site/dist/site/fr/index.html"))).toBe(true);
});

test("the package file that init says how to make is made by its commands", async () => {
  const env = { npm_config_user_agent: "npm/11.0.0 node/v22.0.0 linux x64" };
  const { out } = await run(["init", "other", "--no-install"], { cwd: folder, script, env });
  const steps = out.split("\n").filter((line) => /^ {2}(cd|mkdir|npm pack) /.test(line));
  expect(steps).toHaveLength(3);
  await promisify(execFile)("sh", ["-c", steps.join(" && ")], { cwd: folder });
  const install = /npm install (\S+)/.exec(out)?.[1] ?? "";
  expect(existsSync(join(folder, "other", install))).toBe(true);
});

test("components of a site get React and zod from it", async () => {
  const content = {
    "site.yml": "title: Site\nurl: https://www.example.com\nlocales: [{ id: en, tag: en, label: English }]\n",
    "components/Count.tsx":
      'import { useState } from "react";\nimport * as z from "zod";\n' +
      "export const props = z.object({ from: z.coerce.number() });\n" +
      "export default function Count({ from }: z.infer<typeof props>) {\n" +
      "  const [n] = useState(from + 1);\n  return <b>{n} of them</b>;\n}\n",
    "en/pages/index.md": "# Home\n\nText.\n\n::Count{from=41}\n",
  };
  const cwd = join(folder, "own");
  writeFiles(join(cwd, "content"), content);
  expect(await run(["compile"], { cwd, script })).toMatchObject({ code: 0, err: "" });
  expect(readFileSync(join(cwd, "dist/site/index.html"), "utf8")).toContain("42<!-- --> of them");
});

// The type check takes most of it, twice.
test("programs import its schemas, with their types", async () => {
  writeFiles(folder, {
    "read.mts": [
      'import { PageData, pageDataPath, type SiteConfig } from "twsite/schema";',
      'const page: PageData = PageData.parse({ contract: 2, kind: "nothing" });',
      'if (page.kind === "doc") page.hideTitle satisfies boolean;',
      "// @ts-expect-error the title of a site is not a number",
      'const wrong: SiteConfig["base_url"] = 1;',
      "export { pageDataPath, wrong };",
    ].join("\n"),
    "extend.mts": [
      'import { defineDirective, defineRule, z } from "twsite/extend";',
      "export const film = defineDirective({",
      '  name: "film",',
      '  form: "leaf",',
      "  attributes: z.strictObject({ minutes: z.number() }),",
      "  expand: ({ attributes, label }) => [",
      '    { type: "paragraph", children: label },',
      '    { type: "element", tagName: "p", properties: {}, children: [{ type: "text", value: attributes.minutes.toFixed() }] },',
      "  ],",
      "});",
      "// @ts-expect-error a rule checks something",
      'export const rule = defineRule({ id: "a", description: "A." });',
    ].join("\n"),
    "extend.mjs":
      'import { defineRule, z } from "twsite/extend"; console.log(typeof defineRule, typeof z.string);',
    "read.mjs": 'import { pageDataPath } from "twsite/schema"; console.log(pageDataPath("/docs/x"));',
  });
  const node = promisify(execFile);
  const compiler = join(import.meta.dirname, "../../node_modules/typescript/bin/tsc");
  const strict = ["--noEmit", "--strict", "--target", "es2022", "--types", ""];
  for (const resolution of ["nodenext", "preserve"])
    await node(process.execPath, [compiler, ...strict, "--module", resolution, "read.mts", "extend.mts"], {
      cwd: folder,
    });
  const { stdout } = await node(process.execPath, ["read.mjs"], { cwd: folder });
  expect(stdout).toBe("data/docs/x.json\n");
  const extend = await node(process.execPath, ["extend.mjs"], { cwd: folder });
  expect(extend.stdout).toBe("function function\n");
});
