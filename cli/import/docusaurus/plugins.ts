/** Presets and plugins of a configuration → the options of docs, blog, pages and redirects, and notes on the rest. */

import type { Area } from "../../source/source-file.ts";
import { isRecord } from "../is-record.ts";
import type { Cause } from "../losses.ts";
import type { Note } from "../note.ts";
import type { ModuleValue } from "../read-module.ts";
import {
  BlogOptions,
  DocsOptions,
  type DocusaurusConfig,
  PagesOptions,
  RedirectOptions,
} from "./docusaurus-config.ts";
import {
  listsPlugins,
  lostPlugins,
  type MarkdownPlugin,
  markdownPlugins,
} from "./markdown/markdown-plugins.ts";

export type Plugins = {
  /** Options of each instance, the main one of the area first; empty if the site does not have the area. */
  docs: DocsOptions[];
  blog: BlogOptions[];
  pages: PagesOptions[];
  redirects: { from: string; to: string }[];
  hasSearch: boolean;
  /** Plugins of Markdown in the options of all instances. */
  markdown: MarkdownPlugin[];
};

/** Options that are imported, built in, or without effect on pages. */
const brought = new Set(
  [
    "id path routeBasePath sidebarPath tags lastVersion disableVersioning includeCurrentVersion onlyIncludeVersions",
    "numberPrefixParser showLastUpdateTime versions blogTitle blogDescription postsPerPage authorsMapPath feedOptions",
    "breadcrumbs editCurrentVersion showReadingTime blogSidebarCount blogSidebarTitle onInlineTags onInlineAuthors",
    "onUntruncatedBlogPosts sidebarCollapsible editLocalizedFiles sortPosts",
    "include exclude tagsBasePath authorsBasePath archiveBasePath pageBasePath",
  ].flatMap((line) => line.split(" ")),
);

const areas: readonly Area[] = ["docs", "blog", "pages"];

type NotePart = (message: string, instead?: string, cause?: Cause) => void;

/** Notes the options of an area that are not imported. `path` is theirs in the configuration. */
type NoteOptions = (area: Area, options: unknown, path: string) => void;

type Entry = {
  /** Empty for a function. */
  name: string;
  options: unknown;
  path: string;
  /** The plugin that a module of the site extends. */
  wraps?: string | undefined;
};

/** Plugins whose features are built in, or imported elsewhere. */
const builtIn =
  /sitemap|mermaid|ideal-image|svgr|debug|theme-classic|css-cascade|rsdoctor|faster|theme-search|search-local/;

/** What does the work of plugins here. */
const insteadOf: readonly (readonly [name: RegExp, instead: string])[] = [
  [
    /analytics|gtag|google|plausible|matomo|umami|posthog|fathom/i,
    "declare integrations.analytics in site.yml",
  ],
  [/openapi|redoc|swagger|scalar/i, "list the API description in apis of site.yml"],
];

export function pluginsOf(
  config: DocusaurusConfig,
  { nameOf, textOf }: ModuleValue,
  file: string,
  notes: Note[],
): Plugins {
  const plugins: Plugins = {
    docs: [],
    blog: [],
    pages: [],
    redirects: [],
    hasSearch: false,
    markdown: [],
  };
  const note: NotePart = (message, instead, cause) => notes.push({ cause, file, message, instead });
  const notePlugin = (kind: string, name: string): void => {
    const cause = /live-codeblock/.test(name) ? "live-code" : "plugin";
    const [, instead] = insteadOf.find(([part]) => part.test(name)) ?? [];
    notes.push({ cause, file, message: `the ${kind} “${name}” is not imported`, instead, subject: name });
  };
  const noteOptions: NoteOptions = (area, options, path) => {
    for (const key of Object.keys(isRecord(options) ? options : {})) {
      if (brought.has(key)) continue;
      if (listsPlugins(key)) {
        const lost = lostPlugins(
          markdownPlugins(options, area, path, nameOf).filter(({ option }) => option === key),
        );
        if (lost.length > 0)
          note(
            `what “${key}” of ${area} changed is as the pages have it, without ${[...new Set(lost)].join(", ")}`,
            "write it into the pages, or list a plugin in extensions of site.yml",
            "plugin",
          );
      } else
        note(
          `the option “${key}” of ${area} is not imported`,
          key === "editUrl" ? "set edit_url in site.yml to the address of the new content folder" : undefined,
        );
    }
  };
  const add: AddInstance = (area, options, path) => {
    addInstance(plugins, area, options);
    plugins.markdown.push(...markdownPlugins(options, area, path, nameOf));
  };
  const hasPreset = config.presets !== undefined;
  for (const { name, options, path } of entries(config.presets, "presets")) {
    // The preset of an API reference has all that the classic one has.
    const isClassic = /^(@docusaurus\/preset-)?classic$|(^|\/)docusaurus-preset-openapi$/.test(name);
    if (!isClassic) {
      notePlugin("preset", name);
      continue;
    }
    if (/openapi/.test(name)) notePlugin("preset", name);
    const of = isRecord(options) ? options : {};
    for (const area of areas) {
      if (of[area] !== false) add(area, of[area] ?? {}, `${path}.1.${area}`);
      noteOptions(area, of[area], `${path}.1.${area}`);
    }
    for (const key of Object.keys(of).filter(
      (key) => !["docs", "blog", "pages", "sitemap", "debug", "svgr", "api"].includes(key),
    ))
      if (key === "theme")
        note(
          "the style sheets of customCss are not imported, apart from the colour of the brand",
          "set the tokens of theme.css",
          "style",
        );
      else notePlugin("option", key);
  }
  const contents: Entry[] = [];
  for (const { name, options, path, wraps } of entries(config.plugins, "plugins", textOf)) {
    const short = (wraps ?? name).replace(/^@docusaurus\/(plugin-)?/, "");
    if (wraps !== undefined)
      notes.push({
        cause: "plugin",
        file,
        message: `the plugin ${name === "" ? "of the site" : `“${name}”`} extends “${wraps}”: its pages are imported, what it adds to them is not`,
        subject: name || undefined,
      });
    if (/search/.test(short)) plugins.hasSearch = true;
    if (short === "client-redirects") redirectsOf(options, plugins, note);
    else if (short.startsWith("content-")) contents.push({ name: short, options: options ?? {}, path });
    else if (!builtIn.test(short)) notePlugin("plugin", name);
  }
  for (const { name } of entries(config.themes, "themes")) if (!builtIn.test(name)) notePlugin("theme", name);
  contentOf(contents, plugins, add, note, noteOptions);
  if (!hasPreset && areas.every((area) => plugins[area].length === 0)) {
    note("no preset or plugin names docs, blog or pages: those in the usual folders are imported");
    for (const area of areas) add(area, {}, "");
  }
  if (config.themeConfig?.algolia !== undefined) plugins.hasSearch = true;
  return plugins;
}

type AddInstance = (area: Area, options: unknown, path: string) => void;

function addInstance(plugins: Plugins, area: Area, options: unknown): void {
  if (area === "docs") plugins.docs.push(DocsOptions.parse(options));
  else if (area === "blog") plugins.blog.push(BlogOptions.parse(options));
  else plugins.pages.push(PagesOptions.parse(options));
}

/** The main plugin of an area is the one with the default id, or the first. */
function contentOf(
  contents: readonly Entry[],
  plugins: Plugins,
  add: AddInstance,
  note: NotePart,
  noteOptions: NoteOptions,
): void {
  const hasOwnId = ({ options }: Entry) =>
    isRecord(options) && options.id !== undefined && options.id !== "default";
  for (const entry of [...contents].sort((a, b) => Number(hasOwnId(a)) - Number(hasOwnId(b)))) {
    const { name, options, path } = entry;
    const area = areas.find((area) => name === `content-${area}`);
    if (area === undefined) {
      note(`the plugin “${name}” is not imported`);
      continue;
    }
    add(area, options, `${path}.1`);
    if (plugins[area].length === 1) noteOptions(area, options, `${path}.1`);
    else if (area === "blog")
      note(
        `“${plugins.blog.at(-1)?.id}” is a second blog: its posts become pages at the same addresses, without lists, tags and feeds`,
        "to get these, move the posts into blog/",
      );
  }
}

/** `textOf` gives the text of a local module, by the path of the value that names it. */
function entries(
  list: readonly unknown[] | undefined,
  at: string,
  textOf: ModuleValue["textOf"] = () => "",
): Entry[] {
  return (list ?? []).flatMap((entry, index): Entry[] => {
    const [name, options] = Array.isArray(entry) ? entry : [entry, undefined];
    const path = `${at}.${index}`;
    const wraps = contentPlugin(textOf(Array.isArray(entry) ? `${path}.0` : path));
    if (typeof name === "string") return [{ name, options, path, wraps }];
    // `false && "plugin"` is none; a plugin that is written as code was said to be unread.
    return wraps === undefined ? [] : [{ name: "", options, path, wraps }];
  });
}

/** The plugin of docs, blog or pages that a module of the site extends, by its text. */
export function contentPlugin(text: string): string | undefined {
  const named = text.matchAll(/["'](@docusaurus\/plugin-content-(?:docs|blog|pages))(?:\/lib)?["']/g);
  const [only, ...others] = new Set([...named].map(([, name]) => name));
  return others.length === 0 ? only : undefined;
}

function redirectsOf(options: unknown, plugins: Plugins, note: NotePart): void {
  for (const { from, to } of RedirectOptions.safeParse(options).data?.redirects ?? [])
    for (const address of [from ?? []].flat())
      if (to !== undefined) plugins.redirects.push({ from: address.replace(/(.)\/+$/, "$1"), to });
  const unmade = {
    createRedirects: ["redirects that code makes are not imported", "list them in redirects of site.yml"],
    fromExtensions: ["redirects from other endings are not imported", "tell the host"],
  } as const;
  for (const [key, [message, instead]] of Object.entries(unmade))
    if (isRecord(options) && Object.hasOwn(options, key)) note(message, instead, "redirect");
}
