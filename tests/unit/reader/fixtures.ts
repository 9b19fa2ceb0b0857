/** A small site as the reader gets it: parsed with the contract's schemas, so that no test leans on data that cannot be. */
import type { z } from "zod";
import { documentPage } from "../../../cli/emit/article.tsx";
import { DocumentBlock, type DocumentData } from "../../../schema/document-data.ts";
import { HastRoot } from "../../../schema/hast.ts";
import { Manifest } from "../../../schema/manifest.ts";
import { CONTRACT, PageData, type PageKind } from "../../../schema/page.ts";
import { Sidebar } from "../../../schema/sidebar.ts";
import english from "../../../schema/strings/en.json" with { type: "json" };
import french from "../../../schema/strings/fr.json" with { type: "json" };

const contract = CONTRACT;

export function manifest(over: Partial<Manifest> = {}): Manifest {
  return Manifest.parse({
    contract,
    base: "/",
    locale: "en",
    tag: "en-GB",
    locales: [
      { id: "en", tag: "en-GB", label: "English", home: "/", name: "English" },
      { id: "fr", tag: "fr-FR", label: "Français", home: "/fr/", name: "French" },
    ],
    areas: [
      { name: "docs", path: "/docs" },
      { name: "blog", path: "/blog" },
    ],
    title: "A Site",
    brand: "A Site",
    tagline: "What it is",
    navbar: {
      left: [
        { kind: "link", title: "Guide", href: "/docs/guide", sidebar: "main" },
        { kind: "link", title: "Blog", href: "/blog" },
        {
          kind: "dropdown",
          title: "More",
          items: [{ kind: "link", title: "Elsewhere", href: "https://example.com/" }],
        },
      ],
      right: [{ kind: "locale" }],
    },
    footer: {
      columns: [{ title: "Contact", items: [{ kind: "link", title: "About", href: "/about" }] }],
      copyright: "© 2025",
    },
    colourMode: { default: "light", respectSystem: false, switch: true },
    feeds: [],
    strings: english.reader,
    ...over,
  });
}

export function frenchManifest(): Manifest {
  return manifest({ locale: "fr", tag: "fr-FR", title: "Un site", strings: french.reader });
}

const common = {
  contract,
  locale: "en",
  title: "The title",
  description: "What the page is about.",
  visibility: "published",
  translations: [
    { locale: "en", href: "/docs/guide" },
    { locale: "fr", href: "/fr/docs/le-guide" },
  ],
} as const;

export function content(...children: z.input<typeof HastRoot>["children"]): HastRoot {
  return HastRoot.parse({ type: "root", children });
}

const article = {
  content: content({
    type: "element",
    tagName: "p",
    properties: {},
    children: [{ type: "text", value: "The text." }],
  }),
  outline: [{ id: "first", title: "The first part", depth: 2 }],
};

const docNavigation = {
  sidebar: { version: "current", id: "main" },
  breadcrumbs: [{ title: "Guides", href: "/docs/category/guides" }, { title: "The title" }],
  previous: { title: "The page before", href: "/docs/before" },
  next: { title: "The page after", href: "/docs/after" },
};

const date = { iso: "2025-03-17", text: "17 March 2025" };
const author = { name: "The writer", title: "Writes", href: "/blog/authors/A-post_by-writer" };
const tags = [{ title: "Tools", href: "/blog/tags/Tools" }];
const summary = {
  title: "A post",
  href: "/blog/a_post",
  date,
  readingTime: "5 min read",
  authors: [author],
  tags,
  excerpt: "How the post begins.",
};
const list = { items: [summary], newer: "/blog", older: "/blog/page/3" };

/** One page of every kind. */
export const pages: { [K in PageKind]: PageData } = {
  doc: PageData.parse({
    kind: "doc",
    path: "/docs/guide",
    ...common,
    ...article,
    ...docNavigation,
    hideTitle: false,
    tags,
    editUrl: "https://example.com/edit",
    lastUpdated: { iso: "2025-01-02", text: "Last updated on 2 January 2025" },
  }),
  category: PageData.parse({
    kind: "category",
    path: "/docs/category/guides",
    ...common,
    ...docNavigation,
    items: [{ title: "Guide", description: "How to", href: "/docs/guide", count: "3 items" }],
  }),
  post: PageData.parse({
    kind: "post",
    path: "/blog/a_post",
    ...common,
    ...article,
    date,
    readingTime: "5 min read",
    authors: [author],
    tags,
    newer: { title: "A newer post", href: "/blog/newer" },
    older: { title: "An older post", href: "/blog/older" },
  }),
  blog: PageData.parse({ kind: "blog", path: "/blog/page/2", ...common, ...list }),
  archive: PageData.parse({
    kind: "archive",
    path: "/blog/archive",
    ...common,
    years: [{ year: "2025", posts: [{ title: "A post", href: "/blog/a_post", date }] }],
  }),
  tags: PageData.parse({
    kind: "tags",
    path: "/blog/tags",
    ...common,
    items: [{ title: "Tools", href: "/blog/tags/Tools", count: "1 post" }],
  }),
  tag: PageData.parse({ kind: "tag", path: "/blog/tags/Tools", ...common, ...list, count: "1 post" }),
  "doc-tags": PageData.parse({
    kind: "doc-tags",
    path: "/docs/tags",
    ...common,
    items: [{ title: "Tools", href: "/docs/tags/Tools", count: "1 page" }],
  }),
  "doc-tag": PageData.parse({
    kind: "doc-tag",
    path: "/docs/tags/Tools",
    ...common,
    items: [{ title: "Guide", description: "How to", href: "/docs/guide" }],
    count: "1 page",
    allTags: "/docs/tags",
  }),
  authors: PageData.parse({
    kind: "authors",
    path: "/blog/authors",
    ...common,
    items: [{ ...author, description: "About the writer.", count: "1 post" }],
  }),
  author: PageData.parse({
    kind: "author",
    path: "/blog/authors/A-post_by-writer",
    ...common,
    ...list,
    author,
    count: "1 post",
  }),
  page: PageData.parse({ kind: "page", path: "/about", ...common, ...article }),
  home: PageData.parse({
    kind: "home",
    path: "/",
    ...common,
    ...article,
    tagline: "What it is",
    action: { title: "Consult", href: "/docs/guide" },
    features: [
      { title: "Writing", text: "Good texts", href: "/docs/guide", drawing: ["M8 40h32", "M14 33l4.5-1.2"] },
    ],
    latestPosts: { title: "Latest", viewAll: { title: "All", href: "/blog" }, items: [summary] },
  }),
  "not-found": PageData.parse({ kind: "not-found", path: "/404", ...common, translations: [] }),
};

export function sidebar(over: Partial<Sidebar> = {}): Sidebar {
  return Sidebar.parse({
    contract,
    id: "main",
    version: "current",
    locale: "en",
    items: [
      { kind: "link", title: "Before", href: "/docs/before" },
      {
        kind: "category",
        title: "Guides",
        href: "/docs/category/guides",
        collapsed: true,
        items: [{ kind: "link", title: "Guide", href: "/docs/guide" }],
      },
      {
        kind: "category",
        title: "Others",
        collapsed: true,
        items: [{ kind: "link", title: "Other", href: "/docs/other" }],
      },
    ],
    ...over,
  });
}

/** As the reader has it of a document. */
export function screen(
  kind: PageKind,
  { page = pages[kind], ...over }: Partial<Omit<DocumentData, "page">> & { page?: PageData } = {},
): DocumentData {
  const hasSidebar = kind === "doc" || kind === "category";
  const block = DocumentBlock.parse({
    page: documentPage(page, undefined),
    ...(hasSidebar && { sidebar: sidebar() }),
  });
  const outline = "outline" in page ? page.outline : [];
  return { ...block, manifest: manifest(), page: Object.assign(block.page, { outline }), ...over };
}
