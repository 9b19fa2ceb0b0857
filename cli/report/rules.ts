/** The closed list of what must hold. An error stops the output; a warning does so only with `--strict`. */
export type Level = "error" | "warning";

export const rules = {
  "anchor-resolves": "warning",
  "author-is-known": "error",
  "code-language-is-known": "warning",
  "component-is-known": "error",
  "component-is-usable": "error",
  "component-props-are-valid": "error",
  "configuration-is-valid": "error",
  "content-is-not-empty": "error",
  "described-case-shows-no-files": "error",
  "directive-is-known": "warning",
  "directive-is-well-formed": "warning",
  "doc-id-is-unique": "error",
  "doc-is-known": "error",
  "file-can-be-read": "error",
  "file-is-read": "warning",
  "file-is-utf8": "error",
  "file-name-is-portable": "warning",
  "file-stays-inside": "error",
  "first-level-is-the-title": "warning",
  "front-matter-is-recognised": "warning",
  "front-matter-is-valid": "error",
  "front-matter-keys-are-known": "warning",
  "heading-id-is-unique": "warning",
  "home-exists": "warning",
  "html-is-allowed": "warning",
  "image-host-is-declared": "warning",
  "image-resolves": "error",
  "include-resolves": "error",
  "internal-error": "error",
  "link-resolves": "error",
  "link-stays-in-locale": "warning",
  "markdown-is-not-mdx": "warning",
  "nesting-is-bounded": "error",
  "output-can-be-written": "error",
  "output-is-ours": "error",
  "page-has-text": "warning",
  "punctuation-is-plain": "warning",
  "redacted-case-keeps-to-its-files": "error",
  "redirect-ends": "error",
  "route-is-free": "error",
  "route-is-unique": "error",
  "route-is-valid": "error",
  "sidebar-is-known": "error",
  "silence-is-needed": "warning",
  "silence-is-well-formed": "warning",
  "slug-leaves-out-its-area": "warning",
  "tag-is-known": "error",
  "term-is-known": "error",
  "title-is-given-once": "warning",
  "value-is-whole": "warning",
  "translation-is-as-confidential": "error",
  "variable-is-known": "error",
  "version-is-known": "error",
} as const satisfies Record<string, Level>;

export type Rule = keyof typeof rules;

export const ruleNames = (Object.keys(rules) as Rule[]).sort();

export function isRule(name: string): name is Rule {
  return Object.hasOwn(rules, name);
}
