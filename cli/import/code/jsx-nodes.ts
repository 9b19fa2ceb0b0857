/** Nodes of JSX in the trees of acorn, as far as they are read. */
import type { Expression, Node } from "acorn";

export type JsxName =
  | { type: "JSXIdentifier"; name: string }
  | { type: "JSXMemberExpression"; object: JsxName; property: JsxName }
  | { type: "JSXNamespacedName"; namespace: JsxName; name: JsxName };

type JsxContainer = {
  type: "JSXExpressionContainer";
  expression: Expression | { type: "JSXEmptyExpression" };
};

export type JsxAttribute =
  | {
      type: "JSXAttribute";
      name: JsxName;
      value: null | { type: "Literal"; value: string } | JsxContainer | JsxElement;
    }
  | { type: "JSXSpreadAttribute"; argument: Expression };

export type JsxChild = { type: "JSXText"; value: string } | JsxContainer | JsxElement | JsxFragment;

export type JsxElement = {
  type: "JSXElement";
  openingElement: { name: JsxName; attributes: JsxAttribute[] };
  children: JsxChild[];
};

export type JsxFragment = { type: "JSXFragment"; children: JsxChild[] };

type Typed = Pick<Node, "type"> | JsxChild;

export function isJsx(node: Typed): node is JsxElement | JsxFragment {
  return node.type === "JSXElement" || node.type === "JSXFragment";
}

/** `Tabs.Item`, `svg:path` */
export function nameOf(name: JsxName): string {
  if (name.type === "JSXIdentifier") return name.name;
  return name.type === "JSXMemberExpression"
    ? `${nameOf(name.object)}.${nameOf(name.property)}`
    : `${nameOf(name.namespace)}:${nameOf(name.name)}`;
}
