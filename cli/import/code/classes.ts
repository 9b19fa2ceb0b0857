/** Components that are classes: what `render` gives for their properties before anything is done on the page. */
import { callClosure } from "./calls.ts";
import { nameOf } from "./patterns.ts";
import { type ClassOfCode, Closure, isPlainObject, type Scope } from "./values.ts";

/** The elements that the component shows; undefined for a class without `render`. */
export function renderedByClass(
  { node, scope }: ClassOfCode,
  properties: Readonly<Record<string, unknown>>,
): unknown {
  const usual = defaultsOf(node, scope);
  const self: Record<string, unknown> = { props: { ...usual, ...properties }, state: {} };
  const inner: Scope = { names: new Map([["this", self]]), outer: scope, run: scope.run };
  for (const { name, member } of membersOf(node)) {
    if (member.static) continue;
    if (member.type === "PropertyDefinition")
      Reflect.set(self, name, member.value ? scope.run.shared.evaluate(member.value, inner) : undefined);
    else if (member.kind === "method") Reflect.set(self, name, new Closure(member.value, inner));
    else if (member.kind === "constructor") callClosure(new Closure(member.value, inner), [self.props]);
  }
  return self.render instanceof Closure ? callClosure(self.render, []) : undefined;
}

function membersOf({ body }: ClassOfCode["node"]) {
  return body.body.flatMap((member) => {
    if ((member.type !== "PropertyDefinition" && member.type !== "MethodDefinition") || member.computed)
      return [];
    const name = nameOf(member.key);
    return name === undefined || name === "__proto__" ? [] : [{ name, member }];
  });
}

/** `static defaultProps = { … }` */
function defaultsOf(node: ClassOfCode["node"], scope: Scope): Record<string, unknown> {
  const defaults = membersOf(node).find(({ name, member }) => member.static && name === "defaultProps");
  const value = defaults?.member.value && scope.run.shared.evaluate(defaults.member.value, scope);
  return isPlainObject(value) ? value : {};
}
