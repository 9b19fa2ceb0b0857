/** `[text](address "title")`, `<https://…>` and bare addresses → `<a>` */
import type { Link } from "mdast";
import type { Handler } from "mdast-util-to-hast";
import { anchor, type Report } from "./anchor.ts";

export function link(report: Report): Handler {
  return (state, node: Link) => anchor(node, node, state.all(node), report);
}
