/** Content → its sections as plain text: what search finds, and what it quotes. */
import type { HastElement, HastNode, HastRoot } from "../hast.ts";
import { ownElement, ownInline } from "../own-elements.ts";
import { ownValue } from "../own-value.ts";

export type TextSection = {
  /** Id of the heading; empty for what is above the first one. */
  id: string;
  title: string;
  text: string;
  /** Text of its blocks of code. */
  code: string;
};

/**
 * A section begins at each heading of level 2 or 3 that a hash can lead to. Titles of code blocks, such as names of files, are found,
 * but do not belong into a sentence that is quoted.
 */
export function sectionsOf(root: HastRoot, purpose: "index" | "quotation"): TextSection[] {
  const sections = [{ id: "", title: "", pieces: [] as string[], code: [] as string[] }];
  const visit = (node: HastNode): void => {
    if (node.type === "text") {
      sections.at(-1)?.pieces.push(node.value);
      return;
    }
    const { tagName, properties, children } = node;
    if (tagName === "pre") sections.at(-1)?.code.push(textOf(children), " ");
    if (isLeftOut(node)) return;
    if (purpose === "quotation" && isCodeBlock(node)) {
      children.filter((child) => child.type === "element" && child.tagName === "pre").forEach(visit);
      return;
    }
    if ((tagName === "h2" || tagName === "h3") && typeof properties.id === "string") {
      sections.push({ id: properties.id, title: textOf(children), pieces: [], code: [] });
      return;
    }
    const said = ownValue(properties, ownElement(tagName)?.titledBy ?? "alt");
    if (typeof said === "string") sections.at(-1)?.pieces.push(` ${said} `);
    const gap = inlineTags.has(tagName) ? "" : " ";
    sections.at(-1)?.pieces.push(gap);
    for (const [index, child] of children.entries()) {
      // The cells of a row do not make a sentence.
      const isCell = purpose === "quotation" && tagName === "tr" && index > 0 && child.type === "element";
      if (isCell) sections.at(-1)?.pieces.push(" · ");
      visit(child);
    }
    sections.at(-1)?.pieces.push(gap);
  };
  root.children.forEach(visit);
  return sections.map(({ pieces, code, ...section }) => ({
    ...section,
    text: plain(pieces),
    code: plain(code),
  }));
}

function textOf(nodes: readonly HastNode[]): string {
  const pieces: string[] = [];
  const visit = (inner: HastNode): void => {
    if (inner.type === "text") pieces.push(inner.value);
    else if (!isLeftOut(inner)) inner.children.forEach(visit);
  };
  nodes.forEach(visit);
  return plain(pieces);
}

function plain(pieces: readonly string[]): string {
  // A single space, as nearly all are, stays as it is.
  return pieces
    .join("")
    .replaceAll(/[\t\r\n][ \t\r\n]*| [ \t\r\n]+/g, " ")
    .trim();
}

function isCodeBlock({ tagName, properties: { className } }: HastElement): boolean {
  return (
    tagName === "figure" && Array.isArray(className) && /^(code-block|diagram)$/.test(String(className[0]))
  );
}

/** Code blocks, formulas, and the numbers and arrows of footnotes. */
function isLeftOut({ tagName, properties }: HastElement): boolean {
  return (
    tagName === "pre" ||
    tagName === "math" ||
    "dataFootnoteRef" in properties ||
    "dataFootnoteBackref" in properties
  );
}

/** Elements within a word or a sentence. */
export const inlineTags: ReadonlySet<string> = new Set([
  ...ownInline,
  ..."a abbr b cite code del em i ins kbd mark q s small span strong sub sup u var".split(" "),
]);
