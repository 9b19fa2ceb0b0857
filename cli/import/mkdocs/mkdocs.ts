/** MkDocs with Material, and Zensical: `mkdocs.yml` or `zensical.toml`, pages in `docs_dir`, `nav`, and the plugins that change what readers see. */
import { posix } from "node:path";
import picomatch from "picomatch";
import { includeLimit } from "../included-text.ts";
import { isRecord, recordOf, recordsOf, valueAt } from "../is-record.ts";
import { languageOf } from "../languages.ts";
import { type Note, notesOn } from "../note.ts";
import { isMarkdown } from "../old-links.ts";
import type { Dialect, OldEntry, OldPage, OldSite } from "../old-site.ts";
import { footerOf, networkName, socialLinks } from "../site-parts.ts";
import type { SourceFolder } from "../source-folder.ts";
import { leftPages, pagesBelow, staticsBelow } from "../source-pages.ts";
import { brandIn } from "../style-sheets.ts";
import { authorsOf, blogOf, postAddress } from "./blog.ts";
import { headingIds } from "./heading-ids.ts";
import { languagesOf, type MkdocsLanguages } from "./languages.ts";
import { type NavPage, navOf } from "./nav.ts";
import { pageText } from "./page-text.ts";
import { type MkdocsConfig, names, readConfig, text } from "./settings.ts";
import { themeOf } from "./theme.ts";

/** Zensical, which reads them all, takes the first. */
const files = ["zensical.toml", "mkdocs.yml", "mkdocs.yaml"];

export const mkdocs: Dialect = {
  id: "mkdocs",
  name: "MkDocs",
  marks: "mkdocs.yml, zensical.toml",
  recognise: (source) => source.firstFile(files),
  read,
};

type FoundPage = NavPage & OldPage;

function read(source: SourceFolder, notes: Note[]): OldSite {
  const config = readConfig(source, source.firstFile(files) ?? "mkdocs.yml", notes);
  const { file, values } = config;
  const root = posix.normalize(text(values.docs_dir) ?? "docs").replace(/\/$/, "");
  source.require([root]);
  const languages = languagesOf(config);
  const blog = blogOf(config);
  const snippets = config.options.get("pymdownx.snippets");
  const bases = names(snippets?.base_path) ?? [];
  source.require(bases);
  const folders = [...bases, ".", root].map((folder) => posix.normalize(folder));
  const isExcluded = excludedBy(text(values.exclude_docs) ?? "");
  const included = new Set<string>();
  const variables =
    config.has("macros") || config.has("zensical.extensions.macros")
      ? textsIn(values.extra)
      : new Map<string, string>();
  const inFolders = values.use_directory_urls !== false;
  const hasFormulas = config.has("pymdownx.arithmatex") || config.has("mdx_math");
  const appended = (names(snippets?.auto_append) ?? [])
    .flatMap((name) => source.firstFile(folders.map((folder) => posix.join(folder, name))) ?? [])
    .map((name) => source.textOrNote(name) ?? "")
    .join("\n");
  const { has } = config;
  const shared = { source, folders, included, notes, appended, has, hasFormulas, variables };

  const read = pagesBelow(source, root, (name) => isMarkdown(name) && !isExcluded(name));
  const all = new Set(read.map(({ name }) => name));
  // Where a folder has both, MkDocs leaves the README out.
  const isHidden = (name: string) =>
    (/(^|\/)README\.md$/.test(name) && all.has(name.replace(/README\.md$/, "index.md"))) ||
    (blog !== undefined && name === posix.join(blog.folder, "index.md"));
  const pages = read
    .filter(({ name }) => !isHidden(name))
    .map(({ body, ...page }): FoundPage => {
      const { language, path: name } = languageOf(page.name, languages.all, languages.inFolders);
      const post = blog && name.startsWith(`${blog.posts}/`) ? blog : undefined;
      const { data } = page;
      const address = post ? postAddress(name, data, body, post) : addressOf(name, inFolders);
      const inputs = { ...shared, file: page.file, limit: includeLimit() };
      return {
        ...page,
        name,
        locale: language.id,
        area: post ? "blog" : "docs",
        path: post ? name.slice(post.posts.length + 1) : name,
        address: language.prefix + address,
        body: source.attempt(page.file, () => pageText(body, inputs), "part-of-page") ?? body,
      };
    });
  noteSettings(config, notes);
  const originals = pages.filter(({ locale, area }) => locale === languages.all[0].id && area === "docs");
  const nav = navOf({ source, root, config, pages: originals, languages, notes });
  const repository = text(values.repo_url);
  const statics = staticsOf(source, root, config, languages);
  const sheets = (names(values.extra_css) ?? []).map((name) => posix.join(root, name));
  return {
    file,
    title: text(values.site_name) ?? "Docs",
    tagline: text(values.site_description),
    url: text(values.site_url),
    locales: [...languages.all],
    pages,
    root,
    statics,
    sidebars: new Map([["docs", nav]]),
    navbar: [
      ...(names(valueAt(values.theme, "features"))?.includes("navigation.tabs") ? nav.flatMap(tabOf) : []),
      ...(blog === undefined ? [] : [{ label: "Blog", to: blog.address }]),
      ...(repository !== undefined && URL.canParse(repository)
        ? [{ label: text(values.repo_name) ?? networkName(new URL(repository).hostname), to: repository }]
        : []),
    ],
    footer: footerOf(
      text(values.copyright),
      socialLinks(
        recordsOf(valueAt(values.extra, "social")).map(({ name, icon, link }) => ({
          label: text(name),
          icon: text(icon)?.replace(/^.*\//, ""),
          to: text(link),
        })),
      ),
    ),
    ...(blog && {
      blog: { path: blog.address },
      authors: authorsOf(source, posix.join(root, blog.folder), notes),
    }),
    redirects: redirectsOf(config),
    theme: themeOf(config, brandIn(source, sheets, { colours: ["--md-primary-fg-color"], usual: "light" })),
    editUrl: text(values.edit_uri),
    constructs: constructs.flatMap(([name, extension]) => (extension && !has(extension) ? [] : name)),
    slugger: headingIds(config),
    titleIsShown: false,
    hasFormulas,
    left: leftPages(
      read.filter(({ name, file: path }) => isHidden(name) && !included.has(path)),
      "another page is at its address",
    ),
    silentKeys,
  };
}

const silentKeys = "icon template comments social readtime pin links weight".split(" ");

/** Patterns as in `.gitignore`, one a line. */
function excludedBy(patterns: string): (name: string) => boolean {
  const lines = patterns.split("\n").flatMap((line) => (/^\s*(?:[#!]|$)/.test(line) ? [] : [line.trim()]));
  const globs = lines.map((line) => {
    const isAnchored = /\/./.test(line.replace(/\/$/, ""));
    return (isAnchored ? line.replace(/^\//, "") : `**/${line}`).replace(/\/$/, "/**");
  });
  return globs.length === 0 ? () => false : picomatch(globs, { dot: true });
}

/** Syntax that PyMdown and Material add, and the extension that does. */
const constructs: readonly (readonly [name: string, extension?: string])[] = [
  ["highlighted text of other tools", "pymdownx.mark"],
  ["a key of MkDocs", "pymdownx.keys"],
  ["inserted text of other tools", "pymdownx.caret"],
  ["a subscript of other tools", "pymdownx.tilde"],
  ["a superscript of other tools", "pymdownx.caret"],
  ["the mark for a table of contents"],
  ["the end of an excerpt"],
  ["the GitHub name of an emoji", "pymdownx.emoji"],
];

function addressOf(name: string, inFolders: boolean): string {
  const stem = `/${name.replace(/\.\w+$/, "")}`;
  const isIndex = /\/(index|README)$/.test(stem);
  if (isIndex) return inFolders ? stem.replace(/[^/]*$/, "") : stem.replace(/[^/]*$/, "index.html");
  return inFolders ? `${stem}/` : `${stem}.html`;
}

function staticsOf(
  source: SourceFolder,
  root: string,
  config: MkdocsConfig,
  { all: [first], inFolders }: MkdocsLanguages,
): Map<string, string> {
  const { extra_css, extra_javascript } = config.values;
  const styles = new Set([extra_css, extra_javascript].flatMap((listed) => names(listed) ?? []));
  const isServed = (name: string) =>
    !isMarkdown(name) && !styles.has(name) && !/(^|\/)\.|^overrides\//.test(name);
  // Files of a language are below its address; those of the source language at the top.
  return new Map(
    [...staticsBelow(source, root, { isServed })].map(([address, file]) => [
      inFolders && address.startsWith(`/${first.id}/`) ? address.slice(first.id.length + 1) : address,
      file,
    ]),
  );
}

/** A top-level section → a link to its first page. */
function tabOf({ label, items, ...entry }: OldEntry): OldEntry[] {
  const first = ({ items = [], file, to }: OldEntry): OldEntry | undefined =>
    (file ?? to) ? { file, to } : items.map(first).find((page) => page !== undefined);
  const target = items && first({ items, ...entry });
  return target ? [{ label, ...target }] : [];
}

function redirectsOf(config: MkdocsConfig): { from: string; to: string }[] {
  const maps = config.options.get("redirects")?.redirect_maps;
  const inFolders = config.values.use_directory_urls !== false;
  const address = (path: string) => {
    const [, name = "", suffix = ""] = /^([^#?]*)(.*)$/.exec(path) ?? [];
    return (isMarkdown(name) ? addressOf(name, inFolders) : name) + suffix;
  };
  return Object.entries(recordOf(maps)).flatMap(([from, to]) =>
    typeof to === "string" ? [{ from: address(from), to: /^https?:/.test(to) ? to : address(to) }] : [],
  );
}

function textsIn(value: unknown, before = ""): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, child] of Object.entries(recordOf(value))) {
    if (typeof child === "string" || typeof child === "number") texts.set(before + key, String(child));
    else if (isRecord(child))
      for (const [name, inner] of textsIn(child, `${before}${key}.`)) texts.set(name, inner);
  }
  return texts;
}

/** Plugins whose work is done here without them, or that change nothing that readers see. */
const builtIn = new Set(
  "search blog material/blog tags material/tags redirects i18n awesome-pages awesome-nav macros autorefs section-index literate-nav social material/social privacy material/privacy offline minify glightbox optimize material/optimize meta material/meta info git-revision-date-localized git-revision-date group exclude".split(
    " ",
  ),
);

/** Extensions whose syntax is not read; it stays in the text as it is written. */
const unread = /^(?:pymdownx\.(?:blocks\.|critic$|b64$|smartsymbols$)|mdx_include$|markdown_include)/;

function noteSettings({ file, values, plugins, options }: MkdocsConfig, notes: Note[]): void {
  const note = notesOn(file, notes);
  for (const name of [...options.keys()].filter((key) => unread.test(key)))
    note("plugin", `the syntax of the extension “${name}” is not imported`, {
      subject: name,
      instead: "write it in Markdown",
    });
  for (const name of plugins.filter((plugin) => !builtIn.has(plugin)))
    note("plugin", `the plugin “${name}” is not imported`, { subject: name });
  if (names(values.extra_css)?.length)
    note("style", "“extra_css” is not imported, apart from the colour of the brand", {
      instead: "set colours in theme.css",
    });
  if (names(values.extra_javascript)?.length)
    note(undefined, "“extra_javascript” is not imported", {
      instead: "declare a service under integrations in site.yml, or write a component",
    });
  if (isRecord(valueAt(values.extra, "version")))
    note(undefined, "versions of mike are not imported: they are in another branch", {
      instead: "freeze versions with twsite docs-version",
    });
  if (valueAt(values.theme, "custom_dir") !== undefined)
    note("theme-component", "templates in “custom_dir” are not imported");
}
