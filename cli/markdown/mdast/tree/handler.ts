/** Handler of one kind of token, which builds the tree. */
import type { Token, TokenizeContext, TokenType } from "micromark-util-types";
import type { Tree } from "./tree.ts";

/** `source` gives the text of a token: `source.sliceSerialize(token)`. */
export type TokenHandler = (tree: Tree, token: Token, source: TokenizeContext) => void;

declare module "micromark-util-types" {
  interface TokenTypeMap {
    yaml: "yaml";
    yamlValue: "yamlValue";
  }
}

export type TokenHandlers = {
  enter: Partial<Record<TokenType, TokenHandler>>;
  exit: Partial<Record<TokenType, TokenHandler>>;
};

export const openFragment: TokenHandler = (tree) => tree.openFragment();

export const close: TokenHandler = (tree, token) => tree.close(token.end);

/** Closes a node whose token goes on over the blank lines after it. */
export const closeContainer: TokenHandler = (tree) => tree.close(tree.lastEnd);
