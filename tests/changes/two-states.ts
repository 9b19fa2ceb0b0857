/** A site before and after an edit that brings, changes, moves and removes something of every kind. */
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Files, writeFiles } from "../sites/folders.ts";

const shared = join(import.meta.dirname, "../sites/two-languages/content");

/** Addresses of the site begin with it. */
export const siteUrl = "https://notes.example";

const post = (title: string, tag: string, text: string) =>
  `---\ntitle: ${title}\nauthors: writer\ntags: [${tag}]\n---\n\n${text}\n`;

const home = (text: string) => `---\ntitle: Welcome\n---\n\n${text}\n`;

const sidebars = (items: string[]) =>
  `docs:\n${["start/index", "start/install", "guide/tools", ...items].map((item) => `  - ${item}\n`).join("")}`;

const before: Files = {
  "sidebars.yml": sidebars(["guide/words", "guide/gone", "guide/folder/index", "guide/folder/child"]),
  "tags.yml": "TW: { label: Writing, permalink: TW }\nTools: {}\nPast: {}\n",
  "theme.css": ":root { --accent: #123456; }\n",
  "en/pages/index.md": home(
    "[Words](/docs/guide/words), [gone](/docs/guide/gone), [folder](/docs/guide/folder), [past](/blog/past).",
  ),
  "en/docs/02-guide/04-gone.md":
    "# Gone\n\n[Words](./02-words.md) and a [file](/files/past.txt).\n\n![Past](./past.svg)\n",
  "en/docs/02-guide/past.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="3"/>\n',
  "en/docs/02-guide/05-folder/index.md": "# Folder\n\n[Child](./child.md)\n",
  "en/docs/02-guide/05-folder/child.md": "# Child\n\nText.\n",
  "en/blog/2025-03-01-past.md": post("Past", "Past", "See [gone](../docs/02-guide/04-gone.md)."),
  "static/files/past.txt": "Past\n",
};

const removed = [
  "en/docs/02-guide/02-words.md",
  "en/docs/02-guide/04-gone.md",
  "en/docs/02-guide/past.svg",
  "en/docs/02-guide/05-folder/index.md",
  "en/blog/2025-03-01-past.md",
  "static/files/past.txt",
];

const after: Files = {
  "sidebars.yml": sidebars(["guide/terms", "guide/new", "guide/index", "guide/folder/child"]),
  "tags.yml": "TW: { label: Writing, permalink: TW }\nTools: {}\nFresh: {}\n",
  "theme.css": ":root { --accent: #654321; }\n",
  "en/pages/index.md": home(
    "[Words](/docs/guide/terms), [new](/docs/guide/new), [guide](/docs/guide), [demo](/demo/page.html), [fresh](/blog/fresh).",
  ),
  // Moved, and the old address leads here.
  "en/docs/02-guide/02-terms.md":
    "---\ntitle: Terms\naliases: [/docs/guide/words]\n---\n\nSee [new](./06-new.md).\n",
  "en/docs/02-guide/06-new.md":
    "# New\n\n[Terms](./02-terms.md), [guide](./index.md) and a [file](/files/fresh.txt).\n\n![Fresh](./fresh.svg)\n",
  "en/docs/02-guide/fresh.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>\n',
  // A folder that had no page of its own.
  "en/docs/02-guide/index.md": "# Guide\n\n[New](./06-new.md)\n",
  "en/docs/02-guide/05-folder/child.md": "# Child\n\nSee [new](../06-new.md).\n",
  "en/docs/02-guide/drawing.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>\n',
  "en/blog/2025-04-01-fresh.md": post("Fresh", "Fresh", "See [new](../docs/02-guide/06-new.md)."),
  "static/files/fresh.txt": "Fresh\n",
  "static/demo/page.html": '<!doctype html><title>Demo</title><script src="/demo/script.js"></script>\n',
  "static/demo/script.js": "document.title;\n",
};

export function writeBefore(content: string): void {
  cpSync(shared, content, { recursive: true });
  writeFiles(content, before);
}

export function writeAfter(content: string): void {
  for (const path of removed) rmSync(join(content, path));
  writeFiles(content, after);
}
