/**
 * An HTML document as a golden file holds it: the head tag by tag, and of the body what a visitor without JavaScript
 * and style reads: headings, text, links, pictures. How the reader builds it is a matter of the reader's tests.
 */
import type { Element, Nodes, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { select } from "hast-util-select";
import { toHtml } from "hast-util-to-html";

/** Neither read nor listened to. */
const silent = new Set(["script", "style", "svg", "template", "button"]);
const blocks = new Set(
  "address article aside blockquote details div dd dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody thead tr ul".split(
    " ",
  ),
);

export function readableDocument(html: string): string {
  const tree = fromHtml(html);
  const root = select("html", tree);
  const { lang, ...attributes } = root?.properties ?? {};
  const head = (select("head", tree)?.children ?? []).map((node) => toHtml(node)).join("\n");
  const body = linesOf(textOf(select("body", tree)));
  return `lang ${lang}, ${JSON.stringify(attributes)}\n\n${head}\n\n${body}\n`;
}

/** One line per block, without the empty ones. */
function linesOf(text: string): string {
  return text
    .split("\n")
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== "")
    .join("\n");
}

function textOf(node: Nodes | undefined): string {
  if (node === undefined) return "";
  if (node.type === "text") return node.value;
  if (node.type === "root") return childrenOf(node);
  if (node.type !== "element" || silent.has(node.tagName)) return "";
  return elementText(node);
}

function elementText(element: Element): string {
  const { tagName, properties } = element;
  const inner = childrenOf(element);
  if (/^h[1-6]$/.test(tagName)) return `\n${"#".repeat(Number(tagName[1]))} ${inner.trim()}\n`;
  if (tagName === "a") return `[${inner.trim()}](${properties.href ?? ""})`;
  if (tagName === "img")
    return `![${properties.alt}](${properties.src} ${properties.width ?? "?"}×${properties.height ?? "?"})`;
  if (tagName === "input") return `[${properties.checked ? "x" : " "}] `;
  if (tagName === "li") return `\n- ${inner.trim()}\n`;
  if (tagName === "td" || tagName === "th") return `${inner.trim()} | `;
  if (tagName === "br") return "\n";
  return blocks.has(tagName) ? `\n${inner}\n` : inner;
}

function childrenOf(node: Element | Root): string {
  return node.children.map((child) => textOf(child)).join("");
}
