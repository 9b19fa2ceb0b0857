/** The closed list of what must hold. An error stops the output; a warning does so only with `--strict`. */
export type Level = "error" | "warning";

export const rules = {
  "absolute-link-resolves": "warning",
  "anchor-resolves": "warning",
  "apostrophe-is-curly": "warning",
  "author-is-known": "error",
  "card-can-be-drawn": "warning",
  "code-block-is-well-formed": "warning",
  "code-is-coloured": "warning",
  "code-language-is-known": "warning",
  "component-is-known": "error",
  "component-is-usable": "error",
  "component-props-are-valid": "error",
  "configuration-is-valid": "error",
  "content-is-not-empty": "error",
  "described-case-shows-no-files": "error",
  "directive-attributes-are-valid": "error",
  "directive-is-known": "warning",
  "directive-is-well-formed": "warning",
  "doc-id-is-unique": "error",
  "docs-set-is-known": "error",
  "doc-is-known": "error",
  "element-is-closed": "warning",
  "element-is-known": "warning",
  "ellipsis-is-one-character": "warning",
  "embed-provider-is-declared": "error",
  "extension-is-usable": "error",
  "extension-works": "error",
  "diagram-is-drawn": "warning",
  "file-can-be-read": "error",
  "file-is-read": "warning",
  "file-is-utf8": "error",
  "file-name-is-portable": "warning",
  "file-stays-inside": "error",
  "first-level-is-the-title": "warning",
  "formula-is-valid": "warning",
  "french-spaces-do-not-break": "warning",
  "front-matter-is-recognised": "warning",
  "front-matter-is-valid": "error",
  "front-matter-keys-are-known": "warning",
  "future-date-is-scheduled": "warning",
  "heading-is-in-sentence-case": "warning",
  "heading-id-is-unique": "warning",
  "home-exists": "warning",
  "host-file-is-valid": "warning",
  "host-limits-are-kept": "warning",
  "html-is-allowed": "warning",
  "image-can-be-shown": "warning",
  "image-encoder-is-installed": "warning",
  "id-is-free": "warning",
  "image-host-is-declared": "warning",
  "image-is-not-too-large": "warning",
  "image-resolves": "error",
  "import-is-complete": "warning",
  "include-resolves": "error",
  "internal-error": "error",
  "link-is-well-formed": "warning",
  "link-leads-to-a-page": "warning",
  "language-is-complete": "warning",
  "link-resolves": "error",
  "link-stays-in-locale": "warning",
  "linked-folder-is-new": "warning",
  "links-lock-is-valid": "error",
  "markdown-is-not-mdx": "warning",
  "markdown-is-well-formed": "warning",
  "markdown-copy-is-small": "warning",
  "nesting-is-bounded": "error",
  "outbound-link-is-current": "warning",
  "outbound-link-works": "warning",
  "output-can-be-written": "error",
  "output-is-ours": "error",
  "page-has-text": "warning",
  "punctuation-is-plain": "warning",
  "placeholder-is-filled-in": "error",
  "plugin-is-content": "warning",
  "preferred-term-is-used": "warning",
  "published-anchor-remains": "warning",
  "published-route-remains": "error",
  "redacted-case-keeps-to-its-files": "error",
  "redirect-ends": "error",
  "review-is-current": "warning",
  "reviews-lock-is-valid": "error",
  "route-is-free": "error",
  "route-is-unique": "error",
  "route-is-valid": "error",
  "routes-lock-is-valid": "error",
  "search-finds-its-page": "warning",
  "sentence-is-short": "warning",
  "sidebar-is-known": "error",
  "silence-is-needed": "warning",
  "silence-is-well-formed": "warning",
  "slug-leaves-out-its-area": "warning",
  "svg-is-allowed": "warning",
  "source-resolves": "error",
  "syntax-is-supported": "warning",
  "size-is-bounded": "error",
  "tag-is-known": "error",
  "term-is-known": "error",
  "theme-is-valid": "warning",
  "title-is-given-once": "warning",
  "value-is-whole": "warning",
  "translation-is-as-confidential": "error",
  "variable-is-known": "error",
  "version-is-known": "error",
  "version-menu-is-there": "warning",
  "word-is-not-repeated": "warning",
} as const satisfies Record<string, Level>;

export type OwnRule = keyof typeof rules;

/** A rule that an extension of the site brings. */
export type SiteRule = `site/${string}`;

export type Rule = OwnRule | SiteRule;

export const ruleNames = (Object.keys(rules) as OwnRule[]).sort();

export function isRule(name: string): name is OwnRule {
  return Object.hasOwn(rules, name);
}

/** True for a name that a rule of the site can have, whether there is one or not. */
export function isSiteRule(name: string): name is SiteRule {
  return /^site\/[a-z][a-z0-9-]*$/.test(name);
}

/** Level that a rule has unless the site sets another; a rule of the site says its own with each finding. */
export function levelOf(rule: Rule): Level {
  return isRule(rule) ? rules[rule] : "warning";
}
