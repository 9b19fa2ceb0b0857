/**
 * The value of an expression of JavaScript as far as its text tells it. Nothing is run: what only running would tell is
 * undefined, and said so.
 */
import { posix } from "node:path";
import type {
  ArrayExpression,
  CallExpression,
  Expression,
  FunctionExpression,
  MemberExpression,
  Node,
  ObjectExpression,
  Pattern,
  Program,
  Property,
  Statement,
} from "acorn";
import { isText, operators } from "./static-operators.ts";

/** What the text does not tell: where it is in the value (`themeConfig.navbar`), and its offset in the text. */
export type Unread = { path: string; offset: number };

export type StaticScope = {
  /** Initializers of the constants by name. */
  constants: ReadonlyMap<string, Expression>;
  /** Values that names stand for: arguments of a function, what a file of data holds. */
  values?: ReadonlyMap<string, unknown>;
  /** The file whose names these are. */
  module?: string;
  /** What `require("…")` gives; undefined where that is not read. */
  required?(module: string): unknown;
  /** The value of a call, where those of other functions than the usual ones of a configuration are read. */
  calledValue?(node: CallExpression, reading: StaticScope): unknown;
  /** The value of an expression with JSX in it, where that is read. */
  jsxValue?(node: Expression, reading: StaticScope): unknown;
  /** What `new Date().getFullYear()` stands for. */
  year: number;
  /** Offsets by path. */
  places: Map<string, number>;
  unread: Unread[];
  /** How many constants deep: one that names itself must end. */
  depth: number;
};

export function constantsIn(body: readonly (Program["body"][number] | Statement)[]): Map<string, Expression> {
  const constants = new Map<string, Expression>();
  for (const statement of body) {
    const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    // It is the same as an expression, but for the type of the node.
    if (declaration?.type === "FunctionDeclaration" && declaration.id)
      constants.set(declaration.id.name, {
        ...declaration,
        type: "FunctionExpression",
      } as unknown as FunctionExpression);
    if (declaration?.type !== "VariableDeclaration") continue;
    for (const { id, init } of declaration.declarations)
      if (id.type === "Identifier" && init) constants.set(id.name, init);
  }
  return constants;
}

export function staticValue(node: Node, path: string, reading: StaticScope): unknown {
  if (!reading.places.has(path)) reading.places.set(path, node.start);
  return expressionValue(node as Expression | Pattern, path, reading);
}

function expressionValue(node: Expression | Pattern, path: string, reading: StaticScope): unknown {
  const unknown = (): undefined => {
    reading.unread.push({ path, offset: node.start });
    return undefined;
  };
  switch (node.type) {
    case "Literal":
      return node.regex || node.bigint ? unknown() : node.value;
    case "TemplateLiteral": {
      const parts = node.expressions.map((part) => staticValue(part, path, reading));
      if (parts.some((part) => typeof part !== "string" && typeof part !== "number")) return undefined;
      return node.quasis.map(({ value }, index) => (value.cooked ?? "") + (parts[index] ?? "")).join("");
    }
    case "ObjectExpression":
      return objectValue(node, path, reading);
    case "ArrayExpression":
      return elementValues(elementsOf(node, reading), path, reading);
    case "Identifier": {
      if (reading.values?.has(node.name)) {
        const value = reading.values.get(node.name);
        return typeof value === "symbol" ? unknown() : value;
      }
      const constant = reading.constants.get(node.name);
      if (node.name === "undefined") return undefined;
      return constant === undefined || reading.depth > 20
        ? unknown()
        : staticValue(constant, path, { ...reading, depth: reading.depth + 1 });
    }
    case "UnaryExpression": {
      const value = staticValue(node.argument, path, reading);
      if (node.operator === "!" && value !== undefined) return !value;
      return node.operator === "-" && typeof value === "number" ? -value : unknown();
    }
    case "BinaryExpression": {
      if (node.left.type === "PrivateIdentifier") return unknown();
      const operate = operators[node.operator];
      if (!operate) return unknown();
      const [left, right] = [staticValue(node.left, path, reading), staticValue(node.right, path, reading)];
      return isText(left) && isText(right) ? operate(left, right) : undefined;
    }
    // `process.env.X || "otherwise"`: without the environment it is the otherwise.
    case "LogicalExpression": {
      if (node.operator !== "&&") return staticValue(node.right, path, reading);
      const left = aside(node.left, reading);
      if (left === undefined) return unknown();
      return left ? staticValue(node.right, path, reading) : left;
    }
    case "ConditionalExpression": {
      const test = aside(node.test, reading);
      if (test === undefined) return unknown();
      return staticValue(test ? node.consequent : node.alternate, path, reading);
    }
    case "MemberExpression": {
      const value = memberValue(node, reading);
      return value === undefined ? unknown() : value;
    }
    case "TaggedTemplateExpression": {
      const { tag, quasi } = node;
      const isRaw =
        tag.type === "MemberExpression" &&
        tag.object.type === "Identifier" &&
        tag.object.name === "String" &&
        quasi.expressions.length === 0;
      return isRaw ? quasi.quasis[0]?.value.raw : unknown();
    }
    case "CallExpression": {
      const list = withoutGaps(node, reading);
      return list
        ? elementValues(list, path, reading)
        : (callValue(node, path, reading) ?? reading.calledValue?.(node, reading) ?? unknown());
    }
    default:
      return reading.jsxValue?.(node as Expression, reading) ?? unknown();
  }
}

function memberValue({ object: node, property, computed }: MemberExpression, reading: StaticScope): unknown {
  if (node.type === "Super" || property.type === "PrivateIdentifier") return undefined;
  const key = !computed && property.type === "Identifier" ? property.name : aside(property, reading);
  // A site is made for production.
  if (key === "NODE_ENV") return "production";
  if (typeof key !== "string" && typeof key !== "number") return undefined;
  const object = aside(node, reading);
  if (key === "default" && !(isRecord(object) && "default" in object))
    return node.type === "CallExpression" ? object : undefined;
  if ((typeof object === "string" || Array.isArray(object)) && (key === "length" || typeof key === "number"))
    return key === "length" ? object.length : object[key];
  return isRecord(object) && Object.hasOwn(object, key) ? object[key] : undefined;
}

/** What decides about a value, and is no part of it. */
function aside(node: Node, reading: StaticScope): unknown {
  return staticValue(node, "", { ...reading, places: new Map(), unread: [] });
}

type ListElement = ArrayExpression["elements"][number];

/** With those of lists that are spread into it. */
function elementsOf(node: ArrayExpression, reading: StaticScope): ListElement[] {
  const inner = { ...reading, depth: reading.depth + 1 };
  return node.elements.flatMap((element): ListElement[] => {
    if (element?.type !== "SpreadElement" || inner.depth > 20) return [element];
    const { argument } = element;
    const list = argument.type === "Identifier" ? reading.constants.get(argument.name) : argument;
    if (list?.type === "ArrayExpression") return elementsOf(list, inner);
    return (list?.type === "CallExpression" && withoutGaps(list, inner)) || [element];
  });
}

/** `[a, isProduction && b].filter(Boolean)`: what is certain to be nothing goes; undefined for any other call. */
function withoutGaps(
  { callee, arguments: args }: CallExpression,
  reading: StaticScope,
): ListElement[] | undefined {
  if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return undefined;
  const [test] = args;
  const isFilter =
    callee.property.name === "filter" && test?.type === "Identifier" && test.name === "Boolean";
  if (!isFilter || callee.object.type !== "ArrayExpression") return undefined;
  return elementsOf(callee.object, reading).filter((element) => {
    if (element === null || element.type === "SpreadElement") return element !== null;
    const value = aside(element, reading);
    return value === undefined || Boolean(value);
  });
}

function elementValues(elements: readonly ListElement[], path: string, reading: StaticScope): unknown[] {
  return elements.flatMap((element, index): unknown[] => {
    if (element?.type !== "SpreadElement")
      return [element === null ? undefined : staticValue(element, join(path, index), reading)];
    const spread = staticValue(element.argument, join(path, index), reading);
    return Array.isArray(spread) ? spread : [];
  });
}

function objectValue(node: ObjectExpression, path: string, reading: StaticScope): Record<string, unknown> {
  const entries = node.properties.flatMap((property): [string, unknown][] => {
    if (property.type === "SpreadElement") {
      const spread = staticValue(property.argument, path, reading);
      return isRecord(spread) ? Object.entries(spread) : [];
    }
    const key = keyOf(property);
    if (key === undefined) {
      reading.unread.push({ path, offset: property.start });
      return [];
    }
    reading.places.set(join(path, key), property.start);
    return [[key, staticValue(property.value, join(path, key), reading)]];
  });
  return Object.fromEntries(entries);
}

function keyOf({ key, computed }: Property): string | undefined {
  if (computed) return undefined;
  return key.type === "Identifier" ? key.name : key.type === "Literal" ? String(key.value) : undefined;
}

/** `require.resolve("./x")`, `path.join(__dirname, "x")`, `new Date().getFullYear()`. */
function callValue({ callee, arguments: args }: CallExpression, path: string, reading: StaticScope): unknown {
  if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return undefined;
  const { object, property } = callee;
  if (property.name === "getFullYear" && object.type === "NewExpression") return reading.year;
  const name = object.type === "Identifier" ? `${object.name}.${property.name}` : "";
  if (!["require.resolve", "path.join", "path.resolve"].includes(name)) return undefined;
  const parts = args.map((arg) =>
    arg.type === "Identifier" && arg.name === "__dirname" ? "." : staticValue(arg, path, reading),
  );
  return parts.every((part) => typeof part === "string") ? posix.join(...parts) : undefined;
}

function join(path: string, key: string | number): string {
  return path === "" ? String(key) : `${path}.${key}`;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
