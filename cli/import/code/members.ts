/** Parts of values, and values that are not known at a place of the code. */
import type { Node } from "acorn";
import { JsxElement, Picture, StyleTag } from "./jsx-values.ts";
import { Environment, isPlainObject, Native, type Origin, type Scope, Unread } from "./values.ts";

export function unread(node: Node, scope: Scope, given?: unknown): Unread {
  return new Unread(originOf(node, scope), given);
}

export function originOf(node: Node, { run }: Scope): Origin {
  return { module: run.module, offset: node.start };
}

/** A value made of parts that may depend on the environment; undefined if one of them is unknown for another reason. */
export function ifUnset(
  node: Node,
  scope: Scope,
  parts: readonly unknown[],
  make: (parts: unknown[]) => unknown,
): Unread | undefined {
  if (parts.some((part) => part instanceof Unread && !part.unset)) return undefined;
  const value = make(parts.map((part) => (part instanceof Unread ? part.unset?.value : part)));
  return parts.some((part) => part instanceof Unread)
    ? new Unread(originOf(node, scope), undefined, { value })
    : undefined;
}

/** The value of a condition. If it depends on the environment, this assumes that no variables are set, and notes the place. */
export function decided(test: unknown, node: Node, scope: Scope): unknown {
  const { assumes, assumed } = scope.run.shared;
  if (!(test instanceof Unread) || !test.unset || !assumes) return test;
  assumed.push(originOf(node, scope));
  return test.unset.value;
}

/** The member of an object; undefined if the object is known and does not have it. */
export function memberOf(object: unknown, key: unknown, node: Node, scope: Scope): unknown {
  const isKey = typeof key === "string" || typeof key === "number";
  if (object instanceof Picture) return key === "default" || key === "src" ? object : unread(node, scope);
  // `styled.a.attrs({ … })`
  if (object instanceof StyleTag) return new Native(() => object);
  if (object instanceof JsxElement) return key === "props" ? object.properties : unread(node, scope);
  if (object instanceof Native && isKey && Object.hasOwn(object.members, key))
    return object.members[String(key)];
  if (object instanceof Environment)
    return new Unread(originOf(node, scope), undefined, { value: undefined });
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
