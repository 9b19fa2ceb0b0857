/** A page of a small site of Docusaurus → what it is after the import, with what is said of it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ComponentMapFile, readComponentMap } from "../../cli/import/component-map.ts";
import { type Files, temporaryFolder, writeFiles } from "../sites/folders.ts";
import { importSite } from "./folders.ts";

export async function imported(page: string, files: Files = {}, plugins = "", map?: string) {
  const folder = temporaryFolder();
  const source = writeFiles(join(folder, "source"), {
    "docusaurus.config.js": `module.exports = { title: "Tool", url: "https://tool.example.com", baseUrl: "/tool/" };\n${plugins}`,
    "docs/page.mdx": page,
    ...files,
  });
  const { notes, components, findings, content } = await importSite(
    source,
    join(folder, "target"),
    map === undefined ? undefined : mapFile(map),
  );
  return {
    text: readFileSync(join(content, "en/docs/page.md"), "utf8"),
    notes: notes.filter((line) => /^(docs|components\.yml)/.test(line)),
    findings: findings.map(({ message }) => message),
    components,
    content,
  };
}

function mapFile(text: string): ComponentMapFile {
  const { map, problems, placeOf } = readComponentMap(text);
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join());
  return { file: "components.yml", rules: map, placeOf };
}
