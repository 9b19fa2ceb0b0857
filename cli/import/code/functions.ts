/** Functions: those of the code, which hold constants, conditions and a return, and those of the language and of Node. */
import type {
  CallExpression,
  Expression,
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
  nameOf,
  type Scope,
  scopeOf,
  Unread,
  unread,
} from "./values.ts";

export function called(node: CallExpression, scope: Scope): unknown {
  const { evaluate } = scope.shared;
  const { callee } = node;
  const given = givenTo(node.arguments, scope);
  if (nameOf(callee) === "require") {
    const loaded = apply(scopeOf("require", scope)?.names.get("require"), given, node, scope);
    return loaded instanceof Unread ? unread(node, scope, { from: String(given[0]) }) : loaded;
  }
  if (callee.type !== "MemberExpression" || callee.property.type === "PrivateIdentifier")
    return apply(evaluate(callee, scope), given, node, scope);
  const object = evaluate(callee.object, scope);
  const key = keyOf(callee.property, callee.computed, scope);
  // `[isOn && "plugin"].filter(Boolean)`; what another filter leaves out is named.
  if (Array.isArray(object) && key === "filter") {
    if (given[0] !== Boolean) lose(node, scope);
    return object.filter(Boolean);
  }
  // The list, or one that is not known, might have other items afterwards.
  if ((Array.isArray(object) || object instanceof Unread) && changing.has(String(key))) lose(node, scope);
  return apply(memberOf(object, key, node, scope), given, node, scope);
}

/** `new Date()`: what it gives is a name of the language, too. */
export function constructed(node: NewExpression, scope: Scope): unknown {
  const name = node.callee.type === "Identifier" ? `new ${node.callee.name}` : "";
  return apply(scopeOf(name, scope)?.names.get(name), givenTo(node.arguments, scope), node, scope);
}

function givenTo(nodes: readonly (Expression | SpreadElement)[], scope: Scope): unknown[] {
  return nodes.map((node) =>
    node.type === "SpreadElement" ? unread(node, scope) : scope.shared.evaluate(node, scope),
  );
}

/** The result of a function; an `Unread` with what it was given where only running it would tell. */
function apply(callee: unknown, given: unknown[], node: Expression, scope: Scope): unknown {
  if (callee instanceof Closure) return callClosure(callee, given);
  if (typeof callee === "function" && !given.some((argument) => argument instanceof Unread)) {
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

export function callClosure({ node, scope }: Closure, given: unknown[]): unknown {
  const { shared } = scope;
  if (node.generator) return unread(node, scope);
  const inner = inside(scope);
  for (const [index, parameter] of node.params.entries()) bind(parameter, given[index], inner);
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
    default:
      return /Declaration$|^EmptyStatement$/.test(node.type) ? undefined : lose(node, scope);
  }
}
