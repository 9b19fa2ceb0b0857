/** A home page for each language that would be without one, with a button that leads to the first doc. */
import { parse } from "yaml";
import { type SidebarEntry, Sidebars } from "../../../schema/sidebars.ts";
import { type NewFile, yamlText } from "../imported-site.ts";
import type { Note } from "../note.ts";
import { contentTitle } from "../own-names.ts";
import { buildFirst, type CodePage } from "./code-pages.ts";
import { type ImportedPage, isListed } from "./pages.ts";
import type { SourceSite } from "./source-site.ts";

type Start = { label: string; to: string };

type HomeInputs = {
  first: ImportedPage | undefined;
  /** The home page of the source, if it is code, and the address that it redirects to. */
  code: CodePage | undefined;
  leadsTo: string | undefined;
};

export function homePages(
  site: SourceSite,
  { first, code, leadsTo }: HomeInputs,
  notes: Note[],
): Map<string, NewFile> {
  const { file, locales, pages } = site;
  const { title = "Site", tagline } = site.config;
  const files = new Map<string, NewFile>();
  // A doc can be the home page, and so can the list of posts.
  const isHome = ({ address, section }: ImportedPage) =>
    address === "/" || (section.area === "blog" && section.root === "");
  const sourceHome = pages.some(isHome);
  const [source] = locales;
  for (const locale of locales) {
    const isSource = locale === source;
    const target = `${locale.id}/pages/index.md`;
    // A language without any page is none.
    if (isSource ? sourceHome : pages.some((page) => page.locale === locale)) continue;
    if (
      !isSource &&
      (sourceHome || code) &&
      pages.every((page) => !isHome(page) || page.section.area !== "pages")
    ) {
      // The folder is what says that the language has begun; its home page is the source's, as for every other doc or list.
      files.set(`${locale.id}/.gitkeep`, "");
      notes.push({
        cause: "translation",
        file,
        message: `no page is translated into “${locale.id}”, so the site shows the pages of the source language`,
        instead: `translate them in ${locale.id}/, or take the language out of site.yml`,
      });
      continue;
    }
    const start = isSource ? firstPage(site, first, leadsTo) : undefined;
    const home = {
      ...(tagline !== undefined && { tagline }),
      ...(start && { action: start }),
    };
    files.set(target, `---\n${yamlText({ title, home })}---\n`);
    if (isSource)
      notes.push({
        cause: "home-page",
        file,
        message: whatBecame(code !== undefined, start),
        instead: code ? buildFirst : `write ${target}`,
      });
    else
      notes.push({
        cause: "translation",
        file,
        message: `no page is translated into “${locale.id}”, so it gets a home page with the title and the tagline`,
        instead: `write ${target}, or take the language out of site.yml`,
      });
  }
  return files;
}

/** The page that the old one led to, else the doc that the first sidebar begins with, else one at the root of the docs; without docs the blog. */
function firstPage(
  { plugins, originals }: SourceSite,
  ofSidebar: ImportedPage | undefined,
  leadsTo: string | undefined,
): Start | undefined {
  if (leadsTo !== undefined) {
    const page = originals.find(({ address }) => address === leadsTo);
    return { label: (page && labelOf(page)) ?? "Docs", to: leadsTo };
  }
  const docs = originals.filter((page) => page.section.area === "docs" && isListed(page));
  const first = ofSidebar ?? docs.find(({ address, section }) => address === section.root) ?? docs[0];
  if (first) return { label: labelOf(first) ?? "Docs", to: first.address };
  const post = originals.find((page) => page.section.area === "blog" && isListed(page));
  return post && { label: plugins.blog[0]?.blogTitle ?? "Blog", to: post.section.root };
}

function whatBecame(isCode: boolean, start: Start | undefined): string {
  const parts = start
    ? `the title, the tagline and a button that leads to ${start.to}`
    : "the title and the tagline";
  return `${isCode ? "the home page is code" : "there is no home page"}; a new one has ${parts}`;
}

function labelOf({ data, body }: ImportedPage): string | undefined {
  return [data.sidebar_label, data.title, contentTitle(body)].find(
    (text): text is string => typeof text === "string",
  );
}

/** The first doc of the first sidebar, in the version that readers see first; undefined if no sidebar names one. */
export function firstDoc(
  { docs, originals }: SourceSite,
  files: ReadonlyMap<string, NewFile>,
): ImportedPage | undefined {
  // The version with the shortest address is the newest of its set.
  const versions = docs.flatMap((set) => set.versions.toSorted((a, b) => a.path.length - b.path.length));
  return firstIn(versions, ({ target, sidebarsTarget }) => {
    const text = files.get(sidebarsTarget);
    if (typeof text !== "string") return undefined;
    const own = originals.filter((page) => page.section.target === target && isListed(page));
    const sidebars = Object.values(Sidebars.safeParse(parse(text)).data ?? {});
    return firstIn(sidebars, (entries) => firstIn(entries, (entry) => inEntry(entry, own)));
  });
}

/** The first page that one of the items leads to. */
function firstIn<T>(
  items: readonly T[],
  pageOf: (item: T) => ImportedPage | undefined,
): ImportedPage | undefined {
  return items.map(pageOf).find((page) => page !== undefined);
}

function inEntry(entry: SidebarEntry, docs: readonly ImportedPage[]): ImportedPage | undefined {
  const byId = (id: string | undefined) => docs.find(({ ownId }) => ownId === id);
  if (typeof entry === "string") return byId(entry);
  if ("doc" in entry) return byId(entry.doc);
  if ("folder" in entry) return firstBelow(entry.folder, docs);
  if (!("category" in entry)) return undefined;
  const { doc, items, folder } = entry.category;
  const own = byId(doc);
  if (own || (!items && folder === undefined)) return own;
  return items ? firstIn(items, (item) => inEntry(item, docs)) : firstBelow(folder ?? "", docs);
}

/** The folder's own page, else the first of the pages that are in no folder of it: by position, then by name. */
function firstBelow(folder: string, docs: readonly ImportedPage[]): ImportedPage | undefined {
  const inside = docs.filter(({ ownId }) => folder === "" || ownId.startsWith(`${folder}/`));
  const own = inside.find(({ address, section }) => folder === "" && address === (section.root || "/"));
  const depthOf = ({ name }: ImportedPage) => name.split("/").length;
  const positionOf = ({ data }: ImportedPage) =>
    typeof data.sidebar_position === "number" ? data.sidebar_position : Number.MAX_VALUE;
  const [first] = inside.toSorted(
    (a, b) => depthOf(a) - depthOf(b) || positionOf(a) - positionOf(b) || (a.name < b.name ? -1 : 1),
  );
  return own ?? first;
}
