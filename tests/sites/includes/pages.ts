/** What the tests of this folder add their files to. */
import type { Files } from "../folders.ts";

export const site: Files = {
  "site.yml": "title: Site\nurl: https://example.com\nlocales:\n  - { id: en, tag: en-GB, label: English }\n",
  "en/pages/index.md": "---\ntitle: Home\n---\n\nWelcome.\n",
};

export const page = (body: string) => `---\ntitle: Page\n---\n\n${body}`;
