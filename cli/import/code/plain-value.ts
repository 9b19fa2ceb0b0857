/** The value of code → one of JSON, with the places of its parts, and those parts that are not known. */
import { pathInSource } from "./known-functions.ts";
import {
  Closure,
  isContainer,
  isPlainObject,
  type Origin,
  type Scope,
  Unread,
  UnreadItems,
} from "./values.ts";

export type PlainValue = {
  value: unknown;
  /** Places of the parts by path: `themeConfig.navbar.items.0`. */
  places: Map<string, Origin>;
  /** `from` is the module that the part is imported from, as written. */
  unread: { path: string; origin: Origin; from?: string | undefined }[];
  functions: Map<string, Closure>;
};

/** A configuration has fewer parts and levels than this. */
const mostParts = 200_000;
const deepest = 100;

export function plainValue(whole: unknown, { module, shared: { origins, lost } }: Scope): PlainValue {
  const places = new Map<string, Origin>();
  const unread: PlainValue["unread"] = lost.map((origin) => ({ path: "", origin }));
  const functions: PlainValue["functions"] = new Map();
  let parts = 0;

  const visit = (value: unknown, path: string, near: Origin, around: readonly object[]): unknown => {
    const own = isContainer(value) ? origins.get(value) : undefined;
    const here = near.module === module && own?.own.module !== module ? near : (own?.own ?? near);
    if (!places.has(path)) places.set(path, near.module === module ? near : here);
    parts += 1;
    const stop = (origin: Origin, from?: string): undefined => {
      unread.push({ path, origin, from });
      return undefined;
    };
    if (value instanceof Unread) return stop(value.origin, value.known.from);
    if (value instanceof Closure) functions.set(path, value);
    // Long texts count as parts, too, each as often as it is named.
    if (typeof value === "string") parts += Math.floor(value.length / 100);
    if (typeof value === "string" && parts <= mostParts)
      return value.includes("\0") ? (pathInSource(value) ?? value.replaceAll("\0", "")) : value;
    if (parts > mostParts) return stop(near);
    if (!isContainer(value)) return typeof value === "function" ? stop(near) : value;
    if (around.length >= deepest || around.includes(value)) return stop(near);
    const inner = [...around, value];
    const originAt = (key: string | number, part: unknown): Origin => {
      const origin = own?.keys.get(String(key)) ?? (isContainer(part) ? origins.get(part)?.own : undefined);
      return origin && (origin.module === module || here.module !== module) ? origin : here;
    };
    if (Array.isArray(value)) {
      const list: unknown[] = [];
      for (const [index, item] of value.entries()) {
        const at = join(path, list.length);
        if (item instanceof UnreadItems) unread.push({ path: at, origin: item.origin });
        else list.push(visit(item, at, originAt(index, item), inner));
      }
      return list;
    }
    if (!isPlainObject(value)) return stop(near);
    for (const origin of own?.unread ?? []) unread.push({ path, origin });
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [
        key,
        visit(part, join(path, key), originAt(key, part), inner),
      ]),
    );
  };

  const start = isContainer(whole) ? origins.get(whole)?.own : undefined;
  const value = visit(whole, "", start ?? { module, offset: 0 }, []);
  return { value, places, unread, functions };
}

function join(path: string, key: string | number): string {
  return path === "" ? String(key) : `${path}.${key}`;
}
