/** Tokens of JSON. */
import { type Token, tokensBy } from "./token.ts";

const string = '"[^"\\\\\\n]*(?:\\\\.[^"\\\\\\n]*)*"';
const pattern = new RegExp(
  `(?<property>${string}(?=\\s*:))|(?<string>${string})|(?<boolean>\\b(?:true|false|null)\\b)|(?<number>-?\\b\\d[\\d.eE+-]*)`,
  "g",
);

export function jsonTokens(text: string): Token[] {
  return tokensBy(pattern, text);
}
