/** Values of the expressions of a page, as far as its front matter, its statements and the files that it imports tell. */
import type { Expression } from "acorn";
import { isSmall, patience } from "../code/costs.ts";
import { unread } from "../code/members.ts";
import { attempt, type Exports, exportedBy, requiredFrom } from "../code/run-module.ts";
import { isContainer, isPlainObject, Native, Picture, type Scope, Thrown, unknown } from "../code/values.ts";
import type { Statements } from "./esm.ts";

/** The exports of `module` for the page; undefined if it is not read. */
export type PageModules = (module: string) => Exports | undefined;

type PageScopeInputs = {
  data: Readonly<Record<string, unknown>>;
  statements: Pick<Statements, "imports" | "exported" | "program">;
  load: PageModules;
  /** Properties of the tag that shows a part. */
  properties: Readonly<Record<string, unknown>> | undefined;
  /** The names that all pages have. */
  outer: Scope;
};

export function pageScope({ data, statements, load, properties, outer }: PageScopeInputs): Scope {
  const { imports, exported, program } = statements;
  const scope: Scope = { names: new Map(), outer, run: outer.run };
  const { names } = scope;
  names.set("frontMatter", data);
  if (properties) names.set("props", properties);
  names.set("require", new Native(([module]) => requiredFrom(load(String(module)))));
  for (const [name, module] of imports) {
    const value = exportedBy(load(module), exported.get(name) ?? "default");
    names.set(name, value === unknown ? unread(nowhere, scope) : value);
  }
  refill(scope);
  attempt(() => scope.run.shared.run(program, scope));
  return scope;
}

const nowhere = { type: "Identifier", start: 0, end: 0 };

/** An expression of a page needs fewer steps than a module. */
const stepsOfExpression = 50_000;

/** Before each expression and each component of a page: all that they call shares its steps. */
export function refill({ run: { shared } }: Scope): void {
  // An expression that was ended did not come back.
  Object.assign(shared, { steps: stepsOfExpression, patience, nesting: 0, depth: 0, tries: 0 });
  shared.lost.length = 0;
}

/** The value of an expression, which may contain elements and functions; an `Unread` if only running the code would tell. */
export function evaluated(expression: Expression, scope: Scope): unknown {
  // No page can change a name of its own: \sum_{i=1} is TeX, and not 1.
  if (expression.type === "AssignmentExpression") return unread(expression, scope);
  refill(scope);
  return certain(() => scope.run.shared.evaluate(expression, scope), scope);
}

/** The value of `work` if the code leaves nothing out, or `isPartial`. */
export function certain(work: () => unknown, scope: Scope, isPartial = false): unknown {
  const { lost } = scope.run.shared;
  const before = lost.length;
  try {
    const value = work();
    return lost.length > before && !isPartial ? unread(nowhere, scope) : value;
  } catch (error) {
    if (!(error instanceof Thrown)) throw error;
    return unread(nowhere, scope);
  }
}

/** Data and text; undefined for the rest. */
export function valueIn(expression: Expression, scope: Scope): unknown {
  const value = evaluated(expression, scope);
  return isSmall(value) ? plain(value, []) : undefined;
}

function plain(value: unknown, around: readonly unknown[]): unknown {
  if (value instanceof Picture) return value.address;
  if (!isContainer(value)) return typeof value === "symbol" || typeof value === "bigint" ? undefined : value;
  if (around.includes(value) || around.length > 20) return undefined;
  if (Array.isArray(value)) return value.map((item) => plain(item, [...around, value]));
  if (!isPlainObject(value)) return undefined;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, plain(part, [...around, value])]),
  );
}

/** The text that React shows for a value, which may be empty; undefined for a value that is not shown as text. */
export function shownText(value: unknown): string | undefined {
  if (typeof value === "string" || typeof value === "number") return String(value);
  if (value === null || typeof value === "boolean") return "";
  const parts = Array.isArray(value) ? value.map(shownText) : [undefined];
  return parts.some((part) => part === undefined) ? undefined : parts.join("");
}
