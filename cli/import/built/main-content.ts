/** Document of any tool → its main element without the parts of the theme: menus, outlines, links of headings, buttons, numbers of lines. */
import type { Element, Nodes, Root } from "hast";
import { matches, select, selectAll } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";
import { noteFor } from "../../source/other-tools/names.ts";

/** In the order in which they are looked for: what is surely the text first. */
const mains = [
  ".theme-doc-markdown, #__blog-post-container", // Docusaurus
  ".VPHome, .vp-doc", // VitePress
  "main:has(.hero), .sl-markdown-content", // Starlight
  ".md-content__inner", // Material for MkDocs
  "[itemprop=articleBody], .post-content, .entry-content, .td-content", // Themes of Hugo, Jekyll and MkDocs
  "#__docusaurus_skipToContent_fallback",
  "main, [role=main]",
  "article",
];

const parts = [
  "script, style, template, noscript, link, meta, title, base, dialog, button, select, nav, footer",
  "aside:has(nav), input:not([type=checkbox])",
  "[role=navigation], [role=search], .table-of-contents, .theme-doc-toc-mobile, [class*=breadcrumb], [id*=breadcrumb]",
  'a[href*="/edit/"], a[rel~=edit], .edit-link, .edit-page',
  ".hash-link, .header-anchor, .headerlink, .sl-anchor-link, .anchorjs-link, [data-footnote-backref], .footnote-backref, .reversefootnote",
  ".theme-doc-footer, .theme-doc-version-badge, .pagination-nav, .md-content__button, .md-source-file, .md-feedback, .post-meta",
  ".linenos, .line-numbers-wrapper, .gutter, .rouge-gutter, .gl, .ln, .lnt, .lang, .copy, .buttons, .boring, .fa, .material-icons",
  ".katex-html, .sr-only, .visually-hidden, .screen-reader-text, .VPDocFooter, .VPDocAside",
].join(", ");

/** In an article, they are its pull quotes and notes. */
const besideArticle = "aside:not([class*=starlight-aside]):not([class*=admonition])";

/** Titles of notes, in the classes that themes give them. */
export const noteTitle =
  ".admonition-title, .custom-block-title, .starlight-aside__title, .markdown-alert-title, .blockquote-tag-title, .alert-heading, .alert-title, [class*=admonitionHeading], [class*=callout-title]";

const heading = /^h[1-6]$/;

export function mainContent(document: Root): Root {
  const container = mains.map((selector) => select(selector, document)).find(Boolean);
  const isOuter = container?.tagName === "main" || container?.properties.role === "main";
  const articles = container && isOuter ? selectAll("article", container) : [];
  // Several of them are a list of posts.
  const main = articles.length === 1 ? articles[0] : container;
  const theme = main?.tagName === "article" ? parts : `${parts}, ${besideArticle}`;
  const removed = new Set(selectAll(theme, main ?? document));
  // The reader writes the usual title of a note by itself.
  for (const title of selectAll(noteTitle, main ?? document))
    if (noteFor(textOf(title).trim()) !== undefined) removed.add(title);
  const isOfSite = (node: Nodes) => main === undefined && node.type === "element" && matches("header", node);
  const kept = (main ?? document).children.filter((node) => !isOfSite(node));
  return { type: "root", children: kept.flatMap((node) => withoutParts(node, removed, false)) };
}

/** In a heading, a link to the heading itself is only its text. */
function withoutParts<N extends Nodes>(
  node: N,
  removed: ReadonlySet<Element>,
  isHeading: boolean,
): Element["children"] {
  if (node.type === "text") return [node];
  if (node.type !== "element" || removed.has(node)) return [];
  const isOwn = heading.test(node.tagName);
  const children = node.children.flatMap((child) => withoutParts(child, removed, isHeading || isOwn));
  if (!isHeading || node.tagName !== "a" || !`${node.properties.href}`.startsWith("#"))
    return [{ ...node, children }];
  return /[\p{L}\p{N}]/u.test(textOf(node)) ? children : [];
}
