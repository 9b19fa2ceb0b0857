/** What sites have here and there comes over, or stands in the report. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { type Files, temporaryFolder, writeFiles } from "../sites/folders.ts";
import { type ImportedSite, importSite } from "./folders.ts";

async function imported(configuration: string, files: Files): Promise<ImportedSite> {
  const folder = temporaryFolder();
  const source = writeFiles(join(folder, "source"), {
    "docs/start.md": "# Start\n",
    "docusaurus.config.js": `module.exports = {\n  title: "Tool",\n  url: "https://tool.example.com",\n${configuration}};\n`,
    ...files,
  });
  return importSite(source, join(folder, "target"));
}

const yaml = ({ content }: ImportedSite, path: string) => parse(readFileSync(join(content, path), "utf8"));

test("a link of the bar that is an icon is named as it is read out", async () => {
  const bar = `  themeConfig: { navbar: { items: [
    { href: "https://git.example.com", position: "right", className: "icon", "aria-label": "GitHub repository" },
    { href: "https://chat.example.com", className: "icon" },
  ] } },
`;
  const site = await imported(bar, {});
  expect(yaml(site, "site.yml").navbar.right).toEqual([
    { type: "link", label: "GitHub repository", to: "https://git.example.com" },
  ]);
  expect(site.notes).toContain(
    "docusaurus.config.js:6:5  the link to “https://chat.example.com” stays behind: it has no label",
  );
});
