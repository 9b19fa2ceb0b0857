/**
 * Description lists, as PHP Markdown Extra, Pandoc and MkDocs write them: a line with a term, and below it a line that starts
 * with a colon and white space. A text of several lines, and one with a blank line below it, needs two spaces or more after
 * the colon, or a tab: a sentence may be broken before a colon.
 */
import type {
  Code,
  Construct,
  Effects,
  Event,
  Extension,
  State,
  Token,
  TokenizeContext,
} from "micromark-util-types";

declare module "micromark-util-types" {
  interface TokenTypeMap {
    descriptionDetails: "descriptionDetails";
    descriptionPrefix: "descriptionPrefix";
  }
}

const colon = 58;
const space = 32;
const tab = -2;
const virtualSpace = -1;
/** White space after the colon that is not a part of the content, in columns. */
const widest = 4;

/** Undefined where the text has none. */
export function descriptionSyntax(text: string): Extension | undefined {
  return mayDescribe(text) ? { document: { [colon]: details() } } : undefined;
}

/** True for a text of which a line starts with a colon and white space. */
export function mayDescribe(text: string): boolean {
  return /\n[ \t>]*:[ \t]/.test(text);
}

function details(): Construct {
  /** Line on which details end, since it is not indented: others may start there. */
  let ended = -1;
  /** Where details start, as the first of two looks at it has found. */
  let accepted = -1;

  return {
    name: "descriptionDetails",
    continuation: {
      tokenize(effects, ok, nok) {
        const { line } = this.now();
        const refused: State = (code) => {
          ended = line;
          return nok(code);
        };
        const size = Number(this.containerState?.size ?? 0);
        return effects.check(blank, ok, effects.attempt(indent(size), ok, refused));
      },
    },
    exit(effects) {
      effects.exit("descriptionDetails");
    },
    tokenize(effects, ok, nok) {
      const { line, offset } = this.now();
      const isKnown = offset === accepted;
      const place = isKnown || line === ended ? "details" : placeBelow(this);
      if (place === undefined) return nok;
      const before = prefixSize(this);
      return prefix(effects, nok, place === "text", (code, size) => {
        accepted = offset;
        // What follows on the line is in these details.
        if (isKnown) ended = -1;
        if (this.containerState) this.containerState.size = before + size;
        return ok(code);
      });
    },
  };
}

/** The colon and the white space after it. */
function prefix(
  effects: Effects,
  nok: State,
  isWide: boolean,
  done: (code: Code, size: number) => State | undefined,
): State {
  let size = 1;
  let hasTab = false;
  const whitespace: State = (code) => {
    if (isSpace(code) && size <= widest) {
      hasTab ||= code === tab;
      size++;
      effects.consume(code);
      return whitespace;
    }
    const isEnough = size > (isWide && !hasTab ? 2 : 1);
    if (!isEnough || code === null || (code < 0 && !isSpace(code))) return nok(code);
    effects.exit("descriptionPrefix");
    return done(code, size);
  };
  return (code) => {
    if (code !== colon) return nok(code);
    effects.enter("descriptionDetails", { _container: true });
    effects.enter("descriptionPrefix");
    effects.consume(code);
    return whitespace;
  };
}

/**
 * What is above: a `term` of one line, a `text` that needs more white space, or nothing that has details. Only what is in
 * the same containers counts.
 */
function placeBelow(context: TokenizeContext): "term" | "text" | undefined {
  const { line } = context.now();
  const chunk = lastChunk(context.events);
  const flow = chunk?._tokenizer;
  if (!flow) return undefined;
  for (let index = flow.events.length - 1; index >= 0; index--) {
    const [kind, token] = flow.events[index] ?? [];
    if (!token || (kind === "exit" && token.end.line < line - 2)) return undefined;
    if (kind === "exit" && token.type === "paragraph") {
      const isBelow = line - token.end.line === 2 && isIn(context, token.start.line);
      return isBelow ? "text" : undefined;
    }
    if (kind === "enter" && token.type === "content") {
      if (!isIn(context, token.start.line)) return undefined;
      return line - token.start.line === 1 ? "term" : "text";
    }
    if (kind === "exit" && !passed.has(token.type)) return undefined;
  }
  return undefined;
}

const passed = new Set<string>(["lineEnding", "lineEndingBlank", "linePrefix", "chunkContent", "content"]);

function lastChunk(events: readonly Event[]): Token | undefined {
  return events.findLast(([kind, { type }]) => kind === "exit" && type === "chunkFlow")?.[1];
}

/** True where this line is in the same containers as the first line of a paragraph above it. */
function isIn({ events, now }: TokenizeContext, above: number): boolean {
  const { line } = now();
  let [own, others] = [0, 0];
  for (let index = events.length - 1; index >= 0; index--) {
    const [kind, token] = events[index] ?? [];
    if (!token || token.start.line < above) break;
    if (kind !== "exit" || !containerParts.has(token.type)) continue;
    if (token.start.line === line) own++;
    else if (token.start.line === above) others++;
  }
  return own === others;
}

/** Tokens at the start of a line, one for each container. */
const containerParts = new Set<string>([
  "blockQuotePrefix",
  "listItemPrefix",
  "listItemIndent",
  "descriptionPrefix",
  "gfmFootnoteDefinitionLabel",
  "gfmFootnoteDefinitionIndent",
]);

function prefixSize({ events, sliceSerialize }: TokenizeContext): number {
  const last = events.at(-1)?.[1];
  return last?.type === "linePrefix" ? sliceSerialize(last, true).length : 0;
}

const blank: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    const atEnd: State = (code) => (code === null || (code < 0 && !isSpace(code)) ? ok(code) : nok(code));
    const inside: State = (code) => {
      if (isSpace(code)) {
        effects.consume(code);
        return inside;
      }
      effects.exit("linePrefix");
      return atEnd(code);
    };
    return (code) => {
      if (!isSpace(code)) return atEnd(code);
      effects.enter("linePrefix");
      return inside(code);
    };
  },
};

/** `size` columns of white space, or more, which are content. Tree builders look behind the indents of items, so it is called one. */
function indent(size: number): Construct {
  return {
    partial: true,
    tokenize(effects, ok, nok) {
      let columns = 0;
      const inside: State = (code) => {
        if (columns === size) {
          effects.exit("listItemIndent");
          return ok(code);
        }
        if (!isSpace(code)) return nok(code);
        columns++;
        effects.consume(code);
        return inside;
      };
      return (code) => {
        if (!isSpace(code)) return nok(code);
        effects.enter("listItemIndent");
        return inside(code);
      };
    },
  };
}

function isSpace(code: Code): boolean {
  return code === space || code === tab || code === virtualSpace;
}
