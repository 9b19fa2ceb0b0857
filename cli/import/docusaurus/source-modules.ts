/** Modules of a site that its pages import: data, texts and pictures, as far as their text tells. None of them runs. */
import { posix } from "node:path";
import { type Exports, moduleReader } from "../code/modules.ts";
import { mostSteps, type Scope } from "../code/values.ts";
import { siteAddress } from "../mdx/esm.ts";
import type { PageModules } from "../mdx/page-values.ts";
import { moduleCandidates } from "../module-file.ts";
import type { SourceFolder } from "../source-folder.ts";

type SourceModules = {
  /** Path in the source of what `module` names for a file in one of the folders; undefined where nothing is there. */
  fileOf(module: string, folders: readonly string[]): string | undefined;
  textOf(module: string, folders: readonly string[]): string | undefined;
  /** The exports of modules for a page in one of the folders. */
  exportsFor(folders: readonly string[]): PageModules;
  /** The names that all pages have. */
  names: Scope;
};

/** Files that are imported for their address. */
const served = /\.(png|jpe?g|gif|svg|webp|avif|ico|mp4|m4v|webm|ogv|mov|mp3|ogg|wav|pdf|zip)$/i;

/** Loaders and queries of webpack before and after the path: `!!raw-loader!./a.js`, `./a.js?raw`. */
const raw = /^!{1,2}(?:[\w@/-]*raw-loader(?:\?[^!]*)?!)?([^!]+)$|^-?!{0,2}raw-loader!(.+)$|^([^!]+)\?raw$/;

/** The path in a module that is imported as text; undefined for another module. */
function rawPath(module: string): string | undefined {
  const [, forced, loaded, queried] = raw.exec(module) ?? [];
  return (forced ?? loaded ?? queried)?.replace(/\?raw$/, "");
}

/** The names of folders that sites give to `src`, and those of Docusaurus. */
const aliases: readonly (readonly [start: string, folder: string])[] = [
  ["@site/", ""],
  ["@theme/", "src/theme/"],
  ["@/", "src/"],
  ["~/", "src/"],
  ["/", ""],
];

export function sourceModules(source: SourceFolder): SourceModules {
  const fileOf = (module: string, folders: readonly string[]): string | undefined => {
    const specifier = rawPath(module) ?? module;
    const alias = aliases.find(([start]) => specifier.startsWith(start));
    const isRelative = /^\.{1,2}(\/|$)/.test(specifier) || rawPath(module) !== undefined;
    const paths = alias
      ? [alias[1] + specifier.slice(alias[0].length)]
      : folders.flatMap((folder) => (isRelative ? posix.join(folder, specifier) : []));
    return source.firstFile(paths.flatMap((path) => moduleCandidates(posix.normalize(path))));
  };
  const textOf = (module: string, folders: readonly string[]): string | undefined => {
    const file = rawPath(module) === undefined ? undefined : fileOf(module, folders);
    return file === undefined ? undefined : source.textOrNote(file);
  };

  const external = (name: string, folders: readonly string[]): Exports | undefined => {
    const file = served.test(name) ? fileOf(name, folders) : undefined;
    const value = textOf(name, folders) ?? (file && `@site/${file}`);
    return value === undefined ? undefined : { value, names: new Map(), isDefault: true };
  };
  const codeAt = (name: string, folders: readonly string[]): string | undefined => {
    const file = fileOf(name, folders);
    return file !== undefined && /\.([mc]?[jt]sx?|json)$/.test(file) ? file : undefined;
  };
  const { names, shared, exportsOf } = moduleReader({
    source,
    year: 0,
    external: (name, from) => external(name, [posix.dirname(from)]),
    fileOf: (name, from) => codeAt(name, [posix.dirname(from)]),
  });
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
    program: { ...program, body: [] },
    placeOf: () => ({ line: 1, column: 1 }),
  };
}
