/** A small site with each kind of page that has a style sheet of its own, in two languages, and a theme whose rules come after all sheets. */
import { type Files, writeFiles } from "../sites/folders.ts";
import { openUnderPolicy, type SiteUnderPolicy } from "./article-site.ts";

export const doc = "/docs/guide/start";
export const docHeading = "Start here";

const theme = `.search-panel, .mobile-menu, .pair-heads, .view pre { border-top: 7px dotted; }
@media print { .prose a { color: rgb(1, 2, 3); } }
main :is(li, .not-found-sections) { border-bottom: 7px dotted; }
`;

// JSON is YAML.
const yaml = JSON.stringify;

const page = (title: string, more: Record<string, unknown> = {}) =>
  `---\n${yaml({ title, description: `About ${title}.`, ...more })}\n---\n\nText.\n`;
const boxed = (title: string) => page(title, { tags: ["AI"], case: { sector: title } });
const post = (title: string) => page(title, { tags: ["AI"], authors: ["writer"] });
const category = (folder: string, ...items: string[]) => ({
  category: { folder, items: items.map((item) => `${folder}/${item}`) },
});
const paragraphs = Array.from({ length: 20 }, () => "A line of text, after which another one follows.\n");

const files: Files = {
  "theme.css": theme,
  "site.yml": yaml({
    title: { en: "Site", fr: "Le site" },
    url: "https://example.com",
    favicon: "favicon.svg",
    locales: [
      { id: "en", tag: "en-GB", label: "English" },
      { id: "fr", tag: "fr-FR", label: "Français" },
    ],
    navbar: {
      left: [
        { type: "sidebar", sidebar: "docs", label: "Docs" },
        { type: "link", to: "/blog", label: "Blog" },
      ],
      right: [{ type: "locale" }, { type: "search" }],
    },
    blog: { posts_per_page: 2 },
  }),
  "static/favicon.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
  "tags.yml": yaml({ AI: { label: "AI", permalink: "/AI" } }),
  "authors.yml": yaml({ writer: { name: "The writer" } }),
  "sidebars.yml": yaml({
    docs: [category("guide", "start", "more"), category("cases", "one", "two")],
    shelf: [category("shelf", "boxes", "crates")],
  }),
  "en/pages/index.md": page("Home", {
    home: {
      tagline: "Words.",
      action: { label: "Start", to: doc },
      features: [{ title: "One", text: "The first.", to: doc }],
    },
  }),
  "fr/pages/index.md": page("Accueil"),
  "en/pages/about.md": page("About"),
  "en/docs/guide/category.yml": yaml({ label: "Guide", slug: "/category/guide" }),
  "en/docs/guide/start.md": `${page(docHeading)}\n[More](more.md)\n\n## Lines\n\n${paragraphs.join("\n")}`,
  "fr/docs/guide/start.md": `${page("Pour commencer")}\n## Lignes\n\n${paragraphs.join("\n")}`,
  "en/docs/guide/more.md": page("More"),
  "en/docs/cases/category.yml": yaml({ label: "Cases", slug: "/category/cases" }),
  "en/docs/cases/one.md": boxed("One"),
  "en/docs/cases/two.md": boxed("Two"),
  "en/docs/shelf/index.md": "---\ntitle: The shelf\n---\n\nText.\n",
  "en/docs/shelf/boxes.md": boxed("Boxes"),
  "en/docs/shelf/crates.md": boxed("Crates"),
  "en/blog/2025-01-02-first.md": post("First"),
  "en/blog/2025-01-03-second.md": post("Second"),
  "en/blog/2025-01-04-third.md": post("Third"),
};

/** Compiled from `content`, a folder of the caller's. */
export function openStyledSite(content: string): Promise<SiteUnderPolicy> {
  return openUnderPolicy(writeFiles(content, files));
}
