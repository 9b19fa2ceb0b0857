/** Starlight, outside the repository: the same pages as this tool has. It needs Node 24, which npm has as a package. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { writePages } from "./pages.ts";

const packages = ["node@24", "astro@7.3.5", "@astrojs/starlight@0.42.4"];

/** A site of `count` docs below `folder`, which keeps the installation; returns the folder that a host would serve. */
export function buildStarlight(folder: string, count: number): string {
  mkdirSync(folder, { recursive: true });
  if (!existsSync(join(folder, "node_modules/astro"))) {
    writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }');
    const scripts = "--foreground-scripts";
    execFileSync("npm", ["install", "--no-audit", "--no-fund", scripts, ...packages], {
      cwd: folder,
      stdio: "ignore",
    });
  }
  for (const made of ["src", "dist"]) rmSync(join(folder, made), { recursive: true, force: true });
  writePages(join(folder, "src/content/docs"), count, "plain");
  writeFileSync(join(folder, "src/content.config.ts"), content);
  writeFileSync(join(folder, "astro.config.mjs"), configuration);
  const node = resolve(folder, "node_modules/node/bin");
  execFileSync(join(node, "node"), ["node_modules/astro/bin/astro.mjs", "build"], {
    cwd: folder,
    stdio: "ignore",
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: "1" },
  });
  return join(folder, "dist");
}

const content = `import { defineCollection } from "astro:content";
import { docsLoader } from "@astrojs/starlight/loaders";
import { docsSchema } from "@astrojs/starlight/schema";
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

const configuration = `import { defineConfig } from "astro/config";
import starlight from "@astrojs/starlight";
export default defineConfig({
  site: "https://www.example.com",
  integrations: [starlight({ title: "Bench", pagefind: false })],
});
`;
