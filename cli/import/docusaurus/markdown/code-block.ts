/** `<CodeBlock>` → a fence, or the file whose text it shows. */

import { blockEdit, linePrefix, type TextEdit } from "../../mdx/edits.ts";
import { type Element, endOf, innerText } from "../../mdx/elements.ts";
import { attributeText, expressionAt, stringOf } from "../../mdx/tags.ts";
import type { MdxPage } from "./page.ts";

/** Undefined where the code is not told by the page. */
export function codeBlockEdit(element: Element, page: MdxPage): TextEdit | undefined {
  const { body, imports, include } = page;
  const { attributes, start } = element.open;
  const inner = innerText(body, element);
  const language =
    attributeText(attributes.get("language")) ??
    /(?:^|\s)language-(\S+)/.exec(attributeText(attributes.get("className")) ?? "")?.[1];
  const title = attributeText(attributes.get("title"));
  const indent = linePrefix(body, start);
  const block = (text: string) => blockEdit({ text: body, start, end: endOf(element), block: text, indent });
  const [, named] = /^\s*\{\s*([A-Za-z_$][\w$]*)\s*\}\s*$/.exec(inner) ?? [];
  const module = named === undefined ? undefined : imports.get(named);
  const path = module === undefined ? undefined : include(module);
  if (path !== undefined) return block(includeLine(path, { lang: language, title }));
  const code = stringIn(inner.trim()) ?? (/[`<{\n]/.test(inner.trim()) ? undefined : inner.trim());
  if (code === undefined || code === "") return undefined;
  const info = [
    // Without a language the first word of the rest would be it.
    language ?? (title === undefined ? "" : "text"),
    title !== undefined && `title="${title}"`,
    attributes.has("showLineNumbers") && "showLineNumbers",
    attributeText(attributes.get("metastring")),
  ].filter(Boolean);
  const lines = code.replace(/^\n|\n$/g, "").split("\n");
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return block([fence + info.join(" "), ...lines, fence].join(`\n${indent}`));
}

/** What is alone in braces. */
function stringIn(inner: string): string | undefined {
  const found = expressionAt(inner, 0);
  return found && found.end === inner.length ? stringOf(found.expression) : undefined;
}

/** `::include{file=steps.md}` */
export function includeLine(file: string, more: Readonly<Record<string, string | undefined>> = {}): string {
  const attributes = Object.entries({ file, ...more }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${/^[\w./%-]+$/.test(value) ? value : JSON.stringify(value)}`],
  );
  return `::include{${attributes.join(" ")}}`;
}
