/** Formulas as remark-math reads them: `$…$` and `$$…$$` in running text, whatever is in them, and `$$` on lines of its own. */
import { math } from "micromark-extension-math";
import type { Construct, Extension } from "micromark-util-types";
import { openFragment, type TokenHandlers } from "../../markdown/mdast/tree/handler.ts";
import { span } from "../../markdown/mdast/tree/tree.ts";

/** Undefined where the text has no formula. Offsets of the tokenizer are those of `body`. */
export function remarkMathSyntax(body: string): Extension | undefined {
  if (!body.includes("$")) return undefined;
  const syntax = math();
  const [inText] = [syntax.text?.[dollar] ?? []].flat();
  return inText ? { ...syntax, text: { [dollar]: withoutAmounts(inText, body) } } : syntax;
}

const dollar = 36;

/** “From $5 to $6” has two amounts to its writer, though remark-math makes a formula of it. */
function withoutAmounts(construct: Construct, body: string): Construct {
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      return amount.test(body.slice(this.now().offset))
        ? nok
        : construct.tokenize.call(this, effects, ok, nok);
    },
  };
}

const amount = /^\$\d[^$\n]*\s\$(?=[\p{L}\p{N}\\])/u;

export const remarkMathTokens: TokenHandlers = {
  enter: {
    mathFlow: (tree, token) => tree.append({ type: "math", value: "", position: span(token) }),
    mathFlowFenceMeta: openFragment,
    mathText: openFragment,
  },
  exit: {
    mathFlowFenceMeta: (tree) => void tree.closeText(),
    mathFlowFence(tree) {
      // The opening fence; at the closing one the fragment is on top.
      if (tree.top().type !== "fragment") tree.openFragment();
    },
    mathFlowValue: (tree, token, source) => tree.text(source.sliceSerialize(token), token),
    mathFlow(tree, token) {
      const value = tree.closeText().trim();
      const node = tree.lastOf(0);
      if (node?.type === "math") Object.assign(node, { value, position: span(token) });
    },
    mathTextData: (tree, token, source) => tree.text(source.sliceSerialize(token), token),
    mathText(tree, token, source) {
      const value = tree.closeText();
      const display = source.sliceSerialize(token).startsWith("$$");
      tree.append({ type: "inlineMath", value, ...(display && { display }), position: span(token) });
    },
  },
};
