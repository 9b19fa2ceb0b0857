/** The value of an expression, as far as its text tells it. */
import type { AnyNode, ArrayExpression, MemberExpression, Node, ObjectExpression } from "acorn";
import { called, constructed } from "./functions.ts";
import { assign, keyOf, memberOf } from "./names.ts";
import {
  Closure,
  deepestCode,
  isContainer,
  isPlainObject,
  lose,
  type Origin,
  originOf,
  pays,
  type Scope,
  scopeOf,
  Unread,
  UnreadItems,
  unread,
} from "./values.ts";

/** Code that never ends, doubles what it makes or goes into itself has no value. */
export function evaluate(node: AnyNode, scope: Scope): unknown {
  const { shared } = scope;
  shared.steps -= 1;
  if (shared.steps < 0 || shared.nesting > deepestCode) return unread(node, scope);
  shared.nesting += 1;
  try {
    const value = codeValue(node, scope);
    return !makes.has(node.type) || pays(value, scope) ? value : unread(node, scope);
  } finally {
    shared.nesting -= 1;
  }
}

/** Types of nodes that make a new value. */
const makes = new Set(
  "TemplateLiteral ObjectExpression ArrayExpression BinaryExpression CallExpression".split(" "),
);

function codeValue(node: AnyNode, scope: Scope): unknown {
  switch (node.type) {
    case "Literal":
      return node.bigint ? unread(node, scope) : node.value;
    case "TemplateLiteral": {
      const join = (parts: unknown[]): string | undefined =>
        parts.some(isContainer)
          ? undefined
          : node.quasis.map(({ value }, index) => (value.cooked ?? "") + (parts[index] ?? "")).join("");
      return operated(node, node.expressions, join, scope);
    }
    case "Identifier":
      return named(node, node.name, scope);
    case "ObjectExpression":
      return objectOf(node, scope);
    case "ArrayExpression":
      return listOf(node, scope);
    case "ArrowFunctionExpression":
    case "FunctionExpression":
      return new Closure(node, scope);
    case "UnaryExpression":
      if (node.operator !== "!") return unread(node, scope);
      return operated(node, [node.argument], ([part]) => !part, scope);
    case "BinaryExpression": {
      const { left, right, operator } = node;
      return operated(node, [left, right], ([one, other]) => binary(operator, one, other), scope);
    }
    case "LogicalExpression": {
      const { assumed } = scope.shared;
      const before = assumed.length;
      const left = evaluate(node.left, scope);
      const isSet = node.operator === "??" ? (left ?? undefined) !== undefined : Boolean(left);
      if (left instanceof Unread ? node.operator === "&&" : isSet === (node.operator !== "&&")) return left;
      // `process.env.X || "otherwise"` says what it is without the environment.
      if (node.operator !== "&&" && node.left.type === "MemberExpression") assumed.length = before;
      return evaluate(node.right, scope);
    }
    case "ConditionalExpression": {
      const test = evaluate(node.test, scope);
      if (test instanceof Unread) return unread(node, scope);
      return evaluate(test ? node.consequent : node.alternate, scope);
    }
    case "AssignmentExpression": {
      if (node.operator !== "=") return lose(node, scope);
      const value = evaluate(node.right, scope);
      assign(node.left, value, scope);
      return value;
    }
    case "ChainExpression":
      return evaluate(node.expression, scope);
    case "AwaitExpression":
      return evaluate(node.argument, scope);
    case "MemberExpression":
      return member(node, scope);
    case "CallExpression":
      return called(node, scope);
    case "ImportExpression":
      return unread(node, scope, { from: String(evaluate(node.source, scope)) });
    case "NewExpression":
      return constructed(node, scope);
    case "MetaProperty":
      return named(node, "import.meta", scope);
    default:
      return unread(node, scope);
  }
}

/** What operators make of values. */
function operated(
  node: Node,
  sides: readonly AnyNode[],
  operate: (values: unknown[]) => unknown,
  scope: Scope,
): unknown {
  const parts = sides.map((side) => evaluate(side, scope));
  const isKnown = !parts.some((part) => part instanceof Unread);
  return (isKnown ? operate(parts) : undefined) ?? unread(node, scope);
}

/** The nearest scope counts. */
function named(node: Node, name: string, scope: Scope): unknown {
  const known = scopeOf(name, scope);
  if (!known) return unread(node, scope);
  const value = known.names.get(name);
  // Where it is used says more than where it was made.
  return value instanceof Unread ? unread(node, scope, value.known) : value;
}

function member(node: MemberExpression, scope: Scope): unknown {
  const object = evaluate(node.object, scope);
  const { property } = node;
  if (property.type === "PrivateIdentifier") return unread(node, scope);
  return memberOf(object, keyOf(property, node.computed, scope), node, scope);
}

function listOf(node: ArrayExpression, scope: Scope): unknown[] {
  const list: unknown[] = [];
  for (const element of node.elements) {
    if (element?.type !== "SpreadElement") {
      list.push(element === null ? undefined : evaluate(element, scope));
      continue;
    }
    const items = evaluate(element.argument, scope);
    if (Array.isArray(items) && pays(items, scope)) for (const item of items) list.push(item);
    else if (isContainer(items)) list.push(new UnreadItems(originOf(element.argument, scope)));
  }
  return list;
}

function objectOf(node: ObjectExpression, scope: Scope): Record<string, unknown> {
  const { unreadParts } = scope.shared;
  const object = new Map<string, unknown>();
  const parts: Origin[] = [];
  for (const property of node.properties) {
    if (property.type === "SpreadElement") {
      const value = evaluate(property.argument, scope);
      const spread = value instanceof Unread ? value.known.given : value;
      if (value instanceof Unread) parts.push(originOf(property, scope));
      if (!isPlainObject(spread)) continue;
      for (const [key, part] of Object.entries(spread)) object.set(key, part);
      parts.push(...(unreadParts.get(spread) ?? []));
      continue;
    }
    const key = keyOf(property.key, property.computed, scope);
    if (typeof key !== "string" && typeof key !== "number") parts.push(originOf(property, scope));
    else if (property.kind === "get") object.set(String(key), unread(property, scope));
    else object.set(String(key), evaluate(property.value, scope));
  }
  // The key would set the prototype.
  object.delete("__proto__");
  const made = Object.fromEntries(object);
  if (parts.length > 0) unreadParts.set(made, parts);
  return made;
}

/** Undefined where the result is not known. */
function binary(operator: string, left: unknown, right: unknown): unknown {
  const isNothing = (value: unknown) => value === undefined || value === null;
  const isSame = left === right || (operator.length === 2 && isNothing(left) && isNothing(right));
  if (operator === "===" || operator === "==") return isSame;
  if (operator === "!==" || operator === "!=") return !isSame;
  if (operator !== "+" || ![left, right].every((side) => /^(?:string|number)$/.test(typeof side)))
    return undefined;
  return typeof left === "number" && typeof right === "number" ? left + right : `${left}${right}`;
}
