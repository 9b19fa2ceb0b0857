/** Values of the expressions of a page, as far as its front matter and its constants tell. */
import type { Expression } from "acorn";
import { isRecord, staticValue } from "../static-value.ts";

export function pageValues(
  data: Readonly<Record<string, unknown>>,
  constants: ReadonlyMap<string, Expression>,
): (expression: Expression) => string | undefined {
  return (expression) => {
    const value = valueIn(expression, data, constants);
    return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
  };
}

function valueIn(
  expression: Expression,
  data: Readonly<Record<string, unknown>>,
  constants: ReadonlyMap<string, Expression>,
): unknown {
  if (expression.type === "Identifier" && expression.name === "frontMatter") return data;
  if (expression.type === "MemberExpression" && !expression.computed && expression.object.type !== "Super") {
    const object = valueIn(expression.object, data, constants);
    const { property } = expression;
    return isRecord(object) && property.type === "Identifier" ? object[property.name] : undefined;
  }
  return staticValue(expression, "", { constants, year: 0, places: new Map(), unread: [], depth: 0 });
}
