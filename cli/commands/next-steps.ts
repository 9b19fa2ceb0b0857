/** The commands to type after a site was made, which work where it is. */
import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import * as z from "zod";
import { installLines } from "./install-tool.ts";
import type { Installation } from "./installation.ts";
import { quoted } from "./invocation.ts";

type Tool = Pick<Installation, "invocation" | "packageFolder" | "release">;

/** One on each line. They start outside of `folder`. `isNew`: the tool is still to be installed there. */
export function nextSteps(folder: string, tool: Tool, commands: readonly string[], isNew: boolean): string {
  const steps = [
    ...(/^(\.\/?)?$/.test(folder) ? [] : [`cd ${quoted(folder)}`]),
    ...(isNew ? installLines(tool) : []),
    ...commands.map((command) => `${tool.invocation} ${command}`),
  ];
  return steps.map((step) => `  ${step}`).join("\n");
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
