/** More tags or authors than a page can have: the page of each one lists the page with all of them. */
import { limits } from "../../limits/limits.ts";
import { excess } from "../../mdast/excess.ts";
import type { PageFinding, Place } from "../../report/finding.ts";
import type { Area, FrontMatterOf } from "../compiled-page.ts";

export function tooManyNames(
  value: FrontMatterOf[Area],
  keys: Readonly<Record<string, Place>>,
): PageFinding | undefined {
  const lists = {
    tags: "tags" in value ? value.tags : [],
    authors: "authors" in value ? value.authors : [],
  };
  for (const [key, names] of Object.entries(lists))
    if (names.length > limits.names)
      return {
        place: keys[key],
        ...excess("this page", names.length, key, limits.names, "those that visitors look for"),
      };
  return undefined;
}
