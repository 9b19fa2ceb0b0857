/** Spelling of a value: what a parser takes for the same may not be what its writer meant. */
import { isScalar, type Node, Scalar } from "yaml";

export type Spelling = {
  /** As written, without quotation marks; empty where nothing is written. */
  source: string;
  quoted: boolean;
};

/** Returns undefined for a node that is not a scalar. */
export function spellingOf(node: unknown): Spelling | undefined {
  if (!isScalar(node)) return undefined;
  return {
    source: node.source ?? "",
    quoted: node.type !== undefined && node.type !== Scalar.PLAIN,
  };
}

/** A plain scalar that is a text, which quotation marks would keep from being cut or misread. */
export function isPlainText(node: unknown): node is Scalar<string> & Node {
  return isScalar(node) && node.type === Scalar.PLAIN && typeof node.value === "string";
}

const pairs: ReadonlyMap<string, string> = new Map([
  ["“", "”"],
  ["”", "”"],
  ["„", "“”"],
  ["‟", "”"],
  ["‘", "’"],
  ["’", "’"],
  ["‚", "‘’"],
  ["«", "»"],
  ["»", "«"],
]);

/** The text inside curly quotation marks, without spaces around it; undefined unless they enclose the whole text. */
export function withoutCurlyQuotes(text: string): string | undefined {
  const closers = pairs.get(text.charAt(0));
  const last = text.at(-1);
  if (closers === undefined || last === undefined || text.length < 2 || !closers.includes(last))
    return undefined;
  const inner = text.slice(1, -1);
  const isWhole = ![text.charAt(0), ...closers].some((mark) => mark !== "’" && inner.includes(mark));
  return isWhole ? inner.trim() : undefined;
}
