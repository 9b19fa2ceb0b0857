/** Patterns of declarations and parameters, bound to values. */
import type { Expression, Pattern } from "acorn";
import { memberOf } from "./members.ts";
import { isContainer, isPlainObject, type Scope, scopeOf, Unread } from "./values.ts";

export function bind(pattern: Pattern, value: unknown, scope: Scope): void {
  switch (pattern.type) {
    case "Identifier":
      scope.names.set(pattern.name, value);
      return;
    case "AssignmentPattern":
      bind(
        pattern.left,
        value === undefined ? scope.run.shared.evaluate(pattern.right, scope) : value,
        scope,
      );
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
        const key = property.computed ? scope.run.shared.evaluate(property.key, scope) : nameOf(property.key);
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

export function nameOf(key: Expression | { type: "PrivateIdentifier" }): string | undefined {
  if (key.type === "Identifier") return key.name;
  return key.type === "Literal" ? String(key.value) : undefined;
}

/** To the nearest scope that has the name. */
export function assign(target: Pattern, value: unknown, scope: Scope): void {
  if (target.type !== "Identifier") {
    bind(target, value, scope);
    return;
  }
  (scopeOf(target.name, scope) ?? scope).names.set(target.name, value);
}

function assignMember(
  target: Extract<Pattern, { type: "MemberExpression" }>,
  value: unknown,
  scope: Scope,
): void {
  const { object: node, property, computed } = target;
  if (node.type === "Super" || property.type === "PrivateIdentifier") return;
  const object = scope.run.shared.evaluate(node, scope);
  const key = computed ? scope.run.shared.evaluate(property, scope) : nameOf(property);
  const isKey = typeof key === "string" || (Array.isArray(object) && typeof key === "number" && key < 10_000);
  if (object instanceof Unread || !isKey || key === "__proto__") {
    scope.run.shared.lost.push({ module: scope.run.module, offset: target.start });
    return;
  }
  if (!Array.isArray(object) && !isPlainObject(object)) return;
  Reflect.set(object, key, value);
  if (isContainer(object))
    scope.run.shared.origins
      .get(object)
      ?.keys.set(String(key), { module: scope.run.module, offset: target.start });
}
