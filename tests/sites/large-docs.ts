/** A site whose docs are too many for one sidebar file: many folders, and one that is long. */
import { stringify } from "yaml";
import type { Files } from "./folders.ts";

const page = (title: string) => `# ${title}\n\nSome words about it.\n`;

/** `parts` folders of 20 docs, and one of 150. */
export function largeDocs(parts = 15): Files {
  const docs = (folder: string, count: number) =>
    Array.from({ length: count }, (_, doc): [string, string] => [
      `en/docs/${folder}/d${String(doc).padStart(3, "0")}.md`,
      page(`Doc ${doc} of ${folder}`),
    ]);
  const folders = Array.from({ length: parts }, (_, part) => `part${String(part).padStart(2, "0")}`);
  return {
    "site.yml": stringify({
      title: "A large site",
      url: "https://large.example",
      locales: [{ id: "en", tag: "en-GB", label: "English" }],
      navbar: { left: [{ type: "sidebar", sidebar: "docs", label: "Docs" }] },
    }),
    "en/docs/index.md": page("Start"),
    "en/pages/index.md": "# Home\n\n[Start](/docs)\n",
    ...Object.fromEntries(folders.flatMap((folder) => docs(folder, 20))),
    ...Object.fromEntries(docs("long", 150)),
  };
}
