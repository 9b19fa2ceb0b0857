/** Number prefixes that order files: `01-intro`, `2. setup`, `3_x`, `04 - y`. Dates and versions are left alone. */
const prefix = /^(\d+)\s*[-_.]+\s*([^\d\s].*)$/;
const startsWithDigit = /^\d/;
const dateOrVersion = /^(\d{2,4}[-_.]\d{1,2}|\d+\.\d+)/;

/** `01-intro` → `intro`. */
export function cleanName(name: string): string {
  return startsWithDigit.test(name) && !dateOrVersion.test(name) ? (prefix.exec(name)?.[2] ?? name) : name;
}

/** `01-intro` → 1; undefined without a prefix. */
export function positionOf(name: string): number | undefined {
  const digits = dateOrVersion.test(name) ? undefined : prefix.exec(name)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
