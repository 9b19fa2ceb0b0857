/** A module → what it exports, as far as its text tells. Modules that it names are read like it, once each; packages are not. */
import { posix } from "node:path";
import type { ExportNamedDeclaration, ImportDeclaration, Program } from "acorn";
import { localFile, moduleFile, nodeModules, pathInSource, ROOT } from "../module-file.ts";
import type { SourceFolder } from "../source-folder.ts";
import { evaluate } from "./expressions.ts";
import { run } from "./functions.ts";
import { readSourceModule, type SourceModule } from "./parser.ts";
import {
  Closure,
  isPlainObject,
  mostSteps,
  nameOf,
  type Reading,
  type Scope,
  Unread,
  unread,
} from "./values.ts";

/** `isDefault`: the module has a default export, which imports without braces mean. */
export type Exports = { value: unknown; names: ReadonlyMap<string, unknown>; isDefault: boolean };

type ModuleReader = {
  shared: Reading;
  /** The names that all modules have. */
  names: Map<string, unknown>;
  /** Modules that were read, by their files. */
  modules: ReadonlyMap<string, SourceModule | undefined>;
  moduleAt(file: string): SourceModule | undefined;
  exportsOf(file: string): Exports | undefined;
};

type ModuleReaderInputs = {
  source: SourceFolder;
  year: number;
  /** True: the environment has no variables; else they are unknown. */
  assumes?: boolean;
  /** Loads imports that are not code of the site, such as packages and pictures; undefined for code of the site. */
  external?: ((name: string, from: string) => Exports | undefined) | undefined;
  /** The file that a name means. */
  fileOf?(name: string, from: string): string | undefined;
};

const mostModules = 200;

export function moduleReader({
  source,
  year,
  assumes = true,
  external,
  fileOf = (name, from) => localFile(name, from, source),
}: ModuleReaderInputs): ModuleReader {
  const shared: Reading = {
    evaluate,
    run,
    unreadParts: new WeakMap(),
    steps: mostSteps,
    nesting: 0,
    lost: [],
    assumed: [],
    assumes,
  };
  const natives = nodeModules();
  // The day of the import replaces the day of the build.
  const names = new Map<string, unknown>([
    ["undefined", undefined],
    ["Boolean", Boolean],
    ["new Date", () => ({ getFullYear: () => year })],
    ["process", natives.get("process")],
  ]);
  const modules = new Map<string, SourceModule | undefined>();
  const done = new Map<string, Exports>();

  const moduleAt = (file: string): SourceModule | undefined => {
    if (!modules.has(file) && modules.size < mostModules) modules.set(file, attempted(source, file));
    return modules.get(file);
  };
  const load: Load = (name, from) => {
    const native = natives.get(name.replace(/^node:/, ""));
    if (native) return wholeExports(native);
    const path = name.includes("\0") ? pathInSource(name) : undefined;
    const file = path === undefined ? fileOf(name, from) : moduleFile(source, path);
    return external?.(name, from) ?? (file === undefined ? undefined : exportsOf(file));
  };
  const exportsOf = (file: string): Exports | undefined => {
    const known = done.get(file);
    const module = known ? undefined : moduleAt(file);
    if (!module) return known;
    // A module that imports itself through others exports nothing yet.
    const exported = wholeExports({});
    done.set(file, exported);
    return Object.assign(exported, exportsIn(module, { names, outer: undefined, module, shared }, load));
  };
  return { shared, names, modules, moduleAt, exportsOf };
}

function attempted(source: SourceFolder, file: string): SourceModule | undefined {
  try {
    return readSourceModule(source, file);
  } catch {
    // Values that need it are named where they are used.
    return undefined;
  }
}

/** Loads the module that the file `from` imports by a name; undefined for a package, and for a file that cannot be read. */
type Load = (name: string, from: string) => Exports | undefined;

function exportsIn(module: SourceModule, outer: Scope, load: Load): Exports {
  const { program, file } = module;
  if (program.type !== "Program") return wholeExports(evaluate(program, outer));
  const path = posix.join(ROOT, file);
  const folder = posix.dirname(path);
  const holder: Record<string, unknown> = { exports: {} };
  const start = holder.exports;
  const require = Object.assign((name: string) => requiredFrom(load(name, file)), {
    resolve: (name: string) => (name.startsWith(".") ? posix.join(folder, name) : name),
  });
  const names = new Map<string, unknown>([
    ["module", holder],
    ["exports", start],
    ["require", require],
    ["__dirname", folder],
    ["__filename", path],
    ["import.meta", { dirname: folder, filename: path, url: `file://${path}` }],
  ]);
  const scope: Scope = { ...outer, names, outer };
  for (const statement of program.body)
    if (statement.type === "ImportDeclaration") importNames(statement, scope, load);
  run(program.body, scope);
  const exported = exportedNames(program, scope, load);
  const value = exported.get("default");
  if (exported.delete("default")) return { value, names: exported, isDefault: true };
  const isUnset = holder.exports === start && isPlainObject(start) && Object.keys(start).length === 0;
  return wholeExports(isUnset ? Object.fromEntries(exported) : holder.exports);
}

/** The exports of CommonJS, JSON and Node: one value, whose keys are the names. */
function wholeExports(value: unknown): Exports {
  return { value, names: new Map(isPlainObject(value) ? Object.entries(value) : []), isDefault: false };
}

/** All names of a module, and its default. */
function allNamesOf({ value, names }: Exports): Record<string, unknown> {
  return { ...Object.fromEntries(names), default: value };
}

/** What `require` gives for a module. Throws for one that is not read. */
export function requiredFrom(exports: Exports | undefined): unknown {
  if (!exports) throw new Error("not read");
  return exports.isDefault && exports.names.size > 0 ? allNamesOf(exports) : exports.value;
}

function importNames({ specifiers, source }: ImportDeclaration, scope: Scope, load: Load): void {
  const from = String(source.value);
  const exports = load(from, scope.module.file);
  for (const specifier of specifiers) {
    const name = exportedName(specifier);
    const created = name === "createRequire" ? () => scope.names.get("require") : undefined;
    const { value } = exportedBy(exports, name) ?? { value: created ?? unread(specifier, scope) };
    const isUnread = value instanceof Unread;
    scope.names.set(
      specifier.local.name,
      isUnread ? unread(specifier, scope, { ...value.known, from }) : value,
    );
  }
}

/** `default`, `*`, or the name in the module that is imported. */
export function exportedName(specifier: ImportDeclaration["specifiers"][number]): string {
  if (specifier.type === "ImportDefaultSpecifier") return "default";
  return specifier.type === "ImportNamespaceSpecifier" ? "*" : (nameOf(specifier.imported) ?? "");
}

/** Undefined if the module is not read, or does not have the name. */
export function exportedBy(exports: Exports | undefined, name: string): { value: unknown } | undefined {
  if (!exports) return undefined;
  if (name === "default") return exports;
  // A text has no names.
  if (name === "*") return { value: typeof exports.value === "string" ? exports.value : allNamesOf(exports) };
  return exports.names.has(name) ? { value: exports.names.get(name) } : undefined;
}

function exportedNames({ body }: Program, scope: Scope, load: Load): Map<string, unknown> {
  const names = new Map<string, unknown>();
  const { file } = scope.module;
  for (const node of body) {
    if (node.type === "ExportDefaultDeclaration") {
      const { declaration } = node;
      const isFunction = declaration.type === "FunctionDeclaration";
      names.set("default", isFunction ? new Closure(declaration, scope) : evaluate(declaration, scope));
    } else if (node.type === "ExportAllDeclaration") {
      const exports = load(String(node.source.value), file);
      if (node.exported) names.set(nameOf(node.exported) ?? "", exports && allNamesOf(exports));
      else for (const [name, value] of exports?.names ?? []) names.set(name, value);
    } else if (node.type === "ExportNamedDeclaration") {
      const from = node.source && String(node.source.value);
      for (const { local, exported } of node.specifiers) {
        const [name = "", to = ""] = [nameOf(local), nameOf(exported)];
        const binding = from ? exportedBy(load(from, file), name) : { value: scope.names.get(name) };
        names.set(to, binding ? binding.value : unread(node, scope, from ? { from } : {}));
      }
      for (const name of declaredNames(node)) names.set(name, scope.names.get(name));
    }
  }
  return names;
}

function declaredNames({ declaration }: ExportNamedDeclaration): string[] {
  if (declaration?.type !== "VariableDeclaration") return declaration?.id ? [declaration.id.name] : [];
  return declaration.declarations.flatMap(({ id }) => (id.type === "Identifier" ? [id.name] : []));
}
