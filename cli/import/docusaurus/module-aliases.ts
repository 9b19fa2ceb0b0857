/** Short names of folders that modules of a site are imported by: `@components/Card` for `src/components/Card`. */
import { posix } from "node:path";
import type { Expression, Node, Property } from "acorn";
import { full, readableModule } from "../code/parser.ts";
import { nameOf } from "../code/patterns.ts";
import { isRecord } from "../is-record.ts";
import type { SourceFolder } from "../source-folder.ts";
import { parsedYaml } from "../source-yaml.ts";

/** By the start of a name: the start of the path in the source that is meant. */
type Aliases = ReadonlyMap<string, string>;

/** From `paths` of tsconfig.json or jsconfig.json, and from what the configuration calls `alias`. */
export function aliasesOf(source: SourceFolder, configuration: string): Aliases {
  return new Map([...pathsIn(source), ...aliasesIn(configuration)]);
}

/** The path in the source; undefined if `module` does not start with an alias. */
export function unaliased(module: string, aliases: Aliases): string | undefined {
  const start = [...aliases.keys()]
    .filter((name) => module === name || module.startsWith(name.endsWith("/") ? name : `${name}/`))
    .sort((a, b) => b.length - a.length)[0];
  if (start === undefined) return undefined;
  return posix.join(aliases.get(start) ?? "", module.slice(start.length));
}

/** `{ "@/*": ["./src/*"] }` */
function pathsIn(source: SourceFolder): [string, string][] {
  const file = ["tsconfig.json", "jsconfig.json"].find(source.isFile);
  const options = file && source.attempt(file, () => jsonWithComments(source.text(file)));
  const compiler = isRecord(options) && isRecord(options.compilerOptions) ? options.compilerOptions : {};
  const base = typeof compiler.baseUrl === "string" ? compiler.baseUrl : ".";
  return Object.entries(isRecord(compiler.paths) ? compiler.paths : {}).flatMap(
    ([name, targets]): [string, string][] => {
      const [target] = Array.isArray(targets) ? targets : [];
      // `@site` is known, and everything may mean anything.
      if (typeof target !== "string" || name === "*" || /^@(site|theme|docusaurus)\b/.test(name)) return [];
      return [[name.replace(/\*$/, ""), posix.join(base, target.replace(/\*$/, ""))]];
    },
  );
}

/** Removes comments, because the rest is YAML. */
function jsonWithComments(text: string): unknown {
  const bare = text.replace(
    /("(?:\\.|[^"\\])*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//g,
    (_, string?: string) => string ?? "",
  );
  try {
    return parsedYaml(bare).value;
  } catch {
    // Errors in this file do not concern the pages.
    return undefined;
  }
}

/** `alias: { "@components": path.resolve(__dirname, "./src/components") }`, of webpack or of a plugin. */
function aliasesIn(configuration: string): [string, string][] {
  const program = readableModule(configuration);
  const found: [string, string][] = [];
  if (!program) return found;
  full(program, (node) => {
    if (!isProperty(node) || nameOf(node.key) !== "alias" || node.value.type !== "ObjectExpression") return;
    for (const each of node.value.properties) {
      const name = each.type === "Property" ? nameOf(each.key) : undefined;
      const path = each.type === "Property" ? pathOf(each.value) : undefined;
      if (name !== undefined && path !== undefined) found.push([name, path]);
    }
  });
  return found;
}

function isProperty(node: Node): node is Property {
  return node.type === "Property";
}

/** Paths start at the folder of the configuration. */
function pathOf(node: Expression): string | undefined {
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : undefined;
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return undefined;
  const called = node.callee.property.type === "Identifier" ? node.callee.property.name : "";
  if (called !== "resolve" && called !== "join") return undefined;
  const parts = node.arguments.flatMap((part) => {
    const isFolder = part.type === "Identifier" && part.name === "__dirname";
    if (isFolder || part.type === "SpreadElement") return [];
    return [pathOf(part)];
  });
  return parts.every((part) => part !== undefined) ? posix.join(...parts.map(String)) : undefined;
}
