/**
 * Events of micromark in the order of the document, with those of the parts that are tokenized late: what a
 * container holds as blocks, and what a block holds as text.
 *
 * micromark's own way (`postprocess`) splices those parts into one list, in several passes over all events; to walk
 * them where they are takes a sixth off the time of a page.
 */
import type { ContentType, Event, Token, TokenizeContext } from "micromark-util-types";

/** The events of a part that goes over several lines are shared out among its tokens, one token a line. */
type Part = { events: readonly Event[]; next: number };

/** Calls `visit` for every event of the document that is not just the frame of a part. */
export function expandEvents(events: readonly Event[], visit: (event: Event) => void): void {
  const open = new Map<Token, Part>();

  function walk(list: readonly Event[], start: number, end: number): void {
    for (let index = start; index < end; index++) {
      const event = list[index];
      if (event === undefined) return;
      const [, token, context] = event;
      if (token.contentType === undefined) visit(event);
      else {
        const startsItem = token.type === "chunkFlow" && list[index - 1]?.[1].type === "listItemPrefix";
        enterPart(token, partOf(token, token.contentType, context, startsItem));
        // A part has nothing between its enter and its exit, which in tables is that of another token.
        index++;
      }
    }
  }

  function enterPart(token: Token, part: Part): void {
    const { events, next } = part;
    part.next = token.next === undefined ? events.length : endOfLine(events, next);
    if (token.next !== undefined) open.set(token.next, part);
    walk(events, next, part.next);
  }

  function partOf(token: Token, type: ContentType, context: TokenizeContext, startsItem: boolean): Part {
    const known = open.get(token);
    if (known !== undefined) open.delete(token);
    if (known !== undefined) return known;
    const tokenizer = token._tokenizer ?? tokenized(token, context.parser[type](token.start), context);
    if (startsItem) markFirstText(tokenizer.events);
    return { events: tokenizer.events, next: 0 };
  }

  walk(events, 0, events.length);
}

/** Feeds a tokenizer with the text of a part: its first token and the ones linked to it. */
function tokenized(first: Token, tokenizer: TokenizeContext, context: TokenizeContext): TokenizeContext {
  if (first._contentTypeTextTrailing) tokenizer._contentTypeTextTrailing = true;
  for (let token: Token | undefined = first; token !== undefined; token = token.next) {
    const stream = context.sliceStream(token);
    if (token.next === undefined) stream.push(null);
    if (token !== first) tokenizer.defineSkip(token.start);
    if (token._isInFirstContentOfListItem) tokenizer._gfmTasklistFirstContentOfListItem = true;
    tokenizer.write(stream);
    tokenizer._gfmTasklistFirstContentOfListItem = undefined;
  }
  return tokenizer;
}

/** Index after the event that ends a line: the exit of a token that holds nothing but a line ending. */
function endOfLine(events: readonly Event[], start: number): number {
  for (let index = Math.max(start, 1); index < events.length; index++) {
    const [kind, token] = events[index] ?? [];
    const [kindBefore, before] = events[index - 1] ?? [];
    const isVoid = kind === "exit" && kindBefore === "enter" && token?.type === before?.type;
    if (isVoid && token !== undefined && token.start.line !== token.end.line) return index + 1;
  }
  return events.length;
}

/** The syntax of tasks looks for a box only in the first text of an item. */
function markFirstText(events: readonly Event[]): void {
  const start = events[0]?.[1].type === "lineEndingBlank" ? 2 : 0;
  if (events[start]?.[1].type !== "content") return;
  for (const [, token] of events.slice(start + 1)) {
    if (token.type === "content") return;
    if (token.type === "chunkText") token._isInFirstContentOfListItem = true;
  }
}
