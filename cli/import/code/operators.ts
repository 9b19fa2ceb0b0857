/** Operators of JavaScript on values that are known. Undefined where the result is not. */
import { Closure, isContainer, Native, Unread } from "./values.ts";

export function unary(operator: string, value: unknown): unknown {
  if (value instanceof Unread) return undefined;
  if (operator === "!") return !value;
  if (operator === "typeof")
    return value instanceof Closure || value instanceof Native ? "function" : typeof value;
  if (operator === "-" && typeof value === "number") return -value;
  return operator === "+" && !isContainer(value) ? Number(value) : undefined;
}

export function binary(operator: string, left: unknown, right: unknown): unknown {
  if (left instanceof Unread || right instanceof Unread) return undefined;
  if (operator === "===" || operator === "==") return left === right;
  if (operator === "!==" || operator === "!=") return left !== right;
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

function sum(left: string | number, right: string | number): string | number {
  return typeof left === "number" && typeof right === "number" ? left + right : `${left}${right}`;
}

function isText(value: unknown): value is string | number {
  return typeof value === "string" || typeof value === "number";
}
