/**
 * A Docusaurus site → the files of a site of this tool.
 * The source as it is → what its pages name → where everything moves → Markdown, order of the docs, site.yml.
 * The source is only read, and none of its code runs.
 */
import { pictureHosts } from "../bylines.ts";
import type { NewFile } from "../imported-site.ts";
import type { Note } from "../note.ts";
import type { ConvertedSite, Dialect, ImportChoices } from "../old-site.ts";
import type { SourceFolder } from "../source-folder.ts";
import { readBylines } from "./authors-and-tags.ts";
import { codePageFiles, codePages } from "./code-pages.ts";
import { convertPages, hasFormulas } from "./convert-pages.ts";
import { orderOfDocs } from "./docs-order.ts";
import { firstDoc, homePages } from "./home.ts";
import { interfaceTexts } from "./interface-texts.ts";
import { leftMarkdown, leftNotes } from "./left-markdown.ts";
import { newAddresses, otherAddresses } from "./link-targets.ts";
import { otherFiles } from "./linked-files.ts";
import { blogListsOf } from "./list-routes.ts";
import { siteConfiguration } from "./site-configuration.ts";
import { readSourceSite } from "./source-site.ts";
import { brandOf, noteStyleSheets, noteThemeComponents } from "./theme-components.ts";

const configNames = ["ts", "mts", "cts", "js", "mjs", "cjs"].map((ending) => `docusaurus.config.${ending}`);

export const docusaurus: Dialect = {
  id: "docusaurus",
  name: "Docusaurus",
  marks: "docusaurus.config.js",
  recognise: (source) => source.firstFile(configNames),
  read,
};

async function read(
  source: SourceFolder,
  notes: Note[],
  { onProgress, year = new Date().getFullYear() }: ImportChoices,
): Promise<ConvertedSite> {
  const file = configNames.find((name) => source.isThere(name)) ?? "docusaurus.config.js";
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

  const allCode = codePages(site, served);
  // Every site has a home page, whatever it is made of.
  const home = allCode.find(({ address }) => address === "/");
  const code = allCode.filter((page) => page !== home);
  const made = code.map(({ address }) => address);
  const addresses = newAddresses(site.pages, site.locales, made);
  const listsOfPosts = blogListsOf(site, bylines);
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
    { addresses, lists, others: besides, sidebarsOf: docs.sidebarsOf, byFolder: docs.byFolder },
    { code: allCode, notes, onProgress },
  );
  const redirects = code.flatMap((page) => {
    const to = converted.codeFacts.get(page)?.redirect;
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
    ...codePageFiles(code, converted.codeFacts, site.sourceLocale.id, notes),
    ...homePages(
      site,
      {
        first: firstDoc(site, docs.files),
        code: home,
        leadsTo: home && converted.codeFacts.get(home)?.redirect,
      },
      notes,
    ),
  ]);
  const copied = [...files.values()].flatMap((each) => (typeof each === "object" ? each.copyOf : []));
  const left = leftMarkdown(site, new Set([...converted.parts.values(), ...copied]));
  notes.push(...leftNotes(left));
  // Their lists of posts are not imported.
  const furtherBlogs = new Set(
    site.originals.flatMap(({ section: { root, werePosts } }) => (werePosts ? root || "/" : [])),
  );
  return {
    file,
    files,
    configuration: { ...configuration, fonts: brand.provider },
    locales: site.locales,
    textsOf: (locale) => interfaceTexts(site, locale, notes),
    theme: brand.theme,
    statics,
    authors: bylines.authors,
    tags: bylines.tags,
    pages: site.pages,
    made: [...made, ...furtherBlogs],
    parts: converted.parts,
    hasFormulas: hasFormulas(site),
    left,
    stubs: converted.stubs,
  };
}
