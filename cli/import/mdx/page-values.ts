/** Values of the expressions of a page, as far as its front matter, its constants and the files that it imports tell. */
import type { Expression } from "acorn";
import { calledValue } from "../static-calls.ts";
import { type StaticScope, staticValue } from "../static-value.ts";
import type { Statements } from "./esm.ts";

/** A module of data: what `module` gives by name, `default` and `*` included; undefined where it is not read. */
export type ModuleData = (module: string) => Readonly<Record<string, unknown>> | undefined;

type PageScopeInputs = {
  /** The front matter. */
  data: Readonly<Record<string, unknown>>;
  statements: Pick<Statements, "imports" | "exported" | "constants">;
  moduleData: ModuleData;
  /** Those that a part is shown with. */
  properties: Readonly<Record<string, unknown>> | undefined;
};

export function pageScope({ data, statements, moduleData, properties }: PageScopeInputs): StaticScope {
  const { imports, exported, constants } = statements;
  const imported = [...imports].flatMap(([name, module]): [string, unknown][] => {
    const value = moduleData(module)?.[exported.get(name) ?? "default"];
    return value === undefined ? [] : [[name, value]];
  });
  return {
    constants,
    calledValue,
    values: new Map<string, unknown>([
      ["frontMatter", data],
      ...(properties ? [["props", properties] as const] : []),
      ...imported,
    ]),
    required: (module) => {
      const found = moduleData(module);
      return found && (found.default ?? found);
    },
    year: 0,
    places: new Map(),
    unread: [],
    depth: 0,
  };
}

export function valueIn(expression: Expression, scope: StaticScope): unknown {
  return staticValue(expression, "", { ...scope, places: new Map(), unread: [] });
}

/** What is shown of a value: text and numbers, and nothing of what React shows nothing of. Undefined for another. */
export function shownText(value: unknown): string | undefined {
  if (typeof value === "string" || typeof value === "number") return String(value);
  if (value === null || typeof value === "boolean") return "";
  const parts = Array.isArray(value) ? value.map(shownText) : [undefined];
  return parts.some((part) => part === undefined) ? undefined : parts.join("");
}
