/** Names of emoji, which Docusaurus shows as the characters. */
import { expect, test } from "vitest";
import { imported } from "./imported-page.ts";

const page = `# Page

Go :rocket: :+1: :no-such-name: \`:rocket:\` 10:00:00 [:tada:](https://example.com/:rocket:)

## Ready :rocket:

:::tip Done :tada:

<b title=":rocket:">:heart:</b> <!-- :tada: -->

:::

| :tada: | b |
| - | - |
| c :rocket: | d |

\`\`\`
:rocket:
\`\`\`
`;

test("names of emoji are characters, and ids stay", async () => {
  const { text, findings } = await imported(page);
  expect(text).toBe(`# Page

Go 🚀 👍 :no-such-name: \`:rocket:\` 10:00:00 [🎉](https://example.com/:rocket:)

## Ready 🚀 {#ready-rocket}

:::tip[Done 🎉]

<b title=":rocket:">❤️</b> <!-- :tada: -->

:::

| 🎉 | b |
| - | - |
| c 🚀 | d |

\`\`\`
:rocket:
\`\`\`
`);
  expect(findings).toEqual([]);
});

test("they stay where the configuration says so", async () => {
  const { text } = await imported("# Page\n\nGo :rocket:\n", {
    "docusaurus.config.js":
      'module.exports = { title: "T", url: "https://t.example.com", baseUrl: "/", markdown: { emoji: false } };\n',
  });
  expect(text).toBe("# Page\n\nGo :rocket:\n");
});

test("a name of an emoji behind a backslash or in an address stays as it is", async () => {
  const { text } = await imported("# Page\n\nA \\:tada: \\:no-such-name: https://example.com/:tada:\n");
  expect(text).toBe("# Page\n\nA \\:tada: \\:no-such-name: https://example.com/:tada:\n");
});
