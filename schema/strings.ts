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
  /** Button in the sliding menu, from a sidebar to the links of the bar on top. */
  backToMainMenu: text,
  /** Screen-reader name of the button beside a category; `{category}` is replaced. */
  toggleCategory: text,
  languages: text,
  /** Screen-reader name of the menu of docs versions. */
  versions: text,
  colourMode: text,
  /** Announced by the colour-mode button: what the site shows now. */
  lightMode: text,
  darkMode: text,
  systemMode: text,
  /** Name of the bar on top of the page with the site's news, and of the button that closes it. */
  announcement: text,
  closeAnnouncement: text,
  onThisPage: text,
  breadcrumbs: text,
  home: text,
  pageNavigation: text,
  previous: text,
  next: text,
  newerPost: text,
  olderPost: text,
  /** Heading of the posts that share tags with a post. */
  relatedPosts: text,
  newerEntries: text,
  olderEntries: text,
  readMore: text,
  tags: text,
  allTags: text,
  allAuthors: text,
  allPosts: text,
  archive: text,
  editPage: text,
  copyCode: text,
  copied: text,
  copyFailed: text,
  /** Button of a block of code whose lines are longer than its place. */
  wrapCode: text,
  /** Screen-reader name of a block of code that scrolls and has neither title nor language. */
  codeBlock: text,
  copyMarkdown: text,
  enlargePicture: text,
  closePicture: text,
  /** Name of the links to the feeds of the blog. */
  feeds: text,
  /** Screen-reader name of the link beside a heading; `{heading}` is replaced. */
  headingLink: text,
  leavesSite: text,
  /** Screen-reader name of a table that scrolls inside itself; `{columns}` is replaced by its column heads. */
  tableOf: text,
  backToTop: text,
  loading: text,
  unlistedTitle: text,
  unlistedText: text,
  draftTitle: text,
  draftText: text,
  /** Above a page whose text is not in the language of the site around it. */
  untranslatedTitle: text,
  untranslatedText: text,
  notFoundTitle: text,
  notFoundText: text,
  notFoundAdvice: text,
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
  /** Screen-reader name of the link from a footnote back to the text; `{n}` is replaced. */
  footnoteBack: text,
  readingTime: Plural,
  items: Plural,
  posts: Plural,
  /** Heading of a tag's page; `{tag}` is replaced. */
  taggedWith: text,
  /** How many docs a tag has. */
  docs: Plural,
  /** Heading of a tag's page of docs; `{tag}` is replaced. */
  docsTaggedWith: text,
  /** Heading of the list of the docs' tags. */
  docsTagsTitle: text,
  /** Name of the docs that are not frozen, in the version menu. */
  nextVersion: text,
  /** Badge of a page of docs; `{version}` is replaced. */
  versionBadge: text,
  /** Notice on a page of docs of a version that is not released yet; `{version}` is replaced. */
  versionUnreleased: text,
  /** Notice on a page of docs of an old version; `{version}` is replaced. */
  versionUnmaintained: text,
  /** Link of the notice to the same page of the latest version; `{version}` is replaced. */
  versionSamePage: text,
  /** Link of the notice to the start of the latest version, which lacks the page; `{version}` is replaced. */
  versionOtherPage: text,
  /** Heading of an author's page; `{author}` is replaced. */
  postsBy: text,
  tagsTitle: text,
  authorsTitle: text,
  archiveTitle: text,
  /** Title of the second and later pages of a list; `{title}` and `{page}` are replaced. */
  pageOf: text,
  /** `{date}` is replaced. */
  lastUpdated: text,
  /** `{date}` and `{author}` are replaced. */
  lastUpdatedBy: text,
  /** Title of the feed of a tag; `{title}` is that of the blog, `{tag}` the tag's label. */
  tagFeed: text,
  /** Name of the facts panel of a case, and the names of its facts. */
  caseTitle: text,
  caseClient: text,
  caseSector: text,
  caseDeliverables: text,
  caseTools: text,
  caseLanguages: text,
  caseRole: text,
  casePeriod: text,
  caseSample: text,
  caseConfidentiality: text,
  /** What the three degrees of confidentiality are called. */
  caseIsPublic: text,
  caseIsDescribed: text,
  caseIsRedacted: text,
  /** Heading of the overview of cases, and how many it shows. */
  casesTitle: text,
  cases: Plural,
  /** Screen-reader name of an overview's filters. */
  filterCases: text,
  filterAll: text,
  filterReset: text,
  /** In the language menu, beside a language that the page does not exist in. */
  notTranslated: text,
  /** The same, where the menu leads to another page; `{title}` is replaced. */
  notTranslatedLeadsTo: text,
  /** In a document that only leads from an old address to the new one; `{title}` is replaced. */
  pageMoved: text,
});
export type CompilerStrings = z.infer<typeof CompilerStrings>;

/** Texts of the search dialog; they travel with the search index. */
export const SearchStrings = z.strictObject({
  /** Name of the button, of the dialog and of the field. */
  search: text,
  close: text,
  /** How many places were found, for screen readers. */
  results: Plural,
  /** `{query}` is replaced. */
  nothingFound: text,
  nothingFoundAdvice: text,
  recent: text,
  forgetRecent: text,
  /** Heading of the hits among docs without a sidebar, and among pages. */
  docs: text,
  pages: text,
  /** What the keys do that stand before these texts. */
  move: text,
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
