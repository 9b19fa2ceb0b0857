/** Names and members: what they have, and what is set. */
import type { AnyNode, Node, Pattern } from "acorn";
import {
  Environment,
  isPlainObject,
  lose,
  nameOf,
  originOf,
  type Scope,
  scopeOf,
  Unread,
  unread,
} from "./values.ts";

/** The key of a member or a property: `a.key`, `a[key]`. */
export function keyOf(key: AnyNode, computed: boolean, scope: Scope): unknown {
  return computed ? scope.shared.evaluate(key, scope) : nameOf(key);
}

/** The member of an object; undefined if the object is known and does not have it. */
export function memberOf(object: unknown, key: unknown, node: Node, scope: Scope): unknown {
  if (object === undefined || object === null) return undefined;
  if (object instanceof Unread) return unread(node, scope, object.known);
  if (object instanceof Environment) {
    if (key === "NODE_ENV") return "production";
    if (!scope.shared.assumes) return unread(node, scope);
    scope.shared.assumed.push(originOf(node, scope));
    return undefined;
  }
  if (typeof key !== "string" && typeof key !== "number") return unread(node, scope);
  // An imported picture is its address.
  if (typeof object === "string" && object.startsWith("@site/") && (key === "src" || key === "default"))
    return object;
  const isCounted = typeof object === "string" || Array.isArray(object);
  if (isCounted && (key === "length" || /^\d+$/.test(String(key)))) return Reflect.get(Object(object), key);
  if (typeof object === "function" && key === "resolve" && Object.hasOwn(object, key))
    return Reflect.get(object, key);
  if (!isPlainObject(object)) return unread(node, scope);
  if (Object.hasOwn(object, key)) return object[key];
  return (scope.shared.origins.get(object)?.unread.length ?? 0) > 0 ? unread(node, scope) : undefined;
}

export function bind(pattern: Pattern, value: unknown, scope: Scope): void {
  switch (pattern.type) {
    case "Identifier":
      scope.names.set(pattern.name, value);
      return;
    case "AssignmentPattern":
      bind(pattern.left, value === undefined ? scope.shared.evaluate(pattern.right, scope) : value, scope);
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
        if (element?.type === "RestElement")
          bind(element.argument, Array.isArray(value) ? value.slice(index) : value, scope);
        else if (element) bind(element, memberOf(value, index, element, scope), scope);
      }
      return;
    default:
      lose(pattern, scope);
  }
}

/** `label = "…"`, `module.exports = { … }`. A part of what the code does not make is named as lost. */
export function assign(target: Pattern, value: unknown, scope: Scope): void {
  if (target.type === "Identifier") {
    (scopeOf(target.name, scope) ?? scope).names.set(target.name, value);
    return;
  }
  const isMember = target.type === "MemberExpression" && target.object.type !== "Super";
  const object = isMember ? scope.shared.evaluate(target.object, scope) : undefined;
  const key = isMember ? keyOf(target.property, target.computed, scope) : undefined;
  if (object instanceof Environment) return;
  if (!isPlainObject(object) || typeof key !== "string" || key === "__proto__") {
    lose(target, scope);
    return;
  }
  Reflect.set(object, key, value);
  scope.shared.origins.get(object)?.keys.set(key, originOf(target, scope));
}
