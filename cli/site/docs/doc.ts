/** The docs of a locale: ids, routes and titles from files and front matter. */

import { routeBelow } from "../../../schema/paths.ts";
import type { Page } from "../../compile/compile-files.ts";
import type { PageFacts } from "../../markdown/compiled-page.ts";
import { cleanName, positionOf } from "../../source/number-prefix.ts";
import { resolveSlug } from "../slug.ts";
import { type Visibility, visibilityOf } from "../visibility.ts";

export type Doc = {
  page: Page;
  facts: PageFacts<"docs">;
  /** Folder path and file name without number prefixes, or with the front matter's id. */
  id: string;
  /** Folder inside the docs, without number prefixes; empty for the root. */
  folder: string;
  /** True for `index`, `README` and a file named like its folder: the page of the folder's category. */
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
  const parts = page.source.name.split("/").map(cleanName);
  const name = parts.at(-1) ?? "";
  const folder = parts.slice(0, -1).join("/");
  const isFolderPage = /^(index|readme)$/i.test(name) || (folder !== "" && parts.at(-2) === name);
  const { frontMatter } = facts;
  const address = page.source.address?.split("/").map(cleanName) ?? parts;
  const isAtFolder = isFolderPage && address.at(-1) === name;
  const own = `/${(isAtFolder ? address.slice(0, -1) : address).join("/")}`;
  const slug = frontMatter.slug === undefined ? own : resolveSlug(frontMatter.slug, folder);
  const title = frontMatter.title ?? facts.heading ?? name;
  return {
    page,
    facts,
    id: [...(folder ? [folder] : []), frontMatter.id ?? name].join("/"),
    folder,
    isFolderPage,
    route: routeBelow(root, slug),
    title,
    label: frontMatter.sidebar_label ?? title,
    description: frontMatter.description ?? facts.excerpt,
    position: frontMatter.sidebar_position ?? positionOf(page.source.name.split("/").at(-1) ?? ""),
    visibility: visibilityOf(page),
  };
}
