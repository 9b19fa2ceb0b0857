/** Changes of what the table of other tools’ syntax has in the running text of a page, outside code and addresses. */
import { replacementOf } from "../source/other-tools/construct.ts";
import { type Declared, declared } from "../source/other-tools/declared.ts";
import type { TextEdit } from "./mdx/edits.ts";
import type { Region } from "./mdx/running-text.ts";

/** A name in the table of other tools’ syntax, and the new text where what is around the match decides it; undefined leaves it. */
type Span = Declared | readonly [Declared, (match: RegExpExecArray, at: number) => string | undefined];

/** Replaces each match that no backslash is before. */
export function spanEdits(body: string, regions: readonly Region[], ...spans: readonly Span[]): TextEdit[] {
  return spans.flatMap((span) => {
    const [name, textFor] = typeof span === "string" ? [span] : span;
    const construct = { name, ...declared[name] };
    return editsIn(body, regions, construct.pattern, (match, at) =>
      textFor ? textFor(match, at) : replacementOf({ construct, match }),
    );
  });
}

function editsIn(
  body: string,
  regions: readonly Region[],
  pattern: RegExp,
  textFor: (match: RegExpExecArray, at: number) => string | undefined,
): TextEdit[] {
  return regions.flatMap(({ start, end }) =>
    [...body.slice(start, end).matchAll(pattern)].flatMap((match) => {
      const at = start + match.index;
      const text = body[at - 1] === "\\" ? undefined : textFor(match, at);
      return text === undefined ? [] : [{ start: at, end: at + match[0].length, text }];
    }),
  );
}

/** `width="300" .wide` behind an image → `{width=300}`; empty without a width and a side. */
export function imageAttributes(list: string): string {
  const [, width] = /width=["']?(\d+)(?:px)?["']?(?=\s|$)/.exec(list) ?? [];
  const [, side] = /align=["']?(left|right|center)/.exec(list) ?? [];
  const own = [width && `width=${width}`, side && `align=${side}`].filter(Boolean);
  return own.length === 0 ? "" : `{${own.join(" ")}}`;
}

/** For a pattern that means the text itself. */
export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Explains abbreviations, each in the first `most` places. */
export function abbreviationEdits(
  body: string,
  regions: readonly Region[],
  known: ReadonlyMap<string, string>,
  most?: number,
): TextEdit[] {
  return [...known].flatMap(([short, long]) => {
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}_])${escaped(short)}(?![\\p{L}\\p{N}_])`, "gu");
    const title = long.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
    const element = `<abbr title="${title}">${short}</abbr>`;
    return editsIn(body, regions, pattern, () => element).slice(0, most);
  });
}
