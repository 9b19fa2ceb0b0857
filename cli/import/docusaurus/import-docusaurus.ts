/**
 * A Docusaurus site → the files of a site of this tool.
 * The source as it is → what its pages name → where everything moves → Markdown, order of the docs, site.yml.
 * The source is only read, and none of its code runs.
 */
import { existsSync } from "node:fs";
import { join, posix } from "node:path";
import { nearest } from "../../report/nearest.ts";
import { brandTheme } from "../brand-theme.ts";
import { pictureHosts } from "../bylines.ts";
import type { ComponentMapFile } from "../component-map.ts";
import { type ImportedSite, type NewFile, yamlText } from "../imported-site.ts";
import type { Note } from "../note.ts";
import { sourceFolder } from "../source-folder.ts";
import { stringsFiles } from "../strings-files.ts";
import type { ImportChoices, Tool } from "../tool.ts";
import { unknownComponents } from "../unknown-components.ts";
import { readBylines } from "./authors-and-tags.ts";
import { codePageFiles, codePages } from "./code-pages.ts";
import { convertPages, hasFormulas } from "./convert-pages.ts";
import { orderOfDocs } from "./docs-order.ts";
import { firstDoc, homePages } from "./home.ts";
import { interfaceTexts } from "./interface-texts.ts";
import { leftMarkdown, leftNotes } from "./left-markdown.ts";
import { newAddresses, otherAddresses } from "./link-targets.ts";
import { otherFiles } from "./linked-files.ts";
import { blogListsOf, postListFiles, postListMoves, postLists } from "./list-routes.ts";
import { siteConfiguration } from "./site-configuration.ts";
import { readSourceSite } from "./source-site.ts";
import { brandOf, noteStyleSheets, noteThemeComponents } from "./theme-components.ts";

const configNames = ["ts", "mts", "cts", "js", "mjs", "cjs"].map((ending) => `docusaurus.config.${ending}`);

export const docusaurus: Tool = {
  id: "docusaurus",
  name: "Docusaurus",
  marks: "docusaurus.config.js",
  recognise: (source) => source.firstFile(configNames),
  importSite: (folder, choices) => {
    const file = configNames.find((name) => existsSync(join(folder, name))) ?? "docusaurus.config.js";
    return importDocusaurus(folder, file, new Date().getFullYear(), choices);
  },
};

/** `year` is what a copyright line computes. */
export async function importDocusaurus(
  folder: string,
  file: string,
  year: number,
  { map, allowed, repeat, onProgress }: ImportChoices = {},
): Promise<ImportedSite> {
  const notes: Note[] = [];
  const source = sourceFolder({ folder, notes, allowed, repeat });
  const site = await readSourceSite(source, file, year, notes);
  const bylines = readBylines(site, notes);
  noteThemeComponents(source, notes);
  const others = otherFiles(site);
  const statics = new Map(
    [...others].flatMap(([path, { copyOf }]) =>
      path.startsWith("static/") ? [[path.slice(6), copyOf]] : [],
    ),
  );
  const served = [...statics.keys()];
  const brand = brandOf(source, site.config, statics);
  noteStyleSheets(source, notes);
  const theme = brandTheme(brand.theme, file, statics, notes);

  const allCode = codePages(site, served);
  // Every site has a home page, whatever it is made of.
  const home = allCode.find(({ address }) => address === "/");
  const code = allCode.filter((page) => page !== home);
  const furtherLists = postLists(
    site,
    code.map(({ address }) => address),
  );
  const made = [...code, ...furtherLists].map(({ address }) => address);
  const addresses = newAddresses(site.pages, site.locales, made);
  const listsOfPosts = new Map([...blogListsOf(site, bylines), ...postListMoves(furtherLists, site)]);
  const routes = new Map([
    ...listsOfPosts,
    ...served.flatMap((path) => {
      const folder = path.replace(/\/index\.html$/, "");
      return folder === path ? [] : [[folder || "/", `${folder}/`] as const];
    }),
    ...served.map((path) => [path, path] as const),
    ...addresses,
  ]);
  const besides = otherAddresses(site, routes);
  const docs = await orderOfDocs(site, bylines.tags, routes, besides, notes);
  const lists = new Map([...listsOfPosts, ...docs.lists]);

  const converted = convertPages(
    site,
    bylines.ofPages,
    { addresses, lists, others: besides, sidebarsOf: docs.sidebarsOf },
    { code: allCode, map: map?.rules ?? new Map(), notes, onProgress },
  );
  if (map) notes.push(...unusedRules(map, converted.components));
  const redirects = code.flatMap((page) => {
    const to = converted.shownCode.get(site.sourceLocale.id)?.get(page)?.redirect;
    return to === undefined ? [] : [{ from: page.address, to }];
  });
  const configuration = siteConfiguration(
    site,
    {
      redirects,
      // No menu leads to an address that only redirects.
      routes: new Map([...routes, ...redirects.map(({ from, to }) => [from, to] as const)]),
      lists,
      postLists: listsOfPosts,
      addresses,
      others: besides,
      served: new Set(served),
      sidebars: docs.sidebars,
      imageHosts: new Set([...converted.imageHosts, ...pictureHosts(bylines.authors)]),
      providers: converted.providers,
    },
    notes,
  );
  const files = new Map<string, NewFile>([
    ...others,
    ...docs.files,
    ...converted.files,
    ...postListFiles(furtherLists, site),
    ...codePageFiles(code, converted.shownCode, site.sourceLocale.id, notes),
    ["site.yml", yamlText({ ...configuration, ...(brand.provider && { fonts: brand.provider }) })],
    ...theme,
    ...(bylines.authors.size > 0 ? [["authors.yml", yamlMap(bylines.authors)] as const] : []),
    ...(bylines.tags.size > 0 ? [["tags.yml", yamlMap(bylines.tags)] as const] : []),
    ...homePages(site, { first: firstDoc(site, docs.files), code: home, shown: converted.shownCode }, notes),
    ...stringsFiles(site.locales, file, notes, (locale) =>
      interfaceTexts(source, locale, site.config.title ?? "Site", notes),
    ),
  ]);
  const copied = [...files.values()].flatMap((each) => (typeof each === "object" ? each.copyOf : []));
  const left = leftMarkdown(site, new Set([...converted.parts.values(), ...copied]));
  notes.push(...leftNotes(left));
  noteStrays(files, notes);
  notes.push(...source.outsideNotes());
  return {
    source,
    files,
    notes,
    // Drafts were not published.
    addresses: [
      ...site.pages.filter(({ data }) => data.draft !== true).map(({ address }) => address),
      ...made,
    ],
    origins: new Map(site.pages.map(({ target, file }) => [target, file])),
    parts: converted.parts,
    hasFormulas: hasFormulas(site),
    left,
    stubs: converted.stubs,
    components: unknownComponents(converted.left),
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

/** A name in the map that no page has is mostly misspelt. */
function unusedRules({ file, rules, placeOf }: ComponentMapFile, components: ReadonlySet<string>): Note[] {
  return [...rules.keys()]
    .filter((name) => !components.has(name))
    .map((name) => {
      const meant = nearest(name, components);
      return {
        file,
        place: placeOf(name),
        message: `no page has a component “${name}”`,
        instead: meant && `write ${meant}, if that is meant`,
      };
    });
}

function yamlMap(entries: ReadonlyMap<string, unknown>): string {
  return yamlText(Object.fromEntries(entries));
}
