/** A word that is longer than the line: on a phone no doc scrolls sideways for it, wherever it is written. */
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keptFolder, writeFiles } from "../sites/folders.ts";
import { smallSite } from "../sites/small-sites.ts";
import { openUnderPolicy, type SiteUnderPolicy, scrollWidth } from "./article-site.ts";

const longWords = [
  "TURBO_DANGEROUSLY_DISABLE_PACKAGE_MANAGER_CHECK_ALWAYS",
  "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
];
const everywhere = (word: string) => `---
title: ${word}
description: ${word}
tags: [${JSON.stringify(word)}]
---

${[2, 3, 4, 5, 6].map((level) => `${"#".repeat(level)} ${word}`).join("\n\n")}

${word} **${word}** \`${word}\` [${word}](https://example.org)[^1]

- ${word}
- [ ] ${word}

1. ${word}

> ${word}

${word}
: ${word}

| ${word} | b |
| --- | --- |
| ${word} | \`${word}\` |

Table: ${word}

:::note[${word}]
${word}
:::

:::details[${word}]
${word}
:::

::::tabs
:::tab[${word}]
${word}
:::
:::tab[Other]
${word}
:::
::::

::::cards
:::card[${word}]{to=https://example.org}
${word}
:::
::::

::::steps
1. ${word}
::::

:badge[${word}] :kbd[${word}]

::button[${word}]{to=https://example.org}

\`\`\`text title="${word}"
${word}
\`\`\`

<p>${word}</p>

[^1]: ${word}
`;

let site: SiteUnderPolicy;
beforeAll(async () => {
  const tags = longWords.map(
    (word, at) => `${JSON.stringify(word)}: { label: ${JSON.stringify(word)}, permalink: /t${at} }\n`,
  );
  const pages = longWords.map((word, at): [string, string] => [`en/docs/word-${at}.md`, everywhere(word)]);
  const content = writeFiles(join(keptFolder(), "content"), {
    ...smallSite,
    "tags.yml": tags.join(""),
    ...Object.fromEntries(pages),
  });
  site = await openUnderPolicy(content);
});
afterAll(() => site?.close());

test.each(longWords.map((_, at) => `/docs/word-${at}`))(
  "on %s at 320 pixels, nothing scrolls sideways",
  async (route) => {
    await site.on({ route, viewport: { width: 320, height: 700 } }, async (page) => {
      await expect.poll(() => scrollWidth(page)).toBe(320);
    });
  },
);
