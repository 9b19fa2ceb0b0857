/** Content that tests start from. */
import type { Files } from "./folders.ts";

/** One language and a home page, to which a test adds what it is about. */
export const smallSite = {
  "site.yml": "title: Site\nurl: https://example.com\nlocales:\n  - { id: en, tag: en-GB, label: English }\n",
  "en/pages/index.md": "# Home\n\nWelcome.\n",
} satisfies Files;

/** A page of several kinds, a picture and a static file. */
export const severalPages: Files = {
  ...smallSite,
  "authors.yml": "writer: { name: The writer }\n",
  "en/docs/guide/one.md": "# One\n\nSee [two](./two.md).\n\n![Drawing](./drawing.svg)\n",
  "en/docs/guide/two.md": "# Two\n\n```js\nlet x = 1;\n```\n",
  "en/docs/guide/drawing.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"/>\n',
  "en/blog/2025-01-02-post.md": "---\ntitle: Post\nauthors: writer\n---\n\nText.\n",
  "en/pages/about.md": "# About\n\nText.\n",
  "static/plan.txt": "Plan\n",
};
