/** Plugins and themes that sites of Docusaurus use: what each does, and what does it in a site of this tool. */

import { posix } from "node:path";
import { ownValue } from "../../../schema/own-value.ts";
import { isRecord } from "../is-record.ts";
import type { Cause } from "../losses.ts";

type KnownPlugin = {
  /** Part of a name. */
  name: RegExp;
  /** The effect of the plugin, as text after “it”. */
  did: string;
  /** The feature of this tool that replaces it. */
  here: string;
  cause?: Cause;
};

const counted = "declare integrations.analytics in site.yml";

const known: readonly KnownPlugin[] = [
  {
    name: /live-codeblock/,
    did: "let readers change and run code",
    here: "link to a page where the code runs, or write a component",
    cause: "live-code",
  },
  {
    name: /pwa|offline/,
    did: "made the site readable offline",
    here: "twsite has no replacement",
  },
  {
    name: /gtag|google-(analytics|tag)|googleAnalytics|googleTagManager|plausible|matomo|umami|posthog|hotjar|clarity|fathom|segment|analytics|pirsch|goatcounter/i,
    did: "counted visits",
    here: counted,
  },
  {
    name: /sass|scss|less|postcss|tailwind|stylus/i,
    did: "compiled style sheets",
    here: "set the tokens of theme.css",
    cause: "style",
  },
  {
    name: /openapi|redoc|swagger|scalar/i,
    did: "generated pages from an API description",
    here: "write those pages into docs/ before the site is compiled",
  },
  {
    name: /typedoc|jsdoc|api-extractor|graphql|docgen|protobuf/i,
    did: "generated pages from source code",
    here: "write those pages into docs/ before the site is compiled",
  },
  {
    name: /image-zoom|medium-zoom|lightbox|zoom/i,
    did: "enlarged images",
    here: "images open in full by default",
  },
  {
    name: /remote-content/i,
    did: "fetched pages from elsewhere",
    here: "fetch them into docs/ before the site is compiled",
  },
  {
    name: /llms|markdown-export|copy-page/i,
    did: "provided pages as Markdown",
    here: "llms.txt and a Markdown file of each page are built in",
  },
  { name: /npm2yarn/i, did: "showed commands of several package managers", here: "tabs show them" },
  {
    name: /cookie|consent/i,
    did: "asked for consent to cookies",
    here: "the site sets no cookies; integrations.consent in site.yml asks before visits are counted",
  },
  { name: /vercel|netlify|sentry|datadog/i, did: "sent data to a service", here: "set that up at the host" },
  { name: /giscus|disqus|utterances|comment/i, did: "showed comments", here: "twsite shows no comments" },
  { name: /rss|feed/i, did: "wrote feeds", here: "feed_formats of site.yml lists those of the blog" },
  {
    name: /content-gists|content-(?!docs|blog|pages)/i,
    did: "generated pages from another source",
    here: "write those pages as Markdown",
  },
];

/** The entry of a plugin; undefined for a plugin that is not in the list, such as the site's own. */
export function knownPlugin(name: string): KnownPlugin | undefined {
  return known.find((each) => each.name.test(name));
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
