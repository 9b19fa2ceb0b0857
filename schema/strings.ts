/** Interface texts. The tool ships those of the languages in `strings/`; `content/<locale>/strings.yml` adds or overrides. */
import * as z from "zod";
import { nonempty } from "./fields.ts";

/** Texts by plural category (Intl.PluralRules); `{count}` is replaced by the formatted number. */
export const Plural = z
  .strictObject({
    zero: nonempty("For none, in any language; without it, that of the language's rules."),
    one: nonempty("For 1 in English, for 0 and 1 in French: whatever the language treats as one."),
    two: nonempty("For two, in languages such as Arabic and Welsh."),
    few: nonempty("For small numbers, in languages such as Polish and Czech."),
    many: nonempty("For large numbers, in languages such as Polish; for millions in French."),
    other: nonempty("For all numbers that no other form is for; always needed."),
  })
  .partial({ zero: true, one: true, two: true, few: true, many: true });
export type Plural = z.infer<typeof Plural>;

/** Texts that the reader shows; they travel in the locale's manifest. */
export const ReaderStrings = z.strictObject({
  skipToContent: nonempty("First link of every page, shown when the keyboard reaches it: skips to the text."),
  mainNavigation: nonempty("Screen-reader name of the navbar and of the sliding menu."),
  docsNavigation: nonempty("Screen-reader name of the sidebar of docs."),
  blogNavigation: nonempty("Screen-reader name of the sidebar of the blog."),
  openMenu: nonempty("Screen-reader name of the button that opens the sliding menu on small screens."),
  closeMenu: nonempty("Screen-reader name of the button that closes the sliding menu."),
  backToMainMenu: nonempty("Button in the sliding menu, from a sidebar to the items of the navbar."),
  toggleCategory: nonempty("Screen-reader name of the button beside a category; `{category}` is replaced."),
  languages: nonempty(
    "Before the language in the menu of languages for screen readers, and its heading in the sliding menu.",
  ),
  versions: nonempty(
    "Before the version in the menu of docs versions for screen readers, and its heading in the sliding menu.",
  ),
  colourMode: nonempty(
    "Screen-reader name of the button for light and dark; the name of the mode follows in brackets.",
  ),
  lightMode: nonempty("Announced by the colour-mode button: the site shows its light colours."),
  darkMode: nonempty("Announced by the colour-mode button: the site shows its dark colours."),
  systemMode: nonempty(
    "Announced by the colour-mode button: the site follows the visitor's system (`respect_system: true`).",
  ),
  announcement: nonempty("Screen-reader name of the announcement, at the top of every page."),
  closeAnnouncement: nonempty("Screen-reader name of the button that closes it."),
  onThisPage: nonempty("Heading of the list of a page's headings."),
  breadcrumbs: nonempty("Screen-reader name of the path from the home page to the page."),
  home: nonempty(
    "First part of that path, a link to the home page; also in structured data for search engines.",
  ),
  pageNavigation: nonempty("Screen-reader name of the links to the pages before and after, below a text."),
  previous: nonempty("Above the title of the previous doc, below a doc."),
  next: nonempty("Above the title of the next doc, below a doc."),
  newerPost: nonempty("Above the title of the next newer post, below a post."),
  olderPost: nonempty("Above the title of the next older post, below a post."),
  relatedPosts: nonempty("Heading of the posts that share tags with a post."),
  newerEntries: nonempty("Below a list of posts: link to the page with newer ones."),
  olderEntries: nonempty("Below a list of posts: link to the page with older ones."),
  tags: nonempty("Screen-reader name of the tags of a post or of a doc."),
  allTags: nonempty("Link to the list of all tags, on the blog and on the page of a tag."),
  allAuthors: nonempty("Link to the list of all authors, on the blog and on the page of an author."),
  archive: nonempty("Link from the blog to the archive, which lists its posts by year."),
  editPage: nonempty("Link to the source of the page, where `edit_url` is set."),
  copyCode: nonempty("Button of a block of code."),
  copied: nonempty("Shown by a copy button once it has copied."),
  copyFailed: nonempty("Shown by a copy button if the browser does not allow it to copy."),
  wrapCode: nonempty("Button of a block of code whose lines are longer than its place."),
  codeBlock: nonempty(
    "Screen-reader name of a block of code that scrolls and has neither title nor language.",
  ),
  copyMarkdown: nonempty("Button at the head of a doc or a post that copies it as Markdown."),
  enlargePicture: nonempty("Tooltip of a picture that opens in full."),
  closePicture: nonempty("Button that closes a picture that is open in full."),
  feeds: nonempty("Before the links to the feeds of the blog."),
  headingLink: nonempty("Screen-reader name of the link beside a heading; `{heading}` is replaced."),
  leavesSite: nonempty("After a link to another site, for screen readers."),
  tableOf: nonempty(
    "Screen-reader name of a table that scrolls inside itself; `{columns}` is replaced by its column heads.",
  ),
  backToTop: nonempty("Screen-reader name of the button that leads back to the top of a long page."),
  loading: nonempty("In the search dialog, while the index loads."),
  unlistedTitle: nonempty("Heading of the notice above a page with `unlisted: true`."),
  unlistedText: nonempty("Text of that notice."),
  draftTitle: nonempty(
    "Heading of the notice above a page with `draft: true`, which only `twsite dev` shows.",
  ),
  draftText: nonempty("Text of that notice."),
  stubTitle: nonempty("Heading of the notice above a page with `stub: true`."),
  stubText: nonempty("Text of that notice."),
  untranslatedTitle: nonempty(
    "Heading of the notice above a page whose text is not in the language of the site around it.",
  ),
  untranslatedText: nonempty("Text of that notice; it names the language of the site around it."),
  notFoundTitle: nonempty("Heading of the page for addresses that do not exist."),
  notFoundText: nonempty("First paragraph of that page."),
  notFoundAdvice: nonempty("Second paragraph of that page: what the visitor can do."),
  notFoundNearest: nonempty("Above pages whose addresses are like the one that was requested."),
  goHome: nonempty("Link of that page to the home page."),
  print: nonempty("Button at the head of a doc or a post that prints it."),
  markdownVersion: nonempty("Link at the head of a doc or a post that shows its Markdown."),
  views: nonempty("Before the links to the forms of a page, where its Markdown is shown."),
  viewPage: nonempty("The first of those links: the page itself."),
  viewTitle: nonempty("Heading of a page as Markdown; `{page}` and `{view}` are replaced."),
  sideBySide: nonempty(
    "In the menu of languages: opens the page beside its translation; `{language}` is replaced.",
  ),
  crashed: nonempty("Heading that is shown instead of a page that failed."),
  tryAgain: nonempty("Button below that heading."),
  crashCause: nonempty("Between the messages of that failure; `{cause}` is replaced by the cause."),
  notLoaded: nonempty("Heading that is shown instead of a page that could not be loaded."),
  retry: nonempty("Button there, and beside a part of a page that could not be loaded: loads it again."),
  noConnection: nonempty("Why: the server could not be reached."),
  serverError: nonempty("Why: the server answered with an error."),
  damagedData: nonempty("Why: the data that arrived is damaged."),
  newerSite: nonempty("Why: the site has been published again since the page was opened."),
});
export type ReaderStrings = z.infer<typeof ReaderStrings>;

/** Texts that the compiler writes into pages, feeds and lists. */
export const CompilerStrings = z.strictObject({
  note: nonempty("Heading of a `:::note` without one of its own."),
  tip: nonempty("Heading of a `:::tip` without one of its own."),
  info: nonempty("Heading of an `:::info` without one of its own."),
  warning: nonempty("Heading of a `:::warning` without one of its own."),
  danger: nonempty("Heading of a `:::danger` without one of its own."),
  important: nonempty("Heading of an alert `> [!IMPORTANT]`."),
  caution: nonempty("Heading of an alert `> [!CAUTION]`."),
  explanation: nonempty(
    "Screen-reader name of a number in code that links to its explanation; `{n}` is replaced.",
  ),
  codeSource: nonempty("Link to the file that a block of code is taken from."),
  details: nonempty("What opens a `:::details` without a summary of its own."),
  footnotes: nonempty("Heading of the footnotes below a text, for screen readers."),
  footnoteBack: nonempty(
    "Screen-reader name of the link from a footnote back to the text; `{n}` is replaced.",
  ),
  flowchart: nonempty("Screen-reader name of a flowchart of Mermaid without a title."),
  sequenceDiagram: nonempty("The same of a sequence diagram."),
  classDiagram: nonempty("The same of a class diagram."),
  stateDiagram: nonempty("The same of a state diagram."),
  entityDiagram: nonempty("The same of an entity relationship diagram."),
  readingTime: Plural.describe("How long a post takes to read; `{count}` is replaced by the minutes."),
  items: Plural.describe("On the card of a category: how many entries it has; `{count}` is replaced."),
  posts: Plural.describe("How many posts a tag or an author has; `{count}` is replaced."),
  taggedWith: nonempty("Heading of a tag's page; `{tag}` is replaced."),
  docs: Plural.describe("How many docs a tag has; `{count}` is replaced."),
  docsTaggedWith: nonempty("Heading of a tag's page of docs; `{tag}` is replaced."),
  docsTaggedWithText: nonempty(
    "Description of that page; `{tag}` and `{description}`, the tag's own, are replaced.",
  ),
  docsTagsTitle: nonempty("Heading of the list of the docs' tags."),
  docsTagsText: nonempty("Description of that list."),
  nextVersion: nonempty("Name of the docs that are not frozen, in the version menu."),
  versionBadge: nonempty("Badge of a page of docs; `{version}` is replaced."),
  versionUnreleased: nonempty(
    "Notice on a page of docs of a version that is not released yet; `{version}` is replaced.",
  ),
  versionUnmaintained: nonempty("Notice on a page of docs of an old version; `{version}` is replaced."),
  versionSamePage: nonempty(
    "Link of the notice to the same page of the latest version; `{version}` is replaced.",
  ),
  versionOtherPage: nonempty(
    "Link of the notice to the start of the latest version, which lacks the page; `{version}` is replaced.",
  ),
  postsBy: nonempty("Heading of an author's page; `{author}` is replaced."),
  tagsTitle: nonempty("Heading of the list of the blog's tags."),
  authorsTitle: nonempty("Heading of the list of authors."),
  archiveTitle: nonempty("Heading of the archive, and the link to it in the blog's sidebar."),
  tagsText: nonempty("Description of the list of tags; `{blog}`, the blog's title, is replaced."),
  authorsText: nonempty("Description of the list of authors; `{blog}`, the blog's title, is replaced."),
  archiveText: nonempty("Description of the archive; `{blog}`, the blog's title, is replaced."),
  pageOf: nonempty("Title of the second and later pages of a list; `{title}` and `{page}` are replaced."),
  pageOfText: nonempty("Description of these pages; `{page}` and `{description}`, the list's, are replaced."),
  lastUpdated: nonempty("Below a page: when it was last changed; `{date}` is replaced."),
  lastUpdatedBy: nonempty("The same, if the author is known; `{date}` and `{author}` are replaced."),
  reviewed: nonempty(
    "Beside that: when the page was reviewed, while the review holds; `{date}` is replaced.",
  ),
  reviewedBy: nonempty("The same, if the reviewer is known; `{date}` and `{author}` are replaced."),
  tagFeed: nonempty("Title of the feed of a tag; `{title}` is that of the blog, `{tag}` the tag's label."),
  caseTitle: nonempty("Heading of the facts of a case of the portfolio."),
  caseClient: nonempty("Name of the fact `client` of a case."),
  caseSector: nonempty("Name of the fact `sector` of a case."),
  caseDeliverables: nonempty("Name of the fact `deliverables` of a case."),
  caseTools: nonempty("Name of the fact `tools` of a case."),
  caseLanguages: nonempty("Name of the fact `languages` of a case."),
  caseRole: nonempty("Name of the fact `role` of a case."),
  caseBasis: nonempty("Name of the fact that a case with `independent: true` has instead of `role`."),
  casePeriod: nonempty("Name of the fact `period` of a case."),
  caseSample: nonempty("Name of the fact `sample` of a case: what the sample on its page is."),
  caseConfidentiality: nonempty("Name of the fact `confidentiality` of a case."),
  caseIsPublic: nonempty("What a case with `confidentiality: public` shows."),
  caseIsDescribed: nonempty("What a case with `confidentiality: described` shows."),
  caseIsRedacted: nonempty("What a case with `confidentiality: redacted` shows."),
  caseIsIndependent: nonempty("What a case with `independent: true` shows instead of a `role`."),
  casesTitle: nonempty("Heading of the overview of a category's cases."),
  cases: Plural.describe("How many cases that overview shows; `{count}` is replaced."),
  filterCases: nonempty("Screen-reader name of the overview's filters."),
  filterAll: nonempty("First choice of each filter: any value."),
  filterReset: nonempty("Button that clears all filters."),
  staleText: nonempty("Above a translation whose source has changed since."),
  staleLink: nonempty("Link of that notice to the source."),
  scheduledTitle: nonempty(
    "Heading of the notice above a page that is not published yet, which only `twsite dev` shows.",
  ),
  scheduledText: nonempty("Text of that notice; `{date}` is replaced."),
  notTranslated: nonempty("In the language menu, beside a language that the page does not exist in."),
  notTranslatedLeadsTo: nonempty("The same, where the menu leads to another page; `{title}` is replaced."),
  needsJavaScript: nonempty(
    "Where documents have no text (`--no-prerender`): what a visitor without JavaScript reads.",
  ),
  pageMoved: nonempty(
    "In a document that only leads from an old address to the new one; `{title}` is replaced.",
  ),
  pageList: nonempty(
    "First line of each Markdown file, which documents hide; `{list}` is replaced by a link to `llms.txt`.",
  ),
});
export type CompilerStrings = z.infer<typeof CompilerStrings>;

/** Texts of the search dialog; they travel with the search index. */
export const SearchStrings = z.strictObject({
  search: nonempty("Name of the button, of the dialog and of the field."),
  close: nonempty("What the key Esc does, below the results."),
  cancel: nonempty("Button that closes the dialog."),
  results: Plural.describe("How many places were found, for screen readers; `{count}` is replaced."),
  nothingFound: nonempty("Where nothing was found; `{query}` is replaced by what was searched for."),
  nothingFoundAdvice: nonempty("After that sentence: what may help."),
  recent: nonempty("Heading of the visitor's last searches."),
  forgetRecent: nonempty("Button that empties that list."),
  docs: nonempty("Heading of the results among docs whose sidebar has no link in the navbar."),
  pages: nonempty("Heading of the results among pages that are neither docs nor posts."),
  move: nonempty("What the arrow keys do, below the results."),
  open: nonempty("What the key Enter does, below the results."),
});
export type SearchStrings = z.infer<typeof SearchStrings>;

/** Texts of a page in two languages side by side; they travel in a file of their own. */
export const SideBySideStrings = z.strictObject({
  missingBlocks: Plural.describe(
    "Above the page: how many blocks only one of the two languages has; `{count}` is replaced.",
  ),
  differentBlocks: Plural.describe(
    "After that: how many blocks are built otherwise in the other language; `{count}` is replaced.",
  ),
  same: nonempty("In place of both, where nothing is missing and nothing differs."),
  nextDifference: nonempty("Button that goes to the next block that is missing or differs."),
  swap: nonempty("Link that gives both languages the place of the other."),
  close: nonempty("Link back to the page in one language."),
  missing: nonempty(
    "In place of a block that the language lacks; `{language}`, as the page’s own language calls it, is replaced.",
  ),
  items: nonempty("At lists of different lengths; `{left}` and `{right}` are replaced by the numbers."),
  rows: nonempty("The same of the rows of tables."),
  pictures: nonempty("The same of pictures."),
  parts: nonempty("The same of the parts of a notice, of details or of tabs."),
  lines: nonempty("The same of lines of code."),
  code: nonempty("At blocks of code that are not the same."),
});
export type SideBySideStrings = z.infer<typeof SideBySideStrings>;

/** Texts of integrations; they travel in the manifest and in pages of sites that declare one. */
export const IntegrationStrings = z.strictObject({
  playVideo: nonempty("Button of a video that has not been started; `{title}` is replaced."),
  showEmbed: nonempty("The same of other embedded content."),
  embedNote: nonempty("Below that button; `{provider}` is replaced by the name of the provider."),
  openVideo: nonempty(
    "Link to a video on the page of its provider; `{title}` and `{provider}` are replaced.",
  ),
  captions: nonempty("Name of the captions of a video, in its menu."),
  feedbackQuestion: nonempty("At the end of a page: asks whether it was useful."),
  feedbackYes: nonempty("Answer to that question: yes."),
  feedbackNo: nonempty("Answer to that question: no."),
  feedbackText: nonempty("Above the field for a text, once the question has been answered."),
  feedbackSend: nonempty("Button that sends that text."),
  feedbackThanks: nonempty("Once an answer has been sent."),
  feedbackFailed: nonempty("Where an answer could not be sent."),
  consentTitle: nonempty("Screen-reader name of the question whether visits may be counted."),
  consentText: nonempty("That question, where `consent` in `site.yml` has no text of its own."),
  consentAccept: nonempty("Answer to that question: yes."),
  consentRefuse: nonempty("Answer to that question: no."),
  consentChange: nonempty("Button in the footer that asks that question again."),
});
export type IntegrationStrings = z.infer<typeof IntegrationStrings>;

/** Texts of a review (`twsite diff --out`); nothing of a site has them. */
export const ReviewStrings = z.strictObject({
  title: nonempty("In the title of each page of a review; `{site}` is replaced."),
  skip: nonempty("First link of each page, shown when the keyboard reaches it: skips to the changes."),
  changes: nonempty("Heading of the list of changes, and the link to it."),
  marked: nonempty("Button: shows the text with marks."),
  beforeAndAfter: nonempty("Button: shows the text before and after beside each other."),
  after: nonempty("Button: shows the text after the change, without marks; also the name of that side."),
  previousChange: nonempty("Button that goes to the previous change."),
  nextChange: nonempty("Button that goes to the next change."),
  phoneWidth: nonempty("Button that shows the page as narrow as on a phone."),
  pageData: nonempty("Heading of data of the page that changed, such as its title."),
  page: nonempty("Before the address of a page, in a comment."),
  change: nonempty("Before the number of a change."),
  added: nonempty("What happened to a page, a part of it or a file: it is new."),
  removed: nonempty("What happened to it: it is gone."),
  moved: nonempty("What happened to it: it is at another place."),
  changed: nonempty("What happened to it: it is different."),
  movedFrom: nonempty("The same of a page with another address; `{path}` is replaced."),
  movedTo: nonempty("Where a part of a page was; `{change}` is replaced by a link to where it is now."),
  copyLink: nonempty("Button that copies the address of a change."),
  comment: nonempty("Link that opens a mail or an issue about a change."),
  since: nonempty("What the site is compared with; `{ref}` is replaced."),
  fromTo: nonempty(
    "Two states that are compared, and the addresses of a redirect; `{from}` and `{to}` are replaced.",
  ),
  nothing: nonempty("Where no page has changed."),
  words: nonempty("How many words of a page differ; `{added}` and `{removed}` are replaced."),
  brokenAddresses: nonempty("Heading of addresses that no page has any more."),
  perhaps: nonempty("After such an address: the page that may have it now; `{path}` is replaced."),
  staleTranslations: nonempty("Heading of translations whose source has changed."),
  sourceChanged: nonempty("After each of them; `{path}` is replaced by the source."),
  newFindings: nonempty("Heading of findings of `twsite check` that are new."),
  goneFindings: nonempty("Heading of findings that are gone."),
  navigation: nonempty("Heading of menus, sidebars and footers that changed."),
  redirects: nonempty("Heading of redirects that changed."),
  feeds: nonempty("Heading of feeds whose posts changed."),
  files: nonempty("Heading of pictures and other files that changed."),
  following: nonempty("Heading of pages that differ only because others do."),
});
export type ReviewStrings = z.infer<typeof ReviewStrings>;

/** Names in a review, by what `twsite diff --format json` calls them. */
export const ReviewNameStrings = z.strictObject({
  title: nonempty("Of a page: its title."),
  description: nonempty("Of a page: its description."),
  tagline: nonempty("Of the home page: the text below the title."),
  tags: nonempty("Of a page: its tags."),
  date: nonempty("Of a post: its day."),
  lastUpdated: nonempty("Of a page: the day of its last change."),
  authors: nonempty("Of a post: who signs it."),
  keywords: nonempty("Of a page: its keywords."),
  image: nonempty("Of a page: the picture of its link previews."),
  picture: nonempty("Of the home page: its picture."),
  case: nonempty("Of a case of a portfolio: its facts."),
  action: nonempty("Of a page: its button."),
  features: nonempty("Of the home page: its features."),
  outline: nonempty("Of a page: the list of its headings."),
  component: nonempty("Of a page: the component that shows it."),
  kind: nonempty("Of a page: its kind."),
  visibility: nonempty("Of a page: who may see it."),
  noindex: nonempty("Of a page: search engines are asked to leave it out."),
  hideTitle: nonempty("Of a page: its title is not shown."),
  href: nonempty("Of a link: where it leads."),
  alt: nonempty("Of a picture: its text alternative."),
  src: nonempty("Of a picture: its file."),
  site: nonempty("Part of the navigation: title and tagline of the site."),
  navbar: nonempty("Part of the navigation: the bar."),
  footer: nonempty("Part of the navigation: the footer."),
  sidebar: nonempty("Part of the navigation: a sidebar."),
  docs: nonempty("Part of the site: the docs."),
  blog: nonempty("Part of the site: the blog."),
  pages: nonempty("Part of the site: the other pages."),
});
export type ReviewNameStrings = z.infer<typeof ReviewNameStrings>;

/** Texts on pages that are made from the description of an API. */
export const ApiStrings = z.strictObject({
  servers: nonempty("Heading above the addresses of an API's servers."),
  authentication: nonempty("Heading above the ways in which requests are authenticated."),
  noAuthentication: nonempty("Where an operation needs no authentication."),
  or: nonempty("Between two ways of authentication."),
  apiKey: nonempty("A way of authentication; `{name}` is replaced by the name of the key."),
  inHeader: nonempty("After it: where the key is sent."),
  inQuery: nonempty("After it: where the key is sent."),
  inCookie: nonempty("After it: where the key is sent."),
  httpScheme: nonempty("A way of authentication; `{scheme}` is replaced by `Bearer` or the like."),
  mutualTls: nonempty("A way of authentication, by certificates of both sides."),
  scopes: nonempty("Before the scopes of OAuth that an operation needs."),
  pathParameters: nonempty("Heading above parameters in the path."),
  queryParameters: nonempty("Heading above parameters in the query."),
  headerParameters: nonempty("Heading above parameters in headers."),
  cookieParameters: nonempty("Heading above parameters in cookies."),
  request: nonempty("Heading above a request in several languages of programs."),
  requestBody: nonempty("Heading above the body of a request."),
  responses: nonempty("Heading above the responses of an operation."),
  otherResponses: nonempty("Heading of the response for statuses that have none of their own."),
  responseHeaders: nonempty("Above the headers of a response."),
  contentType: nonempty("Before the media type of a body."),
  example: nonempty("Before the example of a value, and the title of an example of a body."),
  operations: nonempty("Heading above the list of operations; also the group of those without a tag."),
  webhooks: nonempty("Heading above the list of webhooks."),
  callbacks: nonempty("Heading above the callbacks of an operation."),
  callbackOf: nonempty("On the page of a callback; `{operation}` is replaced."),
  seeAlso: nonempty("Before links to the pages that describe an operation."),
  schemas: nonempty("Heading above the list of schemas."),
  partsOf: nonempty("Summary that opens the properties of a property; `{name}` is replaced."),
  required: nonempty("Beside a parameter or property that a request or response must have."),
  deprecated: nonempty("Beside what should no longer be used."),
  readOnly: nonempty("Beside a property that only responses have."),
  writeOnly: nonempty("Beside a property that only requests have."),
  default: nonempty("Before the default of a value."),
  always: nonempty("Before the only value that is allowed."),
  characters: nonempty("The length of a text; `{range}` is replaced by `1–64` or `≥ 1`."),
  items: nonempty("The length of a list; `{range}` is replaced."),
  entries: nonempty("The number of properties; `{range}` is replaced."),
  multipleOf: nonempty("What a number is a multiple of; `{number}` is replaced."),
  unique: nonempty("A list without repeated items."),
  pattern: nonempty("Before the regular expression that a text matches."),
  values: nonempty("Before the values that are allowed."),
  more: nonempty("At the end of a list that is cut off; `{count}` is replaced."),
  otherNames: nonempty("In place of the name of properties of which only the values are known."),
  oneOf: nonempty("Above variants of which exactly one holds."),
  anyOf: nonempty("Above variants of which at least one holds."),
  not: nonempty("Above what a value must not be."),
  toldBy: nonempty("After it: the property by which variants are told apart; `{name}` is replaced."),
  variant: nonempty("Name of a variant without a title; `{number}` is replaced."),
  alsoAllOf: nonempty("Before the properties that a schema adds to others; `{names}` is replaced by links."),
  version: nonempty("The version of an API; `{version}` is replaced."),
  file: nonempty("Link to the file that describes an API."),
});
export type ApiStrings = z.infer<typeof ApiStrings>;

export const Strings = z.strictObject({
  reader: ReaderStrings,
  compiler: CompilerStrings,
  search: SearchStrings,
  sideBySide: SideBySideStrings,
  integrations: IntegrationStrings,
  review: ReviewStrings,
  reviewNames: ReviewNameStrings,
  api: ApiStrings,
});
export type Strings = z.infer<typeof Strings>;

/** Content of `content/<locale>/strings.yml`: any part of the above. */
export const StringsOverride = z
  .strictObject({
    reader: ReaderStrings.partial().describe("What is around the text of a page."),
    compiler: CompilerStrings.partial().describe("What is in pages, lists and feeds, by the compiler."),
    search: SearchStrings.partial().describe("What is in the search dialog."),
    sideBySide: SideBySideStrings.partial().describe("What is around a page in two languages side by side."),
    integrations: IntegrationStrings.partial().describe(
      "What the integrations of `site.yml` show. Default for a language without texts of twsite: English.",
    ),
    review: ReviewStrings.partial().describe(
      "What is around the pages of a review. Default for a language without texts of twsite: English.",
    ),
    reviewNames: ReviewNameStrings.partial().describe("Names of what a review lists. The same default."),
    api: ApiStrings.partial().describe("What is on the pages of an API reference. The same default."),
  })
  .partial();
export type StringsOverride = z.infer<typeof StringsOverride>;
