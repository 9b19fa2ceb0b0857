/** Reads the `category.yml` files of the docs. */
import { Category } from "../../schema/front-matter.ts";
import type { Finding } from "../report/finding.ts";
import type { IgnoreComment } from "../report/ignore-comment.ts";
import { type ConfigFile, type ConfigReading, readConfigFile } from "./config-file.ts";

/** The contents of `category.yml` files, by the folder that they describe (`en/docs/guide`). */
export type Categories = ReadonlyMap<string, ConfigFile<Category>>;

export function readCategories(
  contentFolder: string,
  files: readonly string[],
  lastGood?: ConfigReading["lastGood"],
): { categories: Categories; findings: Finding[]; ignoreComments: IgnoreComment[] } {
  const findings: Finding[] = [];
  const ignoreComments: IgnoreComment[] = [];
  const reading: ConfigReading = { contentFolder, findings, ignoreComments, lastGood };
  const categories = new Map<string, ConfigFile<Category>>();
  for (const file of files) {
    const category = readConfigFile(reading, Category, file);
    if (category)
      categories.set(file.slice(0, -"/category.yml".length), { ...category, value: category.value ?? {} });
  }
  return { categories, findings, ignoreComments };
}
