/** Operators between two texts or numbers. */

export const operators: Readonly<Record<string, (left: string | number, right: string | number) => unknown>> =
  {
    "+": (left, right) =>
      typeof left === "number" && typeof right === "number" ? left + right : `${left}${right}`,
    "-": (left, right) => ofNumbers(left, right, (a, b) => a - b),
    "*": (left, right) => ofNumbers(left, right, (a, b) => a * b),
    "/": (left, right) => ofNumbers(left, right, (a, b) => a / b),
    "%": (left, right) => ofNumbers(left, right, (a, b) => a % b),
    "===": (left, right) => left === right,
    "==": (left, right) => left === right,
    "!==": (left, right) => left !== right,
    "!=": (left, right) => left !== right,
  };

function ofNumbers(
  left: string | number,
  right: string | number,
  operate: (left: number, right: number) => number,
): number | undefined {
  return typeof left === "number" && typeof right === "number" ? operate(left, right) : undefined;
}

export function isText(value: unknown): value is string | number {
  return typeof value === "string" || typeof value === "number";
}
