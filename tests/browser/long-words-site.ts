/** A site with one word wherever a writer can put one: in its settings, its lists, the heads of its pages, its constructs. */
import type { Files } from "../sites/folders.ts";

/** Longer than the line of a phone. */
export const longWords: Record<string, string> = {
  address:
    "https://example.org/a-very-long-address/that-goes-on/and-on/with-parts-and-more-parts/and-a-file-name.html?with=a-query",
  query:
    "https://example.org/AVeryLongAddressThatGoesOnAndOn_WithPartsAndMoreParts_AndAFileName.html?with=aQuery&and=another",
  identifier: "TURBO_DANGEROUSLY_DISABLE_PACKAGE_MANAGER_CHECK_ALWAYS_AND_EVERYWHERE",
  compound: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
  latin: "Pneumonoultramicroscopicsilicovolcanoconiosishippopotomonstrosesquippedaliophobia",
  name: "com.example.product.module.internal.AbstractSingletonProxyFactoryBeanFactory$Builder",
};

export const unknownRoute = "/no-such-page";

/** Every kind of page. */
export const longWordRoutes = [
  "/",
  "/docs/guide/page",
  "/docs/guide/case",
  "/docs/guide",
  "/docs/tags/word",
  "/blog",
  "/blog/post",
  "/blog/archive",
  "/blog/tags",
  "/blog/tags/word",
  "/blog/authors",
  "/blog/authors/writer",
  "/alone",
  unknownRoute,
];

export function siteOf(word: string): Files {
  const link = { type: "link", to: "/alone", label: word };
  // JSON is YAML.
  const yaml = JSON.stringify;
  const page = (facts: Record<string, unknown>, text: string) =>
    `---\n${yaml({ title: word, description: word, ...facts })}\n---\n\n${text}`;
  return {
    "site.yml": yaml({
      title: word,
      tagline: word,
      url: "https://example.com",
      edit_url: "https://example.com/edit/",
      locales: [
        { id: "en", tag: "en-GB", label: word },
        { id: "fr", tag: "fr-FR", label: word },
      ],
      announcement: { id: "a", text: word, link: { label: word, to: "/alone" } },
      navbar: {
        left: [link, { type: "dropdown", label: word, items: [link, link] }],
        right: [{ type: "locale" }, { type: "version" }, { type: "search" }],
      },
      footer: {
        columns: [
          { title: word, items: [link, link] },
          { title: word, items: [link] },
        ],
        copyright: word,
      },
      blog: { title: word, description: word },
    }),
    "static/dot.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>\n',
    "fr/pages/index.md": page({}, `${word}\n`),
    "tags.yml": yaml({ [word]: { label: word, permalink: "/word", description: word } }),
    "authors.yml": yaml({
      writer: { name: word, title: word, description: word },
      other: { name: word, title: word },
    }),
    "sidebars.yml": yaml({
      docs: [
        {
          category: {
            folder: "guide",
            items: [
              "guide/page",
              "guide/case",
              { category: { label: word, folder: "guide/more", items: [{ link: "/alone", label: word }] } },
            ],
          },
        },
      ],
    }),
    "en/docs/guide/category.yml": yaml({ label: word, title: word, description: word, slug: "/guide" }),
    "en/docs/guide/page.md": page({ tags: [word] }, everywhere(word)),
    "en/docs/guide/case.md": page(
      { tags: [word], case: caseOf(word), last_update: { date: "2026-01-01" } },
      `## ${word}\n\n${word}\n`,
    ),
    "en/docs/guide/more/page.md": page({}, `${word}\n`),
    "en/blog/2025-01-02-post.md": page(
      { tags: [word], authors: ["writer", "other"] },
      `${word}\n\n<!-- truncate -->\n\n## ${word}\n\n${word}\n`,
    ),
    "en/blog/2025-01-03-other.md": page({ tags: [word], authors: ["other"] }, `${word}\n`),
    "en/pages/alone.md": page({}, everywhere(word)),
    "en/pages/index.md": page(
      {
        home: {
          tagline: word,
          action: [{ label: word, to: "/alone" }],
          drawing: "single-source",
          features: [1, 2, 3].map(() => ({ title: word, text: word, to: "/alone" })),
          latest_posts: { title: word, view_all: word, count: 2 },
        },
      },
      everywhere(word),
    ),
  };
}

const caseOf = (word: string) => ({
  client: word,
  sector: word,
  deliverables: [word],
  tools: [word, `${word}2`],
  role: word,
  period: word,
  sample: word,
});

const everywhere = (
  word: string,
) => `${word} **${word}** *${word}* \`${word}\` [${word}](https://example.org)[^1] ~~${word}~~ <${word.startsWith("https:") ? word : "https://example.org/"}> <kbd>${word}</kbd>

${[2, 3, 4, 5, 6].map((level) => `${"#".repeat(level)} ${word} \`${word}\``).join("\n\n")}

- ${word}
  - ${word}
    - ${word}
- [ ] ${word}

1. ${word}

> ${word}
>
> > ${word}

${word}
: ${word}

| ${word} | b | ${word} |
| --- | ---: | :---: |
| ${word} | \`${word}\` | ${word} |

Table: ${word}

:::note[${word}]
${word}

- ${word}

| ${word} | b |
| --- | --- |
| ${word} | c |

:::

:::details[${word}]
${word}
:::

::::tabs
:::tab[${word}]
${word}
:::
:::tab[Other ${word}]
${word}
:::
::::

::::cards
:::card[${word}]{to=https://example.org}
${word}
:::
::::

:::cards
- [${word}](https://example.org/start)

  ${word}
:::

:::steps
1. ${word}
:::

:::file-tree
- ${word} ${word}
- folder/
  - **${word}** ${word}
:::

:badge[${word}] :kbd[Ctrl+${word}]

::button[${word}]{to=https://example.org}

\`\`\`text title="${word}"
${word}
\`\`\`

:::code-group
\`\`\`js [${word}]
${word}
\`\`\`
\`\`\`sh [${word}2]
${word}
\`\`\`
:::

\`\`\`text
${word}
\`\`\`

$$
\\text{${word.replaceAll(/[^A-Za-z]/g, "")}}
$$

\`\`\`mermaid
graph TD
  A[${word.replaceAll(/[^A-Za-z]/g, "")}] --> B
\`\`\`

![${word}](/dot.svg)

<p>${word}</p>

<details><summary>${word}</summary>${word}</details>

<figure><figcaption>${word}</figcaption></figure>

<table><caption>${word}</caption><tbody><tr><td>${word}</td></tr></tbody></table>

[^1]: ${word}
`;
