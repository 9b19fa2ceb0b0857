/** Tokens of formulas in TeX. */
import { openFragment, type TokenHandlers } from "./handler.ts";
import { span } from "./tree.ts";

export const formulas: TokenHandlers = {
  enter: {
    formulaFlow(tree, token) {
      tree.append({ type: "math", value: "", position: span(token) });
      tree.openFragment();
    },
    formulaText: openFragment,
  },
  exit: {
    formulaValue: (tree, token, source) => tree.text(source.sliceSerialize(token), token),
    formulaFlowId(tree, token, source) {
      // In an unfinished fragment the formula is the last of what is around it.
      const node = tree.lastOf(1);
      if (node?.type === "math") node.id = source.sliceSerialize(token).slice(2, -1);
    },
    formulaFlow(tree, token) {
      const value = tree.closeText();
      const node = tree.lastOf(0);
      if (node?.type === "math") Object.assign(node, { value: value.trim(), position: span(token) });
    },
    formulaText(tree, token, source) {
      const value = tree.closeText();
      const display = source.sliceSerialize(token).startsWith("$$");
      tree.append({
        type: "inlineMath",
        value: tree.inTable ? value.replaceAll("\\|", "|") : value,
        ...(display && { display }),
        position: span(token),
      });
    },
  },
};
