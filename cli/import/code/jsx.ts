/** JSX → the element that it creates. */
import type { Expression, Node } from "acorn";
import { evaluated, memberOf } from "./members.ts";
import { isPlainObject, JsxElement, NamedComponent, type Scope, scopeOf, Unread } from "./values.ts";

type JsxName =
  | { type: "JSXIdentifier"; name: string }
  | { type: "JSXMemberExpression"; object: JsxName; property: JsxName }
  | { type: "JSXNamespacedName"; namespace: JsxName; name: JsxName };

type JsxContainer = {
  type: "JSXExpressionContainer";
  expression: Expression | { type: "JSXEmptyExpression" };
};

type JsxAttribute =
  | {
      type: "JSXAttribute";
      name: JsxName;
      value: null | { type: "Literal"; value: string } | JsxContainer | JsxElementNode;
    }
  | { type: "JSXSpreadAttribute"; argument: Expression };

type JsxChild = { type: "JSXText"; value: string } | JsxContainer | JsxElementNode | JsxFragment;

type JsxElementNode = {
  type: "JSXElement";
  openingElement: { name: JsxName; attributes: JsxAttribute[] };
  children: JsxChild[];
};

type JsxFragment = { type: "JSXFragment"; children: JsxChild[] };

type Typed = Pick<Node, "type"> | JsxChild;

export function isJsx(node: Typed): node is JsxElementNode | JsxFragment {
  return node.type === "JSXElement" || node.type === "JSXFragment";
}

/** `Tabs.Item`, `svg:path` */
function nameOf(name: JsxName): string {
  if (name.type === "JSXIdentifier") return name.name;
  return name.type === "JSXMemberExpression"
    ? `${nameOf(name.object)}.${nameOf(name.property)}`
    : `${nameOf(name.namespace)}:${nameOf(name.name)}`;
}

export function elementOf(node: JsxElementNode | JsxFragment, scope: Scope): JsxElement | Unread {
  const children = childrenOf(node.children, scope);
  const given = children.length > 0 && { children: children.length === 1 ? children[0] : children };
  if (node.type === "JSXFragment") return new JsxElement(new NamedComponent(""), "", { ...given });
  const properties: Record<string, unknown> = {};
  for (const attribute of node.openingElement.attributes) {
    const unknown = setProperty(properties, attribute, scope);
    if (unknown) return unknown;
  }
  const { name } = node.openingElement;
  return new JsxElement(typeOf(name, scope), nameOf(name), { ...properties, ...given });
}

/** A name with a small letter is a tag. */
function typeOf(name: JsxName, scope: Scope): unknown {
  if (name.type === "JSXNamespacedName") return nameOf(name);
  const node = { ...name, start: 0, end: 0 };
  if (name.type === "JSXMemberExpression")
    return memberOf(typeOf({ ...name.object }, scope), nameOf(name.property), node, scope);
  // `<motion.div>`
  const isMotion = name.name === "motion" && scopeOf("motion", scope) !== undefined;
  const isTag = /^[a-z]/.test(name.name) && !isMotion;
  return isTag ? name.name : evaluated({ type: "Identifier", name: name.name, start: 0, end: 0 }, scope);
}

/** Sets a property, or all that are spread. Returns the spread value if only running the code would tell it. */
function setProperty(
  properties: Record<string, unknown>,
  attribute: JsxAttribute,
  scope: Scope,
): Unread | undefined {
  if (attribute.type === "JSXSpreadAttribute") {
    const spread = evaluated(attribute.argument, scope);
    if (isPlainObject(spread)) Object.assign(properties, spread);
    return spread instanceof Unread ? spread : undefined;
  }
  const { value } = attribute;
  const name = nameOf(attribute.name);
  if (value === null) properties[name] = true;
  else if (value.type === "Literal") properties[name] = value.value;
  else if (value.type !== "JSXExpressionContainer") properties[name] = elementOf(value, scope);
  else if (value.expression.type !== "JSXEmptyExpression")
    properties[name] = evaluated(value.expression as Expression, scope);
  return undefined;
}

function childrenOf(children: readonly JsxChild[], scope: Scope): unknown[] {
  return children.flatMap((child): unknown[] => {
    if (child.type === "JSXText") {
      const text = shownText(child.value);
      return text === "" ? [] : [text];
    }
    if (child.type !== "JSXExpressionContainer") return [elementOf(child, scope)];
    return child.expression.type === "JSXEmptyExpression"
      ? []
      : [evaluated(child.expression as Expression, scope)];
  });
}

/** Lines lose the spaces at their ends and are joined by one, as JSX has it. */
function shownText(value: string): string {
  if (!value.includes("\n")) return value;
  const lines = value.split("\n");
  return lines
    .map((line, index) => {
      const start = index === 0 ? line : line.trimStart();
      return index === lines.length - 1 ? start : start.trimEnd();
    })
    .filter((line) => line !== "")
    .join(" ");
}
