/** The local modules that a module names, and those that they name, by their files. Packages are not read. */
import { posix } from "node:path";
import type { AnyNode, Identifier, ImportDeclaration, Node, VariableDeclarator } from "acorn";
import type { SourceFolder } from "../source-folder.ts";
import { full, readSourceModule, type SourceModule } from "./parser.ts";

const mostModules = 200;

/** Throws if `file` cannot be read. Other unreadable modules are left out, and values that need them are noted where they are used. */
export async function moduleGraph(
  source: SourceFolder,
  file: string,
): Promise<{ main: SourceModule; modules: Map<string, SourceModule> }> {
  const main = await readSourceModule(source, file);
  const modules = new Map([[file, main]]);
  for (const [at, module] of modules)
    for (const name of namedModules(module)) {
      const found = localFile(name, at, source) ?? fileBeside(name, at, source);
      if (found === undefined || modules.has(found) || modules.size >= mostModules) continue;
      const read = await readSourceModule(source, found).catch(() => undefined);
      if (read) modules.set(found, read);
    }
  return { main, modules };
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
function fileBeside(name: string, from: string, source: SourceFolder): string | undefined {
  return /^\w[\w-]*(\/[\w-][\w.-]*)+$/.test(name)
    ? moduleFile(source, posix.join(posix.dirname(from), name))
    : undefined;
}

/** The module that the code at `offset` names as it is written, or that the name there is imported from: `remark-math`. */
export function moduleNameAt({ program }: SourceModule, offset: number): string | undefined {
  const declared: (ImportDeclaration | VariableDeclarator)[] = [];
  const here: Node[] = [];
  full(program, (node) => {
    if (node.start === offset) here.push(node);
    if (node.type === "ImportDeclaration") declared.push(node as ImportDeclaration);
    if (node.type === "VariableDeclarator") declared.push(node as VariableDeclarator);
  });
  const nameIn = (node: AnyNode | null | undefined): string | undefined => {
    switch (node?.type) {
      case "Literal":
        return typeof node.value === "string" ? node.value : undefined;
      case "Identifier": {
        const { name } = node;
        const found = declared.find((each) => declares(each, name));
        return found?.type === "ImportDeclaration" ? nameIn(found.source) : found && nameIn(found.init);
      }
      case "MemberExpression":
        return nameIn(node.object);
      case "AwaitExpression":
        return nameIn(node.argument);
      case "ImportExpression":
        return nameIn(node.source);
      case "CallExpression":
        return node.callee.type === "Identifier" && node.callee.name === "require"
          ? nameIn(node.arguments[0])
          : undefined;
      default:
        return undefined;
    }
  };
  return here.map((node) => nameIn(node as AnyNode)).find((name) => name !== undefined);
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

/** Names of packages in `file` and in the local modules that it names. Other strings are among them. */
export function packagesBelow(
  file: string,
  modules: ReadonlyMap<string, SourceModule>,
  source: SourceFolder,
): Set<string> {
  const found = new Set<string>();
  const files = new Set([file]);
  for (const at of files) {
    const module = modules.get(at);
    for (const name of module ? namedModules(module) : []) {
      const local = localFile(name, at, source);
      if (local === undefined) found.add(name);
      else files.add(local);
    }
  }
  return found;
}

const endings = ["", ".js", ".mjs", ".cjs", ".ts", ".mts", ".cts", ".tsx", ".jsx", ".json"];

/** The file of a local module; undefined for a package, and if the file does not exist. */
export function localFile(name: string, from: string, source: SourceFolder): string | undefined {
  const path = /^@site\//.test(name)
    ? posix.normalize(name.slice("@site/".length))
    : /^\.{0,2}\//.test(name)
      ? posix.join(posix.dirname(from), name)
      : undefined;
  return path === undefined ? undefined : moduleFile(source, path);
}

/** The file of a module whose name may lack its ending. */
export function moduleFile(source: SourceFolder, path: string): string | undefined {
  const bare = path.replace(/\.[cm]?js$/, "");
  const candidates = [
    ...endings.map((ending) => path + ending),
    // TypeScript names a file by what it becomes.
    ...(bare === path ? [] : [".ts", ".mts", ".cts"].map((ending) => bare + ending)),
    ...endings.slice(1).map((ending) => posix.join(path, `index${ending}`)),
  ];
  source.include(candidates);
  return source.firstFile(candidates.filter((file) => /\.([cm]?[jt]s|[jt]sx|json)$/.test(file)));
}
