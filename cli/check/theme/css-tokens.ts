/** A style sheet → its tokens, with where each of them starts. */
import { type CSSToken, tokenize } from "@csstools/css-tokenizer";

export type CssToken = {
  type: CSSToken[0];
  /** The text as written. */
  text: string;
  /** The token's value: a name without its parenthesis, a string without its quotation marks. */
  value: string;
  /** Offset of its first character. */
  start: number;
};

/** The tokens without white space. Invalid CSS gives tokens, too. */
export function cssTokens(css: string): CssToken[] {
  return tokenize({ css }, { onParseError: () => undefined }).flatMap(([type, text, start, , data]) => {
    if (type === "whitespace-token" || type === "EOF-token") return [];
    const value = data && "value" in data ? String(data.value) : text;
    return [{ type, text, value, start }];
  });
}

/** Something that is wrong in theme.css, at an offset of its text. */
export type ThemeProblem = {
  start: number;
  message: string;
  expected?: string | undefined;
  nearest?: string | undefined;
};
