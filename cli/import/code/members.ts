/** Parts of values, and values that are not known at a place of the code. */
import type { AnyNode, Node, Pattern } from "acorn";
import {
  Environment,
  isPlainObject,
  JsxElement,
  Native,
  type Origin,
  Picture,
  type Scope,
  scopeOf,
  Unread,
} from "./values.ts";

export function unread(node: Node, scope: Scope, given?: unknown): Unread {
  return new Unread(originOf(node, scope), given);
}

export function originOf(node: Node, { run }: Scope): Origin {
  return { module: run.module, offset: node.start };
}

/** Says that code has no effect on what is read, since it depends on what is not. */
export function lose(node: Node, scope: Scope): undefined {
  scope.run.shared.lost.push(originOf(node, scope));
}

export function evaluated(node: AnyNode, scope: Scope): unknown {
  return scope.run.shared.evaluate(node, scope);
}

/** The key of a member or a property: `a.key`, `a[key]`. */
export function keyOf(key: AnyNode, computed: boolean, scope: Scope): unknown {
  return computed ? evaluated(key, scope) : nameOf(key);
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

export function bind(pattern: Pattern, value: unknown, scope: Scope): void {
  switch (pattern.type) {
    case "Identifier":
      scope.names.set(pattern.name, value);
      return;
    case "AssignmentPattern":
      bind(pattern.left, value === undefined ? evaluated(pattern.right, scope) : value, scope);
      return;
    case "ObjectPattern": {
      const taken = new Set<string>();
      for (const property of pattern.properties) {
        if (property.type === "RestElement") {
          const rest = isPlainObject(value)
            ? Object.fromEntries(Object.entries(value).filter(([key]) => !taken.has(key)))
            : value;
          bind(property.argument, rest, scope);
          continue;
        }
        const key = keyOf(property.key, property.computed, scope);
        if (typeof key === "string") taken.add(key);
        bind(property.value, memberOf(value, key, property, scope), scope);
      }
      return;
    }
    case "ArrayPattern":
      for (const [index, element] of pattern.elements.entries()) {
        if (element === null) continue;
        if (element.type === "RestElement")
          bind(element.argument, Array.isArray(value) ? value.slice(index) : value, scope);
        else bind(element, memberOf(value, index, element, scope), scope);
      }
      return;
    case "MemberExpression":
      assignMember(pattern, value, scope);
      return;
    case "RestElement":
      bind(pattern.argument, value, scope);
  }
}

export function nameOf(key: AnyNode): string | undefined {
  if (key.type === "Identifier") return key.name;
  return key.type === "Literal" ? String(key.value) : undefined;
}

/** To the nearest scope that has the name. */
export function assign(target: Pattern, value: unknown, scope: Scope): void {
  if (target.type !== "Identifier") bind(target, value, scope);
  else (scopeOf(target.name, scope) ?? scope).names.set(target.name, value);
}

function assignMember(
  target: Extract<Pattern, { type: "MemberExpression" }>,
  value: unknown,
  scope: Scope,
): void {
  const { object: node, property, computed } = target;
  if (node.type === "Super" || property.type === "PrivateIdentifier") return;
  const object = evaluated(node, scope);
  const key = keyOf(property, computed, scope);
  const isKey = typeof key === "string" || (Array.isArray(object) && typeof key === "number" && key < 10_000);
  if (object instanceof Unread || !isKey || key === "__proto__") {
    lose(target, scope);
    return;
  }
  if (!Array.isArray(object) && !isPlainObject(object)) return;
  Reflect.set(object, key, value);
  scope.run.shared.origins.get(object)?.keys.set(String(key), originOf(target, scope));
}
