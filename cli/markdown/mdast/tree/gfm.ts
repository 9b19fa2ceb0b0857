/** Tokens of GitHub's additions: tables, strikethrough, task lists, footnotes. */

// Also brings the additions' token types.
import type {} from "micromark-extension-gfm-footnote";
import type {} from "micromark-extension-gfm-strikethrough";
import type {} from "micromark-extension-gfm-table";
import type {} from "micromark-extension-gfm-task-list-item";
import { normalizeIdentifier } from "micromark-util-normalize-identifier";
import type { Token } from "micromark-util-types";
import { close, closeContainer, openFragment, type TokenHandler, type TokenHandlers } from "./handler.ts";
import { span, type Tree } from "./tree.ts";

const openCell: TokenHandler = (tree, token) =>
  tree.open({ type: "tableCell", children: [], position: span(token) });

/** The box is in the first paragraph of the item. */
function check(checked: boolean) {
  return (tree: Tree): void => {
    const item = tree.parent(1);
    if (item.type === "listItem") item.checked = checked;
  };
}

/** `[x]` is followed by a space that is no content. */
function trimAfterCheck(tree: Tree): void {
  const paragraph = tree.top();
  const first = paragraph.children[0];
  if (first?.type !== "text") return;
  first.value = first.value.slice(1);
  if (first.value === "") paragraph.children.shift();
}

const footnoteLabel = (tree: Tree, token: Token, written: string): void => {
  const label = tree.closeText();
  const node = tree.top();
  if (node.type !== "footnoteDefinition") return;
  node.label = label;
  node.identifier = normalizeIdentifier(written).toLowerCase();
  if (node.position !== undefined) node.position.end = token.end;
};

export const gfm: TokenHandlers = {
  enter: {
    table(tree, token) {
      const align = (token._align ?? []).map((side) => (side === "none" ? null : side));
      tree.open({ type: "table", align, children: [], position: span(token) });
      tree.inTable = true;
    },
    tableRow: (tree, token) => tree.open({ type: "tableRow", children: [], position: span(token) }),
    tableHeader: openCell,
    tableData: openCell,
    strikethrough: (tree, token) => tree.open({ type: "delete", children: [], position: span(token) }),
    gfmFootnoteCallString: openFragment,
    gfmFootnoteDefinition: (tree, token) =>
      tree.open({ type: "footnoteDefinition", identifier: "", children: [], position: span(token) }),
    gfmFootnoteDefinitionLabelString: openFragment,
  },
  exit: {
    table(tree, token) {
      tree.inTable = false;
      tree.close(token.end);
    },
    tableRow: close,
    tableHeader: close,
    tableData: close,
    strikethrough: close,
    taskListCheckValueChecked: check(true),
    taskListCheckValueUnchecked: check(false),
    paragraph(tree, token) {
      const item = tree.parent(1);
      if (item.type === "listItem" && item.checked !== null && item.children.length === 1)
        trimAfterCheck(tree);
      tree.close(token.end);
    },
    gfmFootnoteCallString(tree, token, source) {
      const label = tree.closeText();
      const identifier = normalizeIdentifier(source.sliceSerialize(token)).toLowerCase();
      // The brackets and the caret around the label are part of the reference.
      const start = { ...token.start, column: token.start.column - 2, offset: token.start.offset - 2 };
      const end = { ...token.end, column: token.end.column + 1, offset: token.end.offset + 1 };
      tree.append({ type: "footnoteReference", identifier, label, position: { start, end } });
    },
    gfmFootnoteDefinitionLabelString: (tree, token, source) =>
      footnoteLabel(tree, token, source.sliceSerialize(token)),
    gfmFootnoteDefinition: closeContainer,
  },
};
