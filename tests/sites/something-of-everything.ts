/** A small site that has something of everything. */
import type * as z from "zod";
import type { SiteConfig } from "../../schema/site.ts";
import type { Files } from "./folders.ts";

const drawing = (size: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="4"/>\n`;

export const config: z.input<typeof SiteConfig> = {
  title: { en: "Notes", fr: "Carnet" },
  url: "https://notes.example",
  locales: [
    { id: "en", tag: "en-GB", label: "English" },
    { id: "fr", tag: "fr-FR", label: "Français" },
  ],
  navbar: {
    left: [{ type: "sidebar", sidebar: "docs", label: "Docs" }],
    right: [{ type: "search" }, { type: "locale" }, { type: "version" }],
  },
  variables: { product: "Notes" },
  versions: { last: "current", frozen: [{ name: "1.0" }] },
};

export const files: Files = {
  "apis/orders.yaml":
    "openapi: 3.1.0\ninfo: { title: Orders, version: 1.0.0 }\npaths:\n  /orders:\n    get:\n      operationId: listOrders\n      summary: List orders\n      responses: { '200': { description: All orders. } }\n",
  "site.yml": JSON.stringify(config),
  "authors.yml": "writer: { name: The writer }\n",
  "tags.yml": "news: { label: News }\n",
  // Of no use until site.yml names it.
  "extensions/shout.js":
    'export default () => (tree) => void tree.children.push({ type: "text", value: "Hey" });\n',
  "static/icon.svg": drawing(8),
  "static/card.svg": drawing(9),
  "static/.well-known/about.txt": "One\n",
  "en/pages/index.md": "# Home\n\nWelcome to {{product}}. See [a guide](../docs/guide/one.md#part).\n",
  "en/pages/about.md":
    "---\naliases: [/team]\n---\n\n# About\n\n![](https://images.example.com/a.png)\n\n[Start](../docs/guide/two.md)\n",
  "en/docs/guide/category.yml": "label: Guide\n",
  "en/docs/guide/one.md":
    "---\ntags: [news]\n---\n\n# One\n\n:::note\nText.\n:::\n\n## Part\n\nText.\n\n![](./drawing.svg)\n",
  "en/docs/guide/two.md":
    "---\nlast_update: { date: 2025-01-02 }\n---\n\n# Two\n\n::include{file=./_part.md}\n\nAn :term[API].\n",
  "en/docs/guide/_part.md": "Shared words.\n",
  "en/docs/guide/drawing.svg": drawing(10),
  "en/versions/1.0/guide/one.md": "# One of 1.0\n\nOld text.\n",
  "versions/1.0/sidebars.yml": "{}\n",
  "en/glossary.yml": "page: /pages/terms.md\nterms:\n  api: { term: API, text: A door. }\n",
  "en/pages/terms.md": "# Terms\n\n::glossary\n",
  "en/blog/2025-01-02-post.md":
    "---\ntitle: Post\nauthors: writer\ntags: [news]\n---\n\nFirst.\n\n<!-- truncate -->\n\nMore.\n",
  "en/blog/2025-01-03-other.md": "---\ntitle: Other\ntags: [news]\n---\n\nSecond.\n",
  "fr/docs/guide/one.md": "# Un\n\n:::note\nText.\n:::\n\n## Partie\n\nTexte.\n",
  "fr/pages/index.md": "# Accueil\n\nBienvenue.\n",
};
