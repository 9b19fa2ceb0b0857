/** Words of a page of the source that the new page does not have, and where the first of them is. */

import { grouped } from "../../../schema/grouped.ts";
import type { Place } from "../../report/finding.ts";
import { placeAtOffset } from "../mdx/edits.ts";
import { splitSource, withoutLiquid } from "./source-parts.ts";
import { bagOf, lackingIn, type Word, wordsShown, wordsWritten } from "./words-in.ts";

export type WordCount = {
  /** Words that the source surely shows. */
  source: number;
  lost: number;
  /** The first lost words, as they are written, and their place in the file. */
  first: { text: string; place: Place } | undefined;
};

/** `source` is the text of the file, `page` what the new page shows; undefined where there is no page. */
export function lostWords(source: string, page: string | undefined, hasFormulas: boolean): WordCount {
  const body = withoutLiquid(splitSource(source).body);
  const shown = wordsShown(withoutMdxFences(body), hasFormulas);
  const there = page === undefined ? [] : wordsWritten(page);
  const gone = lackingIn(
    shown.map(({ text }) => text),
    bagOf(there.map(({ text }) => text)),
  );
  const lost = gone.length;
  const index = lost === 0 ? -1 : firstLost(shown, there, bagOf(gone));
  const word = shown[index];
  if (!word) return { source: shown.length, lost, first: undefined };
  return {
    source: shown.length,
    lost,
    first: {
      text: shown
        .slice(index, index + 5)
        .map(({ text }) => text)
        .join(" "),
      place: placeAtOffset(body, word.offset),
    },
  };
}

/** The greatest distance of a word from the word before it. */
const farthest = 400;

/** The index of the first word in `missing` that does not follow the words before it. */
function firstLost(
  shown: readonly Word[],
  there: readonly Word[],
  missing: ReadonlyMap<string, number>,
): number {
  const places = grouped(there.keys(), (index) => there[index]?.text);
  let at = -1;
  for (const [index, { text }] of shown.entries()) {
    const next = places.get(text)?.find((place) => place > at && place - at <= farthest);
    if (next !== undefined) at = next;
    else if ((missing.get(text) ?? 0) > 0) return index;
  }
  return shown.findIndex(({ text }) => (missing.get(text) ?? 0) > 0);
}

/** Without the fences around MDX that other tools are to read as code, in the same length. */
function withoutMdxFences(body: string): string {
  const blank = (text: string) => text.replace(/[^\n]/g, " ");
  return body.replace(
    /^((`{3,})mdx-code-block[^\n]*\n)(.*?)^\2[ \t]*$/gms,
    (whole, open: string, _marks: string, inner: string) =>
      blank(open) + inner + blank(whole.slice(open.length + inner.length)),
  );
}
