/**
 * Document tokenizer: lines → containers (quotations, lists, footnotes) and what flows in them, as micromark's own.
 *
 * micromark's copies all events of the document whenever a container ends, so a list takes time with the square of its
 * items; this one moves only those at the end. Extensions add to the same constructs, and a test holds the events equal.
 */
import type {
  Chunk,
  Code,
  Construct,
  ContainerState,
  Event,
  ParseContext,
  Point,
  State,
  Token,
  TokenizeContext,
  Tokenizer,
} from "micromark-util-types";

type Place = Pick<Point, "line" | "column" | "offset" | "_index" | "_bufferIndex">;

/** Events of a document; `chunks` are those of `preprocess`, the last one null. */
export function tokenizeDocument(parser: ParseContext, from: Place, chunks: Chunk[]): Event[] {
  if (chunks[0] === null) return [];
  // micromark has no door for another document tokenizer, but it tries what starts content at the first character.
  const { constructs } = parser;
  const { contentInitial } = constructs;
  constructs.contentInitial = { null: [{ partial: true, tokenize: tokenizeLines }] };
  const tokenizer = parser.content(from);
  constructs.contentInitial = contentInitial;
  return tokenizer.write(chunks);
}

type Open = { construct: Construct; state: ContainerState };

const tokenizeLines: Tokenizer = function (effects) {
  const self = this;
  const open: Open[] = [];
  /** Containers of `open` that go on in this line. */
  let continued = 0;
  let flow: TokenizeContext | undefined;
  let lastChunk: Token | undefined;
  let lineStart = 0;

  /** Are the open containers continued? What is not is closed later: the line may be lazy. */
  const start: State = (code) => {
    const container = open[continued];
    if (container === undefined) return newContainers(code);
    self.containerState = container.state;
    const { continuation } = container.construct;
    return continuation === undefined
      ? newContainers(code)
      : effects.attempt(continuation, goesOn, newContainers)(code);
  };

  const goesOn: State = (code) => {
    continued++;
    if (self.containerState?._closeFlow !== true) return start(code);
    self.containerState._closeFlow = undefined;
    if (flow !== undefined) closeFlow(flow);
    exitAfterChunk(1);
    return newContainers(code);
  };

  const newContainers: State = (code) => {
    if (continued === open.length) {
      if (flow === undefined) return tryContainer(code);
      // No container starts in fenced code or in a block of HTML.
      if (flow.currentConstruct?.concrete) return inFlow(code);
      self.interrupt = flow.currentConstruct !== undefined && flow._gfmTableDynamicInterruptHack !== true;
    }
    self.containerState = {};
    return effects.check(container, starts, startsNot)(code);
  };

  const starts: State = (code) => {
    if (flow !== undefined) closeFlow(flow);
    exitContainers(continued);
    return tryContainer(code);
  };

  const startsNot: State = (code) => {
    const now = self.now();
    self.parser.lazy[now.line] = continued !== open.length;
    lineStart = now.offset;
    return inFlow(code);
  };

  const tryContainer: State = (code) => {
    self.containerState = {};
    return effects.attempt(container, entered, inFlow)(code);
  };

  const entered: State = (code) => {
    continued++;
    if (self.currentConstruct !== undefined && self.containerState !== undefined)
      open.push({ construct: self.currentConstruct, state: self.containerState });
    return tryContainer(code);
  };

  const inFlow: State = (code) => {
    if (code === null) {
      if (flow !== undefined) closeFlow(flow);
      return end(code);
    }
    flow ??= self.parser.flow(self.now());
    effects.enter("chunkFlow", { _tokenizer: flow, contentType: "flow", previous: lastChunk });
    return toLineEnd(code);
  };

  const toLineEnd: State = (code) => {
    if (code === null) {
      write(effects.exit("chunkFlow"), true);
      return end(code);
    }
    effects.consume(code);
    if (!isLineEnding(code)) return toLineEnd;
    write(effects.exit("chunkFlow"), false);
    continued = 0;
    self.interrupt = undefined;
    return start;
  };

  function end(code: Code): undefined {
    exitContainers(0);
    effects.consume(code);
  }

  function write(chunk: Token, isLast: boolean): void {
    if (flow === undefined) return;
    const stream = self.sliceStream(chunk);
    if (isLast) stream.push(null);
    chunk.previous = lastChunk;
    if (lastChunk !== undefined) lastChunk.next = chunk;
    lastChunk = chunk;
    flow.defineSkip(chunk.start);
    flow.write(stream);
    // A lazy line that starts a block ends the containers before it.
    if (self.parser.lazy[chunk.start.line] && !isPartOfBlock(flow.events)) exitAfterChunk(2);
  }

  function isPartOfBlock(events: readonly Event[]): boolean {
    return events.some(
      ([, { start, end }]) =>
        // A token that is open has no end yet.
        start.offset < lineStart && ((end as Point | undefined) === undefined || end.offset > lineStart),
    );
  }

  /** Containers end where the `count`th last chunk does. */
  function exitAfterChunk(count: number): void {
    const { events } = self;
    const before = events.length;
    let index = before;
    for (let found = 0; found < count && index > 0; ) {
      const [kind, token] = events[--index] ?? [];
      if (kind === "exit" && token?.type === "chunkFlow") found++;
    }
    const point = events[index]?.[1].end;
    exitContainers(continued);
    const exits = events.splice(before);
    if (point !== undefined) for (const [, token] of exits) token.end = { ...point };
    const after = events.splice(index + 1);
    for (const event of exits) events.push(event);
    for (const event of after) events.push(event);
  }

  function exitContainers(size: number): void {
    for (const { construct, state } of open.splice(size).reverse()) {
      self.containerState = state;
      construct.exit?.call(self, effects);
    }
  }

  function closeFlow(tokenizer: TokenizeContext): void {
    tokenizer.write([null]);
    lastChunk = undefined;
    flow = undefined;
    if (self.containerState !== undefined) self.containerState._closeFlow = undefined;
  }

  return start;
};

/** A container starts after up to three spaces. */
const container: Construct = {
  tokenize(effects, ok, nok) {
    const { constructs } = this.parser;
    const most = constructs.disable.null?.includes("codeIndented") ? Number.POSITIVE_INFINITY : 3;
    const marker = effects.attempt(constructs.document, ok, nok);
    let size = 0;
    const prefix: State = (code) => {
      if (isSpace(code) && size++ < most) {
        effects.consume(code);
        return prefix;
      }
      effects.exit("linePrefix");
      return marker(code);
    };
    return (code) => {
      if (!isSpace(code)) return marker(code);
      effects.enter("linePrefix");
      return prefix(code);
    };
  },
};

const tab = -2;
const virtualSpace = -1;
const space = 32;

function isSpace(code: Code): boolean {
  return code === tab || code === virtualSpace || code === space;
}

function isLineEnding(code: Code): boolean {
  return code !== null && code < tab;
}
