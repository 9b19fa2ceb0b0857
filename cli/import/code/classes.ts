/** Components that are classes: what `render` gives for their properties before anything is done on the page. */
import { callClosure } from "./calls.ts";
import { nameOf } from "./patterns.ts";
import { type ClassOfCode, Closure, isPlainObject, type Scope } from "./values.ts";

/** The elements that the component shows; undefined for a class without `render`. */
export function renderedByClass(
  { node, scope }: ClassOfCode,
  properties: Readonly<Record<string, unknown>>,
): unknown {
  const self: Record<string, unknown> = {};
  const inner: Scope = { names: new Map([["this", self]]), outer: scope, run: scope.run };
  const members = node.body.body.flatMap((member) => {
    if ((member.type !== "PropertyDefinition" && member.type !== "MethodDefinition") || member.computed)
      return [];
    const name = nameOf(member.key);
    return name === undefined || name === "__proto__" ? [] : [{ name, member }];
  });
  const defaults = members.find(({ name, member }) => member.static && name === "defaultProps")?.member.value;
  const usual = defaults && scope.run.shared.evaluate(defaults, scope);
  self.props = { ...(isPlainObject(usual) && usual), ...properties };
  self.state = {};
  for (const { name, member } of members) {
    if (member.static) continue;
    if (member.type === "PropertyDefinition")
      self[name] = member.value ? scope.run.shared.evaluate(member.value, inner) : undefined;
    else if (member.kind === "method") self[name] = new Closure(member.value, inner);
    else if (member.kind === "constructor") callClosure(new Closure(member.value, inner), [self.props]);
  }
  return self.render instanceof Closure ? callClosure(self.render, []) : undefined;
}
