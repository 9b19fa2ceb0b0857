/** A folder of pages of the source: docs of a version, blog, or pages. */
import type { Area } from "../../source/source-file.ts";
import type { PageFilter } from "./page-filter.ts";

export type Section = {
  area: Area;
  /** Folder in the source, and below `i18n/<locale>/`. */
  folder: string;
  translated: string;
  /** Folder below a locale's in the new site. */
  target: string;
  /** Route, in the source as in the new site, without a slash at its end: `/docs/next`, or empty. */
  root: string;
  /** False: numbers before names stay. */
  prefixes: boolean;
  /** True: they were posts of a second blog. */
  werePosts?: true;
  /** By path inside the folder; what is left out may be a part of pages. */
  isPage: PageFilter;
};
