/** Names and members: what they have, and what is exported. */
import type { AnyNode, Node, Pattern } from "acorn";
import { Environment, isPlainObject, lose, nameOf, originOf, type Scope, Unread, unread } from "./values.ts";

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
  if (Array.isArray(object) && /^\d+$/.test(String(key))) return object[Number(key)];
  if (typeof object === "function" && key === "resolve" && Object.hasOwn(object, key))
    return Reflect.get(object, key);
  if (!isPlainObject(object)) return unread(node, scope);
  if (Object.hasOwn(object, key)) return object[key];
  return scope.shared.unreadParts.has(object) ? unread(node, scope) : undefined;
}

export function bind(pattern: Pattern, value: unknown, scope: Scope): void {
  switch (pattern.type) {
    case "Identifier":
      scope.names.set(pattern.name, value);
      return;
    case "AssignmentPattern":
      bind(pattern.left, value === undefined ? scope.shared.evaluate(pattern.right, scope) : value, scope);
      return;
    case "ObjectPattern":
      for (const property of pattern.properties) {
        if (property.type === "RestElement") lose(property, scope);
        else {
          const key = keyOf(property.key, property.computed, scope);
          bind(property.value, memberOf(value, key, property, scope), scope);
        }
      }
      return;
    default:
      lose(pattern, scope);
  }
}

/** `module.exports = { … }`, `exports.key = …`. Any other change of a value is named as lost. */
export function assign(target: Pattern, value: unknown, scope: Scope): undefined {
  if (target.type !== "MemberExpression" || !isOfModule(target.object)) return lose(target, scope);
  const object = scope.shared.evaluate(target.object, scope);
  const key = keyOf(target.property, target.computed, scope);
  if (!isPlainObject(object) || typeof key !== "string" || key === "__proto__") return lose(target, scope);
  Reflect.set(object, key, value);
}

function isOfModule(node: AnyNode): boolean {
  if (node.type === "MemberExpression") return isOfModule(node.object);
  return node.type === "Identifier" && /^(?:module|exports)$/.test(node.name);
}
