/**
 * What programs get as `twsite/schema`: the schemas of what authors write and of what the compiler emits, each with its
 * type, and the rules that lead from a route to its files.
 */
export { Author, Authors } from "./authors.ts";
export { CaseFrontMatter } from "./case.ts";
export { BLOG_SIDEBAR, CONTRACT, DOCUMENT_DATA_ID } from "./contract.ts";
export { DocumentData } from "./document-data.ts";
export { Category, DocFrontMatter, PageFrontMatter, PostFrontMatter } from "./front-matter.ts";
export { Manifest } from "./manifest.ts";
export { PageData, type PageKind } from "./page.ts";
export * from "./paths.ts";
export { Routes } from "./routes.ts";
export { SearchIndex, SearchShard } from "./search.ts";
export { Sidebar } from "./sidebar.ts";
export { Sidebars } from "./sidebars.ts";
export { SiteConfig } from "./site.ts";
export { StringsOverride } from "./strings.ts";
export { Tag, Tags } from "./tags.ts";
export { LocalizedText } from "./text.ts";
export { Versions } from "./versions.ts";
