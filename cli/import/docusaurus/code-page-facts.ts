/** A page that is code (`src/pages/help.tsx`) → its title, and the address that it redirects to, as far as literals tell them. */
import type { Node } from "acorn";
import { full, readSourceModule, type SourceModule } from "../code/parser.ts";
import { type Attribute, attributeText, type JsxTag, propertyOf, stringOf, tagAt } from "../mdx/elements.ts";
import { addressOf } from "../mdx/esm.ts";
import type { SourceFolder } from "../source-folder.ts";

export type CodePageFacts = { title: string | undefined; redirect: string | undefined };

/** Throws a `FileProblem` where the file cannot be read. */
export function codePageFacts(source: SourceFolder, file: string): CodePageFacts {
  const module = readSourceModule(source, file);
  const { elements, hasWords } = jsxOf(module);
  return {
    title: titleIn(elements),
    redirect: hasWords ? undefined : redirectIn(elements),
  };
}

/** `text` is what is between the tags; undefined if it is more than a text. */
type JsxElement = { tag: JsxTag; text: string | undefined };

function jsxOf({ program, code }: SourceModule): { elements: JsxElement[]; hasWords: boolean } {
  const elements: JsxElement[] = [];
  const titles: Node[] = [];
  const texts: Node[] = [];
  full(program, (node) => {
    if (node.type === "JSXText" && /\p{L}/u.test(code.slice(node.start, node.end))) texts.push(node);
    const tag = node.type === "JSXElement" ? tagAt(code, node.start) : undefined;
    if (!tag) return;
    const inner = tag.kind === "self" ? "" : code.slice(tag.end, code.lastIndexOf("</", node.end - 1));
    elements.push({ tag, text: textIn(inner) });
    if (tag.name === "title") titles.push(node);
  });
  const isShown = ({ start }: Node) => !titles.some((title) => title.start < start && start < title.end);
  return { elements, hasWords: texts.some(isShown) };
}

function textIn(inner: string): string | undefined {
  const text = inner.replace(/<\/?Translate\b[^<>]*>/g, "");
  return /[<{]/.test(text) ? undefined : text.replace(/\s+/g, " ").trim() || undefined;
}

/** The title of the document, else the first heading. */
function titleIn(elements: readonly JsxElement[]): string | undefined {
  const titles = elements.map(({ tag, text }) => {
    const given = tag.attributes.get("title");
    if (tag.name === "Layout" || tag.name === "PageMetadata")
      return attributeText(given) ?? translated(given?.value);
    return tag.name === "title" ? text : undefined;
  });
  const isTitle = ({ name, attributes }: JsxTag) =>
    name === "h1" || (name === "Heading" && attributeText(attributes.get("as")) === "h1");
  return titles.find(Boolean) ?? elements.find(({ tag, text }) => isTitle(tag) && text)?.text;
}

/** `translate({ message: "Help" })` */
function translated(value: Attribute["value"] | undefined): string | undefined {
  if (typeof value !== "object" || value.type !== "CallExpression") return undefined;
  const [given] = value.arguments;
  const message = given?.type === "ObjectExpression" ? propertyOf(given, "message") : undefined;
  return message && stringOf(message);
}

/** Elements that show nothing by themselves. */
const silent = /^(|Layout|Head|head|title|meta|BrowserOnly|Redirect|div|main|React\.Fragment|Fragment)$/;

/** The address of `<Redirect to="/docs" />` on a page that shows nothing else. */
function redirectIn(elements: readonly JsxElement[]): string | undefined {
  const tags = elements.map(({ tag }) => tag);
  const to = tags.find(({ name }) => name === "Redirect")?.attributes.get("to");
  if (!to || !tags.every(({ name }) => silent.test(name))) return undefined;
  return typeof to.value === "object" ? addressOf(to.value, new Map()) : attributeText(to);
}
