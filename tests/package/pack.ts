/** The package as npm publishes it, made of what is built. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

const Packed = z.array(z.object({ filename: z.string(), files: z.array(z.object({ path: z.string() })) }));

/** Makes the folders of both packages in `folder`. */
export function makePackages(folder: string): string {
  const packages = join(folder, "packages");
  const command = ["run", "--silent", "package", "--", packages];
  execFileSync("npm", command, { stdio: ["ignore", "ignore", "inherit"] });
  return packages;
}

/** Writes the tarball into `folder`; `dist/twsite` has to be there. */
export function pack(folder: string): { tarball: string; files: string[] } {
  const report = execFileSync(
    "npm",
    ["pack", "--json", "--pack-destination", folder, join(makePackages(folder), "twsite")],
    {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    },
  );
  const [packed] = Packed.parse(JSON.parse(report));
  if (!packed) throw new Error("npm packed nothing");
  return { tarball: join(folder, packed.filename), files: packed.files.map(({ path }) => path).sort() };
}

/** The package in `folder/node_modules`, with copies of what it needs. */
export function unpack(folder: string): { files: string[] } {
  const { tarball, files } = pack(folder);
  const modules = join(folder, "node_modules");
  mkdirSync(join(modules, "twsite"), { recursive: true });
  execFileSync("tar", ["-xzf", tarball, "-C", join(modules, "twsite"), "--strip-components=1"]);
  copyNeeds(join(modules, "twsite"), modules);
  return { files };
}

const Needs = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
});

function copyNeeds(of: string, modules: string): void {
  const needs = Needs.parse(JSON.parse(readFileSync(join(of, "package.json"), "utf8")));
  for (const name of Object.keys({ ...needs.dependencies, ...needs.optionalDependencies }))
    copyPackage(name, modules);
}

/** Copies a package and what it needs; what is made for another platform is not installed, and left out. */
function copyPackage(name: string, modules: string): void {
  const from = join("node_modules", name);
  if (!existsSync(from) || existsSync(join(modules, name))) return;
  cpSync(from, join(modules, name), { recursive: true });
  copyNeeds(from, modules);
}
