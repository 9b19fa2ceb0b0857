/** Parts of values, and values that are not known at a place of the code. */
import type { Node } from "acorn";
import { isPlainObject, Native, type Origin, type Scope, Unread } from "./values.ts";

export function unread(node: Node, scope: Scope, given?: unknown): Unread {
  return new Unread(originOf(node, scope), given);
}

export function originOf(node: Node, { run }: Scope): Origin {
  return { module: run.module, offset: node.start };
}

/** Of an object that is known, what it does not have is undefined. */
export function memberOf(object: unknown, key: unknown, node: Node, scope: Scope): unknown {
  const isKey = typeof key === "string" || typeof key === "number";
  if (object instanceof Native && isKey && Object.hasOwn(object.members, key))
    return object.members[String(key)];
  if (isKey && (typeof object === "string" || Array.isArray(object))) {
    if (key === "length" || /^\d+$/.test(String(key))) return Reflect.get(Object(object), key);
    return unread(node, scope);
  }
  if (isKey && isPlainObject(object)) {
    if (Object.hasOwn(object, key)) return object[key];
    // `require("./x.json").default`, where a module has no default of its own.
    return (scope.run.shared.origins.get(object)?.unread.length ?? 0) > 0 ? unread(node, scope) : undefined;
  }
  if (object === undefined || object === null) return undefined;
  return unread(node, scope, object instanceof Unread ? object.given : undefined);
}
