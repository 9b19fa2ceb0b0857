/**
 * Formulas of TeX: `$…$` and `$$…$$` in running text, and `$$` on lines of its own.
 *
 * Prices and variables of a shell are not formulas: no space is inside the marks, no word or number touches them from outside,
 * and what starts with a number has no words. With backticks inside the dollars nothing else is meant.
 */
import type { Code, Construct, Effects, Extension, State, TokenizeContext } from "micromark-util-types";
import { formulaLines } from "./formula-blocks.ts";

declare module "micromark-util-types" {
  interface TokenTypeMap {
    formulaFlow: "formulaFlow";
    formulaFlowId: "formulaFlowId";
    formulaText: "formulaText";
    formulaMark: "formulaMark";
    formulaValue: "formulaValue";
  }
}

const dollar = 36;
const backslash = 92;
const backtick = 96;
const brace = 123;

/** Undefined where the text has no formula. `firstLine` is the number of the first of `lines`. */
export function formulaSyntax(
  body: string,
  lines: readonly string[],
  firstLine: number,
): Extension | undefined {
  if (!mayHoldFormula(body)) return undefined;
  const starts = formulaLines(lines, firstLine);
  return {
    text: { [dollar]: inText },
    ...(starts.size > 0 && { flow: { [dollar]: onLines(starts) } }),
  };
}

/** A formula has a mark at either end. */
export function mayHoldFormula(text: string): boolean {
  const first = text.indexOf("$");
  return first !== -1 && text.includes("$", first + 1);
}

const inText: Construct = {
  name: "formulaText",
  previous: (code) => code !== dollar,
  tokenize(effects, ok, nok) {
    const before = this.previous;
    let marks = 0;
    let isQuoted = false;
    let last: Code = null;
    let valueAt = this.now();
    const opening: State = (code) => {
      if (code === dollar && marks < 2) {
        marks++;
        effects.consume(code);
        return opening;
      }
      isQuoted = code === backtick && marks === 1;
      if (isQuoted) {
        effects.consume(code);
        return afterOpening;
      }
      return afterOpening(code);
    };
    const afterOpening: State = (code) => {
      if (code === dollar || (!isQuoted && (isSpace(code) || touches(before)))) return nok(code);
      effects.exit("formulaMark");
      valueAt = this.now();
      return between(code);
    };
    const between: State = (code) => {
      if (code === null) return nok(code);
      if (isLineEnding(code)) {
        last = code;
        return lineEnding(effects, code, between);
      }
      if (code === dollar || (isQuoted && code === backtick)) return closing(code);
      effects.enter("formulaValue");
      return inValue(code);
    };
    const inValue: State = (code) => {
      if (code === null || isLineEnding(code) || code === dollar || (isQuoted && code === backtick)) {
        effects.exit("formulaValue");
        return between(code);
      }
      last = code;
      effects.consume(code);
      return code === backslash ? escaped : inValue;
    };
    const escaped: State = (code) => {
      if (code !== dollar && code !== backslash) return inValue(code);
      last = code;
      effects.consume(code);
      return inValue;
    };
    const closing: State = (code) => {
      if (!isQuoted && isSpace(last)) return nok(code);
      if (marks === 1 && !isQuoted && isPrice(this.sliceSerialize({ start: valueAt, end: this.now() })))
        return nok(code);
      effects.enter("formulaMark");
      if (!isQuoted) return dollars(marks)(code);
      effects.consume(code);
      return dollars(1);
    };
    const dollars =
      (left: number): State =>
      (code) => {
        if (left === 0) {
          if (code === dollar || (!isQuoted && (touches(code) || opensMore(code)))) return nok(code);
          effects.exit("formulaMark");
          effects.exit("formulaText");
          return ok(code);
        }
        if (code !== dollar) return nok(code);
        effects.consume(code);
        return dollars(left - 1);
      };
    return (code) => {
      effects.enter("formulaText");
      effects.enter("formulaMark");
      return opening(code);
    };
  },
};

/** `starts` are the lines on which one starts: each has an end. */
function onLines(starts: ReadonlySet<number>): Construct {
  return {
    name: "formulaFlow",
    concrete: true,
    tokenize(effects, ok, nok) {
      const goesOn: Construct = { partial: true, tokenize: tokenizeNextLine };
      let marks = 0;
      const opening: State = (code) => {
        if (marks === 2) {
          effects.exit("formulaMark");
          return between(code);
        }
        if (code !== dollar) return nok(code);
        marks++;
        effects.consume(code);
        return opening;
      };
      const between: State = (code) => {
        if (code === null) return end(code);
        if (isLineEnding(code)) return effects.check(goesOn, nextLine, end)(code);
        return effects.attempt({ partial: true, tokenize: tokenizeClosing }, end, value)(code);
      };
      const nextLine: State = (code) => lineEnding(effects, code, between);
      const value: State = (code) => {
        effects.enter("formulaValue");
        effects.consume(code);
        return code === backslash ? escaped : inValue;
      };
      const inValue: State = (code) => {
        if (code !== null && !isLineEnding(code) && code !== dollar) {
          effects.consume(code);
          return code === backslash ? escaped : inValue;
        }
        effects.exit("formulaValue");
        return between(code);
      };
      const escaped: State = (code) => {
        if (code !== dollar && code !== backslash) return inValue(code);
        effects.consume(code);
        return inValue;
      };
      const end: State = (code) => {
        effects.exit("formulaFlow");
        return ok(code);
      };
      return (code) => {
        if (!starts.has(this.now().line)) return nok(code);
        effects.enter("formulaFlow");
        effects.enter("formulaMark");
        return opening(code);
      };
    },
  };
}

/** The marks, and an id after them. */
function tokenizeClosing(effects: Effects, ok: State, nok: State): State {
  let marks = 0;
  const closing: State = (code) => {
    if (code === dollar && marks < 2) {
      marks++;
      effects.consume(code);
      return closing;
    }
    if (marks < 2) return nok(code);
    effects.exit("formulaMark");
    return space(code);
  };
  const space: State = (code) => {
    if (code === null || isLineEnding(code)) return ok(code);
    if (isSpace(code)) {
      effects.enter("whitespace");
      effects.consume(code);
      effects.exit("whitespace");
      return space;
    }
    if (code !== brace) return nok(code);
    effects.enter("formulaFlowId");
    effects.consume(code);
    return id;
  };
  const id: State = (code) => {
    if (code === null || isLineEnding(code) || isSpace(code)) {
      effects.exit("formulaFlowId");
      return space(code);
    }
    effects.consume(code);
    return id;
  };
  return (code) => {
    if (code !== dollar) return nok(code);
    effects.enter("formulaMark");
    return closing(code);
  };
}

/** A line that is in the same containers. */
function tokenizeNextLine(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  const start: State = (code) => (this.parser.lazy[this.now().line] ? nok(code) : ok(code));
  return (code) => lineEnding(effects, code, start);
}

function lineEnding(effects: Effects, code: Code, next: State): State {
  effects.enter("lineEnding");
  effects.consume(code);
  effects.exit("lineEnding");
  return next;
}

/** What starts with a number has no words, but commands and what is in braces: “$5 (or 10$)”. */
function isPrice(value: string): boolean {
  const text = value.replace(/\\\p{L}+|\{[^{}]*\}/gu, "");
  return /^\d/.test(value) && (/[\s(,;/]\p{L}{2,}/u.test(text) || withoutSpaces.test(text));
}

/** After the marks, these belong to variables: `$(pwd)/$(ls)`, `${A}/${B}`. */
function opensMore(code: Code): boolean {
  return code === 40 || code === brace;
}

/** A letter, a digit or an underscore. Scripts without spaces between words have formulas right beside their letters. */
function touches(code: Code): boolean {
  if (code === null || code <= 0) return false;
  const character = String.fromCharCode(code);
  return /[\p{L}\p{N}_]/u.test(character) && !withoutSpaces.test(character);
}

/** Korean has spaces, but writes its particles beside a word. */
const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

function isSpace(code: Code): boolean {
  return code === null || code < 0 || code === 32 || code === 160;
}

function isLineEnding(code: Code): boolean {
  return code !== null && code < -2;
}
