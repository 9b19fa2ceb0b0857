/** A module → what it exports, as far as its text tells. Modules that it names are read like it, each once. */
import { join, posix, relative, sep } from "node:path";
import type { ImportDeclaration, Program } from "acorn";
import { globals } from "./builtins.ts";
import { callClosure } from "./calls.ts";
import { evaluate } from "./expressions.ts";
import { unread } from "./members.ts";
import { localFile, moduleFile } from "./module-graph.ts";
import { nodeModules, pathInSource, ROOT } from "./node-modules.ts";
import { nameOf } from "./patterns.ts";
import type { SourceModule } from "./source-module.ts";
import { run as runStatements } from "./statements.ts";
import { Closure, isPlainObject, Native, type Run, type Scope, Thrown, unknown } from "./values.ts";

/** `isDefault`: the module has a default export, which imports without braces mean. */
type Exports = { value: unknown; names: ReadonlyMap<string, unknown>; isDefault: boolean };

const steps = 300_000;

/** `root` is the folder of the source, `modules` are those by their files. `assumes`: the environment has no variables. */
export function exportOf(
  file: string,
  {
    root,
    modules,
    year,
    assumes,
  }: { root: string; modules: ReadonlyMap<string, SourceModule>; year: number; assumes: boolean },
): { value: unknown; run: Run } | undefined {
  const main = modules.get(file);
  if (!main) return undefined;
  const shared: Run["shared"] = {
    evaluate,
    run: runStatements,
    origins: new WeakMap(),
    steps,
    depth: 0,
    tries: 0,
    lost: [],
    assumed: [],
    assumes,
  };
  const outer: Scope = { names: globals(year), outer: undefined, run: { module: main, shared } };
  const natives = nodeModules(root);
  outer.names.set("process", natives.process);
  const done = new Map<string, Exports>();

  /** Undefined for a package, and for what cannot be read. */
  const load = (name: string, from: SourceModule): Exports | undefined => {
    const native = natives[name.replace(/^node:/, "")];
    if (native) return { value: native, names: new Map(Object.entries(native.members)), isDefault: true };
    const inside = name.includes("\0") ? pathInSource(name) : undefined;
    const found = inside === undefined ? localFile(name, from.file, root) : moduleFile(join(root, inside));
    const module = found === undefined ? undefined : modules.get(found);
    if (!module && isLocal(name) && shared.tries > 0) throw new Thrown();
    return module && exportsOf(module);
  };

  const exportsOf = (module: SourceModule): Exports => {
    const known = done.get(module.file);
    if (known) return known;
    // One that names itself by way of others has nothing yet.
    const exported: Exports = { value: {}, names: new Map(), isDefault: false };
    done.set(module.file, exported);
    Object.assign(exported, runModule(module, { ...outer, run: { module, shared } }, load, root));
    return exported;
  };

  const { value } = exportsOf(main);
  const run: Run = { module: main, shared };
  if (!(value instanceof Closure)) return { value, run };
  return { value: attempt(() => callClosure(value, [])), run };
}

function isLocal(name: string): boolean {
  return name.startsWith(".") || name.startsWith("@site/") || name.includes("\0");
}

type Load = (name: string, from: SourceModule) => Exports | undefined;

function runModule(module: SourceModule, outer: Scope, load: Load, root: string): Exports {
  const { program } = module;
  const scope: Scope = { names: new Map(), outer, run: outer.run };
  if (program.type !== "Program") {
    const value = evaluate(program, scope);
    return { value, names: new Map(isPlainObject(value) ? Object.entries(value) : []), isDefault: false };
  }
  const own: Record<string, unknown> = {};
  const holder: Record<string, unknown> = { exports: own };
  define(scope, module, load, root, holder);
  for (const statement of program.body)
    if (statement.type === "ImportDeclaration") importNames(statement, scope, load);
  attempt(() => runStatements(program.body, scope));
  const { names, fallback, hasDefault } = exportedNames(program, scope, load);
  const value = hasDefault ? fallback : holder.exports;
  const isEmpty = value === own && Object.keys(own).length === 0;
  return {
    value: isEmpty && names.size > 0 ? Object.fromEntries(names) : value,
    names: names.size > 0 || !isPlainObject(value) ? names : new Map(Object.entries(value)),
    isDefault: hasDefault,
  };
}

/** What a thrown error leaves. */
function attempt(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Thrown)) throw error;
    return undefined;
  }
}

function define(
  scope: Scope,
  module: SourceModule,
  load: Load,
  root: string,
  holder: Record<string, unknown>,
): void {
  const file = posix.join(ROOT, relative(root, module.file).split(sep).join("/"));
  const folder = posix.dirname(file);
  const resolveName = (name: string): string => (name.startsWith(".") ? posix.join(folder, name) : name);
  const required = (name: unknown): unknown => {
    const found = typeof name === "string" ? load(name, module) : undefined;
    if (!found) return unknown;
    return found.isDefault && found.names.size > 0 && !(found.value instanceof Native)
      ? { ...Object.fromEntries(found.names), default: found.value }
      : found.value;
  };
  const require = new Native(([name]) => required(name), {
    resolve: new Native(([name]) => resolveName(String(name))),
  });
  const namespace = ([name]: unknown[]): unknown => {
    const found = typeof name === "string" ? load(name, module) : undefined;
    return found ? { ...Object.fromEntries(found.names), default: found.value } : unknown;
  };
  const meta = { dirname: folder, filename: file, url: `file://${file}` };
  for (const [name, value] of Object.entries({
    module: holder,
    exports: holder.exports,
    require,
    import: new Native(namespace),
    __dirname: folder,
    __filename: file,
    "import.meta": meta,
    URL: new Native(() => undefined, {
      "new ": new Native(([path, base]) => {
        const from =
          typeof base === "string" && base.startsWith("file://") ? posix.dirname(base.slice(7)) : undefined;
        if (from === undefined || typeof path !== "string") return unknown;
        return `file://${posix.join(from, path)}`;
      }),
    }),
  }))
    scope.names.set(name, value);
}

function importNames({ specifiers, source }: ImportDeclaration, scope: Scope, load: Load): void {
  const found = load(String(source.value), scope.run.module);
  for (const specifier of specifiers) {
    const { name } = specifier.local;
    if (specifier.type === "ImportDefaultSpecifier")
      scope.names.set(
        name,
        found ? found.value : (importMade(String(source.value), scope) ?? unread(specifier, scope)),
      );
    else if (specifier.type === "ImportNamespaceSpecifier")
      scope.names.set(name, found ? namespaceOf(found) : unread(specifier, scope));
    else {
      const imported = nameOf(specifier.imported) ?? "";
      const known = imported === "default" ? found?.value : found?.names.get(imported);
      const isThere = found && (imported === "default" || found.names.has(imported));
      scope.names.set(
        name,
        isThere
          ? known
          : imported === "createRequire"
            ? new Native(() => scope.names.get("require"))
            : unread(specifier, scope),
      );
    }
  }
}

/** A module of Node has all its names as a default, too. */
function namespaceOf({ value, names }: Exports): unknown {
  return value instanceof Native ? value : { ...Object.fromEntries(names), default: value };
}

/** `import module from "node:module"` */
function importMade(source: string, scope: Scope): unknown {
  return /^(node:)?module$/.test(source)
    ? new Native(() => undefined, { createRequire: new Native(() => scope.names.get("require")) })
    : undefined;
}

function exportedNames(
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
      else if (declaration.type === "ClassDeclaration") put("default", unread(node, scope));
      else
        put(
          "default",
          attempt(() => evaluate(declaration, scope)),
        );
    } else if (node.type === "ExportAllDeclaration") {
      const found = load(String(node.source.value), scope.run.module);
      for (const [name, value] of found?.names ?? []) put(name, value);
    } else if (node.type === "ExportNamedDeclaration") {
      const found = node.source ? load(String(node.source.value), scope.run.module) : undefined;
      for (const { local, exported } of node.specifiers) {
        const [from = "", to = ""] = [nameOf(local), nameOf(exported)];
        const own = scope.names.get(from);
        put(to, node.source ? (from === "default" ? found?.value : found?.names.get(from)) : own);
      }
      const { declaration } = node;
      if (declaration?.type === "VariableDeclaration")
        for (const { id } of declaration.declarations)
          if (id.type === "Identifier") put(id.name, scope.names.get(id.name));
      if (declaration?.type === "FunctionDeclaration" && declaration.id)
        put(declaration.id.name, scope.names.get(declaration.id.name));
    }
  }
  return { names, fallback, hasDefault };
}
