/** The closed list of what must hold: a rule, and one sentence that says it. The manual explains each in `help/rules-*.md`. */
export type Level = "error" | "warning";

/** They stop the output. */
const errors = {
  "api-is-valid": "A file in apis/ is an OpenAPI description in a version that twsite reads.",
  "author-is-known": "Every author of a post is in authors.yml.",
  "component-is-known": "A directive whose name starts with a capital letter has a file in components/.",
  "component-is-usable": "A component has a default export, and renders without an error.",
  "component-props-are-valid": "The attributes of a component match its schema.",
  "configuration-is-valid": "Configuration files are valid YAML and match their schemas.",
  "content-is-not-empty": "The content folder exists and has pages.",
  "described-case-shows-no-files": "A case that is described shows only approved files.",
  "directive-attributes-are-valid": "The attributes of a directive of an extension match its schema.",
  "doc-id-is-unique": "No two docs in one language have the same id.",
  "doc-is-known": "Sidebars and front matter name docs that exist.",
  "docs-set-is-known": "Every set of docs that site.yml names exists.",
  "embed-provider-is-declared":
    "Videos and other embedded content come from a provider in integrations.embeds.",
  "extension-is-usable": "An extension is installed, can be run, and has a plugin as its default export.",
  "extension-works": "An extension compiles each page without an error, and always to the same result.",
  "file-can-be-read": "Every file of the content folder can be read.",
  "file-is-utf8": "Every text file is encoded as UTF-8.",
  "file-stays-inside": "No path or symbolic link leaves the content folder.",
  "front-matter-is-valid": "Front matter is valid YAML and matches its schema.",
  "image-resolves": "The file of an image exists.",
  "include-resolves": "An include names a file and a region that exist.",
  "internal-error": "Every page is compiled, or has a finding that says what to change.",
  "link-resolves": "Every link within the site points to a page, a route or a file.",
  "links-lock-is-valid": "Every line of links.lock is an address with its last answer.",
  "nesting-is-bounded": "Blocks are nested at most 100 levels deep, and elements of HTML at most 250.",
  "output-can-be-written": "The output folder can be written, and there is space for the site.",
  "output-is-ours": "The output folder is empty, or was made by twsite.",
  "placeholder-is-filled-in": "A published site has no placeholders left to fill in.",
  "published-route-remains": "A published address still has a page or a redirect.",
  "redacted-case-keeps-to-its-files": "A redacted case uses only approved files.",
  "redirect-ends": "A redirect ends at a page or a heading that exists.",
  "reviews-lock-is-valid": "Every line of reviews.lock is a page, a source, its state and a day.",
  "route-is-free": "A route does not use a reserved address.",
  "route-is-unique": "No two pages have the same route.",
  "route-is-valid": "A route has only valid characters.",
  "routes-lock-is-valid": "Every line of routes.lock is an address.",
  "sidebar-is-known": "Every sidebar that is named exists in sidebars.yml.",
  "size-is-bounded": "Pages and files keep to the limits on their size and on the number of their parts.",
  "source-resolves": "A file that a page describes exists, and is inside the repository.",
  "tag-is-known": "Every tag is in tags.yml, if the site has that file.",
  "term-is-known": "Every term is in the glossary.",
  "translation-is-as-confidential": "A case is as confidential in every language and version.",
  "variable-is-known": "Every variable is defined.",
  "version-is-known": "Every version of the docs that is named exists.",
};

/** They stop the output only with `--strict`. */
const warnings = {
  "absolute-link-resolves": "A link with the full URL of this site points to one of its pages.",
  "anchor-resolves": "The part of a link after “#” is the id of a heading or an element.",
  "api-name-is-exact":
    "Names of an API in inline code are written as the API has them, if the site asks for it.",
  "api-part-is-valid":
    "Every part of an API's description fits OpenAPI. The pages lack a part that does not.",
  "api-reference-resolves": "A $ref leads to a value in the same file, or in a file of the content folder.",
  "apostrophe-is-curly": "An apostrophe within a word is “’”, if the site asks for it.",
  "card-can-be-drawn": "If the site draws cards, it can draw the title of every page.",
  "code-block-is-well-formed": "A code block is closed, and everything after its language has an effect.",
  "code-is-coloured": "A code block is small enough for syntax highlighting.",
  "code-language-is-known": "The language of a code block exists.",
  "diagram-is-drawn": "A Mermaid diagram has only types and statements that twsite can draw.",
  "directive-is-known": "Every directive exists.",
  "directive-is-well-formed": "A directive is closed, and its attributes exist.",
  "element-is-closed": "Every HTML tag and every HTML comment is closed.",
  "element-is-known": "A name in angle brackets is an HTML element.",
  "ellipsis-is-one-character": "An ellipsis is “…”, if the site asks for it.",
  "file-is-read": "The content folder has only files and folders that twsite reads.",
  "file-name-is-portable": "Every operating system can store each file under its name, beside the others.",
  "first-level-is-the-title": "A page has one first-level heading: its title.",
  "formula-is-valid": "A formula is TeX that Temml can read, and names only formulas of its page.",
  "french-spaces-do-not-break": "French punctuation has no-break spaces, if the site asks for it.",
  "front-matter-is-recognised": "Front matter starts on the first line of its file, between two lines “---”.",
  "front-matter-keys-are-known": "Every key of the front matter exists.",
  "future-date-is-scheduled": "A post with a date in the future says whether it is scheduled.",
  "heading-id-is-unique": "Every id on a page is used once.",
  "heading-is-in-sentence-case":
    "A heading has a capital at its start and in names alone, if the site asks for it.",
  "home-exists": "Every language has a home page.",
  "host-file-is-valid": "Hosts can read every line of _headers and _redirects.",
  "host-limits-are-kept":
    "There are no more redirects and header rules than hosts read, and no longer policy.",
  "html-is-allowed": "HTML in a page uses only allowed elements, attributes and addresses.",
  "id-is-free": "No id is reserved for the site’s own elements.",
  "image-can-be-shown": "The file of an image has a format that browsers show.",
  "image-encoder-is-installed":
    "The package `sharp` is installed where `pictures` in site.yml asks for sizes.",
  "image-host-is-declared": "Images from other hosts come from a host in image_hosts.",
  "image-is-not-too-large": "An image has at most 2 MB, and at most 6,000 pixels on a side.",
  "import-is-complete": "Everything that an import could not convert is replaced.",
  "language-is-complete":
    "Every language has pages, every text that other languages have, and an interface of its own.",
  "link-is-well-formed": "A link is correct Markdown, and its address works for every visitor.",
  "link-leads-to-a-page": "A link points to a page, not to its Markdown file.",
  "link-stays-in-locale": "A link stays in the language of its page if the target has a translation.",
  "linked-folder-is-new": "A symbolic link points to a folder that is not already part of the site.",
  "markdown-copy-is-small": "The Markdown copy of a page has at most 200 kB.",
  "markdown-is-not-mdx": "Pages are Markdown, without imports, exports and JSX.",
  "markdown-is-well-formed": "Headings, lists, tables, bold text and other Markdown are written correctly.",
  "outbound-link-is-current": "A link to another site leads there without a permanent redirect.",
  "outbound-link-works": "A link to another site leads to a page that is there.",
  "page-has-text": "No page is empty.",
  "plugin-is-content": "No remark or rehype plugin reports a problem with a page.",
  "preferred-term-is-used": "Pages use the words of terms.yml.",
  "published-anchor-remains": "A published heading keeps its id, or has it after a new one.",
  "punctuation-is-plain": "YAML has plain quotation marks and plain spaces.",
  "review-is-current":
    "A reviewed page, and what it describes, are as they were reviewed, and its next review is not due.",
  "search-finds-its-page": "Each search of search-tests.yml shows its page among the first three.",
  "sentence-is-short": "A sentence has at most as many words as the site allows.",
  "ignore-comment-is-needed": "A comment that ignores a finding has a finding to ignore.",
  "ignore-comment-is-well-formed": "A comment that ignores a finding names warnings and gives a reason.",
  "svg-is-allowed": "A drawing in SVG has no scripts, and nothing that other hosts serve.",
  "syntax-is-supported": "A page has no syntax of other tools, which would be shown as text.",
  "theme-is-valid":
    "theme.css is valid, sets tokens that exist, and names files that exist; text in the accent can be read.",
  "title-is-given-once": "Front matter and first heading have the same title.",
  "value-is-whole": "No YAML value is cut off at a “#” that belongs to it.",
  "version-menu-is-there": "The navbar has a version menu if the docs have versions.",
  "word-is-not-repeated": "No word is written twice in a row, if the site asks for it.",
};

export const ruleDescriptions = { ...errors, ...warnings };

export type OwnRule = keyof typeof ruleDescriptions;

/** A rule that an extension of the site brings. */
export type SiteRule = `site/${string}`;

export type Rule = OwnRule | SiteRule;

export const ruleNames = (Object.keys(ruleDescriptions) as OwnRule[]).sort();

export function isRule(name: string): name is OwnRule {
  return Object.hasOwn(ruleDescriptions, name);
}

/** True for a name that a rule of the site can have, whether there is one or not. */
export function isSiteRule(name: string): name is SiteRule {
  return /^site\/[a-z][a-z0-9-]*$/.test(name);
}

/** Level that a rule has unless the site sets another; a rule of the site says its own with each finding. */
export function levelOf(rule: Rule): Level {
  return Object.hasOwn(errors, rule) ? "error" : "warning";
}
