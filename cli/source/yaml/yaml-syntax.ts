/** The YAML parser's complaints → sentences for someone who does not know its terms. */
import type { ErrorCode } from "yaml";

export type SyntaxText = { message: string; expected?: string | undefined };

const texts: Partial<Record<ErrorCode, SyntaxText>> = {
  BAD_DQ_ESCAPE: {
    message: "a backslash in double quotation marks starts an escape that does not exist",
    expected: "single quotation marks, or “\\\\” for a backslash",
  },
  BAD_SCALAR_START: {
    message: "a value cannot start with this character",
    expected: "quotation marks around the value",
  },
  BAD_INDENT: {
    message: "this line is not aligned with the lines that it belongs to",
    expected: "keys that belong together, and items of one list, in the same column",
  },
  BLOCK_IN_FLOW: {
    message: "“: ” or a dash in a value inside { } or [ ]",
    expected: "quotation marks around the value",
  },
  BLOCK_AS_IMPLICIT_KEY: {
    message: "a second “: ” in one line",
    expected: "quotation marks around a value that contains “: ”, and one key per line",
  },
  MULTILINE_IMPLICIT_KEY: {
    message: "the value that starts here continues into a key on a later line",
    expected: "keys that start in the same column",
  },
  MULTIPLE_DOCS: { message: "a line “---” starts a second document", expected: "one document" },
  TAB_AS_INDENT: { message: "this line is indented with a tab", expected: "spaces" },
};

/** `code` and `message` are the parser's. */
export function syntaxText(code: ErrorCode, message: string): SyntaxText {
  const { message: text, expected } = syntaxReason(code, message);
  return { message: `this is not valid YAML: ${text}`, expected };
}

/** The wording within a sentence, which may be about JSON. */
export function syntaxReason(code: ErrorCode, message: string): SyntaxText {
  return withoutEnd(message) ?? texts[code] ?? fromMessage(message);
}

const openers: ReadonlyMap<string, string> = new Map([
  ["]", "["],
  ["}", "{"],
]);

function withoutEnd(message: string): SyntaxText | undefined {
  // Its place is that of the mark; of a bracket it is the end.
  const quote = /^Missing closing (.)quote/.exec(message)?.[1];
  if (quote !== undefined)
    return { message: `the ${quote} that starts this value is not closed`, expected: `a closing ${quote}` };
  const closer = /end with a (\S)$/.exec(message)?.[1];
  return closer === undefined
    ? undefined
    : {
        message: `a ${openers.get(closer) ?? closer} before this is not closed`,
        expected: `a closing ${closer}`,
      };
}

function fromMessage(message: string): SyntaxText {
  const alias = /^Unresolved alias .*: (.*)$/.exec(message)?.[1];
  if (alias !== undefined)
    return {
      message: `*${alias} refers to an anchor that does not exist`,
      expected: "quotation marks around a value that starts with *",
    };
  if (isTooDeep(message))
    return { message: "keys or lists are nested too deeply here", expected: "at most 100 levels" };
  if (message.startsWith("Comments must be separated"))
    return {
      message: "“#” starts a comment in YAML, and needs a space before it",
      expected: "quotation marks around a value that starts with #",
    };
  if (message.startsWith("Unexpected block-seq-ind"))
    return {
      message: "“- ” starts a list, which cannot be in the line of its key",
      expected: "each item of a list on a line of its own, or quotation marks around a text",
    };
  if (message.startsWith("Not a YAML token"))
    return {
      message: "there is text after the mark of a text of several lines",
      expected: "the text on the lines below | or >, or quotation marks around a value that starts with it",
    };
  if (message === "Unexpected scalar at node end")
    return {
      message: "there is text after the end of a value",
      expected:
        "quotation marks at both ends of the value (with '' for ' in it), and keys in the same column",
    };
  return { message };
}

/** The parser ran out of its stack. */
export function isTooDeep(message: string): boolean {
  return /call stack/.test(message);
}
