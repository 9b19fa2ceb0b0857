/** The commands to type after a site was made, which work where it is. */
import { readFileSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
import * as z from "zod";
import type { Installation } from "./installation.ts";
import { managers, quoted } from "./invocation.ts";

type Tool = Pick<Installation, "invocation" | "packageFolder" | "release">;

/** One on each line. They start outside of `folder`. `isNew`: no project around it has the tool yet. */
export function nextSteps(
  folder: string,
  { invocation, packageFolder, release }: Tool,
  commands: readonly string[],
  isNew: boolean,
): string {
  const manager = [...managers.values()].find(({ call }) => call === invocation);
  const steps = [
    ...(/^(\.\/?)?$/.test(folder) ? [] : [`cd ${quoted(folder)}`]),
    ...(isNew && manager ? installSteps(manager.install, packageFolder, release) : []),
    ...commands.map((command) => `${invocation} ${command}`),
  ];
  return steps.map((step) => `  ${step}`).join("\n");
}

/** The package is not on the registry: the site keeps it in a folder of its own, so that `npm ci` works on every machine. */
function installSteps(install: string, packageFolder: string, release: string): string[] {
  // An installed package lacks the sources that the scripts of a clone build it from.
  const isInstalled = packageFolder.split(sep).includes("node_modules");
  const pack = `npm pack --pack-destination vendor${isInstalled ? " --ignore-scripts" : ""}`;
  return ["mkdir vendor", `${pack} ${quoted(packageFolder)}`, `${install} ./vendor/twsite-${release}.tgz`];
}

const Package = z.looseObject({
  name: z.string().optional(),
  dependencies: z.looseObject({}).optional(),
  devDependencies: z.looseObject({}).optional(),
});

/** True where a project around a new folder has the tool already: then it needs no package.json of its own. */
export function isInProject(folder: string): boolean {
  const above = dirname(resolve(folder));
  return hasTool(above) || (above !== dirname(above) && isInProject(above));
}

function hasTool(folder: string): boolean {
  try {
    const read = Package.parse(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")));
    const { name, dependencies = {}, devDependencies = {} } = read;
    return [name, ...Object.keys(dependencies), ...Object.keys(devDependencies)].includes("twsite");
  } catch {
    // Most folders have no package.json, and npm cannot use one that it cannot read.
    return false;
  }
}
