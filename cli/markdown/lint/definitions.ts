/** Footnotes without a text, texts without a footnote, and definitions that another one of the same label hides. */
import type { Definition, FootnoteDefinition } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import type { Mistake } from "../../report/finding-per-kind.ts";
import { limits } from "../../report/limits/limits.ts";
import { nearestWithin } from "../../report/suggester.ts";
import { placeOf } from "../mdast/place.ts";
import { isTextAt, mistake, type PageParts } from "./page-parts.ts";

export function lostDefinitions(page: PageParts): Mistake[] {
  const { nodes } = page;
  const notes = nodes.filter((node) => node.type === "footnoteDefinition");
  const called = new Set(nodes.flatMap((node) => (node.type === "footnoteReference" ? node.identifier : [])));
  return [
    ...hidden(
      nodes.filter((node) => node.type === "definition"),
      "definition of",
    ),
    ...hidden(notes, "footnote"),
    ...notes.flatMap((note) => {
      const label = note.label ?? note.identifier;
      if (called.has(note.identifier)) return [];
      const message = `the footnote “${label}” is not used in the text, and is left out`;
      return mistake(`uncalled ${note.identifier}`, placeOf(note), message, `[^${label}] in the text`);
    }),
    ...withoutText(page, notes),
  ];
}

/** The first definition of a label counts. Those that lead to `#` or nowhere are usual ways to write a comment. */
function hidden(all: readonly (Definition | FootnoteDefinition)[], what: string): Mistake[] {
  const first = new Map<string, Definition | FootnoteDefinition>();
  return all.flatMap((node) => {
    const { identifier } = node;
    const known = first.get(identifier);
    if (!known) {
      first.set(identifier, node);
      return [];
    }
    // A file that is included twice defines its own twice.
    const isSame =
      "url" in node && "url" in known
        ? node.url === known.url || node.url === "#" || node.url === ""
        : plainText(node) === plainText(known);
    if (isSame) return [];
    const message = `there is already a ${what} “${node.label ?? identifier}” above, and this one is left out`;
    const kind = `hidden ${what} ${identifier}`;
    return { ...mistake(kind, placeOf(node), message, "another label"), first: placeOf(known) };
  });
}

function withoutText({ phrasing, placeAt }: PageParts, notes: readonly FootnoteDefinition[]): Mistake[] {
  const nearest = nearestWithin(limits.labelComparisons);
  const labels = notes.map(({ label, identifier }) => label ?? identifier);
  return phrasing.flatMap((text) =>
    [...text.source.matchAll(/\[\^([\w-]{1,40})\](?![(:*+?{])/g)].flatMap((match) => {
      const [written, label = ""] = match;
      if (!isTextAt(text, match.index)) return [];
      // `[^abc]` is how regular expressions exclude characters.
      if (!/^\d+$/.test(label) && (labels.length === 0 || /^.-.|^.$/.test(label))) return [];
      const near = nearest(label, labels);
      const message = `the footnote “${label}” has no text, and “${written}” is shown`;
      const expected = `${written}: and the text, on a line of its own`;
      return {
        ...mistake(`undefined ${label}`, placeAt(text.start + match.index), message, expected),
        nearest: near === undefined ? undefined : `[^${near}]`,
      };
    }),
  );
}
