/** The local modules that a module names, and those that they name, by their files. Packages are not read. */
import { existsSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { ModuleSyntaxError, readSourceModule, type SourceModule } from "./source-module.ts";
import { full } from "./walk-code.ts";

/** More than these are no configuration. */
const mostModules = 200;

/** `root` is the folder that `@site` stands for. What cannot be parsed is left out, but for the first. */
export async function moduleGraph(file: string, root: string): Promise<Map<string, SourceModule>> {
  const modules = new Map([[file, await readSourceModule(file)]]);
  for (const [at, module] of modules)
    for (const name of namedModules(module)) {
      const found = localFile(name, at, root);
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
  const names = new Set<string>();
  full(program, (node) => {
    if (node.type === "Literal" && "value" in node && typeof node.value === "string") names.add(node.value);
    if (node.type === "TemplateElement" && "value" in node) {
      const { cooked } = node.value as { cooked?: string };
      if (cooked) names.add(cooked);
    }
  });
  return names;
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
