/** The value of an expression, as far as its text tells it. */
import type {
  AnyNode,
  ArrayExpression,
  Expression,
  MemberExpression,
  Node,
  ObjectExpression,
  Pattern,
} from "acorn";
import { called, constructed } from "./calls.ts";
import { deepestCode, longestText, mostItems, pays } from "./costs.ts";
import { elementOf, isJsx } from "./jsx.ts";
import { assign, decided, ifUnset, keyOf, memberOf, nameOf, originOf, unread } from "./members.ts";
import {
  Closure,
  isContainer,
  isPlainObject,
  Native,
  type Origin,
  type Scope,
  Slot,
  scopeOf,
  Unread,
  UnreadItems,
} from "./values.ts";

/** Code that never ends, doubles what it makes or goes into itself has no value. */
export function evaluate(node: AnyNode, scope: Scope): unknown {
  const { shared } = scope.run;
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
const makes = new Set([
  ...["TemplateLiteral", "ObjectExpression", "ArrayExpression", "BinaryExpression"],
  ...["AssignmentExpression", "CallExpression", "NewExpression"],
]);

function codeValue(node: AnyNode, scope: Scope): unknown {
  switch (node.type) {
    case "Literal":
      return node.bigint ? unread(node, scope) : node.value;
    case "TemplateLiteral": {
      const parts = node.expressions.map((part) => evaluate(part, scope));
      if (parts.some((part) => isContainer(part))) return unread(node, scope);
      const text = node.quasis
        .map(({ value }, index) => (value.cooked ?? "") + (parts[index] ?? ""))
        .join("");
      return text.length > longestText ? unread(node, scope) : text;
    }
    case "TaggedTemplateExpression": {
      const [only] = node.quasi.quasis;
      const isRaw = node.tag.type === "MemberExpression" && nameOf(node.tag.property) === "raw";
      return isRaw && node.quasi.expressions.length === 0 ? only?.value.raw : unread(node, scope);
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
      if (node.operator === "void") return undefined;
      return operated(node, [node.argument], ([part]) => unary(node.operator, part), scope);
    case "BinaryExpression": {
      const { left, right, operator } = node;
      return operated(node, [left, right], ([one, other]) => binary(operator, one, other), scope);
    }
    case "LogicalExpression": {
      const left = evaluate(node.left, scope);
      // `process.env.X || "otherwise"`: without the environment it is the otherwise.
      if (left instanceof Unread && (node.operator !== "&&" || !left.unset?.value))
        return node.operator === "&&" ? left : evaluate(node.right, scope);
      const first = decided(left, node, scope);
      if (first instanceof Unread) return first;
      return isEnough(node.operator, first) ? first : evaluate(node.right, scope);
    }
    case "ConditionalExpression": {
      const test = decided(evaluate(node.test, scope), node, scope);
      if (test instanceof Unread) return unread(node, scope);
      return evaluate(test ? node.consequent : node.alternate, scope);
    }
    case "AssignmentExpression":
      return assigned(node, scope);
    case "UpdateExpression": {
      const before = evaluate(node.argument, scope);
      if (typeof before !== "number") return unread(node, scope);
      const after = before + (node.operator === "++" ? 1 : -1);
      assign(node.argument as Pattern, after, scope);
      return node.prefix ? after : before;
    }
    case "SequenceExpression":
      return node.expressions.map((each) => evaluate(each, scope)).at(-1);
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
      return withOrigin(constructed(node, scope), node, scope);
    case "MetaProperty":
      return named(node, "import.meta", scope);
    default:
      return isJsx(node) ? elementOf(node, scope) : unread(node, scope);
  }
}

function operated(
  node: Node,
  sides: readonly AnyNode[],
  operate: (values: unknown[]) => unknown,
  scope: Scope,
): unknown {
  const values = sides.map((side) => evaluate(side, scope));
  return operate(values) ?? ifUnset(node, scope, values, operate) ?? unread(node, scope);
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
  return value instanceof Unread ? new Unread(originOf(node, scope), value.given, value.unset) : value;
}

function assigned(node: Extract<Expression, { type: "AssignmentExpression" }>, scope: Scope): unknown {
  const { left, operator, right } = node;
  if (operator === "=") {
    const value = evaluate(right, scope);
    assign(left, value, scope);
    return value;
  }
  const before = evaluate(left, scope);
  const bare = operator.slice(0, -1);
  const isLogical = bare === "||" || bare === "??" || bare === "&&";
  if (isLogical && isEnough(bare, before)) return before;
  const after = isLogical
    ? evaluate(right, scope)
    : (binary(bare, before, evaluate(right, scope)) ?? unread(node, scope));
  assign(left, after, scope);
  return after;
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
  const { origins } = scope.run.shared;
  if (isContainer(value) && !origins.has(value))
    origins.set(value, { own: originOf(node, scope), keys: new Map(), unread: [] });
  return value;
}

function listOf(node: ArrayExpression, scope: Scope): unknown[] {
  const list: unknown[] = [];
  const keys = new Map<string, Origin>();
  for (const element of node.elements) {
    if (element?.type === "SpreadElement") {
      const spread = evaluate(element.argument, scope);
      const items = spread instanceof Set || spread instanceof Map ? [...spread] : spread;
      const isMany = Array.isArray(items) || typeof items === "string";
      if (isMany && list.length + items.length <= mostItems) list.push(...items);
      else if (Array.isArray(items) || items instanceof Unread)
        list.push(new UnreadItems(originOf(element.argument, scope)));
      continue;
    }
    if (element) keys.set(String(list.length), originOf(element, scope));
    list.push(element === null ? undefined : evaluate(element, scope));
  }
  scope.run.shared.origins.set(list, { own: originOf(node, scope), keys, unread: [] });
  return list;
}

function objectOf(node: ObjectExpression, scope: Scope): Record<string, unknown> {
  const object: Record<string, unknown> = {};
  const { origins } = scope.run.shared;
  const place = { own: originOf(node, scope), keys: new Map<string, Origin>(), unread: [] as Origin[] };
  origins.set(object, place);
  for (const property of node.properties) {
    if (property.type === "SpreadElement") {
      const value = evaluate(property.argument, scope);
      const spread = value instanceof Unread ? value.given : value;
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
    const written = keyOf(property.key, property.computed, scope);
    if (typeof written !== "string" && typeof written !== "number") {
      place.unread.push(originOf(property, scope));
      continue;
    }
    const key = String(written);
    place.keys.set(key, originOf(property, scope));
    set(object, key, property.kind === "get" ? unread(property, scope) : evaluate(property.value, scope));
  }
  return object;
}

/** Ignores the key `__proto__`, which would set the prototype. */
function set(object: Record<string, unknown>, key: string, value: unknown): void {
  if (key !== "__proto__") object[key] = value;
}

/** Operators on values that are known give undefined where the result is not. */
function unary(operator: string, value: unknown): unknown {
  if (value instanceof Unread || (value instanceof Slot && operator !== "!")) return undefined;
  if (operator === "!") return !value;
  if (operator === "typeof")
    return value instanceof Closure || value instanceof Native ? "function" : typeof value;
  if (operator === "-" && typeof value === "number") return -value;
  return operator === "+" && !isContainer(value) ? Number(value) : undefined;
}

function binary(operator: string, left: unknown, right: unknown): unknown {
  if (left instanceof Unread || right instanceof Unread) return undefined;
  // The content between the tags may be a text.
  if ([left, right].some((side) => side instanceof Slot) && !isNothing(left) && !isNothing(right))
    return undefined;
  const isSame = left === right || (operator.length === 2 && isNothing(left) && isNothing(right));
  if (operator === "===" || operator === "==") return isSame;
  if (operator === "!==" || operator === "!=") return !isSame;
  if (operator === "in") return isContainer(right) && typeof left === "string" && Object.hasOwn(right, left);
  if (operator === "+") return isText(left) && isText(right) ? sum(left, right) : undefined;
  const calculate = calculations[operator];
  return calculate && typeof left === "number" && typeof right === "number"
    ? calculate(left, right)
    : compared(operator, left, right);
}

const calculations: Readonly<Record<string, (left: number, right: number) => number>> = {
  "-": (left, right) => left - right,
  "*": (left, right) => left * right,
  "/": (left, right) => left / right,
  "%": (left, right) => left % right,
  "**": (left, right) => left ** right,
};

function compared(operator: string, left: unknown, right: unknown): boolean | undefined {
  if (!isText(left) || !isText(right)) return undefined;
  if (operator === "<") return left < right;
  if (operator === ">") return left > right;
  if (operator === "<=") return left <= right;
  return operator === ">=" ? left >= right : undefined;
}

function sum(left: string | number, right: string | number): string | number | undefined {
  if (typeof left === "number" && typeof right === "number") return left + right;
  const text = `${left}${right}`;
  return text.length > longestText ? undefined : text;
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null;
}

function isText(value: unknown): value is string | number {
  return typeof value === "string" || typeof value === "number";
}
