/** Modules of a site that its pages import: data, texts and components, as far as their text tells. None of them runs. */
import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import type { Expression } from "acorn";
import { type ModuleData, valueIn } from "../mdx/page-values.ts";
import type { ComponentOf, Definition } from "../mdx/render-jsx.ts";
import { calledValue, isFunction } from "../static-calls.ts";
import { isRecord, type StaticScope } from "../static-value.ts";
import { type Imported, type Module, parsedModule } from "./parsed-module.ts";
import { isFile } from "./source-files.ts";

export type SourceModules = {
  /** Path in the source of what `module` names for a file in one of the folders; undefined where nothing is there. */
  fileOf(module: string, folders: readonly string[]): string | undefined;
  dataOf(module: string, folders: readonly string[]): ReturnType<ModuleData>;
  textOf(module: string, folders: readonly string[]): string | undefined;
  /** Components by the names of a page, then by those that `src/theme/MDXComponents` gives to all pages. */
  componentOf(imports: ReadonlyMap<string, Imported>, folders: readonly string[]): ComponentOf;
};

const endings = [
  "",
  ".tsx",
  ".ts",
  ".jsx",
  ".js",
  ".mjs",
  ".json",
  "/index.tsx",
  "/index.ts",
  "/index.jsx",
  "/index.js",
];

/** Loaders and queries of webpack before and after the path: `!!raw-loader!./a.js`, `./a.js?raw`. */
const raw = /^!{1,2}(?:[\w@/-]*raw-loader(?:\?[^!]*)?!)?([^!]+)$|^-?!{0,2}raw-loader!(.+)$|^([^!]+)\?raw$/;

/** The path in a module that is imported as text; undefined for another module. */
export function rawPath(module: string): string | undefined {
  const [, forced, loaded, queried] = raw.exec(module) ?? [];
  return (forced ?? loaded ?? queried)?.replace(/\?raw$/, "");
}

export function sourceModules(source: string): SourceModules {
  const parsed = new Map<string, Module | undefined>();
  const fileOf = (module: string, folders: readonly string[]): string | undefined => {
    const written = rawPath(module) ?? module;
    const bases = written.startsWith("@site/")
      ? [written.slice("@site/".length)]
      : written.startsWith("@theme/")
        ? [`src/theme/${written.slice("@theme/".length)}`]
        : written.startsWith("/")
          ? [written.slice(1)]
          : /^\.{1,2}\//.test(written)
            ? folders.map((folder) => posix.join(folder, written))
            : rawPath(module) === undefined
              ? []
              : folders.map((folder) => posix.join(folder, written));
    return bases
      .flatMap((base) => endings.map((ending) => posix.normalize(base + ending)))
      .find((path) => isFile(join(source, path)));
  };
  const moduleAt = (file: string): Module | undefined => {
    if (!parsed.has(file)) parsed.set(file, parsedModule(join(source, file)));
    return parsed.get(file);
  };
  const scopeOf = (file: string, module: Module): StaticScope => ({
    constants: module.constants,
    calledValue,
    values: new Map(
      [...module.imports].flatMap(([name, imported]): [string, unknown][] => {
        const value = /\.json$/.test(imported.module)
          ? dataOf(imported.module, [posix.dirname(file)])?.[imported.name]
          : undefined;
        return value === undefined ? [] : [[name, value]];
      }),
    ),
    module: file,
    year: 0,
    places: new Map(),
    unread: [],
    depth: 0,
  });
  const dataOf = (module: string, folders: readonly string[]): ReturnType<ModuleData> => {
    const text = textOf(module, folders);
    if (text !== undefined) return { default: text };
    const file = fileOf(module, folders);
    if (file === undefined) return undefined;
    if (file.endsWith(".json")) return jsonData(readFileSync(join(source, file), "utf8"));
    const found = /\.[mc]?[jt]sx?$/.test(file) ? moduleAt(file) : undefined;
    if (!found) return undefined;
    const scope = scopeOf(file, found);
    const entries = [...found.exports].flatMap(([name, exported]): [string, unknown][] => {
      const value = "module" in exported ? undefined : valueIn(exported, scope);
      return value === undefined ? [] : [[name, value]];
    });
    return entries.length === 0
      ? undefined
      : { ...Object.fromEntries(entries), "*": Object.fromEntries(entries) };
  };
  const textOf = (module: string, folders: readonly string[]): string | undefined => {
    const file = rawPath(module) === undefined ? undefined : fileOf(module, folders);
    return file === undefined ? undefined : readFileSync(join(source, file), "utf8");
  };

  const exportedBy = (file: string, name: string, depth: number): Definition | undefined => {
    const module = depth > 8 ? undefined : moduleAt(file);
    const exported = module?.exports.get(name);
    if (!module || !exported) return undefined;
    if ("module" in exported) {
      const other = fileOf(exported.module, [posix.dirname(file)]);
      return other === undefined ? undefined : exportedBy(other, exported.name, depth + 1);
    }
    return definedBy(exported, file, depth);
  };
  const definedBy = (expression: Expression, file: string, depth: number): Definition | undefined => {
    const module = moduleAt(file);
    if (!module || depth > 8) return undefined;
    if (isFunction(expression)) return { component: expression, scope: scopeOf(file, module) };
    // `memo(Card)`, `React.forwardRef(…)`
    if (expression.type === "CallExpression" && expression.arguments.length === 1) {
      const [inner] = expression.arguments;
      return inner && inner.type !== "SpreadElement" ? definedBy(inner, file, depth + 1) : undefined;
    }
    if (expression.type !== "Identifier") return undefined;
    const { name } = expression;
    const own = module.constants.get(name);
    if (own) return definedBy(own, file, depth + 1);
    const imported = module.imports.get(name);
    const other = imported && fileOf(imported.module, [posix.dirname(file)]);
    return imported && other !== undefined ? exportedBy(other, imported.name, depth + 1) : undefined;
  };
  const forAllPages = fileOf("@site/src/theme/MDXComponents", []);

  return {
    fileOf,
    dataOf,
    textOf,
    componentOf: (imports, folders) => (name, scope) => {
      const identifier = name.split(".")[0] ?? name;
      if (identifier !== name) return undefined;
      if (scope.module !== undefined)
        return definedBy({ type: "Identifier", name, start: 0, end: 0 }, scope.module, 0);
      const own = scope.constants.get(name);
      if (own && isFunction(own))
        return { component: own, scope: { ...scope, values: scope.values ?? new Map() } };
      const imported = imports.get(name);
      if (imported) {
        const file = fileOf(imported.module, folders);
        return file === undefined ? undefined : exportedBy(file, imported.name, 0);
      }
      const shared = forAllPages === undefined ? undefined : moduleAt(forAllPages)?.exports.get("default");
      const given = shared && !("module" in shared) ? propertyOf(shared, name) : undefined;
      return given && forAllPages !== undefined ? definedBy(given, forAllPages, 0) : undefined;
    },
  };
}

/** `{ ...MDXComponents, Card, Note: Callout }` */
function propertyOf(expression: Expression, name: string): Expression | undefined {
  if (expression.type !== "ObjectExpression") return undefined;
  for (const property of expression.properties)
    if (property.type === "Property" && property.key.type === "Identifier" && property.key.name === name)
      return property.value;
  return undefined;
}

function jsonData(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return { ...(isRecord(value) ? value : {}), default: value, "*": value };
  } catch {
    // What is wrong with it is no matter of the pages.
    return undefined;
  }
}
