/** The local modules that a module names, and those that they name, by their files. Packages are not read. */
import { existsSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Identifier, ImportDeclaration, Node, VariableDeclarator } from "acorn";
import { ModuleSyntaxError, readSourceModule, type SourceModule } from "./source-module.ts";
import { full } from "./walk-code.ts";

/** More than these are no configuration. */
const mostModules = 200;

/** `root` is the folder that `@site` stands for. What cannot be parsed is left out, but for the first. */
export async function moduleGraph(file: string, root: string): Promise<Map<string, SourceModule>> {
  const modules = new Map([[file, await readSourceModule(file)]]);
  for (const [at, module] of modules)
    for (const name of namedModules(module)) {
      const found = localFile(name, at, root) ?? fileBeside(name, at);
      if (found === undefined || modules.has(found) || modules.size >= mostModules) continue;
      const read = await readSourceModule(found).catch((error: unknown) => {
        if (error instanceof ModuleSyntaxError) return undefined;
        throw error;
      });
      if (read) modules.set(found, read);
    }
  return modules;
}

/** Texts that can be names of local modules: `require(path.join(__dirname, "/x.json"))` has one, too. */
function namedModules({ program }: SourceModule): Set<string> {
  return new Set(stringsIn(program));
}

function stringsIn(whole: Node): string[] {
  const names: string[] = [];
  full(whole, (node) => {
    if (node.type === "Literal" && "value" in node && typeof node.value === "string") names.push(node.value);
    if (node.type === "TemplateElement" && "value" in node) {
      const { cooked } = node.value as { cooked?: string };
      if (cooked) names.push(cooked);
    }
  });
  return names;
}

/** `path.resolve(__dirname, "plugins/blog")` has the name of a module without a dot. */
function fileBeside(name: string, from: string): string | undefined {
  return /^\w[\w-]*(\/[\w-][\w.-]*)+$/.test(name) ? moduleFile(join(dirname(from), name)) : undefined;
}

/** The local module that the code at `offset` names, or that the name there is imported from. */
export function moduleNamedAt(
  { file, program }: SourceModule,
  offset: number,
  root: string,
): string | undefined {
  const here: Node[] = [];
  full(program, (node) => {
    if (node.start === offset && node.type !== "Program") here.push(node);
  });
  const names = here.flatMap((node) => (isIdentifier(node) ? [node.name] : []));
  full(program, (node) => {
    if (names.some((name) => declares(node, name))) here.push(node);
  });
  const found = here.flatMap((node) => stringsIn(node)).map((name) => localFile(name, file, root));
  return found.find((each) => each !== undefined);
}

function declares(node: Node, name: string): boolean {
  const is = (named: Node) => isIdentifier(named) && named.name === name;
  if (node.type === "ImportDeclaration")
    return (node as ImportDeclaration).specifiers.some(({ local }) => is(local));
  return node.type === "VariableDeclarator" && is((node as VariableDeclarator).id);
}

function isIdentifier(node: Node): node is Identifier {
  return node.type === "Identifier";
}

/** Names that are no local modules, in `file` and in the modules that it names. Other texts are among them. */
export function packagesBelow(
  file: string,
  modules: ReadonlyMap<string, SourceModule>,
  root: string,
): Set<string> {
  const found = new Set<string>();
  const files = new Set([file]);
  for (const at of files) {
    const module = modules.get(at);
    for (const name of module ? namedModules(module) : []) {
      const local = localFile(name, at, root);
      if (local === undefined) found.add(name);
      else files.add(local);
    }
  }
  return found;
}

const endings = ["", ".js", ".mjs", ".cjs", ".ts", ".mts", ".cts", ".tsx", ".jsx", ".json"];

/** Undefined for a package, and where there is no such file. */
export function localFile(name: string, from: string, root: string): string | undefined {
  const path = /^@site\//.test(name)
    ? join(root, name.slice("@site/".length))
    : /^\.{0,2}\//.test(name)
      ? join(dirname(from), name)
      : undefined;
  return path === undefined ? undefined : moduleFile(path);
}

export function moduleFile(path: string): string | undefined {
  const bare = path.replace(/\.[cm]?js$/, "");
  const candidates = [
    ...endings.map((ending) => path + ending),
    // TypeScript names a file by what it becomes.
    ...(bare === path ? [] : [".ts", ".mts", ".cts"].map((ending) => bare + ending)),
    ...endings.slice(1).map((ending) => join(path, `index${ending}`)),
  ];
  const isModule = (file: string) => /\.([cm]?[jt]s|[jt]sx|json)$/.test(file);
  const found = candidates.find((file) => isModule(file) && existsSync(file) && statSync(file).isFile());
  return found && resolve(found);
}
