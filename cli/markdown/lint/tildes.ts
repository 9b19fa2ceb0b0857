/** `H~2~O`, a subscript to other tools: a single tilde strikes through here. */
import type { Nodes, Root } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import type { Slip } from "../../report/finding-per-kind.ts";
import { placeOf } from "../mdast/place.ts";

/** Only what directly follows a letter, and is short, is reported. */
export function singleTildes(root: Root, body: string): Slip[] {
  const slips: Slip[] = [];
  const visit = (node: Nodes): void => {
    const start = node.position?.start.offset;
    if (node.type === "delete" && start !== undefined && body[start + 1] !== "~") {
      const text = plainText(node);
      if (/[\p{L})]/u.test(body[start - 1] ?? "") && /^[\w+-]{1,6}$/.test(text))
        slips.push({
          kind: "subscript",
          rule: "syntax-is-supported",
          place: placeOf(node),
          message: `“~${text}~” is a subscript of other tools, and is struck through`,
          expected: `<sub>${text}</sub>, or ~~${text}~~ for strikethrough`,
        });
    }
    if ("children" in node) node.children.forEach(visit);
  };
  visit(root);
  return slips;
}
