/** Values of code that is read and not run: JSON values, and classes for all others. */
import type { AnyNode, Function as FunctionNode, ModuleDeclaration, Statement } from "acorn";
import type { WithinTime } from "../../report/limits/time-limiter.ts";
import type { SourceModule } from "./parser.ts";

/** The place in the code where a value is written. */
export type Origin = { module: SourceModule; offset: number };

/** A value that only running the code would tell. */
export class Unread {
  constructor(
    readonly origin: Origin,
    /** The argument of a function that is not known: `withPlugin({ … })` may return it. */
    readonly given?: unknown,
    /** The value if no environment variables are set; undefined if it does not depend on them. */
    readonly unset?: { value: unknown },
  ) {}
}

/** Items of a list that only running the code would tell. */
export class UnreadItems {
  constructor(readonly origin: Origin) {}
}

export class Closure {
  constructor(
    readonly node: FunctionNode,
    readonly scope: Scope,
  ) {}
}

/** A function of the language or of Node, with what else its name has: `require.resolve`. */
export class Native {
  constructor(
    readonly call: (given: unknown[]) => unknown,
    readonly members: Readonly<Record<string, unknown>> = {},
  ) {}
}

type Callable = (...given: never[]) => unknown;

/** A function of the language that takes values as they are. */
export function native(call: Callable, members?: Readonly<Record<string, unknown>>): Native {
  return new Native((given) => Reflect.apply(call, undefined, given), members);
}

/** A name of the language or of Node with functions: `Math`. Most are not called themselves. */
export function library(
  members: Readonly<Record<string, Callable | Native | string>>,
  call: Callable = () => undefined,
): Native {
  const functions = Object.entries(members).map(([name, member]) => [
    name,
    typeof member === "function" ? native(member) : member,
  ]);
  return native(call, Object.fromEntries(functions));
}

/** `process.env`, of whose variables only some are known. */
export class Environment extends Native {
  constructor(members: Readonly<Record<string, unknown>>) {
    super(() => undefined, members);
  }
}

/** A function that accepts functions of the code and unknown values. */
export class NativeOfCode extends Native {}

/** A function whose time depends on what is in its texts, and not on their length alone. */
export class NativeParser extends Native {}

/** The result of a call that cannot be evaluated. */
export const unknown = Symbol("unknown");

/** An error that the code throws, or that ends a `try` block early. */
export class Thrown extends Error {}

export type Scope = { names: Map<string, unknown>; outer: Scope | undefined; run: Run };

/** Places in the code where the parts of objects and lists are written. */
type Origins = WeakMap<object, { own: Origin; keys: Map<string, Origin>; unread: Origin[] }>;

/** The statement that ends a run of statements before the last one. */
export type End = { type: "return"; value: unknown } | { type: "break" } | { type: "continue" } | undefined;

/** The reading of a module, and what all modules of it share. */
export type Run = {
  module: SourceModule;
  shared: {
    /** Functions hold statements, and statements hold expressions that call functions. */
    evaluate(node: AnyNode, scope: Scope): unknown;
    run(statements: readonly (Statement | ModuleDeclaration)[], scope: Scope): End;
    origins: Origins;
    /** Steps that are left: code that never ends does. */
    steps: number;
    /** Expressions and statements in one another. */
    nesting: number;
    /** Ends what takes too long; `patience` are the milliseconds that are left for it. */
    withinTime: WithinTime;
    patience: number;
    /** Calls within calls, and `try` around them. */
    depth: number;
    tries: number;
    /** Code without effect on what is read, since it depends on what is not. */
    lost: Origin[];
    /** Places that depend on environment variables, which are assumed not to be set. */
    assumed: Origin[];
    /** False: values that depend on environment variables are unknown. */
    assumes: boolean;
  };
};

/** The nearest scope that has the name. */
export function scopeOf(name: string, scope: Scope): Scope | undefined {
  let at: Scope | undefined = scope;
  while (at && !at.names.has(name)) at = at.outer;
  return at;
}

export function isContainer(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** An object of the code, or of JSON. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return isContainer(value) && [Object.prototype, null].includes(Object.getPrototypeOf(value));
}

/** A React element, before it is rendered. */
export class JsxElement {
  constructor(
    /** A tag, a function, or another component. */
    readonly type: unknown,
    /** The name as written: `Tabs.Item`. */
    readonly name: string,
    readonly properties: Readonly<Record<string, unknown>>,
  ) {}
}

/** A component of the theme or of React by its name; empty for a fragment. */
export class NamedComponent {
  constructor(readonly name: string) {}
}

/** A Markdown file that is imported to be shown. */
export class MarkdownPart {
  constructor(
    /** The module as pages import it: `@site/docs/_steps.md`. */
    readonly module: string,
  ) {}
}

/** An imported picture: its address, and a component where it is a drawing. */
export class Picture {
  constructor(readonly address: string) {}
}

/** The place of what is between the tags of a component on a page. */
export class Slot {
  readonly slot = "children";
}

export const slot = new Slot();
