/** Values of the expressions of a page, as far as its front matter, its statements and the files that it imports tell. */
import type { Expression } from "acorn";
import { type Exports, exportedBy, requiredFrom } from "../code/modules.ts";
import { plainValue } from "../code/plain-value.ts";
import { type Scope, unread } from "../code/values.ts";
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
  const names = new Map<string, unknown>([["frontMatter", data]]);
  const scope: Scope = { ...outer, names, outer };
  if (properties) names.set("props", properties);
  names.set("require", (module: string) => requiredFrom(load(module)));
  for (const [name, module] of imports) {
    const binding = exportedBy(load(module), exported.get(name) ?? "default");
    names.set(name, binding ? binding.value : unread(nowhere, scope));
  }
  refill(scope);
  scope.shared.run(program, scope);
  return scope;
}

const nowhere = { type: "Identifier", start: 0, end: 0 };

/** An expression of a page needs fewer steps than a module. */
const stepsOfExpression = 50_000;

function refill({ shared }: Scope): void {
  Object.assign(shared, { steps: stepsOfExpression, lost: [] });
}

/** Data and text; undefined for the rest. A property that a part does not get is null, which shows nothing. */
export function valueIn(expression: Expression, scope: Scope): unknown {
  // No page can change a name of its own: \sum_{i=1} is TeX, and not 1.
  if (expression.type === "AssignmentExpression") return undefined;
  refill(scope);
  const value = scope.shared.evaluate(expression, scope);
  if (value === undefined) return isOfProperties(expression) ? null : undefined;
  return scope.shared.lost.length === 0 ? plainValue(value, scope).value : undefined;
}

function isOfProperties(expression: Expression): boolean {
  if (expression.type !== "MemberExpression") return false;
  return expression.object.type === "Identifier" && expression.object.name === "props";
}

/** The text that React shows for a value, which may be empty; undefined for a value that is not shown as text. */
export function shownText(value: unknown): string | undefined {
  if (typeof value === "string" || typeof value === "number") return String(value);
  if (value === null || typeof value === "boolean") return "";
  const parts = Array.isArray(value) ? value.map(shownText) : [undefined];
  return parts.some((part) => part === undefined) ? undefined : parts.join("");
}
