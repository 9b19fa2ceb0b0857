/** Calls whose value their text tells: methods of strings and lists, `JSON.stringify`, and functions that only return. */
import type {
  ArrowFunctionExpression,
  CallExpression,
  Expression,
  FunctionExpression,
  Node,
  Pattern,
} from "acorn";
import { constantsIn, isRecord, type StaticScope, staticValue } from "./static-value.ts";

export type FunctionNode = ArrowFunctionExpression | FunctionExpression;

const deepest = 20;

/** Value of a name that is given one which only code would tell. */
export const unknownValue = Symbol("unknown");

/** Undefined where only running the code would tell. */
export function calledValue({ callee, arguments: args }: CallExpression, scope: StaticScope): unknown {
  if (scope.depth > deepest || args.some(({ type }) => type === "SpreadElement")) return undefined;
  const inner = { ...scope, depth: scope.depth + 1 };
  const values = () => args.map((arg) => aside(arg, inner));
  if (callee.type === "Identifier") {
    if (callee.name === "String" && args.length === 1) return textOf(values()[0]);
    if (callee.name === "require" || callee.name === "useBaseUrl") {
      const [module] = values();
      if (typeof module !== "string") return undefined;
      return callee.name === "require" ? scope.required?.(module) : module;
    }
    if (callee.name === "translate" && !scope.constants.has("translate")) {
      const [message] = values();
      return isRecord(message) ? textOf(message.message) : undefined;
    }
    const called = scope.constants.get(callee.name);
    return called && isFunction(called) ? returnedValue(called, values(), inner) : undefined;
  }
  if (callee.type !== "MemberExpression" || callee.object.type === "Super") return undefined;
  const { property, object } = callee;
  const method = property.type === "Identifier" && !callee.computed ? property.name : undefined;
  if (method === undefined) return undefined;
  if (object.type === "Identifier" && !scope.constants.has(object.name)) {
    const built = builtIn(object.name, method, values);
    if (built !== undefined) return built;
  }
  const target = aside(object, inner);
  if (typeof target === "string") return ofText(target, method, args, inner);
  return Array.isArray(target) ? ofList(target, method, args, inner) : undefined;
}

function builtIn(object: string, method: string, values: () => unknown[]): unknown {
  const name = `${object}.${method}`;
  if (name === "JSON.stringify") {
    const [value, , space] = values();
    const indent = typeof space === "number" || typeof space === "string" ? space : undefined;
    return value === undefined ? undefined : JSON.stringify(value, null, indent);
  }
  const [value] = /^Object\.(keys|values|entries)$/.test(name) ? values() : [];
  if (!isRecord(value)) return undefined;
  if (method === "keys") return Object.keys(value);
  return method === "values" ? Object.values(value) : Object.entries(value);
}

/** Those that take text and numbers, and give a value. */
const plainMethods = new Set(
  "trim trimStart trimEnd toUpperCase toLowerCase slice substring concat repeat padStart padEnd at charAt".split(
    " ",
  ),
);

function ofText(text: string, method: string, args: readonly Node[], scope: StaticScope): unknown {
  const patterns = args.map((arg) => patternOf(arg) ?? aside(arg, scope));
  const [first, second] = patterns;
  if (method === "replace" || method === "replaceAll") {
    if (!(first instanceof RegExp || typeof first === "string") || typeof second !== "string")
      return undefined;
    return method === "replace" ? text.replace(first, second) : text.replaceAll(first, second);
  }
  if (method === "split") {
    const [by] = patterns;
    return by instanceof RegExp || typeof by === "string" ? text.split(by) : undefined;
  }
  if (method === "toString") return text;
  if (method === "startsWith" || method === "includes" || method === "endsWith")
    return typeof first === "string" ? text[method](first) : undefined;
  const isPlain = patterns.every((value) => typeof value === "string" || typeof value === "number");
  if (!plainMethods.has(method) || !isPlain || (method === "repeat" && Number(first) > 100)) return undefined;
  const called: unknown = Reflect.get(String.prototype, method);
  return typeof called === "function" ? Reflect.apply(called, text, patterns) : undefined;
}

function ofList(list: unknown[], method: string, args: readonly Node[], scope: StaticScope): unknown {
  const [first] = args;
  if (method === "map" || method === "filter") {
    if (!first || !isFunction(first as Expression)) return undefined;
    const values = list.map((item, index) => returnedValue(first as FunctionNode, [item, index], scope));
    if (values.some((value) => value === undefined)) return undefined;
    return method === "map" ? values : list.filter((_, index) => Boolean(values[index]));
  }
  const values = args.map((arg) => aside(arg, scope));
  const [one, two] = values;
  if (method === "join") {
    const separator = one === undefined ? "," : one;
    const isText = list.every((item) => typeof item === "string" || typeof item === "number");
    return isText && typeof separator === "string" ? list.join(separator) : undefined;
  }
  if (method === "slice" && (one === undefined || typeof one === "number"))
    return list.slice(one, typeof two === "number" ? two : undefined);
  return undefined;
}

export function isFunction(node: Node): node is FunctionNode {
  return node.type === "ArrowFunctionExpression" || node.type === "FunctionExpression";
}

function returnedValue(called: FunctionNode, values: readonly unknown[], scope: StaticScope): unknown {
  const inside = withArguments(called, values, scope);
  const result = inside && resultOf(called, inside);
  return result && aside(result.node, result.scope);
}

/** What a function returns that does nothing else but name constants: the expression, and what its names stand for. */
export function resultOf(
  { body }: FunctionNode,
  scope: StaticScope,
): { node: Expression; scope: StaticScope } | undefined {
  if (body.type !== "BlockStatement") return { node: body, scope };
  const last = body.body.at(-1);
  const isPlain = body.body.slice(0, -1).every(({ type }) => type === "VariableDeclaration");
  if (!isPlain || last?.type !== "ReturnStatement" || !last.argument) return undefined;
  const constants = new Map([...scope.constants, ...constantsIn(body.body)]);
  return { node: last.argument, scope: { ...scope, constants } };
}

/** Undefined where a parameter is of a form that is not read. */
export function withArguments(
  { params }: FunctionNode,
  values: readonly unknown[],
  scope: StaticScope,
): StaticScope | undefined {
  const named = new Map(scope.values);
  const isBound = params.every((param, index) => bind(param, values[index], named, scope));
  return isBound ? { ...scope, values: named, depth: scope.depth + 1 } : undefined;
}

function bind(param: Pattern, value: unknown, named: Map<string, unknown>, scope: StaticScope): boolean {
  if (param.type === "Identifier") {
    named.set(param.name, value);
    return true;
  }
  if (param.type === "AssignmentPattern")
    return bind(param.left, value === undefined ? aside(param.right, scope) : value, named, scope);
  if (param.type !== "ObjectPattern" || !isRecord(value)) return false;
  return param.properties.every((property) => {
    if (property.type === "RestElement") {
      const taken = param.properties.flatMap((each) =>
        each.type === "Property" && each.key.type === "Identifier" ? [each.key.name] : [],
      );
      const rest = Object.entries(value).filter(([key]) => !taken.includes(key));
      return bind(property.argument, Object.fromEntries(rest), named, scope);
    }
    const { key } = property;
    const name =
      key.type === "Identifier" ? key.name : key.type === "Literal" ? String(key.value) : undefined;
    if (name === undefined) return false;
    const isUnknown = Object.hasOwn(value, name) && value[name] === undefined;
    return bind(property.value, isUnknown ? unknownValue : value[name], named, scope);
  });
}

/** What decides about a value, and is no part of it. */
function aside(node: Node, scope: StaticScope): unknown {
  return staticValue(node, "", { ...scope, places: new Map(), unread: [] });
}

function patternOf(node: Node): RegExp | undefined {
  const { type } = node;
  if (type !== "Literal" || !("regex" in node) || !isRecord(node.regex)) return undefined;
  const { pattern, flags } = node.regex;
  return new RegExp(String(pattern), String(flags));
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
}
