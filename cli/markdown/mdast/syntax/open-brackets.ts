/**
 * Opening brackets before a place in a text, which may still become a link: a bare address in them stays text.
 *
 * Each event of the tokenizer is looked at about once, for any number of places.
 */
import type { Event, Token, TokenizeContext } from "micromark-util-types";

type Seen = { tokens: WeakSet<Token>; open: { index: number; token: Token }[] };

/** → whether a bracket is open where the tokenizer is. */
export function openBrackets(): (context: TokenizeContext) => boolean {
  const seenIn = new WeakMap<readonly Event[], Seen>();
  return ({ events }) => {
    const seen = seenIn.get(events) ?? { tokens: new WeakSet(), open: [] };
    seenIn.set(events, seen);
    addNew(events, seen);
    for (let last = seen.open.at(-1); last !== undefined; last = seen.open.at(-1)) {
      // A pair that is a link has other events in its place.
      if (events[last.index]?.[1] === last.token && !last.token._balanced) return true;
      seen.open.pop();
    }
    return false;
  };
}

function addNew(events: readonly Event[], { tokens, open }: Seen): void {
  const found: Seen["open"] = [];
  for (let index = events.length - 1; index >= 0; index--) {
    const [kind, token] = events[index] ?? [];
    if (token === undefined || tokens.has(token)) break;
    if (kind === "enter" && (token.type === "labelLink" || token.type === "labelImage"))
      found.push({ index, token });
  }
  open.push(...found.reverse());
  const last = events.at(-1)?.[1];
  if (last !== undefined) tokens.add(last);
}
