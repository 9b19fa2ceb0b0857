/**
 * Declarations that a document has in its DOCTYPE. Drawing programs have some for the names of their namespaces: texts are put where they
 * are used, and the DOCTYPE is left out, since browsers would take attributes and elements from it.
 */

import type { Place } from "../../report/finding.ts";

type Expanded = {
  text: string;
  /** The place of the DOCTYPE, if it has declarations of another kind. */
  lost?: Place;
};

const before = /\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->/;
const opening = /<!DOCTYPE\s+[^\s>[]+(?:\s+(?:"[^"]*"|'[^']*'|[A-Z]+))*\s*\[/;
const inner = /"[^"]*"|'[^']*'|<!--[\s\S]*?-->|<(?!!--)|[^\]"'<]+/;
const closing = /\]\s*>/;
const plain = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"&%<]{0,500})"|'([^'&%<]{0,500})')\s*>|<!--[\s\S]*?-->/g;
/** Characters that declarations have, and those that all their texts may take. */
const mostDeclared = 20_000;
const mostExpanded = 1_000_000;

/** The document with its entities expanded; undefined without such declarations, or with more than a drawing program writes. */
export function withoutDeclarations(document: string): Expanded | undefined {
  const start = endOf(before, document, 0);
  const inside = endOf(opening, document, start, 1);
  const end = endOf(inner, document, inside);
  const after = endOf(closing, document, end, 1);
  if (inside === start || after === end || end - inside > mostDeclared) return undefined;
  const texts = new Map<string, string>();
  const others = document
    .slice(inside, end)
    .replace(plain, (_, name?: string, one?: string, other?: string) => {
      // The first declaration of a name counts.
      if (name !== undefined && !texts.has(name)) texts.set(name, escaped(one ?? other ?? ""));
      return "";
    });
  let added = 0;
  const rest = document.slice(after).replace(/&([\w.-]+);/g, (reference, name: string) => {
    const text = texts.get(name);
    added += text?.length ?? 0;
    return text === undefined || added > mostExpanded ? reference : text;
  });
  // Lines keep their numbers.
  const lines = document.slice(start, after).replace(/[^\n]+/g, "");
  const text = document.slice(0, start) + lines + rest;
  if (others.trim() === "") return { text };
  const above = document.slice(0, start).split("\n");
  return { text, lost: { line: above.length, column: (above.at(-1)?.length ?? 0) + 1 } };
}

/** As it may be in an attribute, whatever is around its value. */
function escaped(text: string): string {
  return text.replaceAll('"', "&quot;").replaceAll("'", "&apos;").replaceAll(">", "&gt;");
}

/** The end of the matches of a pattern that follow each other from a place. */
function endOf(pattern: RegExp, text: string, start: number, times = Infinity): number {
  const sticky = new RegExp(pattern, "y");
  let end = start;
  for (let count = 0; count < times; count++) {
    sticky.lastIndex = end;
    if (!sticky.test(text)) break;
    end = sticky.lastIndex;
  }
  return end;
}
