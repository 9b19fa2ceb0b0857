/** Plugins and themes that sites of Docusaurus use: what each does, and what does it in a site of this tool. */

import { posix } from "node:path";
import { ownValue } from "../../../schema/own-value.ts";
import { isRecord } from "../is-record.ts";
import type { Cause } from "../losses.ts";

/** Part of a name; the effect of the plugin, as text after “it”; what does it here; the cause of the note. */
type KnownPlugin = readonly [name: RegExp, did: string, here: string, cause?: Cause];

const known: readonly KnownPlugin[] = [
  [
    /live-codeblock/,
    "let readers change and run code",
    "link to a page where the code runs, or write a component",
    "live-code",
  ],
  [/pwa|offline/, "made the site readable offline", "twsite has no replacement"],
  [
    /gtag|google-(analytics|tag)|googleAnalytics|googleTagManager|plausible|matomo|umami|posthog|hotjar|clarity|fathom|segment|analytics|pirsch|goatcounter/i,
    "counted visits",
    "declare integrations.analytics in site.yml",
  ],
  [
    /sass|scss|less|postcss|tailwind|stylus/i,
    "compiled style sheets",
    "set the tokens of theme.css",
    "style",
  ],
  [
    /openapi|redoc|swagger|scalar/i,
    "generated pages from an API description",
    "write those pages into docs/ before the site is compiled",
  ],
  [
    /typedoc|jsdoc|api-extractor|graphql|docgen|protobuf/i,
    "generated pages from source code",
    "write those pages into docs/ before the site is compiled",
  ],
  [/image-zoom|medium-zoom|lightbox|zoom/i, "enlarged images", "images open in full by default"],
  [/remote-content/i, "fetched pages from elsewhere", "fetch them into docs/ before the site is compiled"],
  [
    /llms|markdown-export|copy-page/i,
    "provided pages as Markdown",
    "llms.txt and a Markdown file of each page are built in",
  ],
  [/npm2yarn/i, "showed commands of several package managers", "tabs show them"],
  [
    /cookie|consent/i,
    "asked for consent to cookies",
    "the site sets no cookies; integrations.consent in site.yml asks before visits are counted",
  ],
  [/vercel|netlify|sentry|datadog/i, "sent data to a service", "set that up at the host"],
  [/giscus|disqus|utterances|comment/i, "showed comments", "twsite shows no comments"],
  [/rss|feed/i, "wrote feeds", "feed_formats of site.yml lists those of the blog"],
  [
    /content-gists|content-(?!docs|blog|pages)/i,
    "generated pages from another source",
    "write those pages as Markdown",
  ],
];

/** The entry of a plugin; undefined for a plugin that is not in the list, such as the site's own. */
export function knownPlugin(name: string): KnownPlugin | undefined {
  return known.find(([part]) => part.test(name));
}

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
