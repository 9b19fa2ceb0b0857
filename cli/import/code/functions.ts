/** Functions: those of the code, which hold constants, conditions and a return, and those of the language and of Node. */
import type {
  CallExpression,
  Expression,
  ImportExpression,
  ModuleDeclaration,
  NewExpression,
  SpreadElement,
  Statement,
} from "acorn";
import { bind, keyOf, memberOf } from "./names.ts";
import {
  Closure,
  deepestCode,
  type End,
  inside,
  lose,
  type Native,
  nameOf,
  originOf,
  pays,
  type Scope,
  scopeOf,
  Unread,
  UnreadItems,
  unread,
} from "./values.ts";

export function called(node: CallExpression | ImportExpression, scope: Scope): unknown {
  const { evaluate } = scope.shared;
  const name = node.type === "ImportExpression" ? "import" : nameOf(node.callee);
  const [first] = node.type === "ImportExpression" ? [node.source] : node.arguments;
  if ((name === "import" || name === "require") && first && first.type !== "SpreadElement") {
    const module = evaluate(first, scope);
    const loaded = apply(scopeOf(name, scope)?.names.get(name), [module], node, scope);
    return loaded instanceof Unread ? unread(node, scope, { from: String(module) }) : loaded;
  }
  if (node.type === "ImportExpression") return unread(node, scope);
  const { callee } = node;
  if (callee.type !== "MemberExpression" || callee.property.type === "PrivateIdentifier")
    return apply(evaluate(callee, scope), givenTo(node.arguments, scope), node, scope);
  const object = evaluate(callee.object, scope);
  const key = keyOf(callee.property, callee.computed, scope);
  const given = givenTo(node.arguments, scope);
  const made = Array.isArray(object) ? listed(object, String(key), given, node, scope) : undefined;
  if (made) return made.value;
  // The list, or one that is not known, might have other items afterwards.
  if ((Array.isArray(object) || object instanceof Unread) && changing.has(String(key))) lose(node, scope);
  return apply(memberOf(object, key, node, scope), given, node, scope);
}

/** `new Date()`, `new URL("./a", import.meta.url)`: what they give is a name of the language, too. */
export function constructed(node: NewExpression, scope: Scope): unknown {
  const name = node.callee.type === "Identifier" ? `new ${node.callee.name}` : "";
  return apply(scopeOf(name, scope)?.names.get(name), givenTo(node.arguments, scope), node, scope);
}

function givenTo(nodes: readonly (Expression | SpreadElement)[], scope: Scope): unknown[] {
  return nodes.flatMap((node) => {
    if (node.type !== "SpreadElement") return [scope.shared.evaluate(node, scope)];
    const items = scope.shared.evaluate(node.argument, scope);
    return Array.isArray(items) && pays(items, scope) ? items : [unread(node, scope)];
  });
}

/** The result of a function; an `Unread` with what it was given where only running it would tell. */
function apply(callee: unknown, given: unknown[], node: Expression, scope: Scope): unknown {
  if (callee instanceof Closure) return callClosure(callee, given);
  if (isNative(callee) && !given.some((argument) => argument instanceof Unread)) {
    try {
      return Reflect.apply(callee, undefined, given);
    } catch {
      // A known function does not take what it was given.
    }
  }
  // `withPwa(extendConfig({ … }))`: functions around others may all return what the innermost is given.
  const inner = given.map((argument) => (argument instanceof Unread ? argument.known.given : argument));
  return unread(node, scope, {
    given: inner.find((argument) => argument !== undefined),
    ...(callee instanceof Unread && { from: callee.known.from }),
  });
}

function isNative(value: unknown): value is Native {
  return typeof value === "function";
}

export function callClosure({ node, scope }: Closure, given: unknown[]): unknown {
  const { shared } = scope;
  if (shared.nesting > deepestCode || node.generator) return unread(node, scope);
  const inner = inside(scope);
  for (const [index, parameter] of node.params.entries())
    bind(
      parameter.type === "RestElement" ? parameter.argument : parameter,
      parameter.type === "RestElement" ? given.slice(index) : given[index],
      inner,
    );
  // A function that does not end leaves steps for the code after it.
  const rest = Math.ceil(shared.steps / 8);
  shared.steps -= rest;
  const { body } = node;
  const value =
    body.type === "BlockStatement" ? shared.run(body.body, inner)?.value : shared.evaluate(body, inner);
  shared.steps += rest;
  return value;
}

const changing = new Set("fill forEach pop push reverse shift sort splice unshift".split(" "));

/** A method of a list; undefined where the result is not known. */
function listed(
  list: unknown[],
  key: string,
  given: unknown[],
  node: Expression,
  scope: Scope,
): { value: unknown } | undefined {
  const [first] = given;
  const made = (item: unknown, index: number): unknown =>
    item instanceof UnreadItems ? item : apply(first, [item, index, list], node, scope);
  switch (key) {
    case "map":
      return { value: list.map(made) };
    case "flatMap":
      return {
        value: list.flatMap((item, index) => {
          const value = made(item, index);
          return value instanceof Unread || !pays(value, scope)
            ? new UnreadItems(originOf(node, scope))
            : value;
        }),
      };
    case "filter":
      // An item that is not known is not certain to go.
      return { value: list.filter((item, index) => item instanceof Unread || isTrue(made(item, index))) };
    case "push":
      for (const item of given) list.push(item);
      return { value: list.length };
    case "concat":
      return { value: list.concat(...given) };
    default:
      return undefined;
  }
}

function isTrue(value: unknown): boolean {
  return value instanceof Unread || Boolean(value);
}

export function run(statements: readonly (Statement | ModuleDeclaration)[], scope: Scope): End {
  // Functions are there before the statements run.
  for (const statement of statements) {
    const declaration = "declaration" in statement ? statement.declaration : statement;
    if (declaration?.type === "FunctionDeclaration" && declaration.id)
      scope.names.set(declaration.id.name, new Closure(declaration, scope));
  }
  for (const statement of statements) {
    const end = step(statement, scope);
    if (end) return end;
  }
  return undefined;
}

/** The effect of a statement, as far as literals tell it. One that depends on what is not known is named with its place. */
function step(node: Statement | ModuleDeclaration, scope: Scope): End {
  const { shared } = scope;
  shared.steps -= 1;
  if (shared.steps < 0 || shared.nesting > deepestCode) return lose(node, scope);
  switch (node.type) {
    case "VariableDeclaration":
      for (const { id, init } of node.declarations)
        bind(id, init ? shared.evaluate(init, scope) : undefined, scope);
      return undefined;
    case "ExpressionStatement":
      shared.evaluate(node.expression, scope);
      return undefined;
    case "ReturnStatement":
      return { value: node.argument ? shared.evaluate(node.argument, scope) : undefined };
    case "BlockStatement":
      return run(node.body, inside(scope));
    case "IfStatement": {
      const test = shared.evaluate(node.test, scope);
      if (test instanceof Unread) return lose(node, scope);
      const branch = test ? node.consequent : node.alternate;
      return branch ? step(branch, scope) : undefined;
    }
    case "ExportNamedDeclaration":
      return node.declaration ? step(node.declaration, scope) : undefined;
    case "ClassDeclaration":
    case "FunctionDeclaration":
    case "EmptyStatement":
    case "ImportDeclaration":
    case "ExportDefaultDeclaration":
    case "ExportAllDeclaration":
      return undefined;
    default:
      return lose(node, scope);
  }
}
