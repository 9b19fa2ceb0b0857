/** `<CodeBlock>` and what else shows code by a string, or by a file that is imported as text → a fence. */

import type { TextEdit } from "../../mdx/edits.ts";
import { type Element, expressionAt, innerText, wholeOf } from "../../mdx/elements.ts";
import { moduleNamed } from "../../mdx/esm.ts";
import { shownText } from "../../mdx/page-values.ts";
import { fenceAround, htmlText, withoutBlankEnds } from "./markdown-lines.ts";
import { isInCell, type MdxPage, shownAttribute } from "./mdx-page.ts";
import { blockIn } from "./replaced-elements.ts";

/** Converts an element to a block of code; undefined if the page does not contain the code. */
export function codeBlockEdit(element: Element, page: MdxPage): TextEdit | undefined {
  const { body, imports, textOf } = page;
  const { attributes } = element.open;
  const inner = innerText(body, element).trim();
  const text = (key: string) => shownAttribute(attributes.get(key), page);
  const language = text("language") ?? /(?:^|\s)language-(\S+)/.exec(text("className") ?? "")?.[1];
  const title = text("title");
  const only = expressionAt(inner, 0);
  const children = attributes.get("children")?.value;
  const module =
    (only?.end === inner.length ? moduleNamed(only.expression, imports) : undefined) ??
    (typeof children === "object" ? moduleNamed(children, imports) : undefined);
  const code = (module === undefined ? undefined : textOf(module)) ?? codeIn(inner, element, page);
  if (code === undefined || code.trim() === "") return undefined;
  if (isInCell(element.open, page)) {
    // A cell is one line.
    const lines = htmlText(withoutBlankEnds(code)).replaceAll("\n", "&#10;");
    return { ...wholeOf(element), text: `<pre><code>${lines}</code></pre>` };
  }
  const info = [
    // Without a language the first word of the rest would be it.
    language ?? (title === undefined ? "" : "text"),
    title !== undefined && `title="${title}"`,
    attributes.has("showLineNumbers") && "showLineNumbers",
    text("metastring"),
  ].filter(Boolean);
  return blockIn(element, fenceAround(code, info.join(" ")), body);
}

/** The code between the tags: strings and expressions joined, or plain text. */
function codeIn(inner: string, { open }: Element, page: MdxPage): string | undefined {
  const property = open.attributes.get("children")?.value ?? open.attributes.get("code")?.value;
  if (inner === "" && property !== undefined && property !== true)
    return typeof property === "string" ? property : shownText(page.evaluate(property));
  let code = "";
  let at = 0;
  while (at < inner.length) {
    const braces = inner[at] === "{" ? expressionAt(inner, at) : undefined;
    const value = braces && shownText(page.evaluate(braces.expression));
    if (inner[at] === "{" && (!braces || value === undefined)) return undefined;
    if (braces) {
      code += value;
      at = braces.end;
      continue;
    }
    const next = inner.indexOf("{", at);
    const plain = inner.slice(at, next === -1 ? inner.length : next);
    if (/[<`]/.test(plain)) return undefined;
    // Between two expressions a line break is none.
    code += /^\s*\n\s*$/.test(plain) ? "" : plain;
    at = next === -1 ? inner.length : next;
  }
  return code;
}
