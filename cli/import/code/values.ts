/** Values of code that is read and not run: JSON values and known functions as they are, and classes for all others. */
import type { AnyNode, Function as FunctionNode, ModuleDeclaration, Node, Statement } from "acorn";
import type { SourceModule } from "./parser.ts";

/** The place in the code where a value is written. */
export type Origin = { module: SourceModule; offset: number };

/** A value that only running the code would tell. */
export class Unread {
  constructor(
    readonly origin: Origin,
    readonly known: {
      /** The argument of a function that is not known: `withPlugin({ … })` may return it. */
      given?: unknown;
      /** The name of the module that it is imported from, as written. */
      from?: string | undefined;
    } = {},
  ) {}
}

/** Items of a list that only running the code would tell. */
export class UnreadItems extends Unread {}

/** A function of the code. */
export class Closure {
  constructor(
    readonly node: FunctionNode,
    readonly scope: Scope,
  ) {}
}

/** `process.env`. */
export class Environment {}

export type Scope = {
  names: Map<string, unknown>;
  outer: Scope | undefined;
  module: SourceModule;
  shared: Reading;
};

/** The value that ends a run of statements; undefined where none of them returns. */
export type End = { value: unknown } | undefined;
/** What all modules of one reading share. */
export type Reading = {
  /** Functions hold statements, and statements hold expressions that call functions. */
  evaluate(node: AnyNode, scope: Scope): unknown;
  run(statements: readonly (Statement | ModuleDeclaration)[], scope: Scope): End;
  /** Parts of objects that are spread into them, or have a key, that is not known. */
  unreadParts: WeakMap<object, Origin[]>;
  /** Steps that are left: code that never ends does. */
  steps: number;
  /** Expressions and statements in one another, those of functions that are called among them. */
  nesting: number;
  /** Code without effect on what is read, since it depends on what is not. */
  lost: Origin[];
  /** Environment variables, which are assumed not to be set. */
  assumed: Origin[];
  /** False: they are unknown, since a build tells what they decided. */
  assumes: boolean;
};

/** Steps of a module and of all that it calls. */
export const mostSteps = 1_000_000;

/** Levels of expressions and statements in one another. */
export const deepestCode = 500;

/** Characters, and items, of one value. */
const longestText = 1_000_000;
const mostItems = 100_000;

/** Pays for a value in steps. False for one that is too large. */
export function pays(value: unknown, { shared }: Scope): boolean {
  const isText = typeof value === "string";
  const size =
    isText || Array.isArray(value) ? value.length : isPlainObject(value) ? Object.keys(value).length : 0;
  shared.steps -= Math.floor(size / (isText ? 100 : 10));
  return size <= (isText ? longestText : mostItems);
}

export function originOf(node: Node, { module }: Scope): Origin {
  return { module, offset: node.start };
}

export function unread(node: Node, scope: Scope, known?: Unread["known"]): Unread {
  return new Unread(originOf(node, scope), known);
}

/** Says that code has no effect on what is read, since it depends on what is not. */
export function lose(node: Node, scope: Scope): undefined {
  scope.shared.lost.push(originOf(node, scope));
}

/** The nearest scope that has the name. */
export function scopeOf(name: string, scope: Scope): Scope | undefined {
  let at: Scope | undefined = scope;
  while (at && !at.names.has(name)) at = at.outer;
  return at;
}

export function inside(scope: Scope): Scope {
  return { ...scope, names: new Map(), outer: scope };
}

/** The name of a key, of an import or of an export. */
export function nameOf(key: AnyNode): string | undefined {
  if (key.type === "Identifier") return key.name;
  return key.type === "Literal" ? String(key.value) : undefined;
}

export function isContainer(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** An object of the code, or of JSON. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return isContainer(value) && [Object.prototype, null].includes(Object.getPrototypeOf(value));
}
