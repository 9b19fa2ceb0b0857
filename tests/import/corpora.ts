/** Sites of others, written for Docusaurus, which are not in the repository: TWSITE_CORPORA names the folder that has them. */
import { existsSync } from "node:fs";
import { join } from "node:path";

export const corpora = process.env.TWSITE_CORPORA;

export const corpusSites = [
  { name: "jest", path: "jest/website" },
  { name: "babel", path: "babel/website" },
  { name: "pnpm", path: "pnpm" },
] as const;

/** The arguments of `twsite import` for a site; undefined if its folder is not there. */
export function corpusImport({ name, path }: (typeof corpusSites)[number], target: string) {
  if (corpora === undefined || !existsSync(join(corpora, path))) return undefined;
  // The docs can be beside the folder of the site.
  return ["import", "--no-install", "--allow", join(corpora, name), join(corpora, path), target];
}
