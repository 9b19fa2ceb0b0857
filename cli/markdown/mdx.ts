/** MDX left in a page written for another tool: imports, components, comments and expressions in braces. */
import type { Html, Nodes, Root, RootContent, Text } from "mdast";
import type { PageFinding } from "../report/finding.ts";
import { leftIn } from "./left-by-import.ts";
import { placeOf, placeWithin } from "./mdast/place.ts";

/** Components of the tools that people come from, and what to write here. */
const replacements: ReadonlyMap<string, string> = new Map([
  ["Admonition", ":::note[Title] … :::"],
  ["Badge", ":badge[Text]{type=tip}"],
  ["BrowserWindow", "a picture, or a quotation"],
  ["Card", ":::card[Title]{to=page.md} … :::"],
  ["CardGrid", ":::cards … ::: around a list of links"],
  ["CodeBlock", "a fence of three backticks"],
  ["Details", ":::details[Summary] … :::"],
  ["FileTree", ":::file-tree … ::: around a list"],
  ["Head", "title, description and image in the front matter"],
  ["Icon", ":icon[rocket]"],
  ["Image", "![text](picture.png)"],
  ["Link", "[text](page.md)"],
  ["LinkCard", "::card[Title]{to=page.md}"],
  ["Steps", ":::steps … ::: around a numbered list"],
  ["TabItem", ":::tab[Label] … :::"],
  ["Tabs", "::::tabs … :::: around :::tab[Label] … :::"],
]);

/** `body` is the source of the tree. */
export function mdxLeftovers(root: Root, body: string): PageFinding[] {
  return [...root.children.flatMap(statementFindings), ...(mayBeLeft.test(body) ? inTree(root) : [])];
}

/** A comment of MDX or of the import, an expression; braces may also be written as references or after a backslash. */
const mayBeLeft = /<!--|\{\/|\{(?:props|frontMatter|siteConfig|metadata)|\\[{/*]|&/;

/** `import Tabs from '@theme/Tabs';` or `export const x = 1;` at the start of a paragraph. */
export function statementOf(node: RootContent): "import" | "export" | undefined {
  const text = node.type === "paragraph" ? node.children[0] : undefined;
  const [line = ""] = text?.type === "text" ? text.value.split("\n", 1) : [];
  if (/^import\s+(["']|.*\sfrom\s*["'])/.test(line)) return "import";
  return /^export\s+(default|const|let|var|function|class|async|\{|\*)/.test(line) ? "export" : undefined;
}

function statementFindings(node: RootContent): PageFinding[] {
  const kind = statementOf(node);
  if (kind === undefined) return [];
  return [
    {
      rule: "markdown-is-not-mdx",
      place: placeOf(node),
      message: `this MDX ${kind} is shown as text`,
      expected: "Markdown and directives, which need no import",
    },
  ];
}

function inTree(node: Nodes): PageFinding[] {
  if (node.type === "text") return inText(node);
  if (node.type === "html") return leftByImport(node);
  return "children" in node ? node.children.flatMap(inTree) : [];
}

/** Comments of `twsite import` in place of what it could not replace. */
function leftByImport(node: Html): PageFinding[] {
  return leftIn(node.value).map(({ start, written }) => ({
    rule: "import-is-complete",
    place: placeWithin(node, start),
    message: `the import could not convert “${written}”: nothing is shown here`,
    expected: "Markdown, a directive or a component instead of this comment, or nothing",
  }));
}

/** What the tools that people come from name in braces. */
const expression = /(?<![{$\w])\{(?:props|frontMatter|siteConfig|metadata)\.[\w.]{1,100}\}(?!\})/;

function inText(text: Text): PageFinding[] {
  const index = text.value.includes("{") ? text.value.search(expression) : -1;
  if (index === -1) return comments(text);
  return [
    ...comments(text),
    {
      rule: "markdown-is-not-mdx",
      place: placeWithin(text, index),
      message: "this MDX expression is shown as text",
      expected: "{{name}}, with the name in variables.yml, or `code` for literal braces",
    },
  ];
}

function comments(text: Text): PageFinding[] {
  if (!text.value.includes("{/*")) return [];
  return [
    {
      rule: "markdown-is-not-mdx",
      place: placeWithin(text, text.value.indexOf("{/*")),
      message: "this MDX comment is shown as text",
      expected: "<!-- … -->",
    },
  ];
}

/** An element in capitals (`<BR>`) is HTML, and so is `<Br>`; a name with a capital first (`<Tabs>`) is a component. */
export function isComponentName(name: string, own: readonly string[], isHtml: boolean): boolean {
  if (!/^[A-Z]/.test(name) || (name === name.toUpperCase() && name.length > 1)) return false;
  return !isHtml || own.includes(name) || replacements.has(name);
}

/** `isOfATool`: it can only be meant for a component of this site, or of another tool. */
export function mdxComponent(
  name: string,
  own: readonly string[],
): { finding: PageFinding; isOfATool: boolean } {
  const replacement = replacements.get(name);
  const isOwn = own.includes(name);
  return {
    finding: {
      rule: "markdown-is-not-mdx",
      place: undefined,
      message: `<${name}> is an MDX component, and is ${isOwn || replacement !== undefined ? "left out" : "shown as text"}`,
      expected: isOwn
        ? `::${name}{…} on a line of its own`
        : (replacement ?? "Markdown, a directive or an HTML element"),
    },
    isOfATool: isOwn || replacement !== undefined,
  };
}
