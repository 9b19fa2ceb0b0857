/** Every name that stands in a piece of JavaScript, whatever it stands for: who is not among them is not used there. */

export function identifiersIn(node: unknown, names = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const item of node) identifiersIn(item, names);
  else if (typeof node === "object" && node !== null) {
    if ("type" in node && node.type === "Identifier" && "name" in node) names.add(String(node.name));
    for (const value of Object.values(node)) if (typeof value === "object") identifiersIn(value, names);
  }
  return names;
}
