/**
 * What an importer of another tool finds in a source, as plain data: an `OldSite`, of which `convertSite` makes the new one. A dialect knows its tool
 * alone: where its files are, its addresses, its syntax. It knows nothing of paths, keys and addresses of the new site. Only Docusaurus, whose sites
 * have what ours have (sets, versions, parts, translated texts), converts its pages by itself.
 */
import type { Author } from "../../schema/authors.ts";
import type { Category } from "../../schema/front-matter.ts";
import type { HomeBlock } from "../../schema/home.ts";
import type { StringsOverride } from "../../schema/strings.ts";
import type { Tag } from "../../schema/tags.ts";
import type { LocalizedText } from "../../schema/text.ts";
import type { Area } from "../source/source-file.ts";
import type { FontFace } from "./font-faces.ts";
import type { ImportedSite, LeftFile, OnProgress } from "./imported-site.ts";
import type { Note } from "./note.ts";
import type { SourceFolder } from "./source-folder.ts";

export type Dialect = {
  /** Name for `--from`, such as `mkdocs`. */
  id: string;
  /** Name for people, such as `MkDocs`. */
  name: string;
  /** The files that tell it, as a message names them: `mkdocs.yml`. */
  marks: string;
  /** The file or folder that tells that the source is of this tool; undefined for another tool. */
  recognise(source: SourceFolder): string | undefined;
  /**
   * Reads the source, and runs none of its code. It adds to `notes` what stays behind. Throws a `fatalError` only if nothing can be
   * imported.
   */
  read(
    source: SourceFolder,
    notes: Note[],
    choices: ImportChoices,
  ): OldSite | Promise<OldSite> | Promise<ConvertedSite>;
};

/** What a user chooses for an import. */
export type ImportChoices = {
  /** Further folders that are read, beside the source. */
  allowed?: readonly string[];
  /** The command that imports with further folders. */
  repeat?: (folders: readonly string[]) => string;
  onProgress?: OnProgress;
  /** What a copyright line computes. Default: this year. */
  year?: number;
};

export type OldSite = {
  /** The file of the source that notes on the whole site name: the configuration, or `.` without one. */
  file: string;
  title: LocalizedText;
  tagline?: string | undefined;
  /** Address of the site, of which only scheme and host count; a note asks for it if it is missing. */
  url?: string | undefined;
  /** Path that the site is served under, with slashes around it. Default: the path of `url`, or `/`. */
  base?: string | undefined;
  /** Of times without one of their own, such as `Europe/Paris`. */
  timeZone?: string | undefined;
  /** The source language first. */
  locales: readonly [OldLocale, ...OldLocale[]];
  pages: readonly OldPage[];
  /** Folder of the source in which paths of links that start with `/` may be files: `docs`. Default: the source itself. */
  root?: string | undefined;
  /** Files that are served as they are: the address, such as `/img/a.png`, → the file of the source. */
  statics: ReadonlyMap<string, string>;
  /** Sidebars by name, the first one for docs that several list. Without any, folders and `sidebar_position` decide. */
  sidebars?: ReadonlyMap<string, readonly OldEntry[]> | undefined;
  /** What is known of folders of docs, beside their own page. `folder` is in the area, as in `path` of a page. */
  categories?: readonly { locale: string; folder: string; data: Category }[] | undefined;
  /** Name beside the logo, if it is not the title; empty for the logo alone. */
  navbarTitle?: string | undefined;
  /** Links on the left of the navbar. Search and the menu of languages are added. */
  navbar?: readonly OldEntry[] | undefined;
  /** Columns of links below each page, and the last line. One without a label has the title of the site. */
  footer?: { columns?: readonly OldEntry[] | undefined; copyright?: string | undefined } | undefined;
  /** Authors by key, beside those that pages name. */
  authors?: ReadonlyMap<string, Author> | undefined;
  blog?: { path: string; title?: LocalizedText | undefined } | undefined;
  /** Addresses that were redirects. `to` is an old address or another site's. */
  redirects?: readonly { from: string; to: string }[] | undefined;
  /** Lists that the tool makes: of posts, of all tags or authors, or of the pages with one of them. */
  lists?:
    | readonly { address: string; of: "posts" | "tags" | "authors"; name?: string | undefined }[]
    | undefined;
  theme?: OldTheme | undefined;
  /** Address before the path of a file, for “Edit this page”: a note names it, since the files move. */
  editUrl?: string | undefined;
  /** Names of entries of the table of other tools’ syntax (`cli/source/other-tools/`) that are syntax in the source, and have a replacement. */
  constructs: readonly string[];
  /** Makes the function that gives each heading of a page its id, in order. Undefined if ids are as on GitHub. */
  slugger?: (() => (heading: string) => string) | undefined;
  /** True: the title of the front matter is shown above the text, even if the text has a `#` heading of its own. */
  titleIsShown: boolean;
  /** True: what is between dollars is a formula. */
  hasFormulas: boolean;
  /** Markdown files that are not imported. */
  left?: readonly LeftFile[] | undefined;
  /** Addresses of pages that are not imported, such as those in AsciiDoc. */
  unread?: readonly string[] | undefined;
  /** Keys of front matter that are dropped without a note, because nothing is lost. */
  silentKeys?: readonly string[] | undefined;
};

/** A new site whose pages are converted; `importedSite` adds what the sites of all tools have alike. */
export type ConvertedSite = Omit<ImportedSite, "source" | "notes" | "addresses" | "origins"> &
  Pick<OldSite, "file" | "statics" | "theme"> & {
    /** `site.yml`. Keys without a value are left out. */
    configuration: Record<string, unknown>;
    locales: readonly { id: string }[];
    authors: ReadonlyMap<string, Author>;
    tags: ReadonlyMap<string, Tag>;
    pages: readonly (Pick<OldPage, "file" | "address" | "data"> & { target: string })[];
    /** Addresses without a file of their own in the source. */
    made?: readonly string[];
    /** The interface texts that the source has for a language. */
    textsOf?(locale: string): StringsOverride;
  };

type OldLocale = {
  /** Id in the new site: `fr`. */
  id: string;
  /** Language tag. Default: the id. */
  tag?: string | undefined;
  /** Default: the language's own name. */
  label?: string | undefined;
  /** Path that its pages are below, without a slash at its end: `/fr`, or empty. */
  prefix: string;
};

export type OldPage = {
  /** Path from the source folder. Each page has another. */
  file: string;
  locale: string;
  area: Area;
  /** Path in the area with `.md`, the same for all translations of a page: `guide/start.md`. Names decide nothing but pairs of translations and order. */
  path: string;
  /** Decoded address in the old site, without its base and with the prefix of the locale: `/guide/start.html`, `/fr/guide/`. */
  address: string;
  /**
   * Front matter, with our keys or those that `cli/source/other-tools/keys.ts` knows; values of any form that says the same (a date as
   * text, one tag without a list). `tags` and `authors` are declared by what pages name. A dialect changes only what its tool alone has.
   */
  data: Readonly<Record<string, unknown>>;
  /** Text in Markdown, in which the tool’s own blocks are directives of ours. Links and images are as in the source. */
  body: string;
  /** Further old addresses. */
  aliases?: readonly string[] | undefined;
  /** Makes it a home page with these blocks; the area has to be `pages`. Targets are as in the source. */
  home?: HomeBlock | undefined;
};

/** A line of a sidebar or of a menu. One with neither a label nor a page is the list of its items. */
export type OldEntry = {
  /** Default in a sidebar: the title of the doc. */
  label?: LocalizedText | undefined;
  /** The page in the source language, by its file, or by its old address; or the address of another site. */
  file?: string | undefined;
  to?: string | undefined;
  items?: readonly OldEntry[] | undefined;
  /** False: open from the start. */
  collapsed?: boolean | undefined;
  /** All docs in this folder of the area instead, in their order. */
  folder?: string | undefined;
};

export type OldTheme = {
  /** Colour of the brand in light and in dark mode, as CSS writes it. */
  primary?: string | undefined;
  primaryDark?: string | undefined;
  /** Families of fonts, as CSS writes them, by the token of theme.css. */
  fonts?: Readonly<Record<"sans" | "serif" | "mono", string | undefined>> | undefined;
  faces?: readonly FontFace[] | undefined;
  /** Colours of the parts of code, by the token of theme.css, in light and in dark mode. */
  code?: readonly [light: ReadonlyMap<string, string>, dark: ReadonlyMap<string, string>] | undefined;
  /** What a first visit shows. */
  mode?: "light" | "dark" | "system" | undefined;
  /** Addresses of files in `statics`. */
  logo?: string | undefined;
  logoDark?: string | undefined;
  favicon?: string | undefined;
};
