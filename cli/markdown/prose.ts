/** Step that takes from the text its excerpt, its number of words, and the parts of the source that no visitor sees. */
import type { Image, ImageReference, Nodes, Root, RootContent } from "mdast";
import type { Transformer } from "unified";
import { hiddenMarkdown } from "./hidden-source.ts";
import { statementOf } from "./mdx.ts";
import { pageOf } from "./page-file.ts";

export function prose(): Transformer<Root> {
  return (root, file) => {
    const page = pageOf(file);
    page.excerpt = excerptOf(root);
    page.words = countWords(root);
    page.unseen.push(...hiddenMarkdown(root, page.body));
  };
}

/** Text before a comment `truncate` of HTML or MDX, else of the first paragraph that has any; headings, code and pictures of their own are left out. */
function excerptOf(root: Root): string {
  const before: RootContent[] = [];
  for (const node of root.children) {
    if (isMark(node)) return plainText(before);
    const end = node.type === "paragraph" ? node.children.findIndex(isMark) : -1;
    if (node.type === "paragraph" && end !== -1)
      return plainText([...before, { ...node, children: node.children.slice(0, end) }]);
    before.push(node);
  }
  for (const node of root.children) {
    const isProse = node.type === "paragraph" && statementOf(node) === undefined;
    const text = isProse ? plainText([node]) : "";
    if (text !== "") return text;
  }
  return "";
}

function isMark(node: RootContent): boolean {
  // Text may follow on the line of a comment.
  if (node.type === "html") return /^<!--\s*truncate\s*-->/.test(node.value);
  const text = node.type === "paragraph" ? onlyText(node) : "";
  return text !== "" && text.length < 40 && text.replace(/\s/g, "") === "{/*truncate*/}";
}

function onlyText({ children: [only, second] }: { children: RootContent[] }): string {
  return second === undefined && only?.type === "text" ? only.value : "";
}

function plainText(nodes: readonly RootContent[]): string {
  // A space that holds words together, as in « French », stays what it is.
  return pieces(nodes.filter((node) => !isPictures(node)).map(withAlternatives), withoutData)
    .join("")
    .replace(/[ \t\r\n]+/g, " ")
    .trim();
}

/** A paragraph of pictures is not a part of the text. */
function isPictures(node: Nodes): boolean {
  return node.type === "paragraph" && node.children.every((child) => isPicture(child) || isBlank(child));
}

/** A picture within a sentence is read as its text alternative; one without is passed over, with the space before it. */
function withAlternatives<N extends Nodes>(node: N): N {
  if (!("children" in node)) return node;
  const children = node.children.map((child, index): Nodes => {
    if (isPicture(child)) return { type: "text", value: child.alt ?? "" };
    const next = node.children[index + 1];
    if (child.type === "text" && next && isPicture(next) && !next.alt)
      return { ...child, value: child.value.trimEnd() };
    return withAlternatives(child);
  });
  return { ...node, children };
}

function isPicture(node: Nodes): node is Image | ImageReference {
  return node.type === "image" || node.type === "imageReference";
}

function isBlank(node: Nodes): boolean {
  return node.type === "break" || (node.type === "text" && node.value.trim() === "");
}

const withoutData = new Set(["heading", "code", "html", "table", "footnoteDefinition", "definition"]);

/** Words of prose; code is read at another speed and does not count. */
function countWords(root: Root): number {
  const text = pieces(root.children, withoutCode).join("");
  if (!withoutSpaces.test(text)) return countSpaced(text);
  const segmenter = new Intl.Segmenter("en", { granularity: "word" });
  let count = 0;
  // Each segment keeps the text that it was cut from: one of the whole page would take gigabytes.
  for (const [stretch] of text.matchAll(stretches))
    for (const { isWordLike } of segmenter.segment(stretch)) if (isWordLike) count++;
  return count;
}

/** Scripts without spaces between words need a dictionary. */
const withoutSpaces = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Mymr}\p{sc=Khmr}]/u;

/** They end beside a space or a mark, where there is one, so that no word is cut in two. */
const stretches = /[\s\S]{1,500}(?=[\s。、，！？；])|[\s\S]{1,500}/gu;

/** Nearly every word starts with a plain letter, which is found faster than by the properties of characters. */
function countSpaced(text: string): number {
  const others = text.match(/(?<!\S)[^\sA-Za-z]\S*/g) ?? [];
  return (
    (text.match(/(?<!\S)[A-Za-z]/g) ?? []).length + others.filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  );
}

const withoutCode = new Set(["code", "inlineCode", "math", "inlineMath", "html", "definition"]);

/** Nodes after which a word ends. */
const inline = new Set([
  "text",
  "textDirective",
  "emphasis",
  "strong",
  "delete",
  "link",
  "linkReference",
  "inlineCode",
  "inlineMath",
  "footnoteReference",
]);

function pieces(nodes: readonly Nodes[], without: ReadonlySet<string>, result: string[] = []): string[] {
  for (const node of nodes) {
    if (without.has(node.type)) continue;
    if ("children" in node) pieces(node.children, without, result);
    else if (node.type === "text" || node.type === "inlineCode" || node.type === "inlineMath")
      result.push(node.value);
    if (!inline.has(node.type)) result.push(" ");
  }
  return result;
}
