/** Check of data before the reader uses it. What is wrong beyond that shows as a failure of the page. */
import type { DocumentData } from "../../schema/document-data.ts";

/** Levels of objects and lists. The compiler's limit for elements takes half of them; a browser gives up at some thousands. */
const MOST_LEVELS = 1000;

/** Level by level, because a recursion may not come back. */
export function isTooDeep(data: unknown): boolean {
  let level = [data];
  for (let depth = 0; depth < MOST_LEVELS; depth++) {
    level = level.flatMap((value) => Object.values(value ?? {})).filter(isObject);
    if (level.length === 0) return false;
  }
  return true;
}

/** True if all that is used before anything renders is present, and belongs to this site. */
export function isValidDocument(data: DocumentData | undefined): data is DocumentData {
  if (!isObject(data) || !isObject(data.manifest) || !isObject(data.page) || isTooDeep(data)) return false;
  const { base, locales } = data.manifest;
  return (
    isBase(base) &&
    Array.isArray(locales) &&
    locales.every((locale) => isObject(locale) && String(locale.home).startsWith(base))
  );
}

/** The page on the screen is below it, and it names no other host. */
function isBase(base: unknown): boolean {
  return (
    typeof base === "string" && /^\/([^/\\?#\s]+\/)*$/.test(base) && `${location.pathname}/`.startsWith(base)
  );
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
