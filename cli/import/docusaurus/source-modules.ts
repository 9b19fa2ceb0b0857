/** Modules of a site that its pages import: data, texts and pictures, as far as their text tells. None of them runs. */
import { posix } from "node:path";
import { type Exports, moduleReader } from "../code/modules.ts";
import { mostSteps, type Scope } from "../code/values.ts";
import { isRecord } from "../is-record.ts";
import { siteAddress } from "../mdx/esm.ts";
import type { PageModules } from "../mdx/page-values.ts";
import type { SourceFolder } from "../source-folder.ts";
import { parsedYaml } from "../source-yaml.ts";

type SourceModules = {
  /** Path in the source of what `module` names for a file in one of the folders; undefined where nothing is there. */
  fileOf(module: string, folders: readonly string[]): string | undefined;
  textOf(module: string, folders: readonly string[]): string | undefined;
  /** The exports of modules for a page in one of the folders. */
  exportsFor(folders: readonly string[]): PageModules;
  /** The names that all pages have. */
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

export function sourceModules(source: SourceFolder): SourceModules {
  const aliases = aliasesOf(source);
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
    const file = served.test(name) ? fileOf(name, folders) : undefined;
    return file === undefined ? undefined : ofValue(`@site/${file}`);
  };
  const { names, shared, exportsOf } = moduleReader({
    source,
    year: 0,
    external: (name, from) => external(name, [posix.dirname(from)]),
    fileOf: (name, from) => codeAt(name, [posix.dirname(from)]),
  });
  const codeAt = (name: string, folders: readonly string[]): string | undefined => {
    const file = fileOf(name, folders);
    return file !== undefined && /\.([mc]?[jt]sx?|json)$/.test(file) ? file : undefined;
  };
  // The date on which a page is read is unknown.
  names.delete("new Date");
  for (const name of ["useBaseUrl", "withBaseUrl"]) names.set(name, siteAddress);
  const exportsFor =
    (folders: readonly string[]): PageModules =>
    (name) => {
      const file = codeAt(name, folders);
      Object.assign(shared, { steps: mostSteps, nesting: 0 });
      return external(name, folders) ?? (file === undefined ? undefined : exportsOf(file));
    };
  return { fileOf, textOf, exportsFor, names: { names, outer: undefined, module: noModule(), shared } };
}

/** Stands for the code of a page, whose places are known by its elements. */
function noModule(): Scope["module"] {
  const program = { type: "Program", start: 0, end: 0, body: [], sourceType: "module" } as const;
  return {
    file: "page",
    text: "",
    code: "",
    program: { ...program, body: [] },
    placeOf: () => ({ line: 1, column: 1 }),
  };
}

function ofValue(value: unknown): Exports {
  return { value, names: new Map(), isDefault: true };
}

/** By the start of a name: the start of the path in the source that is meant. */
type Aliases = ReadonlyMap<string, string>;

/** The path in the source; undefined if `module` does not start with an alias. */
function unaliased(module: string, aliases: Aliases): string | undefined {
  const start = [...aliases.keys()]
    .filter((name) => module === name || module.startsWith(name.endsWith("/") ? name : `${name}/`))
    .sort((a, b) => b.length - a.length)[0];
  if (start === undefined) return undefined;
  return posix.join(aliases.get(start) ?? "", module.slice(start.length));
}

/** `{ "@/*": ["./src/*"] }` of tsconfig.json or jsconfig.json. */
function aliasesOf(source: SourceFolder): Aliases {
  const file = ["tsconfig.json", "jsconfig.json"].find(source.isFile);
  const options = file && source.attempt(file, () => jsonWithComments(source.text(file)));
  const compiler = isRecord(options) && isRecord(options.compilerOptions) ? options.compilerOptions : {};
  const base = typeof compiler.baseUrl === "string" ? compiler.baseUrl : ".";
  const paths = Object.entries(isRecord(compiler.paths) ? compiler.paths : {});
  return new Map(
    paths.flatMap(([name, targets]): [string, string][] => {
      const [target] = Array.isArray(targets) ? targets : [];
      // `@site` is known, and everything may mean anything.
      if (typeof target !== "string" || name === "*" || /^@(site|theme|docusaurus)\b/.test(name)) return [];
      return [[name.replace(/\*$/, ""), posix.join(base, target.replace(/\*$/, ""))]];
    }),
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
