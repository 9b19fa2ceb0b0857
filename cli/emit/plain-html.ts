/**
 * hast → HTML of what the reader shows as it is: elements without a component, whose only property is a class. Most
 * of an article, and all of highlighted code, is such; written directly it costs a fraction of what React takes, and
 * the bytes are those that React would write.
 */
import type { HastElement, HastNode } from "../../schema/hast.ts";

/** The HTML inside `element`; undefined where it holds anything that is not plain. `mapped` has the components by tag name. */
export function plainHtml(element: HastElement, mapped: object): string | undefined {
  return isSpecial(element.tagName) ? undefined : inside(element.children, mapped);
}

function inside(nodes: readonly HastNode[], mapped: object): string | undefined {
  let html = "";
  let afterText = false;
  for (const node of nodes) {
    if (node.type === "text") {
      if (node.value === "") continue;
      // As React does, so that the browser gets two texts.
      html += (afterText ? "<!-- -->" : "") + escaped(node.value);
      afterText = true;
      continue;
    }
    afterText = false;
    const { tagName, children } = node;
    const start = startTag(node);
    if (start === undefined || tagName in mapped || isSpecial(tagName)) return undefined;
    if (tagName === "br" || tagName === "hr") {
      html += `${start}/>`;
      continue;
    }
    const content = inside(children, mapped);
    if (content === undefined) return undefined;
    html += `${start}>${content}</${tagName}>`;
  }
  return html;
}

/** Without its end; undefined for properties other than a class. */
function startTag({ tagName, properties }: HastElement): string | undefined {
  const names = Object.keys(properties);
  if (names.length === 0) return `<${tagName}`;
  const { className } = properties;
  return names.length === 1 && Array.isArray(className)
    ? `<${tagName} class="${escaped(className.join(" "))}"`
    : undefined;
}

/** HTML or React treats their content, or the elements themselves, in a way of their own. */
function isSpecial(tagName: string): boolean {
  return !plain.has(tagName);
}

const plain = new Set(
  (
    "abbr article aside b bdi bdo blockquote br cite code dd del dfn div dl dt em figcaption footer header hr i ins " +
    "kbd li mark ol p q rp rt ruby s samp section small span strong sub sup td th time tt u ul var"
  ).split(" "),
);

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

function escaped(text: string): string {
  return /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (character) => escapes[character] ?? "") : text;
}
