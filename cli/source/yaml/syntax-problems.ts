/** Syntax errors of a YAML text. */
import { type Document, Lexer } from "yaml";
import { limits } from "../../report/limits/limits.ts";
import { type LineMistake, mistakeAround } from "./line-mistakes.ts";
import { unusableKeys } from "./places.ts";
import { isTooDeep, syntaxText } from "./yaml-syntax.ts";

/** `first` is the offset of what is here again. */
type SyntaxProblem = {
  offset: number;
  message: string;
  expected?: string | undefined;
  first?: number | undefined;
};

/** The first error of the syntax (what follows is mostly its echo), and every key that cannot be one. */
export function syntaxProblems(document: Document, text: string): SyntaxProblem[] {
  const { errors } = document;
  // Of the two complaints about a key that is indented too far, this one says it.
  const first = errors.slice(0, 2).find(({ code }) => code === "MULTILINE_IMPLICIT_KEY") ?? errors[0];
  // What is nested so deep cannot be walked either.
  if (first && isTooDeep(first.message)) return [syntaxProblem(first, text)];
  return [
    ...(first ? [syntaxProblem(first, text)] : []),
    ...unusableKeys(document)
      .slice(0, limits.unknownKeys)
      .map(({ key, offset, first }) =>
        first === undefined
          ? { offset, ...inheritance }
          : { offset, message: `the key “${key}” is repeated`, expected: "one line for each key", first },
      ),
  ];
}

const inheritance = {
  message: "“__proto__” cannot be a key",
  expected: "another name; this one has a meaning in JavaScript",
};

function syntaxProblem(
  { code, message, pos: [start] }: Document["errors"][number],
  text: string,
): SyntaxProblem {
  // Where the parser runs out of its stack depends on the machine.
  if (isTooDeep(message)) return { offset: entryAround(text, start), ...syntaxText(code, message) };
  const open = message.startsWith("Missing closing ") ? openQuote(text) : undefined;
  if (open !== undefined) return { offset: open, ...syntaxText(code, message) };
  const mistake = mistakeAround(text, start);
  const offset = code === "BAD_INDENT" ? entryAfter(text, start) : start;
  return mistake ? syntaxMistake(mistake) : { offset, ...syntaxText(code, message) };
}

/** The parser complains of the comments and blank lines above an entry in the wrong column. */
function entryAfter(text: string, offset: number): number {
  const above = /^(?:[^\S\n]*(?:#.*)?\n)*[^\S\n]*/.exec(text.slice(offset))?.[0] ?? "";
  return offset + above.length;
}

function syntaxMistake({ message, ...mistake }: LineMistake): SyntaxProblem {
  return { ...mistake, message: `this is not valid YAML: ${message}` };
}

/** The place of a quotation mark that nothing closes: the parser complains of the place where it stops to look. */
function openQuote(text: string): number | undefined {
  let offset = 0;
  for (const lexeme of new Lexer().lex(text)) {
    const mark = lexeme.charAt(0);
    if ((mark === '"' || mark === "'") && (lexeme.length === 1 || !lexeme.endsWith(mark))) return offset;
    // Marks of the lexer itself, which are not in the text.
    if (!/^[\u0002\u0018\u001f]$/.test(lexeme)) offset += lexeme.length;
  }
  return undefined;
}

/** Start of the outermost entry that `offset` is in. */
function entryAround(text: string, offset: number): number {
  let start = lineStart(text, offset);
  while (start > 0 && /[\s#]/.test(text.charAt(start))) start = lineStart(text, start - 1);
  return start;
}

function lineStart(text: string, offset: number): number {
  return offset === 0 ? 0 : text.lastIndexOf("\n", offset - 1) + 1;
}
