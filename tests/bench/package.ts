/** What the tool adds to a project: `npm run bench -- --package` installs the package as npm packs it, and Docusaurus. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod";
import { pack } from "../package/pack.ts";
import { docusaurusOverrides, docusaurusPackages } from "./docusaurus.ts";

const Lock = z.object({ packages: z.record(z.string(), z.unknown()) });

/** Needs the registry; for twsite also `dist/twsite`. */
export function printInstalled(print: (line: string) => void): void {
  print("| tool | packages | MB on disk |");
  print("| --- | ---: | ---: |");
  const folder = mkdtempSync(join(tmpdir(), "twsite-package-"));
  const { tarball } = pack(folder);
  const tools: [string, readonly string[], object][] = [
    ["twsite", [tarball], {}],
    ["docusaurus", docusaurusPackages, docusaurusOverrides],
  ];
  for (const [tool, packages, overrides] of tools) {
    const found = installed(packages, overrides);
    const { count, bytes } = found ?? {};
    const cells = [
      count?.toLocaleString("en") ?? "npm cannot install it",
      bytes && (bytes / 1_000_000).toFixed(0),
    ];
    print(`| ${tool} | ${cells.join(" | ")} |`);
  }
  rmSync(folder, { recursive: true, force: true });
}

/** Undefined where the registry lacks a package that is asked for. */
function installed(
  packages: readonly string[],
  overrides: object,
): { count: number; bytes: number } | undefined {
  const folder = mkdtempSync(join(tmpdir(), "twsite-package-"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, overrides }));
  const npm = spawnSync("npm", ["install", "--no-audit", "--no-fund", ...packages], {
    cwd: folder,
    stdio: "ignore",
  });
  if (npm.status !== 0) return undefined;
  const { packages: listed } = Lock.parse(
    JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8")),
  );
  // The list holds those of other platforms, too.
  const count = Object.keys(listed).filter((path) => path !== "" && existsSync(join(folder, path))).length;
  const bytes = sizeOf(join(folder, "node_modules"));
  rmSync(folder, { recursive: true, force: true });
  return { count, bytes };
}

/** esbuild's program is linked to a second place. */
function sizeOf(folder: string): number {
  const sizes = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)))
    .map(({ ino, size }): [number, number] => [ino, size]);
  return [...new Map(sizes).values()].reduce((sum, size) => sum + size, 0);
}
