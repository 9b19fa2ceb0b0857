/** Operators of JavaScript on values that are known. Undefined where the result is not. */
import { longestText } from "./costs.ts";
import { Closure, isContainer, Native, Slot, Unread } from "./values.ts";

export function unary(operator: string, value: unknown): unknown {
  if (value instanceof Unread || (value instanceof Slot && operator !== "!")) return undefined;
  if (operator === "!") return !value;
  if (operator === "typeof")
    return value instanceof Closure || value instanceof Native ? "function" : typeof value;
  if (operator === "-" && typeof value === "number") return -value;
  return operator === "+" && !isContainer(value) ? Number(value) : undefined;
}

export function binary(operator: string, left: unknown, right: unknown): unknown {
  if (left instanceof Unread || right instanceof Unread) return undefined;
  // The content between the tags may be a text.
  if ([left, right].some((side) => side instanceof Slot) && !isNothing(left) && !isNothing(right))
    return undefined;
  const isSame = left === right || (operator.length === 2 && isNothing(left) && isNothing(right));
  if (operator === "===" || operator === "==") return isSame;
  if (operator === "!==" || operator === "!=") return !isSame;
  if (operator === "in") return isContainer(right) && typeof left === "string" && Object.hasOwn(right, left);
  if (operator === "+") return isText(left) && isText(right) ? sum(left, right) : undefined;
  const calculate = calculations[operator];
  return calculate && typeof left === "number" && typeof right === "number"
    ? calculate(left, right)
    : compared(operator, left, right);
}

const calculations: Readonly<Record<string, (left: number, right: number) => number>> = {
  "-": (left, right) => left - right,
  "*": (left, right) => left * right,
  "/": (left, right) => left / right,
  "%": (left, right) => left % right,
  "**": (left, right) => left ** right,
};

function compared(operator: string, left: unknown, right: unknown): boolean | undefined {
  if (!isText(left) || !isText(right)) return undefined;
  if (operator === "<") return left < right;
  if (operator === ">") return left > right;
  if (operator === "<=") return left <= right;
  return operator === ">=" ? left >= right : undefined;
}

function sum(left: string | number, right: string | number): string | number | undefined {
  if (typeof left === "number" && typeof right === "number") return left + right;
  const text = `${left}${right}`;
  return text.length > longestText ? undefined : text;
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null;
}

function isText(value: unknown): value is string | number {
  return typeof value === "string" || typeof value === "number";
}
