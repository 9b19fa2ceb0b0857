/** Modules of a site that its pages import: data, texts and components, as far as their text tells. None of them runs. */
import { posix } from "node:path";
import { MarkdownPart, Picture } from "../code/jsx-values.ts";
import type { Exports } from "../code/module-names.ts";
import { parseExpressionAt, parseJsxModule, placeAtOffset, withoutTypes } from "../code/parser.ts";
import { moduleReader } from "../code/run-module.ts";
import { refuseDeepCode, type SourceModule } from "../code/source-module.ts";
import { isPlainObject, type Run, type Scope, Unread } from "../code/values.ts";
import type { PageModules } from "../mdx/page-values.ts";
import type { SourceFolder } from "../source-folder.ts";
import { aliasesOf, unaliased } from "./module-aliases.ts";
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
  "",
  ".tsx",
  ".ts",
  ".jsx",
  ".js",
  ".mjs",
  ".cjs",
  ".json",
  "/index.tsx",
  "/index.ts",
  "/index.jsx",
  "/index.js",
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

export function sourceModules({
  source,
  configuration,
  siteConfig,
  messages,
}: SourceModulesInputs): SourceModules {
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
    return file === undefined ? undefined : source.attempt(file, () => source.text(file));
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

/**
 * A module of a site, with types and JSX as they come → its syntax. It does not run.
 * Undefined where it cannot be read.
 */
function parsedModule(source: SourceFolder, file: string): SourceModule | undefined {
  return source.attempt(file, () => {
    const text = source.text(file);
    refuseDeepCode(text);
    const program = file.endsWith(".json")
      ? parsedJson(text)
      : (parseJsxModule(text) ??
        parseJsxModule(withoutTypes(text, /\.[mc]?tsx?$/.test(file) ? "tsx" : "jsx")));
    return program && { file, text, program, placeOf: (offset) => placeAtOffset(text, offset) };
  });
}

function parsedJson(text: string): SourceModule["program"] | undefined {
  try {
    return parseExpressionAt(text, 0);
  } catch {
    // Errors in this file do not concern the pages.
    return undefined;
  }
}
