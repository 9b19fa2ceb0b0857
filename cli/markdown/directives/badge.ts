/** `:badge[New]{type=tip}` → a small label in running text or in a heading. */
import { toString as plainText } from "mdast-util-to-string";
import { nearest } from "../../report/nearest.ts";
import { attributeOf, type TextDirective } from "../mdast/nodes.ts";
import { noteKinds } from "./admonition.ts";
import { type Directive, illFormed, shownAs } from "./directive.ts";

export const badge: Directive<TextDirective> = {
  names: ["badge"],
  where: ["text"],
  attributes: ["type"],
  expand: (node) =>
    shownAs(node, "span", ["construct", "badge", `badge-${typeOf(node) ?? "note"}`], node.label ?? []),
  check(node) {
    const type = attributeOf(node, "type");
    const isEmpty = plainText(node.label ?? []).trim() === "";
    const expected = `one of ${noteKinds.join(", ")}`;
    const ofType = () => illFormed(node, `there is no badge of the type “${type}”`, expected);
    return [
      ...(isEmpty ? [illFormed(node, "this badge has no text", ":badge[New]")] : []),
      ...(type === undefined || typeOf(node) ? [] : [{ ...ofType(), nearest: nearest(type, noteKinds) }]),
    ];
  },
};

function typeOf(node: TextDirective): string | undefined {
  return noteKinds.find((kind) => kind === attributeOf(node, "type"));
}
