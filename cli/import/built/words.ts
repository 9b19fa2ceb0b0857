/** Words of trees of HTML and Markdown. */
import type { Nodes as HastNodes } from "hast";
import type { Nodes as MdastNodes } from "mdast";
import { wordsShown, wordsWritten } from "../counts/words-in.ts";

/** Words that a document of HTML shows; those of the text of a picture, too. */
export function wordsOf(node: HastNodes): string[] {
  return split(hastText(node));
}

function hastText(node: HastNodes): string {
  if (node.type === "text") return node.value;
  if (node.type !== "root" && node.type !== "element") return "";
  if (node.type === "element" && /^(?:svg|math)$/.test(node.tagName)) return "";
  if (node.type === "element" && node.tagName === "pre") return codeText(node);
  const alt = node.type === "element" && node.tagName === "img" ? `${node.properties.alt ?? ""}` : "";
  return [alt, ...node.children.map(hastText)].join(" ");
}

/** The text of a block of code: in some tools, each line is an element. */
export function codeText(node: HastNodes): string {
  if (node.type === "text") return node.value;
  if (node.type !== "element" && node.type !== "root") return "";
  if (node.type === "element" && node.tagName === "br") return "\n";
  const text = node.children.reduce((before, child) => {
    const isLine = child.type === "element" && /^(?:div|tr|p)$/.test(child.tagName);
    const own = codeText(child);
    return before + own + (isLine && !own.endsWith("\n") ? "\n" : "");
  }, "");
  return text;
}

/** Words that nodes of Markdown show. */
export function wordsOfMarkdown(node: MdastNodes): string[] {
  return split(mdastText(node));
}

function mdastText(node: MdastNodes): string {
  if (node.type === "html")
    return wordsShown(node.value, false)
      .map(({ text }) => text)
      .join(" ");
  if ("alt" in node) return node.alt ?? "";
  if ("value" in node) return node.value;
  const label = "label" in node && Array.isArray(node.label) ? node.label : [];
  return "children" in node ? [...label, ...node.children].map(mdastText).join(" ") : "";
}

function split(text: string): string[] {
  return wordsWritten(text.replaceAll("<!--", "")).map(({ text }) => text);
}
