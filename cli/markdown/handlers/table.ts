/** A table → `<table>` with its caption, which a paragraph beside it holds. */
import type { Element } from "hast";
import type { Table } from "mdast";
import { defaultHandlers, type Handler, type State } from "mdast-util-to-hast";
import { element } from "./element.ts";

export const table: Handler = (state: State, node: Table): Element => {
  const made: Element = defaultHandlers.table(state, node);
  const children = node.data?.caption;
  if (!children) return made;
  const caption = element(undefined, "caption", {}, state.all({ type: "paragraph", children }));
  return { ...made, children: [caption, ...made.children] };
};
