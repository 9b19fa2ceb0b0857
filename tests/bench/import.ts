/** What bringing a site of Docusaurus over costs: `npm run bench -- --import [--sizes 2500]`; the import, and the first compile after it. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { writePages } from "./pages.ts";
import { run } from "./run.ts";

const configuration =
  'module.exports = { title: "Bench", url: "https://www.example.com", presets: [["classic", { blog: false }]] };\n';

export async function printImport(print: (line: string) => void, sizes: readonly number[]): Promise<void> {
  const command = resolve("dist/twsite/main.js");
  print("| pages | import s | CPU s | MB | compile s |");
  print("| ---: | ---: | ---: | ---: | ---: |");
  for (const size of sizes) {
    const folder = mkdtempSync(join(tmpdir(), "twsite-bench-import-"));
    try {
      const source = join(folder, "source");
      writePages(join(source, "docs"), size, "twsite");
      writeFileSync(join(source, "docusaurus.config.js"), configuration);
      const imported = await run("node", [command, "import", source, "target"], folder);
      const compiled = await run("node", [command, "compile"], join(folder, "target"));
      const figures = [imported.wall, imported.cpu].map((seconds) => seconds.toFixed(1));
      print(
        `| ${size} | ${figures.join(" | ")} | ${imported.peak.toFixed(0)} | ${compiled.wall.toFixed(1)} |`,
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}
