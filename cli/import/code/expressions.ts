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
  nameOf,
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
      return withOrigin(new Closure(node, scope), node, scope);
    case "UnaryExpression":
      if (node.operator === "void") return undefined;
      return operated(node, [node.argument], ([part]) => unary(node.operator, part), scope);
    case "BinaryExpression": {
      const { left, right, operator } = node;
      return operated(node, [left, right], ([one, other]) => binary(operator, one, other), scope);
    }
    case "LogicalExpression": {
      const { assumed } = scope.shared;
      const before = assumed.length;
      const left = evaluate(node.left, scope);
      const isKnown = !(left instanceof Unread);
      if (isKnown ? isEnough(node.operator, left) : node.operator === "&&") return left;
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
    case "ParenthesizedExpression":
    case "ChainExpression":
      return evaluate(node.expression, scope);
    case "AwaitExpression":
      return evaluate(node.argument, scope);
    case "MemberExpression":
      return member(node, scope);
    case "CallExpression":
    case "ImportExpression":
      return withOrigin(called(node, scope), node, scope);
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

/** True where the left side of `||`, `&&` or `??` is the result. */
function isEnough(operator: string, value: unknown): boolean {
  return operator === "??" ? value !== undefined && value !== null : Boolean(value) === (operator === "||");
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
  const value = memberOf(object, keyOf(property, node.computed, scope), node, scope);
  // `require("./x.json").default`, where a module has no default of its own
  const isOfModule = nameOf(property) === "default" && node.object.type === "CallExpression";
  const isNone = value === undefined || value instanceof Unread;
  return isOfModule && isNone && object !== undefined && !(object instanceof Unread) ? object : value;
}

function withOrigin(value: unknown, node: Node, scope: Scope): unknown {
  const { origins } = scope.shared;
  if (isContainer(value) && !origins.has(value))
    origins.set(value, { own: originOf(node, scope), keys: new Map(), unread: [] });
  return value;
}

function listOf(node: ArrayExpression, scope: Scope): unknown[] {
  const list: unknown[] = [];
  const keys = new Map<string, Origin>();
  for (const element of node.elements) {
    if (element?.type === "SpreadElement") {
      const items = evaluate(element.argument, scope);
      if (Array.isArray(items) && pays(items, scope)) for (const item of items) list.push(item);
      else if (isContainer(items)) list.push(new UnreadItems(originOf(element.argument, scope)));
      continue;
    }
    if (element) keys.set(String(list.length), originOf(element, scope));
    list.push(element === null ? undefined : evaluate(element, scope));
  }
  scope.shared.origins.set(list, { own: originOf(node, scope), keys, unread: [] });
  return list;
}

function objectOf(node: ObjectExpression, scope: Scope): Record<string, unknown> {
  const object: Record<string, unknown> = {};
  const { origins } = scope.shared;
  const place = { own: originOf(node, scope), keys: new Map<string, Origin>(), unread: [] as Origin[] };
  origins.set(object, place);
  for (const property of node.properties) {
    if (property.type === "SpreadElement") {
      const value = evaluate(property.argument, scope);
      const spread = value instanceof Unread ? value.known.given : value;
      if (value instanceof Unread) place.unread.push(originOf(property, scope));
      if (!isPlainObject(spread)) continue;
      const from = origins.get(spread);
      for (const [key, value] of Object.entries(spread)) {
        set(object, key, value);
        const origin = from?.keys.get(key);
        if (origin) place.keys.set(key, origin);
      }
      place.unread.push(...(from?.unread ?? []));
      continue;
    }
    const key = keyOf(property.key, property.computed, scope);
    if (typeof key !== "string" && typeof key !== "number") {
      place.unread.push(originOf(property, scope));
      continue;
    }
    place.keys.set(String(key), originOf(property, scope));
    const isGetter = property.kind === "get";
    set(object, String(key), isGetter ? unread(property, scope) : evaluate(property.value, scope));
  }
  return object;
}

/** Ignores the key `__proto__`, which would set the prototype. */
function set(object: Record<string, unknown>, key: string, value: unknown): void {
  if (key !== "__proto__") object[key] = value;
}

/** Operators give undefined where the result is not known. */
function unary(operator: string, value: unknown): unknown {
  if (operator === "!") return !value;
  if (operator === "typeof") return value instanceof Closure ? "function" : typeof value;
  return operator === "-" && typeof value === "number" ? -value : undefined;
}

function binary(operator: string, left: unknown, right: unknown): unknown {
  const isSame = left === right || (operator.length === 2 && isNothing(left) && isNothing(right));
  if (operator === "===" || operator === "==") return isSame;
  if (operator === "!==" || operator === "!=") return !isSame;
  if (operator !== "+" || !isText(left) || !isText(right)) return undefined;
  return typeof left === "number" && typeof right === "number" ? left + right : `${left}${right}`;
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null;
}

function isText(value: unknown): value is string | number {
  return typeof value === "string" || typeof value === "number";
}
