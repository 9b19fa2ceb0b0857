/** The docs of a locale: ids, routes and titles from files and front matter. */

import { routeBelow } from "../../../schema/paths.ts";
import type { Page } from "../../compile/compile-files.ts";
import type { PageFacts } from "../../markdown/compiled-page.ts";
import { cleanName, positionOf } from "../../source/number-prefix.ts";
import { docName } from "../slug.ts";
import { type Visibility, visibilityOf } from "../visibility.ts";

export type Doc = {
  page: Page;
  facts: PageFacts<"docs">;
  /** Its id, its folder and whether it is the page of that, as `docName` makes them. */
  id: string;
  folder: string;
  isFolderPage: boolean;
  route: string;
  title: string;
  label: string;
  description: string;
  position: number | undefined;
  visibility: Visibility;
};

/** `root` is the route of the docs in the page's version and locale. */
export function docOf(page: Page, facts: PageFacts<"docs">, root: string): Doc {
  const { frontMatter } = facts;
  const { name } = page.source;
  const { path, ...names } = docName(name, frontMatter, page.source.address);
  const file = name.split("/").at(-1) ?? "";
  const title = frontMatter.title ?? facts.heading ?? cleanName(file);
  return {
    page,
    facts,
    ...names,
    route: routeBelow(root, path),
    title,
    label: frontMatter.sidebar_label ?? title,
    description: frontMatter.description ?? facts.excerpt,
    position: frontMatter.sidebar_position ?? positionOf(file),
    visibility: visibilityOf(page),
  };
}
