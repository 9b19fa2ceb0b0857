/** A module → what it exports, as far as its text tells. Modules that it names are read like it, each once. */
import { posix } from "node:path";
import type { ImportDeclaration, Program } from "acorn";
import { ownValue } from "../../../schema/own-value.ts";
import { timeLimiter } from "../../report/limits/time-limiter.ts";
import type { SourceFolder } from "../source-folder.ts";
import { globals } from "./builtins.ts";
import { callClosure } from "./calls.ts";
import { mostSteps, patience } from "./costs.ts";
import { evaluate } from "./expressions.ts";
import { nameOf, unread } from "./members.ts";
import { localFile, moduleFile } from "./module-graph.ts";
import { nodeModules, pathInSource, ROOT } from "./node-modules.ts";
import type { SourceModule } from "./parser.ts";
import { run as runStatements } from "./statements.ts";
import { Closure, isPlainObject, library, Native, type Run, type Scope, Thrown, unknown } from "./values.ts";

type ModuleReader = {
  /** The names that all modules have. */
  outer: Scope;
  /** The exports of a file; undefined if it is not read. */
  exportsOf(file: string): Exports | undefined;
  /** Loads the module that the file `from` imports by a name; undefined for a package, and for a file that cannot be read. */
  load: Load;
};

type ModuleReaderInputs = {
  source: SourceFolder;
  year: number;
  /** Stands for what is read last of all. */
  main: SourceModule;
  moduleAt(file: string): SourceModule | undefined;
  /** Loads imports that are not code of the site, such as packages and pictures; undefined for code of the site. */
  external?(name: string, from: string): Exports | undefined;
  /** The file that a name means. */
  fileOf?(name: string, from: string): string | undefined;
  /** True: each module has its own steps, and the parts that it leaves out do not affect the modules that import it. */
  areApart?: boolean;
  /** True: the environment has no variables. */
  assumes?: boolean;
};

export function moduleReader({
  source,
  year,
  main,
  moduleAt,
  external,
  fileOf = (name, from) => localFile(name, from, source),
  areApart = false,
  assumes = false,
}: ModuleReaderInputs): ModuleReader {
  const shared: Run["shared"] = {
    evaluate,
    run: runStatements,
    origins: new WeakMap(),
    steps: mostSteps,
    nesting: 0,
    withinTime: timeLimiter(),
    patience,
    depth: 0,
    tries: 0,
    lost: [],
    assumed: [],
    assumes,
  };
  const outer: Scope = { names: globals(year), outer: undefined, run: { module: main, shared } };
  const natives = nodeModules(source);
  outer.names.set("process", natives.process);
  const done = new Map<string, Exports>();

  const load = (name: string, from: string): Exports | undefined => {
    const known = external?.(name, from);
    if (known) return known;
    const native = ownValue(natives, name.replace(/^node:/, ""));
    if (native) return { value: native, names: new Map(Object.entries(native.members)), isDefault: true };
    const inside = name.includes("\0") ? pathInSource(name) : undefined;
    const found = inside === undefined ? fileOf(name, from) : moduleFile(source, inside);
    const exported = found === undefined ? undefined : exportsOf(found);
    if (!exported && isLocal(name) && shared.tries > 0) throw new Thrown();
    return exported;
  };

  const exportsOf = (file: string): Exports | undefined => {
    const known = done.get(file);
    const module = known ? undefined : moduleAt(file);
    if (!module) return known;
    // A module that imports itself through others exports nothing yet.
    const exported: Exports = { value: {}, names: new Map(), isDefault: false };
    done.set(file, exported);
    const before = { steps: shared.steps, lost: shared.lost.length };
    if (areApart) shared.steps = mostSteps;
    Object.assign(exported, runModule(module, { ...outer, run: { module, shared } }, load));
    if (areApart) [shared.steps, shared.lost.length] = [before.steps, before.lost];
    return exported;
  };
  return { outer, exportsOf, load };
}

type ExportOfInputs = Pick<ModuleReaderInputs, "source" | "year" | "external"> & { assumes: boolean };

/** The export of `main`; `modules` are those by their files. `assumes`: the environment has no variables. */
export function exportOf(
  main: SourceModule,
  modules: ReadonlyMap<string, SourceModule>,
  inputs: ExportOfInputs,
): { value: unknown; run: Run } {
  const moduleAt = (path: string) => modules.get(path);
  const { outer, exportsOf } = moduleReader({ ...inputs, main, moduleAt });
  const value = exportsOf(main.file)?.value;
  const { run } = outer;
  if (!(value instanceof Closure)) return { value, run };
  return { value: attempt(() => callClosure(value, [])), run };
}

function isLocal(name: string): boolean {
  return name.startsWith(".") || name.startsWith("@site/") || name.includes("\0");
}

function runModule(module: SourceModule, outer: Scope, load: Load): Exports {
  const { program } = module;
  const scope: Scope = { names: new Map(), outer, run: outer.run };
  if (program.type !== "Program") {
    const value = evaluate(program, scope);
    return { value, names: new Map(isPlainObject(value) ? Object.entries(value) : []), isDefault: false };
  }
  const own: Record<string, unknown> = {};
  const holder: Record<string, unknown> = { exports: own };
  define(scope, module, load, holder);
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

function define(scope: Scope, module: SourceModule, load: Load, holder: Record<string, unknown>): void {
  const file = posix.join(ROOT, module.file);
  const folder = posix.dirname(file);
  const resolveName = (name: string): string => (name.startsWith(".") ? posix.join(folder, name) : name);
  const loaded = (name: unknown) => (typeof name === "string" ? load(name, module.file) : undefined);
  const require = new Native(([name]) => requiredFrom(loaded(name)), {
    resolve: new Native(([name]) => resolveName(String(name))),
  });
  const namespace = ([name]: unknown[]): unknown => {
    const found = loaded(name);
    return found ? allNamesOf(found) : unknown;
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
    URL: library({
      "new ": (path: unknown, base: unknown) =>
        typeof base === "string" && base.startsWith("file://") && typeof path === "string"
          ? `file://${posix.join(posix.dirname(base.slice("file://".length)), path)}`
          : unknown,
    }),
  }))
    scope.names.set(name, value);
}

/** `isDefault`: the module has a default export, which imports without braces mean. */
export type Exports = { value: unknown; names: ReadonlyMap<string, unknown>; isDefault: boolean };

/** Loads the module that the file `from` imports by a name; undefined for a package, and for a file that cannot be read. */
type Load = (name: string, from: string) => Exports | undefined;

/** All names of a module, and its default. */
function allNamesOf({ value, names }: Exports): Record<string, unknown> {
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

function importNames({ specifiers, source }: ImportDeclaration, scope: Scope, load: Load): void {
  const from = String(source.value);
  const found = load(from, scope.run.module.file);
  for (const specifier of specifiers)
    scope.names.set(specifier.local.name, importedName(specifier, from, found, scope));
}

function importedName(
  specifier: ImportSpecifiers[number],
  from: string,
  found: Exports | undefined,
  scope: Scope,
): unknown {
  const name = exportedName(specifier);
  const value = exportedBy(found, name);
  if (value !== unknown) return value;
  const createRequire = new Native(() => scope.names.get("require"));
  if (name === "createRequire") return createRequire;
  // `import module from "node:module"`
  return name === "default" && /^(node:)?module$/.test(from)
    ? new Native(() => undefined, { createRequire })
    : unread(specifier, scope);
}

type ImportSpecifiers = ImportDeclaration["specifiers"];

/** `default`, `*`, or the name in the module that is imported. */
export function exportedName(specifier: ImportSpecifiers[number]): string {
  if (specifier.type === "ImportDefaultSpecifier") return "default";
  return specifier.type === "ImportNamespaceSpecifier" ? "*" : (nameOf(specifier.imported) ?? "");
}

export function exportedBy(found: Exports | undefined, name: string): unknown {
  if (!found) return unknown;
  if (name === "default") return found.value;
  if (name === "*") return namespaceOf(found);
  return found.names.has(name) ? found.names.get(name) : unknown;
}

/** A module of Node has all its names as a default, too; a text has none. */
function namespaceOf(found: Exports): unknown {
  const { value } = found;
  return value instanceof Native || typeof value === "string" ? value : allNamesOf(found);
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
      else if (declaration.type === "ClassDeclaration") put("default", unread(declaration, scope));
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
