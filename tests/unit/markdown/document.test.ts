/** The document tokenizer gives the events of micromark's own, whatever containers follow each other. */

import { parse, preprocess } from "micromark";
import { directive } from "micromark-extension-directive";
import { gfmFootnote } from "micromark-extension-gfm-footnote";
import { gfmTable } from "micromark-extension-gfm-table";
import type { Event } from "micromark-util-types";
import { describe, expect, test } from "vitest";
import { tokenizeDocument } from "../../../cli/mdast/syntax/document.ts";

const extensions = [gfmTable(), gfmFootnote(), directive()];
const markers = ["", "> ", "- ", "  ", "1. ", "[^a]: ", "    "];
const blocks = [
  "a\n",
  "\n",
  "a|b\n-|-\n",
  "```\n",
  "# a\n",
  "<!--\n",
  ":::note\n",
  "---\n",
  "[a]: b\n",
  "\t- a\n",
];
const from = { line: 1, column: 1, offset: 0, _index: 0, _bufferIndex: -1 };

describe.each(markers.flatMap((first) => markers.map((second) => `${first}${second}`)))("“%s”", (start) => {
  test.each(blocks)("%j", (block) => {
    for (const marker of markers)
      for (const next of blocks)
        for (const last of ["", "a\n", "> a\n", "\n- a", "  \n    a"]) {
          const text = `${start}${block}${marker}${next}${last}`;
          expect(outline(ours(text)), JSON.stringify(text)).toEqual(outline(theirs(text)));
        }
  });
});

test("an empty text has no events", () => {
  expect(ours("")).toEqual([]);
  expect(ours("\ufeff")).toEqual([]);
});

function ours(text: string): Event[] {
  return tokenizeDocument(parse({ extensions }), from, preprocess()(text, undefined, true));
}

function theirs(text: string): Event[] {
  return parse({ extensions })
    .document(from)
    .write(preprocess()(text, undefined, true));
}

/** Kinds and places, down into what containers hold. */
function outline(events: readonly Event[]): unknown[] {
  return events.map(([kind, { type, start, end, _tokenizer: flow }]) => [
    kind,
    type,
    start.offset,
    end.offset,
    ...(kind === "enter" && flow ? [outline(flow.events)] : []),
  ]);
}
