/**
 * JSX → elements and text, as far as its text tells: plain elements, values that are known, and components that only
 * return such JSX. Nothing is run.
 */
import type { Expression } from "acorn";
import { type FunctionNode, isFunction, resultOf, withArguments } from "../static-calls.ts";
import { isRecord, type StaticScope } from "../static-value.ts";
import { isJsx, type JsxAttribute, type JsxChild, type JsxElement, nameOf } from "./jsx-nodes.ts";
import { shownText, valueIn } from "./page-values.ts";

export type RenderedElement = {
  name: string;
  properties: Readonly<Record<string, unknown>>;
  children: Rendered[];
};

/** The place where what is between the tags of a component goes. */
export type Slot = { slot: "children" };

export type Rendered = string | Slot | RenderedElement;

export const slot: Slot = { slot: "children" };

/** JSX that is the value of a property. */
export type RenderedValue = { rendered: Rendered[] };

/** A component and the names that its module has; undefined where it is not defined by the site. */
export type ComponentOf = (name: string, scope: StaticScope) => Definition | undefined;

export type Definition = { component: FunctionNode; scope: StaticScope };

const deepest = 12;

/** Undefined where only running the code would tell. */
export function renderedExpression(
  expression: Expression,
  scope: StaticScope,
  componentOf: ComponentOf,
): Rendered[] | undefined {
  if (scope.depth > deepest) return undefined;
  const render = (node: Expression) => renderedExpression(node, scope, componentOf);
  if (isJsx(expression)) return renderedJsx(expression, scope, componentOf);
  if (expression.type === "ParenthesizedExpression") return render(expression.expression);
  if (expression.type === "ConditionalExpression") {
    const test = known(expression.test, scope);
    return test && render(test.value ? expression.consequent : expression.alternate);
  }
  if (expression.type === "LogicalExpression" && expression.operator !== "??") {
    const left = known(expression.left, scope);
    if (!left) return undefined;
    const isRight = expression.operator === "&&" ? Boolean(left.value) : !left.value;
    return isRight ? render(expression.right) : renderedValue(left.value);
  }
  if (expression.type === "CallExpression" && expression.callee.type === "MemberExpression") {
    const { object, property } = expression.callee;
    const [each] = expression.arguments;
    if (property.type === "Identifier" && property.name === "map" && each && isFunction(each as Expression)) {
      const list = object.type === "Super" ? undefined : valueIn(object, scope);
      if (!Array.isArray(list)) return undefined;
      return all(list, (item, index) =>
        returned(each as FunctionNode, [item, index], { scope, componentOf }),
      );
    }
  }
  if (isFunction(expression)) return returned(expression, [{}], { scope, componentOf });
  const found = known(expression, scope);
  return found && renderedValue(found.value);
}

/** `null`, `false` and a property that is not given are known, too. */
function known(expression: Expression, scope: StaticScope): { value: unknown } | undefined {
  const value = valueIn(expression, scope);
  if (value !== undefined) return { value };
  if (expression.type === "Identifier") {
    const isGiven = scope.values?.has(expression.name) && scope.values.get(expression.name) === undefined;
    return isGiven || expression.name === "undefined" ? { value } : undefined;
  }
  if (expression.type === "UnaryExpression" && expression.operator === "!") {
    const argument = known(expression.argument, scope);
    return argument && { value: !argument.value };
  }
  if (expression.type !== "MemberExpression" || expression.object.type === "Super") return undefined;
  const object = known(expression.object, scope);
  const { property } = expression;
  if (!object || !isRecord(object.value) || scope.values?.get("props") !== object.value) return undefined;
  const isGiven = property.type === "Identifier" && Object.hasOwn(object.value, property.name);
  return isGiven ? undefined : { value };
}

function renderedValue(value: unknown): Rendered[] | undefined {
  if (value === undefined) return [];
  if (value === slot) return [slot];
  if (isRecord(value) && Array.isArray(value.rendered)) return value.rendered;
  if (Array.isArray(value)) return all(value, renderedValue);
  const text = shownText(value);
  return text === undefined ? undefined : text === "" ? [] : [text];
}

function returned(
  called: FunctionNode,
  values: readonly unknown[],
  { scope, componentOf }: { scope: StaticScope; componentOf: ComponentOf },
): Rendered[] | undefined {
  const inside = withArguments(called, values, scope);
  const result = inside && resultOf(called, inside);
  return result && renderedExpression(result.node, result.scope, componentOf);
}

function renderedJsx(
  node: Extract<JsxChild, { children: unknown }>,
  scope: StaticScope,
  componentOf: ComponentOf,
): Rendered[] | undefined {
  const children = all(node.children, (child) => renderedChild(child, scope, componentOf));
  if (!children) return undefined;
  if (node.type === "JSXFragment") return children;
  const name = nameOf(node.openingElement.name);
  const properties = propertiesOf(node, scope, componentOf);
  if (!properties) return undefined;
  const definition = /^[A-Z]/.test(name) ? componentOf(name, scope) : undefined;
  return definition
    ? renderedComponent(
        definition,
        { ...properties, ...(children.length > 0 && { children: { rendered: children } }) },
        componentOf,
      )
    : [{ name, properties, children }];
}

/** `properties` are those of the tag, with `children` where something is between the tags. */
export function renderedComponent(
  { component, scope }: Definition,
  properties: Readonly<Record<string, unknown>>,
  componentOf: ComponentOf,
): Rendered[] | undefined {
  const named = {
    ...scope,
    depth: scope.depth + 1,
    jsxValue: (node: Expression, reading: StaticScope) => {
      const rendered = isJsx(node) ? renderedExpression(node, reading, componentOf) : undefined;
      return rendered && ({ rendered } satisfies RenderedValue);
    },
    values: new Map([...(scope.values ?? []), ["props", properties]]),
  };
  return returned(component, [properties], { scope: named, componentOf });
}

function renderedChild(
  child: JsxChild,
  scope: StaticScope,
  componentOf: ComponentOf,
): Rendered[] | undefined {
  if (child.type === "JSXText") {
    const text = jsxText(child.value);
    return text === "" ? [] : [text];
  }
  if (child.type !== "JSXExpressionContainer") return renderedJsx(child, scope, componentOf);
  return child.expression.type === "JSXEmptyExpression"
    ? []
    : renderedExpression(child.expression as Expression, scope, componentOf);
}

/** Lines lose the spaces at their ends and are joined by one, as JSX has it. */
function jsxText(value: string): string {
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

/** Of no effect on what is read. */
const looks = /^(className|style|key|ref|on[A-Z].*|data-.*|aria-.*|role|tabIndex|loading|sx)$/;

function propertiesOf(
  { openingElement }: JsxElement,
  scope: StaticScope,
  componentOf: ComponentOf,
): Record<string, unknown> | undefined {
  const properties: Record<string, unknown> = {};
  for (const attribute of openingElement.attributes) {
    if (attribute.type === "JSXSpreadAttribute") {
      const spread = known(attribute.argument, scope);
      if (!spread || !isRecord(spread.value)) return undefined;
      for (const [key, value] of Object.entries(spread.value))
        if (key !== "children" || value !== slot) properties[key] = value;
      continue;
    }
    const key = nameOf(attribute.name);
    const found = attributeValue(attribute, scope, componentOf);
    // One that is not given is not there, unlike one whose value is not known.
    if (found?.value !== undefined) properties[key] = found.value;
    else if (found) continue;
    else if (!looks.test(key)) return undefined;
  }
  return properties;
}

function attributeValue(
  { value }: Extract<JsxAttribute, { type: "JSXAttribute" }>,
  scope: StaticScope,
  componentOf: ComponentOf,
): { value: unknown } | undefined {
  if (value === null) return { value: true };
  if (value.type === "Literal") return { value: value.value };
  const node = value.type === "JSXExpressionContainer" ? value.expression : value;
  if (node.type === "JSXEmptyExpression") return { value: undefined };
  const plain = isJsx(node) ? undefined : known(node as Expression, scope);
  if (plain) return plain;
  const rendered = renderedExpression(node as Expression, scope, componentOf);
  return rendered && { value: { rendered } satisfies RenderedValue };
}

function all<T>(
  list: readonly T[],
  render: (item: T, index: number) => Rendered[] | undefined,
): Rendered[] | undefined {
  const parts = list.map(render);
  return parts.some((part) => part === undefined) ? undefined : parts.flatMap((part) => part ?? []);
}
