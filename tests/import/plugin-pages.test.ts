/** Pages that only the last build has, and what links mark as outside, are no errors: site.yml says that something else serves them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { type Files, temporaryFolder, writeFiles } from "../sites/folders.ts";
import { importSite } from "./folders.ts";

async function imported(configuration: string, files: Files) {
  const folder = temporaryFolder();
  const source = writeFiles(join(folder, "source"), {
    "docusaurus.config.js": `module.exports = { title: "Tool", url: "https://tool.example.com", baseUrl: "/tool/", ${configuration} };`,
    ...files,
  });
  const { content, findings, notes } = await importSite(source, join(folder, "target"));
  const text = (path: string) => readFileSync(join(content, path), "utf8");
  return { findings, notes, text, site: parse(text("site.yml")) };
}

test("where the site has pages, only what links name is served by something else", async () => {
  const { findings, site } = await imported('presets: ["classic"]', {
    "docs/start.md": "# Start\n\n[a](pathname:///docs/app/), [b](pathname:///b/c?x), [c](pathname:///b)\n",
    "src/pages/api/intro.md": "# Intro\n",
  });
  expect(findings).toEqual([]);
  expect(site.external).toEqual(["/b", "/b/c", "/docs/app/"]);
});
