/** Tags in a text that open and close, as a tree: shortcodes of Hugo, blocks of Liquid. */

export type Tag = {
  name: string;
  /** Text behind the name. */
  given: string;
  /** The tag as it is written, without what is inside. */
  markup: string;
  /** Text of its line before it. */
  before: string;
  /** Undefined without a tag that closes it. */
  inner: Part[] | undefined;
};

export type Part = string | Tag;

type Read = { kind: "open" | "close" | "alone"; name: string; given: string };

/** `read` says what a match of the pattern is: a tag, or a text. */
export function tagTree(
  text: string,
  pattern: RegExp,
  read: (match: RegExpExecArray) => Read | string,
): Part[] {
  const matches = [...text.matchAll(pattern)].map((match) => ({
    tag: read(match),
    start: match.index,
    end: match.index + match[0].length,
  }));
  const closings = closingsOf(matches.map(({ tag }) => tag));
  const partsIn = (first: number, last: number, from: number, to: number): Part[] => {
    const parts: Part[] = [];
    let at = from;
    for (let index = first; index < last; index++) {
      const match = matches[index];
      if (!match) break;
      const { tag, start, end } = match;
      parts.push(text.slice(at, start));
      at = end;
      if (typeof tag === "string") parts.push(tag);
      if (typeof tag === "string" || tag.kind === "close") continue;
      const closing = closings.get(index) ?? -1;
      const close = matches[closing];
      parts.push({
        name: tag.name,
        given: tag.given,
        markup: text.slice(start, end),
        before: text.slice(text.lastIndexOf("\n", start - 1) + 1, start),
        inner: close && partsIn(index + 1, closing, end, close.start),
      });
      at = close?.end ?? at;
      index = close ? closing : index;
    }
    return [...parts, text.slice(at, to)];
  };
  return partsIn(0, matches.length, 0, text.length);
}

/** The number of the tag that closes each one. */
function closingsOf(tags: readonly (Read | string)[]): Map<number, number> {
  const closings = new Map<number, number>();
  const open: { name: string; index: number }[] = [];
  for (const [index, tag] of tags.entries()) {
    if (typeof tag === "string") continue;
    if (tag.kind === "open") open.push({ name: tag.name, index });
    const at = tag.kind === "close" ? open.findLastIndex(({ name }) => name === tag.name) : -1;
    for (const { index: opening } of at === -1 ? [] : open.splice(at).slice(0, 1))
      closings.set(opening, index);
  }
  return closings;
}
