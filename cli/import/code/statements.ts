/** Statements, one after the other. */
import type {
  Expression,
  ModuleDeclaration,
  Pattern,
  Statement,
  SwitchStatement,
  VariableDeclaration,
} from "acorn";
import { deepestCode, withShare } from "./costs.ts";
import { evaluate } from "./expressions.ts";
import { assign, bind, decided, lose, unread } from "./members.ts";
import { Closure, type End, isContainer, type Scope, Thrown, Unread } from "./values.ts";

const mostRounds = 10_000;

export function run(statements: readonly (Statement | ModuleDeclaration)[], scope: Scope): End {
  // Functions can be called above where they are written.
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

function step(node: Statement | ModuleDeclaration, scope: Scope): End {
  const { shared } = scope.run;
  shared.steps -= 1;
  if (shared.steps < 0 || shared.nesting > deepestCode) return lose(node, scope);
  shared.nesting += 1;
  try {
    return effectOf(node, scope);
  } finally {
    shared.nesting -= 1;
  }
}

function effectOf(node: Statement | ModuleDeclaration, scope: Scope): End {
  switch (node.type) {
    case "VariableDeclaration":
      return declare(node, scope);
    case "ExpressionStatement":
      evaluate(node.expression, scope);
      return undefined;
    case "ReturnStatement":
      return { type: "return", value: node.argument ? evaluate(node.argument, scope) : undefined };
    case "BlockStatement":
      return run(node.body, inside(scope));
    case "IfStatement": {
      const test = decided(evaluate(node.test, scope), node, scope);
      if (!(test instanceof Unread)) {
        const branch = test ? node.consequent : node.alternate;
        return branch ? run([branch], inside(scope)) : undefined;
      }
      // Which way it goes is not known.
      return lose(node, scope);
    }
    case "TryStatement":
      return attempt(node, scope);
    case "ThrowStatement":
      throw new Thrown();
    case "ForOfStatement": {
      const written = evaluate(node.right, scope);
      const items = written instanceof Set || written instanceof Map ? [...written] : written;
      if (!Array.isArray(items)) return lose(node, scope);
      return withShare(scope, () => rounds(items, node.left, node.body, scope));
    }
    case "ForInStatement": {
      const object = evaluate(node.right, scope);
      if (object instanceof Unread) lose(node, scope);
      return isContainer(object) && !(object instanceof Unread)
        ? withShare(scope, () => rounds(Object.keys(object), node.left, node.body, scope))
        : undefined;
    }
    case "ForStatement": {
      const inner = inside(scope);
      if (node.init?.type === "VariableDeclaration") declare(node.init, inner);
      else if (node.init) evaluate(node.init, inner);
      return withShare(scope, () => loop(node, inner));
    }
    case "WhileStatement":
      return withShare(scope, () => loop(node, scope));
    case "SwitchStatement":
      return choice(node, scope);
    case "BreakStatement":
      return { type: "break" };
    case "ContinueStatement":
      return { type: "continue" };
    case "ExportNamedDeclaration":
      return node.declaration && node.declaration.type !== "FunctionDeclaration"
        ? step(node.declaration, scope)
        : undefined;
    case "ClassDeclaration":
      if (node.id) scope.names.set(node.id.name, unread(node, scope));
      return undefined;
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

type Loop = { test?: Expression | null; update?: Expression | null; body: Statement };

function loop({ test, update, body }: Loop, scope: Scope): End {
  for (let round = 0; round < mostRounds && scope.run.shared.steps >= 0; round++) {
    const goesOn = test ? evaluate(test, scope) : true;
    if (goesOn instanceof Unread) break;
    if (!goesOn) return undefined;
    const end = run([body], inside(scope));
    if (end?.type === "return") return end;
    if (end?.type === "break") return undefined;
    if (update) evaluate(update, scope);
  }
  return lose(body, scope);
}

function choice({ discriminant, cases }: SwitchStatement, scope: Scope): End {
  const value = evaluate(discriminant, scope);
  const inner = inside(scope);
  const tests = cases.map(({ test }) => (test ? evaluate(test, inner) : undefined));
  if (value instanceof Unread || tests.some((test) => test instanceof Unread))
    return lose(discriminant, scope);
  const fits = cases.findIndex(({ test }, index) => test && tests[index] === value);
  const start = fits === -1 ? cases.findIndex(({ test }) => !test) : fits;
  const statements = start === -1 ? [] : cases.slice(start).flatMap(({ consequent }) => consequent);
  const end = run(statements, inner);
  return end?.type === "break" ? undefined : end;
}

function inside(scope: Scope): Scope {
  return { names: new Map(), outer: scope, run: scope.run };
}

function declare({ declarations, kind }: VariableDeclaration, scope: Scope): undefined {
  for (const { id, init } of declarations) {
    const value = init ? evaluate(init, scope) : undefined;
    if (kind === "var" && id.type === "Identifier" && !init) assign(id, value, scope);
    else bind(id, value, scope);
  }
}

function rounds(
  items: readonly unknown[],
  left: VariableDeclaration | Pattern,
  body: Statement,
  scope: Scope,
): End {
  for (const item of items.slice(0, mostRounds)) {
    if (scope.run.shared.steps < 0) break;
    const inner = inside(scope);
    if (left.type !== "VariableDeclaration") assign(left, item, inner);
    else if (left.declarations[0]) bind(left.declarations[0].id, item, inner);
    const end = run([body], inner);
    if (end?.type === "return") return end;
    if (end?.type === "break") return undefined;
  }
  return undefined;
}

function attempt(node: Extract<Statement, { type: "TryStatement" }>, scope: Scope): End {
  const { shared } = scope.run;
  let end: End;
  shared.tries += 1;
  try {
    end = run(node.block.body, inside(scope));
  } catch (error) {
    if (!(error instanceof Thrown)) throw error;
    const inner = inside(scope);
    if (node.handler?.param) bind(node.handler.param, unread(node, scope), inner);
    end = node.handler ? run(node.handler.body.body, inner) : undefined;
  } finally {
    shared.tries -= 1;
  }
  return (node.finalizer && run(node.finalizer.body, inside(scope))) ?? end;
}
