/** Realistic documentation pages, the same on every machine: input of the bench. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

export type Dialect = "twsite" | "plain";

const folderSize = 40;

/** Mulberry32: a small generator whose sequence depends on the seed alone. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const words =
  `the a of to in and is for with that on as be this an or from by it not page reader writer topic task user interface
  request response header parameter value default option command file folder link heading table list example sample
  error message version release change review translation term index search build compile publish site host server
  browser client account token key field form button menu dialog panel setting result output input source target
  section paragraph sentence word note warning tip procedure step reference concept guide tutorial overview summary
  describe explain show open close select enter choose save send receive check test verify update remove create read
  write first then next last before after when where why how each every some most many few clear short exact useful`.split(
    /\s+/,
  );

/** Path of page `index` without extension: `section-003/page-125`. */
export function pagePath(index: number): string {
  const folder = Math.floor(index / folderSize);
  return `section-${String(folder).padStart(3, "0")}/page-${String(index).padStart(5, "0")}`;
}

/** About 850 words, two code blocks, a table, two lists, an admonition, six links to pages of the site. */
function pageText(index: number, count: number, dialect: Dialect): string {
  const next = random(index + 1);
  const word = () => words[Math.floor(next() * words.length)] ?? "page";
  const sentence = () => {
    const text = Array.from({ length: 9 + Math.floor(next() * 10) }, word).join(" ");
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  };
  const paragraph = (sentences: number) => Array.from({ length: sentences }, sentence).join(" ");
  const link = () => {
    const target = Math.floor(next() * count);
    const address = dialect === "twsite" ? `../${pagePath(target)}.md` : `/${pagePath(target)}/`;
    return `[${word()} ${word()}](${address})`;
  };
  const linked = () => `${paragraph(2)} See ${link()} and *${word()}* **${word()}** \`${word()}\`.`;
  const admonition =
    dialect === "twsite" ? `:::note[${sentence()}]\n${paragraph(2)}\n:::` : `> **Note.** ${paragraph(2)}`;
  return `---
title: "Page ${index} about ${word()} and ${word()}"
description: "${sentence()}"
---

${paragraph(3)} ${link()}.

## ${sentence().slice(0, -1)}

${linked()}

${linked()}

- ${sentence()}
- ${sentence()}
- ${sentence()}

\`\`\`ts
// ${sentence()}
export async function fetchPage(path: string, retries = ${index % 7}): Promise<Response> {
  const response = await fetch(\`/data\${path}.json\`, { headers: { accept: "application/json" } });
  if (!response.ok && retries > 0) return fetchPage(path, retries - 1);
  return response;
}
\`\`\`

## ${sentence().slice(0, -1)}

${linked()}

| ${word()} | ${word()} | ${word()} |
| --- | --- | ---: |
| ${sentence()} | \`${word()}\` | ${index} |
| ${sentence()} | \`${word()}\` | ${index + 1} |
| ${sentence()} | \`${word()}\` | ${index + 2} |

${admonition}

### ${sentence().slice(0, -1)}

${paragraph(4)}

1. ${sentence()}
2. ${sentence()}
3. ${sentence()}

\`\`\`json
{ "name": "${word()}", "count": ${index}, "tags": ["${word()}", "${word()}"], "active": true, "parent": null }
\`\`\`

## ${sentence().slice(0, -1)}

${linked()}

${paragraph(5)}

${linked()}

${paragraph(5)}
`;
}

/** Writes `count` pages below `folder`. */
export function writePages(folder: string, count: number, dialect: Dialect): void {
  for (let index = 0; index < count; index++) {
    const file = join(folder, `${pagePath(index)}.md`);
    if (index % folderSize === 0) mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, pageText(index, count, dialect));
  }
}

const configuration = `title: Bench
url: https://www.example.com
locales:
  - { id: en, tag: en-GB, label: English }
navbar:
  left:
    - { type: sidebar, sidebar: docs, label: Docs }
  right:
    - { type: search }
`;

/** A content folder of `count` docs with a home page. */
export function writeTwsiteContent(folder: string, count: number): void {
  writePages(join(folder, "en/docs"), count, "twsite");
  mkdirSync(join(folder, "en/pages"), { recursive: true });
  writeFileSync(join(folder, "en/pages/index.md"), "---\ntitle: Bench\nhome: {}\n---\n\nGenerated pages.\n");
  writeFileSync(join(folder, "site.yml"), configuration);
}
