/** Pages of MDX from fast-check, made of its constructs in each other, and what is wrong with their imports. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Arbitrary, array, constantFrom, oneof, sample, tuple } from "fast-check";
import type { Nodes } from "hast";
import { SKIP, visit } from "unist-util-visit";
import { lostWords } from "../../cli/import/counts/lost-words.ts";
import { temporaryFolder, writeFiles } from "../sites/folders.ts";
import { importSite } from "./folders.ts";

/** Stands for a word; each becomes one of its own. */
const W = "¤";

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: Markdown
const pieces = [
  `${W} ${W}`,
  `*${W}*`,
  `**${W} ${W}**`,
  `~~${W}~~`,
  `\`${W}\``,
  `\`<Foo ${W}>\``,
  `\`{${W}}\``,
  `\`\`${W} \` ${W}\`\``,
  `[${W}](./other.md)`,
  `[${W} \`<Foo>\`](./other.md "a <Foo> {x}")`,
  `![${W} \`<Foo>\` ${W}](./x.png)`,
  `![${W} {x} <Foo> ${W}](./x.png "${W} \`")`,
  `[![${W}](./x.png)](./other.md)`,
  `<b>${W} *${W}*</b>`,
  `<Unknown>${W} \`{${W}}\`</Unknown>`,
  `<kbd title="it\`s <a> [x">${W}</kbd>`,
  `<Unknown title={\`a \${"b"} \\\`\`} />`,
  `<br/>`,
  `<!-- no <Foo> \` -->`,
  `{/* no \` <Foo> */}`,
  `{"${W}"}`,
  `{1 + 1}`,
  `$${W}_{a} + \\frac{${W}}{b}$`,
  `$ ${W}_{i=1} $`,
  `$$${W} < b$$`,
  `\\{${W}\\}`,
  `\\<${W}>`,
  `&lt;${W}&gt;`,
  `${W} < ${W} > ${W}`,
  `https://example.org/{id}/${W}`,
  ":rocket:",
  `<Unknown a="\`">${W}</Unknown> <Unknown b="\`" />`,
  `{\`${W} \${"b"}\`}`,
  `<span>{"${W}"} {/* no */} ${W}</span>`,
  `<a href="./other.md">${W} \`<b>\`</a>`,
  `<>${W}</>`,
  `$\\{${W}\\}$`,
  `the $${W}$th`,
  `***${W}** ${W}*`,
  `${W}<br/>${W}`,
  `<img src="./x.png" alt="${W} <b>" />`,
  `<Translate>${W}</Translate>`,
  `<Link to="./other.md">${W}</Link>`,
];
const codes = [
  `<Foo>${W}</Bar>`,
  `{${W}`,
  `import ${W} from`,
  `\`${W}\` <!--`,
  `${W}`,
  `:::note ${W}`,
  "",
  `$${W}`,
  `- ${W}`,
];
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: Markdown

const inline: Arbitrary<string> = array(constantFrom(...pieces), { minLength: 1, maxLength: 4 }).map((list) =>
  list.join(" "),
);
/** Without what ends a cell. */
const cell = inline.map((text) => text.replaceAll("|", ""));
const code = array(constantFrom(...codes), { minLength: 1, maxLength: 3 });

const indented = (text: string, by: string) => text.replace(/\n(?=[^\n])/g, `\n${by}`);
const quoted = (text: string) => `> ${text.replaceAll("\n", "\n> ")}`;
const around = (open: string, content: string, close: string) => `${open}\n\n${content}\n\n${close}`;

const leaf: Arbitrary<string> = oneof(
  inline,
  tuple(inline, inline).map((lines) => lines.join("\n")),
  inline.map((text) => `### ${text}`),
  code.map((lines) => ["```jsx", ...lines, "```"].join("\n")),
  code.map((lines) => [`~~~~js title="${W}"`, ...lines, "~~~~"].join("\n")),
  tuple(cell, cell, cell, cell).map(([a, b, c, d]) => `| ${a} | ${b} |\n| --- | --- |\n| ${c} | ${d} |`),
  constantFrom(
    "<!-- no <Foo>\n\n` ``` -->",
    "{/* no <Foo>\n` */}",
    `$$\n${W}_{a}\n\n+ {${W}}\n$$`,
    `$$\n${W} <b> {\n- ${W}\n$$`,
    `<Unknown a="\`" />`,
    `<Unknown>${W}</Unknown>`,
    "---",
    `export const a = { b: "<c>" };`,
    `<CodeBlock language="js">{\`${W}\n<b>\`}</CodeBlock>`,
    `![${W} \`<Foo>\`](./x.png)`,
    `<figure>\n  <img src="./x.png" alt="${W}" />\n  <figcaption>${W}</figcaption>\n</figure>`,
    `- ${W}\n- [x] ${W}\n  - ${W}`,
    `<Tabs>\n  <TabItem value="a" label="${W}">\n    ${W} \`<b>\`\n\n    - ${W}\n  </TabItem>\n  <TabItem value="b" label="${W}">${W}</TabItem>\n</Tabs>`,
    `<details><summary>${W}</summary>${W}</details>`,
    `<details>\n  <summary>${W} <b>${W}</b></summary>\n  <div>\n    ${W}\n\n    \`\`\`\n    <b> ${W}\n    \`\`\`\n  </div>\n</details>`,
  ),
  inline.map((text) => `${W}  \n${text}\\\n${W}`),
  inline.map((text) => `${text}\n---`),
  inline.map((text) => `<div>${text}</div>`),
  inline.map((text) => `<p>\n  ${text}\n</p>`),
  tuple(inline, inline).map(([a, b]) => `<ul>\n  <li>${a}</li>\n  <li>${b}</li>\n</ul>`),
);

/** Blocks that hold at most `depth` others in each other. */
function blocksOf(depth: number): Arbitrary<string> {
  const block =
    depth === 0
      ? leaf
      : oneof({ weight: 2, arbitrary: leaf }, { weight: 3, arbitrary: holder(blocksOf(depth - 1), depth) });
  return array(block, { minLength: 1, maxLength: 3 }).map((list) => list.join("\n\n"));
}

function holder(inner: Arbitrary<string>, depth: number): Arbitrary<string> {
  const colons = ":".repeat(depth + 2);
  return oneof(
    inner.map((text) => `- ${indented(text, "  ")}\n\n- ${W}`),
    tuple(inline, inner).map(([first, text]) => `1. ${first}\n\n2. ${indented(text, "   ")}`),
    inner.map(quoted),
    tuple(constantFrom("note", "caution", "important"), inner).map(([name, text]) =>
      around(`${colons}${name} ${W}`, text, colons),
    ),
    inner.map((text) => around(`<Admonition type="tip" title="${W}">`, text, "</Admonition>")),
    tuple(inner, inner).map(
      ([a, b]) =>
        `<Tabs>\n<TabItem value="a" label="${W}">\n\n${a}\n\n</TabItem>\n<TabItem value="b" label="${W}">\n\n${b}\n\n</TabItem>\n</Tabs>`,
    ),
    inner.map((text) => around(`<details>\n<summary>${W} \`${W}\`</summary>`, text, "</details>")),
    inner.map((text) => around("<div>", text, "</div>")),
    inner.map((text) => around('<Unknown x={{ a: "<b>" }}>', text, "</Unknown>")),
  );
}

const page = blocksOf(2).map((text) => {
  let count = 0;
  return `${`${W}\n\n${text}`.replaceAll(W, () => `W${++count}`)}\n`;
});

/** What is wrong with the imports of `count` pages: those that lost a word, or have their words in another order. */
export async function problemsOfGenerated({
  seed,
  count,
}: {
  seed: number;
  count: number;
}): Promise<string[]> {
  const pages = sample(page, { seed, numRuns: count });
  const folder = temporaryFolder();
  const source = writeFiles(join(folder, "source"), {
    "docusaurus.config.js": 'module.exports = { title: "T", url: "https://x.example.org" }; // remark-math\n',
    "docs/x.png": "",
    "docs/other.md": "# Other\n",
    ...Object.fromEntries(pages.map((text, index) => [`docs/p${index}.mdx`, text])),
  });
  const { trees, content } = await importSite(source, join(folder, "target"));
  return pages.flatMap((text, index) => {
    const tree = trees.get(`/docs/p${index}`);
    const written = readFileSync(join(content, `en/docs/p${index}.md`), "utf8");
    const expected = (text.match(/W\d+/g) ?? []).join(" ");
    const seen = tree ? wordsOf(tree).join(" ") : "no page";
    const { lost } = lostWords(text, written, true);
    if (seen === expected && lost === 0) return [];
    return [
      `--- source\n${text}\n--- new page\n${written}\n--- expected\n${expected}\n--- seen (${lost} lost)\n${seen}`,
    ];
  });
}

function wordsOf(tree: Nodes): string[] {
  const texts: string[] = [];
  visit(tree, (node) => {
    if (node.type === "text") texts.push(node.value);
    if (node.type !== "element") return undefined;
    const { label, alt, title, dataTex } = node.properties;
    if (dataTex !== undefined) {
      texts.push(String(dataTex));
      return SKIP;
    }
    texts.push(...[label, alt, title].map((value) => String(value ?? "")));
    return undefined;
  });
  return texts.join(" ").match(/W\d+/g) ?? [];
}
