/** The schemas that the tool publishes, by the name of their file: those that authors fill in, and those of the data files. */
import type { z } from "zod";
import { Authors } from "../../../schema/authors.ts";
import { DiffReport } from "../../../schema/diff-report.ts";
import { DocumentBlock } from "../../../schema/document-data.ts";
import { Category, DocFrontMatter, PageFrontMatter, PostFrontMatter } from "../../../schema/front-matter.ts";
import { Glossary } from "../../../schema/glossary.ts";
import { Manifest } from "../../../schema/manifest.ts";
import { PageData } from "../../../schema/page.ts";
import { CheckReport, ImportReport, StatusReport } from "../../../schema/reports.ts";
import { Routes } from "../../../schema/routes.ts";
import { SearchIndex, SearchShard } from "../../../schema/search.ts";
import { SearchTests } from "../../../schema/search-tests.ts";
import { SideBySide } from "../../../schema/side-by-side.ts";
import { Sidebar } from "../../../schema/sidebar.ts";
import { Sidebars } from "../../../schema/sidebars.ts";
import { SiteConfig } from "../../../schema/site.ts";
import { StringsOverride } from "../../../schema/strings.ts";
import { Synonyms } from "../../../schema/synonyms.ts";
import { Tags } from "../../../schema/tags.ts";
import { Terms } from "../../../schema/terms.ts";
import { Variables } from "../../../schema/variables.ts";
import { Versions } from "../../../schema/versions.ts";

export type PublishedSchema = {
  name: string;
  /** The file or output that it describes. */
  of: string;
  schema: z.ZodType;
  /** `written` by an author, who may leave out what has a default; `emitted` into the site; `printed` by a command. */
  side: "written" | "emitted" | "printed";
};

const on =
  (side: PublishedSchema["side"]) =>
  (name: string, of: string, schema: z.ZodType): PublishedSchema => ({ name, of, schema, side });
const [written, emitted, printed] = [on("written"), on("emitted"), on("printed")];

export const publishedSchemas: readonly PublishedSchema[] = [
  written("site", "site.yml: settings of the whole site", SiteConfig),
  written("sidebars", "sidebars.yml: the order of the docs", Sidebars),
  written("authors", "authors.yml: the authors of posts", Authors),
  written("tags", "tags.yml: the tags of docs and posts", Tags),
  written("strings", "<locale>/strings.yml: interface texts of the site", StringsOverride),
  written("variables", "<locale>/variables.yml: texts that pages insert by name", Variables),
  written("glossary", "<locale>/glossary.yml: terms that pages explain", Glossary),
  written("synonyms", "<locale>/synonyms.yml: what visitors type for words of the pages", Synonyms),
  written("terms", "<locale>/terms.yml: words that pages use, and words that they avoid", Terms),
  written("search-tests", "<locale>/search-tests.yml: searches and what they should find", SearchTests),
  written("category", "category.yml in a folder of docs", Category),
  written("doc-front-matter", "front matter of a file in docs/", DocFrontMatter),
  written("post-front-matter", "front matter of a file in blog/", PostFrontMatter),
  written("page-front-matter", "front matter of a file in pages/", PageFrontMatter),
  emitted("page-data", "data/<route>.json: the data of a page", PageData),
  emitted("manifest", "data/manifest.json: data that every page of a locale needs", Manifest),
  emitted("routes", "data/routes.json: every route of the site", Routes),
  emitted("sidebar", "data/_/<locale>/sidebars/<version>/<id>.json: a sidebar", Sidebar),
  emitted("versions", "data/_/<locale>/versions.json: the versions of the docs", Versions),
  emitted("search-index", "data/_/<locale>/search/index.json: the search index", SearchIndex),
  emitted("search-shard", "data/_/<locale>/search/<area>-<number>.json: a part of it", SearchShard),
  emitted("side-by-side", "data/_/<locale>/side-by-side.json: texts of the side-by-side view", SideBySide),
  emitted("document", "the JSON block of a prerendered document", DocumentBlock),
  printed("check-report", "twsite check --format json: the findings", CheckReport),
  printed("status-report", "twsite status --format json: what is left to do", StatusReport),
  printed("diff-report", "twsite diff --format json: what a change does to the site", DiffReport),
  printed("import-report", "import-report.json of twsite import: what is left to do", ImportReport),
];
