/** Plugins that make pages when Docusaurus runs: where those pages are. The source has none of them. */
import { posix } from "node:path";
import { ownValue } from "../../../schema/own-value.ts";
import { isRecord } from "../is-record.ts";

/** Patterns of addresses below the base, and folders of docs that the plugin writes its pages into. */
export type PluginPages = { addresses: string[]; folders: string[] };

type Options = Record<string, unknown>;

/** By the name of the plugin or preset; each gives what its options say, else its defaults. */
const plugins: Readonly<Record<string, (options: Options, docs: string) => Partial<PluginPages>>> = {
  redocusaurus: ({ specs }) => ({ addresses: records(specs).flatMap(({ route }) => exact(route)) }),
  "docusaurus-plugin-redoc": ({ route }) => ({ addresses: exact(route) }),
  "@scalar/docusaurus": ({ route }) => ({ addresses: exact(route ?? "/scalar") }),
  "docusaurus-plugin-openapi": ({ routeBasePath }) => ({ addresses: below(routeBasePath ?? "api") }),
  "docusaurus-preset-openapi": ({ api }) =>
    api === false ? {} : { addresses: below((isRecord(api) ? api.routeBasePath : undefined) ?? "api") },
  "docusaurus-plugin-openapi-docs": ({ config }) => ({
    folders: records(isRecord(config) ? Object.values(config) : []).flatMap(({ outputDir }) =>
      text(outputDir),
    ),
  }),
  "docusaurus-plugin-typedoc-api": ({ routeBasePath }) => ({ addresses: below(routeBasePath ?? "api") }),
  // Older versions write below the docs, newer ones below the site.
  "docusaurus-plugin-typedoc": ({ out, docsRoot }, docs) => ({
    folders: text(out ?? "api").map((folder) => inDocs(folder, text(docsRoot)[0] ?? docs)),
  }),
  "docusaurus-plugin-remote-content": ({ outDir }) => ({ folders: text(outDir) }),
  "@graphql-markdown/docusaurus": ({ rootPath, baseURL }, docs) => ({
    folders: [posix.join(text(rootPath)[0] ?? docs, text(baseURL ?? "schema")[0] ?? "")],
  }),
};

/** The pages that a plugin makes; undefined for other plugins. `docs` is the folder of the docs. */
export function pluginPages(name: string, options: unknown, docs: string): PluginPages | undefined {
  const known = ownValue(plugins, nameOf(name));
  if (!known) return undefined;
  const { addresses = [], folders = [] } = known(isRecord(options) ? options : {}, docs);
  return { addresses, folders: folders.map((folder) => posix.normalize(folder).replace(/\/$/, "")) };
}

/** A fork of a plugin has the same name in a scope of its own. */
function nameOf(name: string): string {
  return Object.hasOwn(plugins, name) ? name : name.replace(/^@[^/]+\//, "");
}

function inDocs(folder: string, docs: string): string {
  const path = posix.normalize(folder);
  return path.startsWith(`${posix.normalize(docs)}/`) ? path : posix.join(docs, path);
}

function exact(route: unknown): string[] {
  return text(route).map((path) => posix.join("/", path).replace(/(.)\/$/, "$1"));
}

function below(base: unknown): string[] {
  return text(base).map((path) => posix.join("/", path, "**"));
}

function text(value: unknown): string[] {
  return typeof value === "string" && value !== "" ? [value] : [];
}

function records(value: unknown): Options[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
