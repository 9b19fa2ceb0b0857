/**
 * The packages that npm gets, as folders in `dist/packages` or in the folder of the first argument: `twsite`, and `create-twsite`, which `npm create twsite` runs. They
 * have none of the scripts of this repository: npm warns of each that it could run in a package that it installs.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSync } from "esbuild";

const target = process.argv[2] ?? "dist/packages";

const {
  private: _private,
  scripts: _scripts,
  devDependencies: _tools,
  ...twsite
} = JSON.parse(readFileSync("package.json", "utf8"));
const { version, license, repository, engines } = twsite;

/** `paths` keep their places. */
function writePackage(
  manifest: Record<string, unknown> & { name: string },
  paths: readonly string[],
): string {
  const folder = join(target, manifest.name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const path of paths) cpSync(path, join(folder, path), { recursive: true });
  return folder;
}

rmSync(target, { recursive: true, force: true });
writePackage(twsite, ["dist/twsite", "dist/schema", "cli/manual", "CHANGELOG.md", "LICENSE", "README.md"]);

const create = writePackage(
  {
    name: "create-twsite",
    version,
    description: "Starts a site of twsite: npm create twsite my-site",
    license,
    repository,
    type: "module",
    engines,
    bin: { "create-twsite": "create-twsite.js" },
    dependencies: { twsite: version },
  },
  ["LICENSE"],
);
cpSync("cli/create/README.md", join(create, "README.md"));
buildSync({
  entryPoints: ["cli/create/create-twsite.ts"],
  outdir: create,
  format: "esm",
  platform: "node",
  target: "node20.19",
});
