/** Calls: of functions of the code, and of those of the language and of Node whose results depend on nothing else. */
import type { CallExpression, Expression, ImportExpression, NewExpression, SpreadElement } from "acorn";
import {
  arrayMethods,
  mapMethods,
  numberMethods,
  regexpMethods,
  setMethods,
  stringMethods,
} from "./builtins.ts";
import { counter, inTime, isBounded, isShortPattern, lookThrough, pays, withShare } from "./costs.ts";
import { bind, evaluated, keyOf, lose, memberOf, unread } from "./members.ts";
import {
  Closure,
  isContainer,
  Native,
  NativeOfCode,
  NativeParser,
  type Scope,
  scopeOf,
  Thrown,
  Unread,
  UnreadItems,
  unknown,
} from "./values.ts";

const deepest = 150;

export function called(node: CallExpression | ImportExpression, scope: Scope): unknown {
  if (node.type === "ImportExpression") {
    const load = scopeOf("import", scope)?.names.get("import");
    return load instanceof Native
      ? orUnread(load.call([evaluated(node.source, scope)]), node, scope)
      : unread(node, scope);
  }
  const { callee } = node;
  if (callee.type === "MemberExpression" && callee.property.type !== "PrivateIdentifier") {
    const object = evaluated(callee.object, scope);
    const key = keyOf(callee.property, callee.computed, scope);
    const given = givenTo(node.arguments, scope);
    if (node.optional && (object === undefined || object === null)) return undefined;
    if (object === undefined && callee.optional) return undefined;
    const method = typeof key === "string" ? methodOf(object, key, scope) : undefined;
    if (method && isBounded(String(key), object, given)) return orUnread(method(given), node, scope);
    // The list would have had these items, too.
    if (method && Array.isArray(object)) lose(node, scope);
    if (method) return unread(node, scope);
    return orUnread(apply(memberOf(object, key, node, scope), given, scope), node, scope, given);
  }
  const given = givenTo(node.arguments, scope);
  return orUnread(apply(evaluated(callee, scope), given, scope), node, scope, given);
}

function orUnread(value: unknown, node: Expression, scope: Scope, given: unknown[] = []): unknown {
  if (value !== unknown) return value;
  // `withPwa(extendConfig({ … }))`: functions around others may all return what the innermost is given.
  const known = given.map((each) => (each instanceof Unread ? each.given : each));
  return unread(node, scope, known.find(isDefined));
}

function isDefined(value: unknown): boolean {
  return value !== undefined;
}

function givenTo(nodes: readonly (Expression | SpreadElement)[], scope: Scope): unknown[] {
  return nodes.flatMap((node) => {
    if (node.type !== "SpreadElement") return [evaluated(node, scope)];
    const items = evaluated(node.argument, scope);
    return Array.isArray(items) && pays(items, scope) ? items : [unread(node, scope)];
  });
}

function apply(callee: unknown, given: unknown[], scope: Scope): unknown {
  if (callee instanceof Closure) return callClosure(callee, given);
  if (callee instanceof NativeOfCode) return callNative(() => callee.call(given), scope);
  if (!(callee instanceof Native)) return unknown;
  if (given.some((each) => each instanceof Unread)) return unknown;
  lookThrough(given, scope);
  const work = () => callee.call(withFunctions(given));
  return callNative(callee instanceof NativeParser ? () => inTime(work, scope) : work, scope);
}

/** The result is `unknown` if a native function throws. */
function callNative(work: () => unknown, scope: Scope): unknown {
  if (scope.run.shared.steps < 0) return unknown;
  try {
    const value = work();
    return value === undefined && scope.run.shared.steps < 0 ? unknown : value;
  } catch (error) {
    if (error instanceof Thrown) throw error;
    return unknown;
  }
}

export function callClosure({ node, scope }: Closure, given: unknown[]): unknown {
  const { shared } = scope.run;
  if (shared.depth >= deepest || node.generator) return unread(node, scope);
  const inner: Scope = { names: new Map(), outer: scope, run: scope.run };
  for (const [index, parameter] of node.params.entries())
    bind(parameter, parameter.type === "RestElement" ? given.slice(index) : given[index], inner);
  shared.depth += 1;
  try {
    return withShare(scope, () => {
      if (node.body.type !== "BlockStatement") return shared.evaluate(node.body, inner);
      const end = shared.run(node.body.body, inner);
      return end?.type === "return" ? end.value : undefined;
    });
  } finally {
    shared.depth -= 1;
  }
}

/** Functions of the code as functions that natives can call, which take what is not known for true unless they keep it. */
function withFunctions(given: unknown[], keepsUnread = false): unknown[] {
  const counted = counter();
  return given.map((each) => {
    if (each instanceof Closure)
      return (...inner: unknown[]) => {
        const value = callClosure(each, inner);
        if (value instanceof Unread && !keepsUnread) throw new Error("not known");
        return counted(value);
      };
    return each instanceof Native ? (...inner: unknown[]) => each.call(inner) : each;
  });
}

type Method = (given: unknown[]) => unknown;

function methodOf(object: unknown, key: string, scope: Scope): Method | undefined {
  const natively =
    (prototype: object): Method =>
    (given) => {
      const keeps = Array.isArray(object) && keepsItems.has(key);
      if (!keeps && given.some((each) => each instanceof Unread)) return unknown;
      if (key === "join" && Array.isArray(object) && object.some(isContainer)) return unknown;
      if (!isQuick.has(key)) lookThrough([object], scope);
      lookThrough(given, scope);
      const work = () =>
        Reflect.apply(Reflect.get(prototype, key), object, withFunctions(given, keepsResults.has(key)));
      const pattern = patternIn(key, object, given);
      if (pattern === undefined) return callNative(work, scope);
      return isShortPattern(pattern) ? callNative(() => inTime(work, scope), scope) : unknown;
    };
  if (key === "filter" && Array.isArray(object)) return (given) => kept(object, given[0], scope);
  return methodsOf(object)?.has(key) ? natively(Object.getPrototypeOf(Object(object))) : undefined;
}

function methodsOf(object: unknown): ReadonlySet<string> | undefined {
  if (Array.isArray(object)) return arrayMethods;
  if (typeof object === "string") return stringMethods;
  if (typeof object === "number") return numberMethods;
  if (object instanceof RegExp) return regexpMethods;
  return object instanceof Map ? mapMethods : object instanceof Set ? setMethods : undefined;
}

/** Their results may be parts of what the whole gives. */
const keepsResults = new Set(["map", "flatMap", "forEach", "reduce", "reduceRight"]);

/** Their time does not grow with the list. */
const isQuick = new Set(["push", "pop", "at", "charAt"]);

/** The regular expression that a method tries, also one that is written as a text. */
function patternIn(key: string, object: unknown, [first]: readonly unknown[]): unknown {
  if (object instanceof RegExp) return object;
  return first instanceof RegExp || key === "match" ? first : undefined;
}

/** Methods that accept unknown items like any other. */
const keepsItems = new Set(["push", "unshift", "concat", "fill"]);

/** `[a, isProduction && b].filter(Boolean)`: what is not certain to go stays. */
function kept(items: unknown[], test: unknown, scope: Scope): unknown {
  const passes = (item: unknown, index: number): boolean => {
    if (item instanceof Unread || item instanceof UnreadItems) return true;
    const result = apply(test, [item, index, items], scope);
    return result === unknown || result instanceof Unread || Boolean(result);
  };
  const { origins } = scope.run.shared;
  const from = origins.get(items);
  const left = items.flatMap((item, index) => (passes(item, index) ? [{ item, index }] : []));
  const list = left.map(({ item }) => item);
  if (from) {
    const keys = left.flatMap(({ index }, now) => {
      const origin = from.keys.get(String(index));
      return origin ? [[String(now), origin] as const] : [];
    });
    origins.set(list, { own: from.own, keys: new Map(keys), unread: [] });
  }
  return list;
}

export function constructed({ callee, arguments: nodes }: NewExpression, scope: Scope): unknown {
  const given = givenTo(nodes, scope);
  const maker = evaluated(callee, scope);
  const make = maker instanceof Native ? maker.members["new "] : undefined;
  if (!(make instanceof Native) || given.some((each) => each instanceof Unread)) return unread(callee, scope);
  lookThrough(given, scope);
  const value = callNative(() => make.call(given), scope);
  return value === unknown ? unread(callee, scope) : value;
}
