/**
 * Package export `twsite/schema`: the schemas of what authors write, of what the compiler emits and of what commands print, each
 * with its type, and the rules that lead from a route to its files.
 */
export { Author, Authors } from "./authors.ts";
export { CaseFact, CaseFrontMatter, CaseOverview, CasePanel } from "./case.ts";
export { BLOG_SIDEBAR, CONTRACT, DOCUMENT_DATA, DOCUMENT_DATA_ID } from "./contract.ts";
export { DiffReport } from "./diff-report.ts";
export { DocumentBlock, type DocumentData, DocumentPage } from "./document-data.ts";
export { Category, DocFrontMatter, PageFrontMatter, PostFrontMatter } from "./front-matter.ts";
export { Glossary } from "./glossary.ts";
export { type ElementWithProps, HastElement, HastNode, HastRoot, HastText, type Json } from "./hast.ts";
export { Manifest, NavItem, NavLink } from "./manifest.ts";
export {
  hasProps,
  isOwnTag,
  type OwnAttributes,
  type OwnTag,
  ownElements,
  ownElementTexts,
} from "./own-elements.ts";
export {
  ArchivePage,
  type ArticlePage,
  AuthorLine,
  AuthorPage,
  AuthorsPage,
  BlogPage,
  CategoryPage,
  DateText,
  DocPage,
  DocTagPage,
  DocTagsPage,
  Heading,
  HomePage,
  Link,
  type ListPage,
  NotFoundPage,
  PageData,
  type PageKind,
  PageVersion,
  PlainPage,
  PostPage,
  PostSummary,
  TagPage,
  TagsPage,
} from "./page.ts";
export * from "./paths.ts";
export { CheckReport, ImportReport, ReportedFinding, StatusReport, TranslationStatus } from "./reports.ts";
export { Routes } from "./routes.ts";
export { usualId } from "./search/heading-id.ts";
export { decodeSections, decodeTerms } from "./search/postings.ts";
export { readShard, type ShardSection } from "./search/read-shard.ts";
export { SearchArea, SearchIndex, SearchShard } from "./search.ts";
export { SearchTests } from "./search-tests.ts";
export { SideBySide } from "./side-by-side.ts";
export { Sidebar, type SidebarCategory, SidebarItem, type SidebarLink } from "./sidebar.ts";
export { sidebarOf } from "./sidebar-of.ts";
export { Sidebars } from "./sidebars.ts";
export { SiteConfig } from "./site.ts";
export { Plural, ReaderStrings, SearchStrings, SideBySideStrings, StringsOverride } from "./strings.ts";
export { Synonyms } from "./synonyms.ts";
export { Tag, Tags } from "./tags.ts";
export { Terms } from "./terms.ts";
export { LocalizedText } from "./text.ts";
export { Variables } from "./variables.ts";
export { DocsVersion, Versions } from "./versions.ts";
