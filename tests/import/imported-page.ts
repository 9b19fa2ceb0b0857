/** A page of a small site of Docusaurus → what it is after the import, with what is said of it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Files, temporaryFolder, writeFiles } from "../sites/folders.ts";
import { importSite } from "./folders.ts";

export async function imported(page: string, files: Files = {}, plugins = "") {
  const folder = temporaryFolder();
  const source = writeFiles(join(folder, "source"), {
    "docusaurus.config.js": `module.exports = { title: "Tool", url: "https://tool.example.com", baseUrl: "/tool/" };\n${plugins}`,
    "docs/page.mdx": page,
    ...files,
  });
  const { notes, findings, content } = await importSite(source, join(folder, "target"));
  return {
    text: readFileSync(join(content, "en/docs/page.md"), "utf8"),
    notes: notes.filter((line) => line.startsWith("docs")),
    findings: findings.map(({ message }) => message),
    content,
  };
}
