/** An old site as its dialect found it → the files of the new one: addresses, pages, order of the docs, configuration, and what the sites of all tools have alike. */
import { posix } from "node:path";
import { type Color, displayable, parse, toGamut } from "culori";
import GithubSlugger from "github-slugger";
import type { Author } from "../../schema/authors.ts";
import { withoutSlash } from "../../schema/paths.ts";
import type { Tag } from "../../schema/tags.ts";
import { stringsYml } from "../authoring/starter/strings-yml.ts";
import { accentTokens, contrastOn, readable, type Tokens } from "../site/accent.ts";
import { shippedFor } from "../source/shipped-strings.ts";
import { listRedirects, pictureHosts } from "./bylines.ts";
import { type BodyInputs, convertedBody, withTitleId } from "./convert-body.ts";
import { convertedConfiguration } from "./convert-configuration.ts";
import { type ImportedSite, type NewFile, type OnProgress, yamlText } from "./imported-site.ts";
import { type AddNote, type Note, notesOn } from "./note.ts";
import { type ConvertedPage, type OldLinks, oldLinks } from "./old-links.ts";
import { fileText } from "./old-page-text.ts";
import { convertedPages } from "./old-pages.ts";
import type { OldSite, OldTheme } from "./old-site.ts";
import type { SourceFolder } from "./source-folder.ts";

export function convertSite(
  read: OldSite,
  source: SourceFolder,
  notes: Note[],
  onProgress?: OnProgress,
): ImportedSite {
  const site = read.sharesAddresses ? read : withLocalesInUse(read);
  const pages = convertedPages(site);
  const base = baseOf(site);
  const links = oldLinks(site, { source, pages, base });
  const bylines = {
    tags: new Map<string, Tag>(site.tags),
    authors: new Map<string, Author>(site.authors),
  };
  const imageHosts = new Set<string>();
  const shared = { site, links, imageHosts, notes };
  const bodies = new Map<ConvertedPage, string>();
  for (const [index, page] of pages.entries()) {
    onProgress?.(index, pages.length);
    const inputs = bodyInputs(page, shared);
    const converted = page.isStub
      ? undefined
      : source.attempt(page.file, () => convertedBody(page.body, inputs), "part-of-page");
    bodies.set(page, converted ?? page.body);
  }
  const files = new Map<string, NewFile>(site.files);
  for (const [page, body] of bodies) {
    const ids = links.ids.get(page.file);
    const inputs = bodyInputs(page, shared);
    const text =
      ids && !page.isStub ? (source.attempt(page.file, () => withTitleId(body, ids, inputs)) ?? body) : body;
    files.set(page.target, fileText(page, text, { site, links, bylines, notes }));
  }
  for (const host of pictureHosts(bylines.authors)) imageHosts.add(host);
  const published = pages.filter(({ isPart }) => !isPart);
  const lists = listRedirects(site, published, bylines);
  const inputs = { base, pages: published, links, lists, imageHosts, notes };
  const converted = convertedConfiguration(site, inputs);
  for (const [path, text] of converted.files) files.set(path, text);
  for (const [address, file] of site.statics) files.set(posix.join("static", address), { copyOf: file });
  for (const [path, file] of links.copies) files.set(path, { copyOf: file });
  return imported(files, { site, pages, bylines, configuration: converted.configuration }, source, notes);
}

type Converted = {
  site: OldSite;
  pages: readonly ConvertedPage[];
  bylines: { tags: ReadonlyMap<string, Tag>; authors: ReadonlyMap<string, Author> };
  configuration: Record<string, unknown>;
};

/** The whole of it: configuration, look, authors, tags and texts of the interface. */
function imported(
  converted: ReadonlyMap<string, NewFile>,
  { site, pages, bylines: { authors, tags }, configuration }: Converted,
  source: SourceFolder,
  notes: Note[],
): ImportedSite {
  const { file, theme = {}, lists = [], unread = [], left = [], hasFormulas } = site;
  const css = brandTheme(theme, file, notes);
  const files = new Map<string, NewFile>([
    ...converted,
    ["site.yml", yamlText(configuration)],
    ...(css === undefined ? [] : [["theme.css", css] as const]),
    ...(authors.size > 0 ? [["authors.yml", yamlText(Object.fromEntries(authors))] as const] : []),
    ...(tags.size > 0 ? [["tags.yml", yamlText(Object.fromEntries(tags))] as const] : []),
    ...stringsFiles(site, notes),
  ]);
  noteStrays(files, notes);
  notes.push(...source.outsideNotes());
  const published = pages.filter(({ isPart }) => !isPart);
  const made = [...lists.map(({ address }) => address), ...unread];
  // Drafts were not published.
  const addresses = published.flatMap(({ data, address }) => (data.draft === true ? [] : [address]));
  return {
    source,
    files,
    notes,
    addresses: [...(site.sharesAddresses ? addresses.map(withoutSlash) : addresses), ...made].map((address) =>
      address.replace(/\/index\.html$/, "/"),
    ),
    origins: new Map(published.map((page) => [page.target, page.file])),
    parts: new Map(pages.flatMap((page) => (page.isPart ? [[page.target, page.file] as const] : []))),
    hasFormulas,
    left: [...left],
    stubs: pages.flatMap(({ isStub, target }) => (isStub ? [target] : [])),
  };
}

/** A language that the old site declares and has no page in would have no folder. */
function withLocalesInUse(site: OldSite): OldSite {
  const used = new Set(site.pages.map(({ locale }) => locale));
  const [first, ...others] = site.locales.filter(({ id }) => used.has(id));
  return first ? { ...site, locales: [first, ...others] } : { ...site, locales: [site.locales[0]] };
}

function baseOf({ base, url }: OldSite): string {
  const path = base ?? (url !== undefined && URL.canParse(url) ? new URL(url).pathname : "/");
  return `/${path}/`.replace(/\/{2,}/g, "/");
}

type SiteInputs = {
  site: OldSite;
  links: OldLinks;
  imageHosts: Set<string>;
  notes: Note[];
};

function bodyInputs(page: ConvertedPage, { site, links, imageHosts, notes }: SiteInputs): BodyInputs {
  const github = new GithubSlugger();
  return {
    constructs: new Set(site.constructs),
    hasFormulas: site.hasFormulas,
    imageHosts,
    resolve: (url) => links.resolve(url, page),
    note: (message, instead) => notes.push({ cause: "part-of-page", file: page.file, message, instead }),
    idOf: site.slugger?.() ?? ((heading) => github.slug(heading)),
  };
}

/** A path of the configuration may lead out of the content folder: what it names is left out. */
function noteStrays(files: Map<string, NewFile>, notes: Note[]): void {
  for (const [path, file] of files) {
    if (!posix.normalize(path).startsWith("../")) continue;
    files.delete(path);
    notes.push({
      cause: "page-left-behind",
      file: typeof file === "string" ? path : file.copyOf,
      message: "its new path would be outside of the content folder: it is not imported",
    });
  }
}

/** `strings.yml` of each language: its own interface texts, and all texts of a language that is not shipped. */
function stringsFiles(site: OldSite, notes: Note[]): Map<string, NewFile> {
  const note = notesOn(site.file, notes);
  const files = new Map<string, NewFile>();
  for (const { id } of site.locales) {
    const texts = site.textsOf?.(id) ?? {};
    const isShipped = shippedFor(id) !== undefined;
    const hasOwn = Object.keys(texts).length > 0;
    if (!isShipped || hasOwn)
      files.set(`${id}/strings.yml`, isShipped ? yamlText(texts) : stringsYml(id, texts));
    const but = hasOwn ? " but those that code.json has" : "";
    if (!isShipped)
      note("translation", `the interface has no texts in the language “${id}”${but}`, {
        instead: `translate ${id}/strings.yml`,
      });
  }
  return files;
}

/** `theme.css`, with the colour lighter or darker where text in it would be hard to read; undefined for a site without one. */
function brandTheme(theme: OldTheme, file: string, notes: Note[]): string | undefined {
  const lines = colourTokens(theme, notesOn(file, notes)).map(([name, value]) => `  --${name}: ${value};\n`);
  return lines.length === 0 ? undefined : `:root {\n${lines.join("")}}\n`;
}

function colourTokens({ primary, primaryDark }: OldTheme, note: AddNote): Tokens {
  const colour = primary ?? primaryDark ?? "";
  const given = displayed(colour);
  if (!given) {
    if (primary !== undefined)
      note("style", `the colour “${primary}” cannot be read`, { instead: "set it in theme.css" });
    return [];
  }
  const light = readable(given, "light");
  const dark = readable(displayed(primaryDark ?? "") ?? given, "dark");
  const [onLight, onDark] = [contrastOn(light, "light"), contrastOn(dark, "dark")].map(
    (ratio) => `${ratio.toFixed(1)} : 1`,
  );
  note(
    "style",
    `the colour of links and buttons is ${light} (contrast ${onLight}), in dark mode ${dark} (${onDark}): “${colour}”, as far as text in it can be read`,
  );
  return accentTokens(light, dark);
}

const toScreen = toGamut("rgb", "oklch");

/** Any colour of CSS, as a screen of sRGB shows it; undefined for variables and calculations. */
function displayed(value: string): Color | undefined {
  const colour = parse(value.trim());
  return colour && !displayable(colour) ? toScreen(colour) : colour;
}
