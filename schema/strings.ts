/** Interface texts. The tool ships `strings/en.json` and `fr.json`; `content/<locale>/strings.yml` adds or overrides. */
import * as z from "zod";

const text = z.string().min(1);

/** Texts by plural category (Intl.PluralRules); `{count}` is replaced by the formatted number. */
const Plural = z
  .strictObject({ zero: text, one: text, two: text, few: text, many: text, other: text })
  .partial({ zero: true, one: true, two: true, few: true, many: true });
export type Plural = z.infer<typeof Plural>;

/** Texts that the reader shows; they travel in the locale's manifest. */
export const ReaderStrings = z.strictObject({
  skipToContent: text,
  mainNavigation: text,
  docsNavigation: text,
  blogNavigation: text,
  openMenu: text,
  closeMenu: text,
  backToMainMenu: text.describe("Button in the sliding menu, from a sidebar to the links of the bar on top."),
  toggleCategory: text.describe(
    "Screen-reader name of the button beside a category; `{category}` is replaced.",
  ),
  languages: text,
  versions: text.describe("Screen-reader name of the menu of docs versions."),
  colourMode: text,
  lightMode: text.describe("Announced by the colour-mode button: what the site shows now."),
  darkMode: text,
  systemMode: text,
  announcement: text.describe(
    "Name of the bar on top of the page with the site's news, and of the button that closes it.",
  ),
  closeAnnouncement: text,
  onThisPage: text,
  breadcrumbs: text,
  home: text,
  pageNavigation: text,
  previous: text,
  next: text,
  newerPost: text,
  olderPost: text,
  relatedPosts: text.describe("Heading of the posts that share tags with a post."),
  newerEntries: text,
  olderEntries: text,
  tags: text,
  allTags: text,
  allAuthors: text,
  archive: text,
  editPage: text,
  copyCode: text,
  copied: text,
  copyFailed: text,
  wrapCode: text.describe("Button of a block of code whose lines are longer than its place."),
  codeBlock: text.describe(
    "Screen-reader name of a block of code that scrolls and has neither title nor language.",
  ),
  copyMarkdown: text,
  enlargePicture: text,
  closePicture: text,
  feeds: text.describe("Name of the links to the feeds of the blog."),
  headingLink: text.describe("Screen-reader name of the link beside a heading; `{heading}` is replaced."),
  leavesSite: text,
  tableOf: text.describe(
    "Screen-reader name of a table that scrolls inside itself; `{columns}` is replaced by its column heads.",
  ),
  backToTop: text,
  loading: text,
  unlistedTitle: text,
  unlistedText: text,
  draftTitle: text,
  draftText: text,
  untranslatedTitle: text.describe("Above a page whose text is not in the language of the site around it."),
  untranslatedText: text,
  notFoundTitle: text,
  notFoundText: text,
  notFoundAdvice: text,
  notFoundNearest: text.describe("Above pages whose addresses are like the one that was asked for."),
  goHome: text,
  markdownVersion: text,
});
export type ReaderStrings = z.infer<typeof ReaderStrings>;

/** Texts that the compiler writes into pages, feeds and lists. */
export const CompilerStrings = z.strictObject({
  note: text,
  tip: text,
  info: text,
  warning: text,
  danger: text,
  details: text,
  footnotes: text,
  footnoteBack: text.describe(
    "Screen-reader name of the link from a footnote back to the text; `{n}` is replaced.",
  ),
  readingTime: Plural,
  items: Plural,
  posts: Plural,
  taggedWith: text.describe("Heading of a tag's page; `{tag}` is replaced."),
  docs: Plural.describe("How many docs a tag has."),
  docsTaggedWith: text.describe("Heading of a tag's page of docs; `{tag}` is replaced."),
  docsTaggedWithText: text.describe(
    "Description of that page; `{tag}` and `{description}`, the tag's own, are replaced.",
  ),
  docsTagsTitle: text.describe("Heading of the list of the docs' tags."),
  docsTagsText: text.describe("Description of that page."),
  nextVersion: text.describe("Name of the docs that are not frozen, in the version menu."),
  versionBadge: text.describe("Badge of a page of docs; `{version}` is replaced."),
  versionUnreleased: text.describe(
    "Notice on a page of docs of a version that is not released yet; `{version}` is replaced.",
  ),
  versionUnmaintained: text.describe("Notice on a page of docs of an old version; `{version}` is replaced."),
  versionSamePage: text.describe(
    "Link of the notice to the same page of the latest version; `{version}` is replaced.",
  ),
  versionOtherPage: text.describe(
    "Link of the notice to the start of the latest version, which lacks the page; `{version}` is replaced.",
  ),
  postsBy: text.describe("Heading of an author's page; `{author}` is replaced."),
  tagsTitle: text,
  authorsTitle: text,
  archiveTitle: text,
  tagsText: text.describe("Descriptions of these three pages; `{blog}`, the blog's title, is replaced."),
  authorsText: text,
  archiveText: text,
  pageOf: text.describe(
    "Title of the second and later pages of a list; `{title}` and `{page}` are replaced.",
  ),
  pageOfText: text.describe(
    "Description of these pages; `{page}` and `{description}`, the list's, are replaced.",
  ),
  lastUpdated: text.describe("`{date}` is replaced."),
  lastUpdatedBy: text.describe("`{date}` and `{author}` are replaced."),
  tagFeed: text.describe(
    "Title of the feed of a tag; `{title}` is that of the blog, `{tag}` the tag's label.",
  ),
  caseTitle: text.describe("Name of the facts panel of a case, and the names of its facts."),
  caseClient: text,
  caseSector: text,
  caseDeliverables: text,
  caseTools: text,
  caseLanguages: text,
  caseRole: text,
  casePeriod: text,
  caseSample: text,
  caseConfidentiality: text,
  caseIsPublic: text.describe("What the three degrees of confidentiality are called."),
  caseIsDescribed: text,
  caseIsRedacted: text,
  casesTitle: text.describe("Heading of the overview of cases, and how many it shows."),
  cases: Plural,
  filterCases: text.describe("Screen-reader name of an overview's filters."),
  filterAll: text,
  filterReset: text,
  staleText: text.describe("Above a translation whose source has changed since."),
  staleLink: text.describe("Link of that notice to the source."),
  notTranslated: text.describe("In the language menu, beside a language that the page does not exist in."),
  notTranslatedLeadsTo: text.describe(
    "The same, where the menu leads to another page; `{title}` is replaced.",
  ),
  pageMoved: text.describe(
    "In a document that only leads from an old address to the new one; `{title}` is replaced.",
  ),
});
export type CompilerStrings = z.infer<typeof CompilerStrings>;

/** Texts of the search dialog; they travel with the search index. */
export const SearchStrings = z.strictObject({
  search: text.describe("Name of the button, of the dialog and of the field."),
  close: text,
  results: Plural.describe("How many places were found, for screen readers."),
  nothingFound: text.describe("`{query}` is replaced."),
  nothingFoundAdvice: text,
  recent: text,
  forgetRecent: text,
  docs: text.describe("Heading of the hits among docs without a sidebar, and among pages."),
  pages: text,
  move: text.describe("What the keys do that stand before these texts."),
  open: text,
});
export type SearchStrings = z.infer<typeof SearchStrings>;

export const Strings = z.strictObject({
  reader: ReaderStrings,
  compiler: CompilerStrings,
  search: SearchStrings,
});
export type Strings = z.infer<typeof Strings>;

/** What `content/<locale>/strings.yml` may hold: any part of the above. */
export const StringsOverride = z
  .strictObject({
    reader: ReaderStrings.partial(),
    compiler: CompilerStrings.partial(),
    search: SearchStrings.partial(),
  })
  .partial();
export type StringsOverride = z.infer<typeof StringsOverride>;
