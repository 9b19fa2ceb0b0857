/** Modules of a site that its pages import: data, texts and components, as far as their text tells. None of them runs. */
import { posix } from "node:path";
import type { Expression, Node, Property } from "acorn";
import { nameOf } from "../code/members.ts";
import {
  full,
  parseJsxExpression,
  parseJsxModule,
  placeAtOffset,
  readableModule,
  refuseDeepCode,
  type SourceModule,
  withoutTypes,
} from "../code/parser.ts";
import { type Exports, moduleReader } from "../code/run-module.ts";
import { isPlainObject, MarkdownPart, Picture, type Run, type Scope, Unread } from "../code/values.ts";
import { isRecord } from "../is-record.ts";
import type { PageModules } from "../mdx/page-values.ts";
import type { SourceFolder } from "../source-folder.ts";
import { parsedYaml } from "../source-yaml.ts";
import { namesOfPages, packageExports } from "./page-packages.ts";
import type { Messages } from "./translations.ts";

type SourceModules = {
  /** Path in the source of what `module` names for a file in one of the folders; undefined where nothing is there. */
  fileOf(module: string, folders: readonly string[]): string | undefined;
  textOf(module: string, folders: readonly string[]): string | undefined;
  /** The exports of modules for a page in one of the folders. */
  exportsFor(folders: readonly string[]): PageModules;
  /** The names that all pages have: those of React, and what `src/theme/MDXComponents` gives. */
  names: Scope;
};

const endings = [
  ...["", ".tsx", ".ts", ".jsx", ".js", ".mjs", ".cjs", ".json"],
  ...["/index.tsx", "/index.ts", "/index.jsx", "/index.js"],
];

/** Files that are imported for their address. */
const served = /\.(png|jpe?g|gif|svg|webp|avif|ico|mp4|m4v|webm|ogv|mov|mp3|ogg|wav|pdf|zip)$/i;

/** Loaders and queries of webpack before and after the path: `!!raw-loader!./a.js`, `./a.js?raw`. */
const raw = /^!{1,2}(?:[\w@/-]*raw-loader(?:\?[^!]*)?!)?([^!]+)$|^-?!{0,2}raw-loader!(.+)$|^([^!]+)\?raw$/;

/** The path in a module that is imported as text; undefined for another module. */
export function rawPath(module: string): string | undefined {
  const [, forced, loaded, queried] = raw.exec(module) ?? [];
  return (forced ?? loaded ?? queried)?.replace(/\?raw$/, "");
}

type SourceModulesInputs = {
  source: SourceFolder;
  /** The configuration of the site: its text, and its value as far as it is known. */
  configuration: string;
  siteConfig: unknown;
  /** Texts that replace those of the source language. */
  messages: Messages;
};

export function sourceModules(inputs: SourceModulesInputs): SourceModules {
  const { source, configuration, siteConfig, messages } = inputs;
  const aliases = aliasesOf(source, configuration);
  const fileOf = (module: string, folders: readonly string[]): string | undefined => {
    const written = rawPath(module) ?? module;
    const bases = written.startsWith("@site/")
      ? [written.slice("@site/".length)]
      : written.startsWith("@theme/")
        ? [`src/theme/${written.slice("@theme/".length)}`]
        : written.startsWith("/")
          ? [written.slice(1)]
          : /^\.{1,2}(\/|$)/.test(written) || rawPath(module) !== undefined
            ? folders.map((folder) => posix.join(folder, written))
            : [unaliased(written, aliases)].filter((base) => base !== undefined);
    return source.firstFile(bases.flatMap((base) => endings.map((ending) => posix.normalize(base + ending))));
  };
  const textOf = (module: string, folders: readonly string[]): string | undefined => {
    const file = rawPath(module) === undefined ? undefined : fileOf(module, folders);
    return file === undefined ? undefined : source.textOrNote(file);
  };

  const external = (name: string, folders: readonly string[]): Exports | undefined => {
    const text = textOf(name, folders);
    if (text !== undefined) return ofValue(text);
    if (/\.mdx?$/.test(name) || served.test(name)) {
      const file = fileOf(name, folders);
      if (file === undefined) return undefined;
      return ofValue(served.test(name) ? new Picture(`@site/${file}`) : new MarkdownPart(`@site/${file}`));
    }
    const own = name.startsWith("@theme/") && !builtIn.test(name) ? fileOf(name, folders) : undefined;
    return own === undefined ? packageExports(name, { siteConfig, messages }) : undefined;
  };
  const main: SourceModule = {
    file: "page",
    text: "",
    program: { type: "Program", start: 0, end: 0, body: [], sourceType: "module" },
    placeOf: () => ({ line: 1, column: 1 }),
  };
  const reader = moduleReader({
    source,
    year: 0,
    main,
    moduleAt: (file) => (isCode(file) ? parsedModule(source, file) : undefined),
    external: (name, from) => external(name, [posix.dirname(from)]),
    fileOf: (name, from) => fileOf(name, [posix.dirname(from)]),
    areApart: true,
  });
  markOpen(siteConfig, reader.outer.run);
  // The date on which a page is read is unknown.
  reader.outer.names.delete("Date");
  for (const [name, value] of namesOfPages(messages)) reader.outer.names.set(name, value);
  const names: Scope = { names: new Map(), outer: reader.outer, run: reader.outer.run };
  const exportsFor =
    (folders: readonly string[]): PageModules =>
    (module) => {
      const known = external(module, folders);
      if (known) return known;
      const file = fileOf(module, folders);
      return file === undefined ? undefined : reader.exportsOf(file);
    };
  const forAllPages = fileOf("@site/src/theme/MDXComponents", []);
  const components = forAllPages === undefined ? undefined : reader.exportsOf(forAllPages)?.value;
  if (isPlainObject(components))
    for (const [name, value] of Object.entries(components))
      if (!(value instanceof Unread && value.given === undefined)) names.names.set(name, value);
  return { fileOf, textOf, exportsFor, names };
}

/** Marks missing keys as unknown: they have defaults of Docusaurus or of a plugin. */
function markOpen(value: unknown, run: Run): void {
  if (Array.isArray(value)) for (const item of value) markOpen(item, run);
  if (!isPlainObject(value)) return;
  const own = { module: run.module, offset: 0 };
  run.shared.origins.set(value, { own, keys: new Map(), unread: [own] });
  for (const part of Object.values(value)) markOpen(part, run);
}

function isCode(file: string): boolean {
  return /\.([mc]?[jt]sx?|json)$/.test(file);
}

/** Theme components that have a counterpart in the new site, even if the site wraps them. */
const builtIn = /^@theme\/(Admonition|CodeBlock|Details|Heading|TabItem|Tabs|ThemedImage)$/;

function ofValue(value: unknown): Exports {
  return { value, names: new Map(), isDefault: true };
}

/** A module of a site, with types and JSX as they come → its syntax. It does not run. Undefined where it cannot be read. */
function parsedModule(source: SourceFolder, file: string): SourceModule | undefined {
  return source.attempt(file, () => {
    const text = source.text(file);
    refuseDeepCode(text);
    const isTyped = /\.[mc]?tsx?$/.test(file);
    const program = file.endsWith(".json")
      ? parseJsxExpression(text, 0)
      : (parseJsxModule(text) ?? parseJsxModule(withoutTypes(text, isTyped ? "tsx" : "jsx")));
    return program && { file, text, program, placeOf: (offset) => placeAtOffset(text, offset) };
  });
}

/** By the start of a name: the start of the path in the source that is meant. */
type Aliases = ReadonlyMap<string, string>;

/** From `paths` of tsconfig.json or jsconfig.json, and from what the configuration calls `alias`. */
function aliasesOf(source: SourceFolder, configuration: string): Aliases {
  return new Map([...pathsIn(source), ...aliasesIn(configuration)]);
}

/** The path in the source; undefined if `module` does not start with an alias. */
function unaliased(module: string, aliases: Aliases): string | undefined {
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
