/** Texts of containers that follow each other, and the comparison of their events with those of micromark's own. */
import { parse, preprocess } from "micromark";
import { directive } from "micromark-extension-directive";
import { gfmFootnote } from "micromark-extension-gfm-footnote";
import { gfmTable } from "micromark-extension-gfm-table";
import type { Event } from "micromark-util-types";
import { expect } from "vitest";
import { tokenizeDocument } from "../../../cli/markdown/mdast/syntax/document.ts";

const extensions = [gfmTable(), gfmFootnote(), directive()];
const from = { line: 1, column: 1, offset: 0, _index: 0, _bufferIndex: -1 };

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
const lasts = ["", "a\n", "> a\n", "\n- a", "  \n    a"];

/** One or two markers, each once. */
export const starts = [...new Set(markers.flatMap((first) => markers.map((second) => `${first}${second}`)))];

/** A start, a block, a marker, a block and an end: all combinations of them. */
export function allTexts(start: string): string[] {
  return beforeLast(start).flatMap(([text]) => lasts.map((last) => `${text}${last}`));
}

/** As many that, after all starts, any four of the five parts are there in each combination. */
export function someTexts(start: string): string[] {
  const own = starts.indexOf(start);
  return beforeLast(start).map(([text, index]) => `${text}${lasts[(own + index) % lasts.length]}`);
}

/** What precedes the end, and the sum of the indices of its parts. */
function beforeLast(start: string): [text: string, index: number][] {
  return blocks.flatMap((block, one) =>
    markers.flatMap((marker, two) =>
      blocks.map((next, three): [string, number] => [`${start}${block}${marker}${next}`, one + two + three]),
    ),
  );
}

export function expectSameEvents(texts: readonly string[]): void {
  for (const text of texts) {
    const [our, their] = [outline(ours(text)), outline(theirs(text))];
    // The comparison of strings is quick, that of values shows where they differ.
    if (JSON.stringify(our) !== JSON.stringify(their)) expect(our, JSON.stringify(text)).toEqual(their);
  }
}

export function ours(text: string): Event[] {
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
