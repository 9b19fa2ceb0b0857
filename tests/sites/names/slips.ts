/** A site that names something in every place where nothing of this name is. */
import type { Files } from "../folders.ts";
import { smallSite } from "../small-sites.ts";
import { startsWithLetter } from "./names.ts";

/** One line each, in a page of its own, by what is named. */
const lines: Readonly<Record<string, (name: string) => string>> = {
  alert: (name) => `> [!${name}]\n> Text`,
  attribute: (name) => `:::note{${name}=1}\nText\n:::`,
  badge: (name) => `:badge[Text]{${name}=1}`,
  component: (name) => `::${name}{size=1}`,
  condition: (name) => `:::when{filled=${name}}\nText\n:::`,
  container: (name) => `:::${name}\nText\n:::`,
  emoji: (name) => `A :${name}: here`,
  definition: (name) => `[text][${name}]`,
  element: (name) => `<${name}>text</${name}>`,
  fence: (name) => `\`\`\`${name}\ntext\n\`\`\``,
  "fence-word": (name) => `\`\`\`js ${name}\ntext\n\`\`\``,
  "fence-attribute": (name) => `\`\`\`js ${name}=1\ntext\n\`\`\``,
  footnote: (name) => `Text[^${name}]`,
  formula: (name) => `$\\text{${name}}$ and $\\${name.replaceAll("_", "")}$`,
  heading: (name) => `[text](#${name})`,
  icon: (name) => `:icon[${name}]`,
  image: (name) => `![text](${name})`,
  include: (name) => `::include{file=${name}}`,
  link: (name) => `[text](${name}.md)`,
  "line-mark": (name) => `\`\`\`js\ntext // [!code ${name}]\n\`\`\``,
  scheme: (name) => `[text](${name}:text)`,
  provider: (name) => `::embed[text]{src=https://${name}.example/}`,
  role: (name) => `:${name}[text]`,
  route: (name) => `[text](/${name})`,
  ignoreComment: (name) => `<!-- twsite-ignore ${name}: reason -->`,
  "tab-group": (name) => `:::tab[${name}]\ntext\n:::`,
  term: (name) => `:term[${name}]`,
  variable: (name) => `{{${name}}}`,
  video: (name) => `::video[text]{provider=${name} id=1}`,
};

/** A line of front matter each. */
const keys: Readonly<Record<string, (name: string) => string>> = {
  "case-key": (name) => `case: { ${name}: text }`,
  confidentiality: (name) => `case: { confidentiality: ${name} }`,
  key: (name) => `${name}: text`,
  "nested-key": (name) => `last_update: { ${name}: text }`,
  pagination: (name) => `pagination_next: ${name}`,
  sidebar: (name) => `displayed_sidebar: ${name}`,
  tags: (name) => `tags: [${name}]`,
};

/** `isKey`: the name can be a key in YAML. */
export function slipsWith(name: string, isKey: boolean): Files {
  const isWord = startsWithLetter(name);
  const configuration = [
    ...(isKey
      ? [`${name}: text`, `rules: { ${name}: off }`, `cards: { ${name}: { file: card.svg, alt: Card } }`]
      : []),
    `navbar: { left: [{ type: ${name} }, { type: sidebar, sidebar: ${name} }, { type: doc, doc: ${name} }, { type: version, versions: [${name}] }] }`,
    `colour_mode: { default: ${name} }`,
    `blog: { feed_formats: [${name}] }`,
    `documents: ${name}`,
    `integrations: { embeds: [${name}], analytics: { provider: ${name} } }`,
    `external: [${name}]`,
  ];
  return {
    ...smallSite,
    "site.yml": `${smallSite["site.yml"]}${configuration.join("\n")}\n`,
    "tags.yml": `other: {${isKey ? ` ${name}: text ` : ""}}\n`,
    "authors.yml": `other: { name: Other${isKey ? `, ${name}: text` : ""} }\n`,
    "sidebars.yml": `other:\n  - ${name}\n  - { folder: ${name} }\n${isKey ? `  - { ${name}: text }\n` : ""}`,
    "en/strings.yml": isKey ? `${name}: { text: text }\nreader: { ${name}: text }\n` : "reader: {}\n",
    "en/variables.yml": "other: text\n",
    "en/glossary.yml": "terms: { other: { term: Other, text: Text } }\n",
    "en/pages/glossary.md": "# Glossary\n\n::glossary\n",
    "en/pages/component.md": `---\ntitle: Component\ncomponent: ${name}\n---\n`,
    "en/docs/folder/category.yml": `label: Folder\n${isKey ? `${name}: text\n` : ""}`,
    "en/docs/folder/page.md": "# Page\n\nText.\n",
    "en/blog/2025-01-01-post.md": `---\ntitle: Post\nauthors: [${name}]\ntags: [${name}]\n---\n\nText.\n`,
    ...(isWord && { [`en/${name}/page.md`]: "# Page\n\nText.\n", [`${name}.yml`]: "text: text\n" }),
    ...Object.fromEntries(
      Object.entries(lines).map(([what, line]) => [
        `en/docs/lines/${what}.md`,
        `# Page\n\nText.\n\n${line(name)}\n`,
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(keys)
        .filter(([what]) => isKey || !what.endsWith("key"))
        .map(([what, line]) => [
          `en/docs/keys/${what}.md`,
          `---\ntitle: Page\n${line(name)}\n---\n\nText.\n`,
        ]),
    ),
  };
}
