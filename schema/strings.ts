/** Interface texts. The tool ships those of the languages in `strings/`; `content/<locale>/strings.yml` adds or overrides. */
import * as z from "zod";

const text = z.string().min(1);

/** Texts by plural category (Intl.PluralRules); `{count}` is replaced by the formatted number. */
export const Plural = z
  .strictObject({
    zero: text.describe("For none, in any language; without it, that of the language's rules."),
    one: text.describe("For 1 in English, for 0 and 1 in French: whatever the language treats as one."),
    two: text.describe("For two, in languages such as Arabic and Welsh."),
    few: text.describe("For small numbers, in languages such as Polish and Czech."),
    many: text.describe("For large numbers, in languages such as Polish; for millions in French."),
    other: text.describe("For all numbers that no other form is for; always needed."),
  })
  .partial({ zero: true, one: true, two: true, few: true, many: true });
export type Plural = z.infer<typeof Plural>;

/** Texts that the reader shows; they travel in the locale's manifest. */
export const ReaderStrings = z.strictObject({
  skipToContent: text.describe(
    "First link of every page, shown when the keyboard reaches it: skips to the text.",
  ),
  mainNavigation: text.describe("Screen-reader name of the navbar and of the sliding menu."),
  docsNavigation: text.describe("Screen-reader name of the sidebar of docs."),
  blogNavigation: text.describe("Screen-reader name of the sidebar of the blog."),
  openMenu: text.describe("Screen-reader name of the button that opens the sliding menu on small screens."),
  closeMenu: text.describe("Screen-reader name of the button that closes the sliding menu."),
  backToMainMenu: text.describe("Button in the sliding menu, from a sidebar to the items of the navbar."),
  toggleCategory: text.describe(
    "Screen-reader name of the button beside a category; `{category}` is replaced.",
  ),
  languages: text.describe(
    "Before the language in the menu of languages for screen readers, and its heading in the sliding menu.",
  ),
  versions: text.describe(
    "Before the version in the menu of docs versions for screen readers, and its heading in the sliding menu.",
  ),
  colourMode: text.describe(
    "Screen-reader name of the button for light and dark; the name of the mode follows in brackets.",
  ),
  lightMode: text.describe("Announced by the colour-mode button: the site shows its light colours."),
  darkMode: text.describe("Announced by the colour-mode button: the site shows its dark colours."),
  systemMode: text.describe(
    "Announced by the colour-mode button: the site follows the visitor's system (`respect_system: true`).",
  ),
  announcement: text.describe("Screen-reader name of the announcement, at the top of every page."),
  closeAnnouncement: text.describe("Screen-reader name of the button that closes it."),
  onThisPage: text.describe("Heading of the list of a page's headings."),
  breadcrumbs: text.describe("Screen-reader name of the path from the home page to the page."),
  home: text.describe(
    "First part of that path, a link to the home page; also in structured data for search engines.",
  ),
  pageNavigation: text.describe(
    "Screen-reader name of the links to the pages before and after, below a text.",
  ),
  previous: text.describe("Above the title of the previous doc, below a doc."),
  next: text.describe("Above the title of the next doc, below a doc."),
  newerPost: text.describe("Above the title of the next newer post, below a post."),
  olderPost: text.describe("Above the title of the next older post, below a post."),
  relatedPosts: text.describe("Heading of the posts that share tags with a post."),
  newerEntries: text.describe("Below a list of posts: link to the page with newer ones."),
  olderEntries: text.describe("Below a list of posts: link to the page with older ones."),
  tags: text.describe("Screen-reader name of the tags of a post or of a doc."),
  allTags: text.describe("Link to the list of all tags, on the blog and on the page of a tag."),
  allAuthors: text.describe("Link to the list of all authors, on the blog and on the page of an author."),
  archive: text.describe("Link from the blog to the archive, which lists its posts by year."),
  editPage: text.describe("Link to the source of the page, where `edit_url` is set."),
  copyCode: text.describe("Button of a block of code."),
  copied: text.describe("Shown by a copy button once it has copied."),
  copyFailed: text.describe("Shown by a copy button if the browser does not allow it to copy."),
  wrapCode: text.describe("Button of a block of code whose lines are longer than its place."),
  codeBlock: text.describe(
    "Screen-reader name of a block of code that scrolls and has neither title nor language.",
  ),
  copyMarkdown: text.describe("Button at the head of a doc or a post that copies it as Markdown."),
  enlargePicture: text.describe("Tooltip of a picture that opens in full."),
  closePicture: text.describe("Button that closes a picture that is open in full."),
  feeds: text.describe("Before the links to the feeds of the blog."),
  headingLink: text.describe("Screen-reader name of the link beside a heading; `{heading}` is replaced."),
  leavesSite: text.describe("After a link to another site, for screen readers."),
  tableOf: text.describe(
    "Screen-reader name of a table that scrolls inside itself; `{columns}` is replaced by its column heads.",
  ),
  backToTop: text.describe("Screen-reader name of the button that leads back to the top of a long page."),
  loading: text.describe("In the search dialog, while the index loads."),
  unlistedTitle: text.describe("Heading of the notice above a page with `unlisted: true`."),
  unlistedText: text.describe("Text of that notice."),
  draftTitle: text.describe(
    "Heading of the notice above a page with `draft: true`, which only `twsite dev` shows.",
  ),
  draftText: text.describe("Text of that notice."),
  stubTitle: text.describe("Heading of the notice above a page with `stub: true`."),
  stubText: text.describe("Text of that notice."),
  untranslatedTitle: text.describe(
    "Heading of the notice above a page whose text is not in the language of the site around it.",
  ),
  untranslatedText: text.describe("Text of that notice; it names the language of the site around it."),
  notFoundTitle: text.describe("Heading of the page for addresses that do not exist."),
  notFoundText: text.describe("First paragraph of that page."),
  notFoundAdvice: text.describe("Second paragraph of that page: what the visitor can do."),
  notFoundNearest: text.describe("Above pages whose addresses are like the one that was requested."),
  goHome: text.describe("Link of that page to the home page."),
  print: text.describe("Button at the head of a doc or a post that prints it."),
  markdownVersion: text.describe("Link at the head of a doc or a post that shows its Markdown."),
  views: text.describe("Before the links to the forms of a page, where its Markdown is shown."),
  viewPage: text.describe("The first of those links: the page itself."),
  viewTitle: text.describe("Heading of a page as Markdown; `{page}` and `{view}` are replaced."),
  sideBySide: text.describe(
    "In the menu of languages: opens the page beside its translation; `{language}` is replaced.",
  ),
  crashed: text.describe("Heading that is shown instead of a page that failed."),
  tryAgain: text.describe("Button below that heading."),
  crashCause: text.describe("Between the messages of that failure; `{cause}` is replaced by the cause."),
  notLoaded: text.describe("Heading that is shown instead of a page that could not be loaded."),
  retry: text.describe("Button there, and beside a part of a page that could not be loaded: loads it again."),
  noConnection: text.describe("Why: the server could not be reached."),
  serverError: text.describe("Why: the server answered with an error."),
  damagedData: text.describe("Why: the data that arrived is damaged."),
  newerSite: text.describe("Why: the site has been published again since the page was opened."),
});
export type ReaderStrings = z.infer<typeof ReaderStrings>;

/** Texts that the compiler writes into pages, feeds and lists. */
export const CompilerStrings = z.strictObject({
  note: text.describe("Heading of a `:::note` without one of its own."),
  tip: text.describe("Heading of a `:::tip` without one of its own."),
  info: text.describe("Heading of an `:::info` without one of its own."),
  warning: text.describe("Heading of a `:::warning` without one of its own."),
  danger: text.describe("Heading of a `:::danger` without one of its own."),
  important: text.describe("Heading of an alert `> [!IMPORTANT]`."),
  caution: text.describe("Heading of an alert `> [!CAUTION]`."),
  explanation: text.describe(
    "Screen-reader name of a number in code that links to its explanation; `{n}` is replaced.",
  ),
  codeSource: text.describe("Link to the file that a block of code is taken from."),
  details: text.describe("What opens a `:::details` without a summary of its own."),
  footnotes: text.describe("Heading of the footnotes below a text, for screen readers."),
  footnoteBack: text.describe(
    "Screen-reader name of the link from a footnote back to the text; `{n}` is replaced.",
  ),
  flowchart: text.describe("Screen-reader name of a flowchart of Mermaid without a title."),
  sequenceDiagram: text.describe("The same of a sequence diagram."),
  classDiagram: text.describe("The same of a class diagram."),
  stateDiagram: text.describe("The same of a state diagram."),
  entityDiagram: text.describe("The same of an entity relationship diagram."),
  readingTime: Plural.describe("How long a post takes to read; `{count}` is replaced by the minutes."),
  items: Plural.describe("On the card of a category: how many entries it has; `{count}` is replaced."),
  posts: Plural.describe("How many posts a tag or an author has; `{count}` is replaced."),
  taggedWith: text.describe("Heading of a tag's page; `{tag}` is replaced."),
  docs: Plural.describe("How many docs a tag has; `{count}` is replaced."),
  docsTaggedWith: text.describe("Heading of a tag's page of docs; `{tag}` is replaced."),
  docsTaggedWithText: text.describe(
    "Description of that page; `{tag}` and `{description}`, the tag's own, are replaced.",
  ),
  docsTagsTitle: text.describe("Heading of the list of the docs' tags."),
  docsTagsText: text.describe("Description of that list."),
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
  tagsTitle: text.describe("Heading of the list of the blog's tags."),
  authorsTitle: text.describe("Heading of the list of authors."),
  archiveTitle: text.describe("Heading of the archive, and the link to it in the blog's sidebar."),
  tagsText: text.describe("Description of the list of tags; `{blog}`, the blog's title, is replaced."),
  authorsText: text.describe("Description of the list of authors; `{blog}`, the blog's title, is replaced."),
  archiveText: text.describe("Description of the archive; `{blog}`, the blog's title, is replaced."),
  pageOf: text.describe(
    "Title of the second and later pages of a list; `{title}` and `{page}` are replaced.",
  ),
  pageOfText: text.describe(
    "Description of these pages; `{page}` and `{description}`, the list's, are replaced.",
  ),
  lastUpdated: text.describe("Below a page: when it was last changed; `{date}` is replaced."),
  lastUpdatedBy: text.describe("The same, if the author is known; `{date}` and `{author}` are replaced."),
  reviewed: text.describe(
    "Beside that: when the page was reviewed, while the review holds; `{date}` is replaced.",
  ),
  reviewedBy: text.describe("The same, if the reviewer is known; `{date}` and `{author}` are replaced."),
  tagFeed: text.describe(
    "Title of the feed of a tag; `{title}` is that of the blog, `{tag}` the tag's label.",
  ),
  caseTitle: text.describe("Heading of the facts of a case of the portfolio."),
  caseClient: text.describe("Name of the fact `client` of a case."),
  caseSector: text.describe("Name of the fact `sector` of a case."),
  caseDeliverables: text.describe("Name of the fact `deliverables` of a case."),
  caseTools: text.describe("Name of the fact `tools` of a case."),
  caseLanguages: text.describe("Name of the fact `languages` of a case."),
  caseRole: text.describe("Name of the fact `role` of a case."),
  caseBasis: text.describe("Name of the fact that a case with `independent: true` has instead of `role`."),
  casePeriod: text.describe("Name of the fact `period` of a case."),
  caseSample: text.describe("Name of the fact `sample` of a case: what the sample on its page is."),
  caseConfidentiality: text.describe("Name of the fact `confidentiality` of a case."),
  caseIsPublic: text.describe("What a case with `confidentiality: public` shows."),
  caseIsDescribed: text.describe("What a case with `confidentiality: described` shows."),
  caseIsRedacted: text.describe("What a case with `confidentiality: redacted` shows."),
  caseIsIndependent: text.describe("What a case with `independent: true` shows instead of a `role`."),
  casesTitle: text.describe("Heading of the overview of a category's cases."),
  cases: Plural.describe("How many cases that overview shows; `{count}` is replaced."),
  filterCases: text.describe("Screen-reader name of the overview's filters."),
  filterAll: text.describe("First choice of each filter: any value."),
  filterReset: text.describe("Button that clears all filters."),
  staleText: text.describe("Above a translation whose source has changed since."),
  staleLink: text.describe("Link of that notice to the source."),
  scheduledTitle: text.describe(
    "Heading of the notice above a page that is not published yet, which only `twsite dev` shows.",
  ),
  scheduledText: text.describe("Text of that notice; `{date}` is replaced."),
  notTranslated: text.describe("In the language menu, beside a language that the page does not exist in."),
  notTranslatedLeadsTo: text.describe(
    "The same, where the menu leads to another page; `{title}` is replaced.",
  ),
  needsJavaScript: text.describe(
    "Where documents have no text (`--no-prerender`): what a visitor without JavaScript reads.",
  ),
  pageMoved: text.describe(
    "In a document that only leads from an old address to the new one; `{title}` is replaced.",
  ),
  pageList: text.describe(
    "First line of each Markdown file, which documents hide; `{list}` is replaced by a link to `llms.txt`.",
  ),
});
export type CompilerStrings = z.infer<typeof CompilerStrings>;

/** Texts of the search dialog; they travel with the search index. */
export const SearchStrings = z.strictObject({
  search: text.describe("Name of the button, of the dialog and of the field."),
  close: text.describe("What the key Esc does, below the results."),
  cancel: text.describe("Button that closes the dialog."),
  results: Plural.describe("How many places were found, for screen readers; `{count}` is replaced."),
  nothingFound: text.describe("Where nothing was found; `{query}` is replaced by what was searched for."),
  nothingFoundAdvice: text.describe("After that sentence: what may help."),
  recent: text.describe("Heading of the visitor's last searches."),
  forgetRecent: text.describe("Button that empties that list."),
  docs: text.describe("Heading of the results among docs whose sidebar has no link in the navbar."),
  pages: text.describe("Heading of the results among pages that are neither docs nor posts."),
  move: text.describe("What the arrow keys do, below the results."),
  open: text.describe("What the key Enter does, below the results."),
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
  same: text.describe("In place of both, where nothing is missing and nothing differs."),
  nextDifference: text.describe("Button that goes to the next block that is missing or differs."),
  swap: text.describe("Link that gives both languages the place of the other."),
  close: text.describe("Link back to the page in one language."),
  missing: text.describe(
    "In place of a block that the language lacks; `{language}`, as the page’s own language calls it, is replaced.",
  ),
  items: text.describe("At lists of different lengths; `{left}` and `{right}` are replaced by the numbers."),
  rows: text.describe("The same of the rows of tables."),
  pictures: text.describe("The same of pictures."),
  parts: text.describe("The same of the parts of a notice, of details or of tabs."),
  lines: text.describe("The same of lines of code."),
  code: text.describe("At blocks of code that are not the same."),
});
export type SideBySideStrings = z.infer<typeof SideBySideStrings>;

/** Texts of integrations; they travel in the manifest and in pages of sites that declare one. */
export const IntegrationStrings = z.strictObject({
  playVideo: text.describe("Button of a video that has not been started; `{title}` is replaced."),
  showEmbed: text.describe("The same of other embedded content."),
  embedNote: text.describe("Below that button; `{provider}` is replaced by the name of the provider."),
  openVideo: text.describe(
    "Link to a video on the page of its provider; `{title}` and `{provider}` are replaced.",
  ),
  captions: text.describe("Name of the captions of a video, in its menu."),
  feedbackQuestion: text.describe("At the end of a page: asks whether it was useful."),
  feedbackYes: text.describe("Answer to that question: yes."),
  feedbackNo: text.describe("Answer to that question: no."),
  feedbackText: text.describe("Above the field for a text, once the question has been answered."),
  feedbackSend: text.describe("Button that sends that text."),
  feedbackThanks: text.describe("Once an answer has been sent."),
  feedbackFailed: text.describe("Where an answer could not be sent."),
  consentTitle: text.describe("Screen-reader name of the question whether visits may be counted."),
  consentText: text.describe("That question, where `consent` in `site.yml` has no text of its own."),
  consentAccept: text.describe("Answer to that question: yes."),
  consentRefuse: text.describe("Answer to that question: no."),
  consentChange: text.describe("Button in the footer that asks that question again."),
});
export type IntegrationStrings = z.infer<typeof IntegrationStrings>;

/** Texts of a review (`twsite diff --out`); nothing of a site has them. */
export const ReviewStrings = z.strictObject({
  title: text.describe("In the title of each page of a review; `{site}` is replaced."),
  skip: text.describe("First link of each page, shown when the keyboard reaches it: skips to the changes."),
  changes: text.describe("Heading of the list of changes, and the link to it."),
  marked: text.describe("Button: shows the text with marks."),
  beforeAndAfter: text.describe("Button: shows the text before and after beside each other."),
  after: text.describe("Button: shows the text after the change, without marks; also the name of that side."),
  previousChange: text.describe("Button that goes to the previous change."),
  nextChange: text.describe("Button that goes to the next change."),
  phoneWidth: text.describe("Button that shows the page as narrow as on a phone."),
  pageData: text.describe("Heading of data of the page that changed, such as its title."),
  page: text.describe("Before the address of a page, in a comment."),
  change: text.describe("Before the number of a change."),
  added: text.describe("What happened to a page, a part of it or a file: it is new."),
  removed: text.describe("What happened to it: it is gone."),
  moved: text.describe("What happened to it: it is at another place."),
  changed: text.describe("What happened to it: it is different."),
  movedFrom: text.describe("The same of a page with another address; `{path}` is replaced."),
  movedTo: text.describe("Where a part of a page was; `{change}` is replaced by a link to where it is now."),
  copyLink: text.describe("Button that copies the address of a change."),
  comment: text.describe("Link that opens a mail or an issue about a change."),
  since: text.describe("What the site is compared with; `{ref}` is replaced."),
  fromTo: text.describe(
    "Two states that are compared, and the addresses of a redirect; `{from}` and `{to}` are replaced.",
  ),
  nothing: text.describe("Where no page has changed."),
  words: text.describe("How many words of a page differ; `{added}` and `{removed}` are replaced."),
  brokenAddresses: text.describe("Heading of addresses that no page has any more."),
  perhaps: text.describe("After such an address: the page that may have it now; `{path}` is replaced."),
  staleTranslations: text.describe("Heading of translations whose source has changed."),
  sourceChanged: text.describe("After each of them; `{path}` is replaced by the source."),
  newFindings: text.describe("Heading of findings of `twsite check` that are new."),
  goneFindings: text.describe("Heading of findings that are gone."),
  navigation: text.describe("Heading of menus, sidebars and footers that changed."),
  redirects: text.describe("Heading of redirects that changed."),
  feeds: text.describe("Heading of feeds whose posts changed."),
  files: text.describe("Heading of pictures and other files that changed."),
  following: text.describe("Heading of pages that differ only because others do."),
});
export type ReviewStrings = z.infer<typeof ReviewStrings>;

/** Names in a review, by what `twsite diff --format json` calls them. */
export const ReviewNameStrings = z.strictObject({
  title: text.describe("Of a page: its title."),
  description: text.describe("Of a page: its description."),
  tagline: text.describe("Of the home page: the text below the title."),
  tags: text.describe("Of a page: its tags."),
  date: text.describe("Of a post: its day."),
  lastUpdated: text.describe("Of a page: the day of its last change."),
  authors: text.describe("Of a post: who signs it."),
  keywords: text.describe("Of a page: its keywords."),
  image: text.describe("Of a page: the picture of its link previews."),
  picture: text.describe("Of the home page: its picture."),
  case: text.describe("Of a case of a portfolio: its facts."),
  action: text.describe("Of a page: its button."),
  features: text.describe("Of the home page: its features."),
  outline: text.describe("Of a page: the list of its headings."),
  component: text.describe("Of a page: the component that shows it."),
  kind: text.describe("Of a page: its kind."),
  visibility: text.describe("Of a page: who may see it."),
  noindex: text.describe("Of a page: search engines are asked to leave it out."),
  hideTitle: text.describe("Of a page: its title is not shown."),
  href: text.describe("Of a link: where it leads."),
  alt: text.describe("Of a picture: its text alternative."),
  src: text.describe("Of a picture: its file."),
  site: text.describe("Part of the navigation: title and tagline of the site."),
  navbar: text.describe("Part of the navigation: the bar."),
  footer: text.describe("Part of the navigation: the footer."),
  sidebar: text.describe("Part of the navigation: a sidebar."),
  docs: text.describe("Part of the site: the docs."),
  blog: text.describe("Part of the site: the blog."),
  pages: text.describe("Part of the site: the other pages."),
});
export type ReviewNameStrings = z.infer<typeof ReviewNameStrings>;

/** Texts on pages that are made from the description of an API. */
export const ApiStrings = z.strictObject({
  servers: text.describe("Heading above the addresses of an API's servers."),
  authentication: text.describe("Heading above the ways in which requests are authenticated."),
  noAuthentication: text.describe("Where an operation needs no authentication."),
  or: text.describe("Between two ways of authentication."),
  apiKey: text.describe("A way of authentication; `{name}` is replaced by the name of the key."),
  inHeader: text.describe("After it: where the key is sent."),
  inQuery: text.describe("After it: where the key is sent."),
  inCookie: text.describe("After it: where the key is sent."),
  httpScheme: text.describe("A way of authentication; `{scheme}` is replaced by `Bearer` or the like."),
  mutualTls: text.describe("A way of authentication, by certificates of both sides."),
  scopes: text.describe("Before the scopes of OAuth that an operation needs."),
  pathParameters: text.describe("Heading above parameters in the path."),
  queryParameters: text.describe("Heading above parameters in the query."),
  headerParameters: text.describe("Heading above parameters in headers."),
  cookieParameters: text.describe("Heading above parameters in cookies."),
  request: text.describe("Heading above a request in several languages of programs."),
  requestBody: text.describe("Heading above the body of a request."),
  responses: text.describe("Heading above the responses of an operation."),
  otherResponses: text.describe("Heading of the response for statuses that have none of their own."),
  responseHeaders: text.describe("Above the headers of a response."),
  contentType: text.describe("Before the media type of a body."),
  example: text.describe("Before the example of a value, and the title of an example of a body."),
  operations: text.describe("Heading above the list of operations; also the group of those without a tag."),
  webhooks: text.describe("Heading above the list of webhooks."),
  callbacks: text.describe("Heading above the callbacks of an operation."),
  callbackOf: text.describe("On the page of a callback; `{operation}` is replaced."),
  seeAlso: text.describe("Before links to the pages that describe an operation."),
  schemas: text.describe("Heading above the list of schemas."),
  partsOf: text.describe("Summary that opens the properties of a property; `{name}` is replaced."),
  required: text.describe("Beside a parameter or property that a request or response must have."),
  deprecated: text.describe("Beside what should no longer be used."),
  readOnly: text.describe("Beside a property that only responses have."),
  writeOnly: text.describe("Beside a property that only requests have."),
  default: text.describe("Before the default of a value."),
  always: text.describe("Before the only value that is allowed."),
  characters: text.describe("The length of a text; `{range}` is replaced by `1–64` or `≥ 1`."),
  items: text.describe("The length of a list; `{range}` is replaced."),
  entries: text.describe("The number of properties; `{range}` is replaced."),
  multipleOf: text.describe("What a number is a multiple of; `{number}` is replaced."),
  unique: text.describe("A list without repeated items."),
  pattern: text.describe("Before the regular expression that a text matches."),
  values: text.describe("Before the values that are allowed."),
  more: text.describe("At the end of a list that is cut off; `{count}` is replaced."),
  otherNames: text.describe("In place of the name of properties of which only the values are known."),
  oneOf: text.describe("Above variants of which exactly one holds."),
  anyOf: text.describe("Above variants of which at least one holds."),
  not: text.describe("Above what a value must not be."),
  toldBy: text.describe("After it: the property by which variants are told apart; `{name}` is replaced."),
  variant: text.describe("Name of a variant without a title; `{number}` is replaced."),
  alsoAllOf: text.describe(
    "Before the properties that a schema adds to others; `{names}` is replaced by links.",
  ),
  version: text.describe("The version of an API; `{version}` is replaced."),
  file: text.describe("Link to the file that describes an API."),
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
