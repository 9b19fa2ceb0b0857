/** Content of many small pages that refer to each other; every version differs in every document. */
import type { Files } from "../sites/folders.ts";

export function manyPages(count: number, version: number): Files {
  const page = (index: number) =>
    `# Page ${index}, version ${version}\n\nSee [the next](./p${(index + 1) % count}.md).\n\n## Part\n\nText.\n`;
  return {
    "site.yml": `title: Site, version ${version}\nurl: https://example.com\nlocales:\n  - { id: en, tag: en-GB, label: English }\n`,
    "en/pages/index.md": `# Home, version ${version}\n`,
    ...Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`en/docs/many/p${index}.md`, page(index)]),
    ),
  };
}
