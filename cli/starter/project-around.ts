/** Project around a new folder that has the tool already: then it needs no package.json of its own. */
import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import * as z from "zod";

const Package = z.looseObject({
  name: z.string().optional(),
  dependencies: z.looseObject({}).optional(),
  devDependencies: z.looseObject({}).optional(),
});

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
    // Mostly there is none; one that npm cannot read either helps nobody.
    return false;
  }
}
