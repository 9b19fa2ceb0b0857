/** Footnotes without a text, texts without a footnote, and definitions that another one of the same label hides. */
import type { Definition, FootnoteDefinition, Nodes, Root } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import type { Slip } from "../../report/finding-per-kind.ts";
import { limits } from "../../report/limits/limits.ts";
import { nearestWithin } from "../../report/suggester.ts";
import { placeOf } from "../mdast/place.ts";
import { isTextAt, type Phrasing } from "./page-parts.ts";

const rule = "markdown-is-well-formed";

export function lostDefinitions(
  root: Root,
  phrasing: readonly Phrasing[],
  placeAt: (offset: number) => Slip["place"],
): Slip[] {
  const definitions: Definition[] = [];
  const notes: FootnoteDefinition[] = [];
  const called = new Set<string>();
  const visit = (node: Nodes): void => {
    if (node.type === "definition") definitions.push(node);
    if (node.type === "footnoteDefinition") notes.push(node);
    if (node.type === "footnoteReference") called.add(node.identifier);
    if ("label" in node && Array.isArray(node.label)) node.label.forEach(visit);
    if ("children" in node) node.children.forEach(visit);
  };
  visit(root);
  return [
    ...hidden(definitions, "definition of"),
    ...hidden(notes, "footnote"),
    ...(notes
      .filter(({ identifier }) => !called.has(identifier))
      .map((note) => ({
        kind: `uncalled ${note.identifier}`,
        rule,
        place: placeOf(note),
        message: `the footnote “${note.label ?? note.identifier}” is not used in the text, and is left out`,
        expected: `[^${note.label ?? note.identifier}] in the text`,
      })) satisfies Slip[]),
    ...withoutText(phrasing, notes, placeAt),
  ];
}

/** The first definition of a label counts. Those that lead to `#` or nowhere are usual ways to write a comment. */
function hidden(all: readonly (Definition | FootnoteDefinition)[], what: string): Slip[] {
  const first = new Map<string, Definition | FootnoteDefinition>();
  return all.flatMap((node): Slip[] => {
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
    return [
      {
        kind: `hidden ${what} ${identifier}`,
        rule,
        place: placeOf(node),
        message: `there is already a ${what} “${node.label ?? identifier}” above, and this one is left out`,
        expected: "another label",
        first: placeOf(known),
      },
    ];
  });
}

function withoutText(
  phrasing: readonly Phrasing[],
  notes: readonly FootnoteDefinition[],
  placeAt: (offset: number) => Slip["place"],
): Slip[] {
  const nearest = nearestWithin(limits.labelComparisons);
  const labels = notes.map(({ label, identifier }) => label ?? identifier);
  return phrasing.flatMap((text) =>
    [...text.source.matchAll(/\[\^([\w-]{1,40})\](?![(:*+?{])/g)].flatMap((match): Slip[] => {
      const [written, label = ""] = match;
      if (!isTextAt(text, match.index)) return [];
      // `[^abc]` is how regular expressions exclude characters.
      if (!/^\d+$/.test(label) && (labels.length === 0 || /^.-.|^.$/.test(label))) return [];
      const near = nearest(label, labels);
      return [
        {
          kind: `undefined ${label}`,
          rule,
          place: placeAt(text.start + match.index),
          message: `the footnote “${label}” has no text, and “${written}” is shown`,
          expected: `${written}: and the text, on a line of its own`,
          nearest: near === undefined ? undefined : `[^${near}]`,
        },
      ];
    }),
  );
}
