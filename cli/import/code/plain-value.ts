/** The value of code → one of JSON, and those parts that are not known. */
import { pathInSource } from "../module-file.ts";
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
  /** By path, such as `themeConfig.navbar.items.0`. `from` is the module that the part is imported from, as written; `isFunction` of the code. */
  unread: { path: string; origin: Origin; from?: string | undefined; isFunction?: boolean }[];
};

/** A configuration has fewer parts and levels than this. */
const mostParts = 200_000;
const deepest = 100;

export function plainValue(whole: unknown, { module, shared: { unreadParts, lost } }: Scope): PlainValue {
  const start: Origin = { module, offset: 0 };
  const unread: PlainValue["unread"] = lost.map((origin) => ({ path: "", origin }));
  let parts = 0;

  const visit = (value: unknown, path: string, around: readonly object[]): unknown => {
    parts += 1;
    const stop = (origin = start, more: Partial<PlainValue["unread"][number]> = {}): undefined => {
      unread.push({ path, origin, ...more });
      return undefined;
    };
    if (value instanceof Unread) return stop(value.origin, { from: value.known.from });
    if (value instanceof Closure)
      return stop({ module: value.scope.module, offset: value.node.start }, { isFunction: true });
    // Long texts count as parts, too, each as often as it is named.
    if (typeof value === "string") parts += Math.floor(value.length / 100);
    if (parts > mostParts) return stop();
    if (typeof value === "string")
      return value.includes("\0") ? (pathInSource(value) ?? value.replaceAll("\0", "")) : value;
    if (!isContainer(value)) return typeof value === "function" ? stop() : value;
    if (around.length >= deepest || around.includes(value)) return stop();
    const inner = [...around, value];
    if (Array.isArray(value)) {
      const list: unknown[] = [];
      for (const item of value)
        if (item instanceof UnreadItems) unread.push({ path: join(path, list.length), origin: item.origin });
        else list.push(visit(item, join(path, list.length), inner));
      return list;
    }
    if (!isPlainObject(value)) return stop();
    for (const origin of unreadParts.get(value) ?? []) unread.push({ path, origin });
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, visit(part, join(path, key), inner)]),
    );
  };

  return { value: visit(whole, "", []), unread };
}

function join(path: string, key: string | number): string {
  return path === "" ? String(key) : `${path}.${key}`;
}
