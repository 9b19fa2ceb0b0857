/**
 * What an importer of another tool finds in a source, as plain data: an `OldSite`, of which `convertSite` makes the new one. A dialect knows its tool
 * alone: where its files are, its addresses, its syntax. Links, front matter, home page and the rest of the configuration are written by `convertSite`.
 */
import type { Author } from "../../schema/authors.ts";
import type { Category } from "../../schema/front-matter.ts";
import type { HomeBlock } from "../../schema/home.ts";
import type { CategoryEntry } from "../../schema/sidebars.ts";
import type { StringsOverride } from "../../schema/strings.ts";
import type { Tag } from "../../schema/tags.ts";
import type { LocalizedText } from "../../schema/text.ts";
import type { Area } from "../source/source-file.ts";
import type { LeftFile, NewFile, OnProgress } from "./imported-site.ts";
import type { Note } from "./note.ts";
import type { SourceFolder } from "./source-folder.ts";
import type { SourcePage } from "./source-page.ts";

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
  read(source: SourceFolder, notes: Note[], choices: ImportChoices): OldSite | Promise<OldSite>;
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
  /** True: an address without the prefix of a language means the page in the language of the page with the link, and each language shows what is not translated. */
  sharesAddresses?: boolean | undefined;
  /** Folder of the source in which paths of links that start with `/` may be files: `docs`. Default: the source itself. */
  root?: string | undefined;
  /** The file of the source for a path such as `@/a.png` in one of its files, by the names of folders that the site has made. */
  fileNamed?(path: string, from: string): string | undefined;
  /** Files that are served as they are: the address, such as `/img/a.png`, → the file of the source. */
  statics: ReadonlyMap<string, string>;
  /** Further files of the new site, by path in the content folder, such as pictures that stay beside pages. */
  files?: ReadonlyMap<string, NewFile> | undefined;
  /** Address of files that pages link to and that the site does not serve by itself. Default: `/`, with their path. */
  assets?: string | undefined;
  /** Sidebars by name, the first one for docs that several list. Without any, folders and `sidebar_position` decide. */
  sidebars?: OldSidebars | undefined;
  /** Sidebars of sets and versions of docs instead, by their file in the new site. */
  sidebarsOf?: ReadonlyMap<string, OldSidebars> | undefined;
  /** What is known of folders of docs, beside their own page. `folder` is in the area, as in `path` of a page; `of` is the folder of a set or a version. */
  categories?:
    | readonly { locale: string; folder: string; of?: string | undefined; data: Category }[]
    | undefined;
  /** Name beside the logo, if it is not the title; empty for the logo alone. */
  navbarTitle?: LocalizedText | undefined;
  /** Links on the left of the navbar. Search and the menu of languages are added. */
  navbar?: readonly OldEntry[] | undefined;
  /** What is on its right. Default: the menu of languages and the search. */
  navbarRight?: readonly OldEntry[] | undefined;
  /** Columns of links below each page, and the last line. One without a label has the title of the site. */
  footer?: { columns?: readonly OldEntry[] | undefined; copyright?: LocalizedText | undefined } | undefined;
  /** Authors and tags by key, beside those that pages name. */
  authors?: ReadonlyMap<string, Author> | undefined;
  tags?: ReadonlyMap<string, Tag> | undefined;
  blog?: { path: string; title?: LocalizedText | undefined } | undefined;
  /** Addresses that were redirects. `to` is an old address or another site's. */
  redirects?: readonly { from: string; to: string }[] | undefined;
  /** Lists that the tool makes: of posts, of all tags or authors, or of the pages with one of them. */
  lists?:
    | readonly { address: string; of: "posts" | "tags" | "authors"; name?: string | undefined }[]
    | undefined;
  /** Addresses of what has no file in the source, such as lists, with those in the new site. */
  moved?: ReadonlyMap<string, string> | undefined;
  theme?: OldTheme | undefined;
  /** Keys of `site.yml` for what the tool has as we have it. `routeOf` gives new addresses. */
  configuration?(routeOf: (to: string) => string | undefined): Record<string, unknown>;
  /** The old home page, where it is code, and the address that it led to. */
  homeOfCode?: { to: string | undefined } | undefined;
  /** The interface texts that the source has for a language. */
  textsOf?(locale: string): StringsOverride;
  /** Address before the path of a file, for “Edit this page”: a note names it, since the files move. */
  editUrl?: string | undefined;
  /** Names of entries of the table of other tools’ syntax (`cli/source/other-tools/`) that are syntax in the source, and have a replacement. */
  constructs: readonly string[];
  /** Makes the function that gives each heading of a page its id, in order. Undefined if ids are as on GitHub. */
  slugger?: (() => (heading: string) => string) | undefined;
  /** True: the title of the front matter is shown above the text, even if the text has a `#` heading of its own. Undefined: front matter means what it means here. */
  titleIsShown: boolean | undefined;
  /** True: what is between dollars is a formula. */
  hasFormulas: boolean;
  /** Markdown files that are not imported. */
  left?: readonly LeftFile[] | undefined;
  /** Addresses of pages without Markdown, such as those in AsciiDoc, which the new site serves, or a note names. */
  unread?: readonly string[] | undefined;
  /** Keys of front matter that are dropped without a note, because nothing is lost. */
  silentKeys?: readonly string[] | undefined;
};

type OldLocale = {
  /** Id in the new site: `fr`. */
  id: string;
  /** Language tag. Default: the id. */
  tag?: string | undefined;
  /** Default: the language's own name. */
  label?: string | undefined;
  direction?: "ltr" | "rtl" | undefined;
  /** Path that its pages are below, without a slash at its end: `/fr`, or empty. */
  prefix: string;
};

export type OldSidebars = ReadonlyMap<string, readonly OldEntry[]>;

/** Docs of a set or a version, and other folders whose address does not follow from the area. */
export type OldSection = {
  /** Folder in the new site, below that of the language: `versions/1.0`. */
  folder: string;
  /** Its address without a slash at its end: `/docs/1.0`, or empty. */
  root: string;
  /** Its folder in the source for each language that has one. */
  sources: ReadonlyMap<string, string>;
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
  /** The front matter as it is written, which the new one keeps as far as it says the same. */
  frontMatter?: Pick<SourcePage, "matter" | "raw" | "placeOf" | "isSalvaged"> | undefined;
  /** Default: the area, at the top of the site or the address of the blog. */
  section?: OldSection | undefined;
  /** True for a text that pages include: it has no address, and `path` is what they name. */
  isPart?: boolean | undefined;
  /** True for a page that cannot be read or converted: the new one says so. */
  isStub?: boolean | undefined;
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
  /** A group has a page that lists its entries. */
  list?: Pick<CategoryEntry, "title" | "description" | "slug"> | undefined;
  /** What is not a link: an item of the navbar as `site.yml` has it. */
  item?: Readonly<Record<string, unknown>> | undefined;
};

export type OldTheme = {
  /** Colour of the brand in light and in dark mode, as CSS writes it. */
  primary?: string | undefined;
  primaryDark?: string | undefined;
  /** What a first visit shows. */
  mode?: "light" | "dark" | "system" | undefined;
  /** Addresses of files in `statics`. */
  logo?: string | undefined;
  logoDark?: string | undefined;
  favicon?: string | undefined;
};
