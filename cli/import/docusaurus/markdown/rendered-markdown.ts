/**
 * Elements that a page made of code shows → Markdown: headings, paragraphs, lists, links and pictures. Boxes around them go,
 * what has no form in Markdown stays HTML, and the rest is left out by name.
 */
import type { ListItem, Paragraph, PhrasingContent, RootContent } from "mdast";
import { directiveToMarkdown } from "mdast-util-directive";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import { toString as plainText } from "mdast-util-to-string";
import { shownText } from "../../mdx/page-values.ts";
import type { Rendered, RenderedElement, Skip } from "../../mdx/render-jsx.ts";
import { elementsIn, headingTag, hidden, isElement, isPart, isSlot } from "./rendered-mdx.ts";

export type MarkdownInputs = {
  skip: Skip;
  /** The address to write for one of the source. */
  resolve(url: string, kind: "link" | "image"): string | undefined;
  /** Text of parts that are more than Markdown, such as tables and blocks of the theme; undefined if they have no counterpart. */
  markdownOf(parts: readonly Rendered[], isInline: boolean): string | undefined;
};

/** Elements within a line. A tag that is not known is within a line, too, if all that is in it is. */
const ofLines =
  /^(a|abbr|b|button|br|cite|code|del|em|i|img|ins|kbd|label|Link|mark|q|s|small|span|strong|sub|sup|svg|time|ThemedImage|Translate|u|[A-Z].*)$/;
const blocksOfTheme = /^(Admonition|Details|details|Tabs|iframe|video|audio)$/;

/** Nodes of Markdown for parts that are one below the other. */
export function flowOf(parts: readonly Rendered[], inputs: MarkdownInputs): RootContent[] {
  const nodes: RootContent[] = [];
  let run: Rendered[] = [];
  const flush = (): void => {
    nodes.push(...paragraphsOf(run, inputs));
    run = [];
  };
  for (const part of parts) {
    if (isOfLine(part)) run.push(part);
    else {
      flush();
      nodes.push(...blockOf(part, inputs));
    }
  }
  flush();
  return nodes;
}

/** Two line breaks are the end of a paragraph. */
function paragraphsOf(parts: readonly Rendered[], inputs: MarkdownInputs): Paragraph[] {
  const lines: PhrasingContent[][] = [[]];
  for (const node of phrasingOf(parts, inputs)) {
    if (node.type === "break") lines.push([]);
    else lines.at(-1)?.push(node);
  }
  const paragraphs: Paragraph[] = [];
  let isOpen = false;
  for (const line of lines) {
    const last = paragraphs.at(-1);
    if (!hasContent(line)) isOpen = false;
    else if (isOpen && last) last.children.push({ type: "break" }, ...line);
    else paragraphs.push({ type: "paragraph", children: line });
    isOpen = hasContent(line);
  }
  return paragraphs;
}

function isOfLine(part: Rendered): boolean {
  if (typeof part === "string" || isSlot(part)) return true;
  if (!isElement(part) || part.name === "CodeBlock" || part.name === "Heading") return false;
  if (blocksOfTheme.test(part.name)) return false;
  return ofLines.test(part.name) && part.children.every(isOfLine);
}

function hasContent(nodes: readonly PhrasingContent[]): boolean {
  return nodes.some(
    (node) =>
      node.type === "image" ||
      node.type === "html" ||
      ("children" in node ? hasContent(node.children) : "value" in node && node.value.trim() !== ""),
  );
}

function blockOf(part: Rendered, inputs: MarkdownInputs): RootContent[] {
  if (typeof part === "string" || isSlot(part)) return [];
  if (!isElement(part)) return verbatim(inputs.markdownOf([part], !isPart(part)));
  const { name, properties, children } = part;
  if (hidden.test(name) || name === "Head" || name === "head") return [];
  if (isHeading(part)) {
    const text = phrasingOf(children, inputs);
    return hasContent(text) ? [{ type: "heading", depth: depthOf(part), children: text }] : [];
  }
  if (blocksOfTheme.test(name)) {
    const block = inputs.markdownOf([part], false);
    return block === undefined ? flowOf(children, inputs) : verbatim(block);
  }
  switch (name) {
    case "p":
      return children.every(isOfLine) ? paragraphsOf(children, inputs) : flowOf(children, inputs);
    case "ul":
    case "ol": {
      // In a list of cards, each has a heading of its own.
      if (elementsIn(children).some(isHeading)) return flowOf(children, inputs);
      const items = children.filter(isElement).flatMap((child): ListItem[] => {
        const content = flowOf(child.name === "li" ? child.children : [child], inputs);
        const own = content.filter((node) => node.type !== "definition" && node.type !== "yaml");
        return own.length === 0
          ? []
          : [{ type: "listItem", spread: false, children: own as ListItem["children"] }];
      });
      return items.length === 0
        ? []
        : [{ type: "list", ordered: name === "ol", spread: false, children: items }];
    }
    case "blockquote": {
      const content = flowOf(children, inputs);
      return content.length === 0 ? [] : [{ type: "blockquote", children: content as ListItem["children"] }];
    }
    case "hr":
      return [{ type: "thematicBreak" }];
    case "pre":
    case "CodeBlock":
      return [
        { type: "code", lang: shownText(properties.language) ?? null, value: textIn(children).trimEnd() },
      ];
    case "table":
    case "dl":
      return verbatim(inputs.markdownOf([part], true));
    case "a":
    case "Link":
      return linkedBlocks(part, inputs);
    default:
      if (children.length === 0 && /^[A-Z]/.test(name)) inputs.skip(`<${name}>`);
      return flowOf(children, inputs);
  }
}

function isHeading({ name }: RenderedElement): boolean {
  return name === "Heading" || /^h[1-6]$/.test(name);
}

function verbatim(value: string | undefined): RootContent[] {
  return value === undefined || value.trim() === "" ? [] : [{ type: "html", value }];
}

function depthOf(part: RenderedElement): 1 | 2 | 3 | 4 | 5 | 6 {
  const depths = [1, 2, 3, 4, 5, 6] as const;
  const tag = part.name === "Heading" ? headingTag(part) : part.name;
  return depths[Number(tag.slice(1)) - 1] ?? 2;
}

/** A card that is a link as a whole: its heading, or else its first line, becomes the link. */
function linkedBlocks(part: RenderedElement, inputs: MarkdownInputs): RootContent[] {
  const content = flowOf(part.children, inputs);
  const url = addressOf(part, inputs);
  const first =
    content.find((node) => node.type === "heading") ?? content.find((node) => node.type === "paragraph");
  if (url === undefined || !first) return content;
  return content.map((node) => (node === first ? { ...first, children: linked(first.children, url) } : node));
}

/** No link is in another. */
function linked(children: readonly PhrasingContent[], url: string): PhrasingContent[] {
  const inner = children.flatMap((child) => (child.type === "link" ? child.children : [child]));
  return [{ type: "link", url, children: inner }];
}

function addressOf({ properties }: RenderedElement, inputs: MarkdownInputs): string | undefined {
  const url = shownText(properties.to ?? properties.href);
  return url === undefined || url === "" ? undefined : (inputs.resolve(url, "link") ?? url);
}

function phrasingOf(parts: readonly Rendered[], inputs: MarkdownInputs): PhrasingContent[] {
  const nodes: PhrasingContent[] = [];
  const hasLink = parts.some((part) => isElement(part) && /^(a|Link)$/.test(part.name));
  for (const [index, part] of parts.entries()) {
    // Beside links, a button is for what only the code does.
    if (hasLink && isElement(part) && part.name === "button") {
      inputs.skip("<button>");
      continue;
    }
    const own = inLine(part, inputs);
    const before = parts[index - 1];
    // Buttons and boxes beside one another are apart by their style.
    if (own.length > 0 && nodes.length > 0 && isApart(before) && isApart(part))
      nodes.push({ type: "text", value: " " });
    nodes.push(...own);
  }
  return nodes;
}

function isApart(part: Rendered | undefined): boolean {
  return isElement(part) && /^(a|button|div|h[1-6]|Heading|img|Link|li|p|span|ThemedImage)$/.test(part.name);
}

function inLine(part: Rendered, inputs: MarkdownInputs): PhrasingContent[] {
  if (typeof part === "string") return [{ type: "text", value: part.replace(/\s+/g, " ") }];
  if (isSlot(part)) return [];
  if (!isElement(part)) return isPart(part) ? [] : [{ type: "html", value: part.html }];
  const { name, properties, children } = part;
  if (hidden.test(name) || name === "svg" || name === "Head") return [];
  const inner = () => phrasingOf(children, inputs);
  switch (name) {
    case "strong":
    case "b":
      return around("strong", inner());
    case "em":
    case "i":
      return around("emphasis", inner());
    case "del":
    case "s":
      return around("delete", inner());
    case "code": {
      const value = textIn(children);
      return value === "" ? [] : [{ type: "inlineCode", value }];
    }
    case "br":
      return [{ type: "break" }];
    case "img": {
      const src = shownText(properties.src);
      if (src === undefined) return [];
      const alt = shownText(properties.alt) ?? "";
      return [{ type: "image", url: inputs.resolve(src, "image") ?? src, alt }];
    }
    case "sub":
    case "sup":
    case "kbd":
    case "mark":
      return [{ type: "html", value: `<${name}>` }, ...inner(), { type: "html", value: `</${name}>` }];
    case "ThemedImage": {
      const html = inputs.markdownOf([part], true);
      return html === undefined ? [] : [{ type: "html", value: html }];
    }
    case "a":
    case "Link": {
      const url = addressOf(part, inputs);
      const content = inner();
      if (!hasContent(content)) return [];
      return url === undefined ? content : linked(content, url);
    }
    default:
      if (children.length === 0 && /^[A-Z]/.test(name)) inputs.skip(`<${name}>`);
      return inner();
  }
}

/** Spaces at the ends are outside of the marks. */
function around(type: "strong" | "emphasis" | "delete", children: PhrasingContent[]): PhrasingContent[] {
  return hasContent(children) ? [{ type, children }] : children;
}

function textIn(parts: readonly Rendered[]): string {
  return parts
    .map((part) => (typeof part === "string" ? part : isElement(part) ? textIn(part.children) : ""))
    .join("");
}

/** Headings below the title of the page: the highest is of the second level. */
export function belowTitle(nodes: readonly RootContent[]): RootContent[] {
  const depths = nodes.flatMap((node) => (node.type === "heading" ? [node.depth] : []));
  const surplus = Math.min(...depths) - 2;
  return nodes.map((node) =>
    node.type === "heading"
      ? { ...node, depth: Math.min(6, node.depth - surplus) as typeof node.depth }
      : node,
  );
}

/** Text of nodes in one line. */
export function lineOf(node: RootContent | PhrasingContent): string {
  return plainText(node).replace(/\s+/g, " ").trim();
}

export function markdownOf(nodes: readonly RootContent[]): string {
  return toMarkdown(
    { type: "root", children: [...nodes] },
    {
      extensions: [gfmToMarkdown(), directiveToMarkdown()],
      bullet: "-",
      rule: "-",
      unsafe: [
        { character: "$", inConstruct: "phrasing" },
        { before: "\\{", character: "{", inConstruct: "phrasing" },
      ],
    },
  );
}
