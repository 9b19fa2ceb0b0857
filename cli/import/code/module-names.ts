/** Names that a module takes from others, and those that it gives. */
import type { ImportDeclaration, Program } from "acorn";
import { evaluate } from "./expressions.ts";
import { unread } from "./members.ts";
import { nameOf } from "./patterns.ts";
import { ClassOfCode, Closure, Native, type Scope, Thrown, unknown } from "./values.ts";

/** `isDefault`: the module has a default export, which imports without braces mean. */
export type Exports = { value: unknown; names: ReadonlyMap<string, unknown>; isDefault: boolean };

/** Loads the module that the file `from` imports by a name; undefined for a package, and for a file that cannot be read. */
export type Load = (name: string, from: string) => Exports | undefined;

/** All names of a module, and its default. */
export function allNamesOf({ value, names }: Exports): Record<string, unknown> {
  return { ...Object.fromEntries(names), default: value };
}

/** What `require` gives for a module. */
export function requiredFrom(found: Exports | undefined): unknown {
  if (!found) return unknown;
  const isWhole = found.isDefault && found.names.size > 0 && !(found.value instanceof Native);
  return isWhole ? allNamesOf(found) : found.value;
}

/** The result of `work`, or undefined if the code throws. */
export function attempt(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Thrown)) throw error;
    return undefined;
  }
}

export function importNames({ specifiers, source }: ImportDeclaration, scope: Scope, load: Load): void {
  const from = String(source.value);
  const found = load(from, scope.run.module.file);
  for (const specifier of specifiers)
    scope.names.set(specifier.local.name, importedName(specifier, from, found, scope));
}

function importedName(
  specifier: ImportDeclaration["specifiers"][number],
  from: string,
  found: Exports | undefined,
  scope: Scope,
): unknown {
  if (specifier.type === "ImportNamespaceSpecifier")
    return found ? namespaceOf(found) : unread(specifier, scope);
  const isDefault = specifier.type === "ImportDefaultSpecifier";
  const name = isDefault ? "default" : (nameOf(specifier.imported) ?? "");
  if (found && name === "default") return found.value;
  if (found?.names.has(name)) return found.names.get(name);
  const createRequire = new Native(() => scope.names.get("require"));
  if (name === "createRequire") return createRequire;
  // `import module from "node:module"`
  return isDefault && /^(node:)?module$/.test(from)
    ? new Native(() => undefined, { createRequire })
    : unread(specifier, scope);
}

/** A module of Node has all its names as a default, too. */
function namespaceOf(found: Exports): unknown {
  return found.value instanceof Native ? found.value : allNamesOf(found);
}

export function exportedNames(
  { body }: Program,
  scope: Scope,
  load: Load,
): { names: Map<string, unknown>; fallback: unknown; hasDefault: boolean } {
  const names = new Map<string, unknown>();
  let fallback: unknown;
  let hasDefault = false;
  const put = (name: string, value: unknown): void => {
    if (name === "default") [fallback, hasDefault] = [value, true];
    else names.set(name, value);
  };
  for (const node of body) {
    if (node.type === "ExportDefaultDeclaration") {
      const { declaration } = node;
      if (declaration.type === "FunctionDeclaration") put("default", new Closure(declaration, scope));
      else if (declaration.type === "ClassDeclaration") put("default", new ClassOfCode(declaration, scope));
      else
        put(
          "default",
          attempt(() => evaluate(declaration, scope)),
        );
    } else if (node.type === "ExportAllDeclaration") {
      const found = load(String(node.source.value), scope.run.module.file);
      if (node.exported) put(nameOf(node.exported) ?? "", found && namespaceOf(found));
      else for (const [name, value] of found?.names ?? []) put(name, value);
    } else if (node.type === "ExportNamedDeclaration") {
      const found = node.source ? load(String(node.source.value), scope.run.module.file) : undefined;
      for (const { local, exported } of node.specifiers) {
        const [from = "", to = ""] = [nameOf(local), nameOf(exported)];
        if (!node.source) put(to, scope.names.get(from));
        else if (found) put(to, from === "default" ? found.value : found.names.get(from));
        else put(to, unread(node, scope));
      }
      const { declaration } = node;
      if (declaration?.type === "VariableDeclaration")
        for (const { id } of declaration.declarations)
          if (id.type === "Identifier") put(id.name, scope.names.get(id.name));
      if (declaration && declaration.type !== "VariableDeclaration" && declaration.id)
        put(declaration.id.name, scope.names.get(declaration.id.name));
    }
  }
  return { names, fallback, hasDefault };
}
