/** A home page for each language that would be without one, with a button that leads to the first doc. */
import { posix } from "node:path";
import { parse } from "yaml";
import { type SidebarEntry, Sidebars } from "../../../schema/sidebars.ts";
import { type NewFile, yamlText } from "../imported-site.ts";
import type { Note } from "../note.ts";
import { type ImportedPage, isListed } from "./pages.ts";
import type { SourceSite } from "./source-site.ts";
import type { ImportedVersion } from "./versions.ts";

type Start = { label: string; to: string };

const names = ["js", "jsx", "ts", "tsx"].map((ending) => `index.${ending}`);

/** `first` is the doc that readers start with. */
export function homePages(
  site: SourceSite,
  first: ImportedPage | undefined,
  notes: Note[],
): Map<string, NewFile> {
  const { file, locales, pages } = site;
  const { title = "Site", tagline } = site.config;
  const files = new Map<string, NewFile>();
  // A doc can be the home page, and so can the list of posts.
  const isHome = ({ address, section }: ImportedPage) =>
    address === "/" || (section.area === "blog" && section.root === "");
  const sourceHome = pages.some(isHome);
  for (const [index, locale] of locales.entries()) {
    const isSource = index === 0;
    // A language without any page is none.
    if (isSource ? sourceHome : pages.some((page) => page.locale === locale)) continue;
    if (!isSource && sourceHome && pages.every((page) => !isHome(page) || page.section.area !== "pages")) {
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
    const start = isSource ? firstPage(site, first) : undefined;
    const target = `${locale.id}/pages/index.md`;
    const home = {
      ...(tagline !== undefined && { tagline }),
      ...(start && { action: start }),
    };
    files.set(target, `---\n${yamlText({ title, home })}---\n`);
    if (isSource)
      notes.push({ cause: "home-page", file, message: whatBecame(site, start), instead: `write ${target}` });
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

/** The doc that the first sidebar begins with, else one at the root of the docs; without docs the blog. */
function firstPage(
  { plugins, originals }: SourceSite,
  ofSidebar: ImportedPage | undefined,
): Start | undefined {
  const docs = originals.filter((page) => page.section.area === "docs" && isListed(page));
  const first = ofSidebar ?? docs.find(({ address, section }) => address === section.root) ?? docs[0];
  if (first) return { label: labelOf(first) ?? "Docs", to: first.address };
  const post = originals.find((page) => page.section.area === "blog" && isListed(page));
  return post && { label: plugins.blog?.blogTitle ?? "Blog", to: post.section.root };
}

function whatBecame({ source, plugins }: SourceSite, start: Start | undefined): string {
  const folder = plugins.pages?.path ?? "src/pages";
  const isCode = plugins.pages && names.some((name) => source.isFile(posix.join(folder, name)));
  const parts = start
    ? `the title, the tagline and a button that leads to ${start.to}`
    : "the title and the tagline";
  return `${isCode ? "the home page is code" : "there is no home page"}; a new one has ${parts}`;
}

function labelOf({ data }: ImportedPage): string | undefined {
  return [data.sidebar_label, data.title].find((text): text is string => typeof text === "string");
}

/** The first doc of the first sidebar, in the version that readers see first; undefined if no sidebar names one. */
export function firstDoc(site: SourceSite, files: ReadonlyMap<string, NewFile>): ImportedPage | undefined {
  // The version with the shortest address is the newest of its set.
  const latestFirst = site.docs.flatMap(({ versions }) =>
    versions.toSorted((a, b) => a.path.length - b.path.length),
  );
  return latestFirst.map((version) => firstOfVersion(version, site, files)).find(isPage);
}

function isPage(page: ImportedPage | undefined): boolean {
  return page !== undefined;
}

function firstOfVersion(
  { target, sidebarsTarget }: ImportedVersion,
  { originals }: SourceSite,
  files: ReadonlyMap<string, NewFile>,
): ImportedPage | undefined {
  const text = files.get(sidebarsTarget);
  if (typeof text !== "string") return undefined;
  const docs = originals.filter((page) => page.section.target === target && isListed(page));
  const sidebars = Sidebars.safeParse(parse(text)).data ?? {};
  return Object.values(sidebars)
    .map((entries) => firstOf(entries, docs))
    .find(isPage);
}

function firstOf(entries: readonly SidebarEntry[], docs: readonly ImportedPage[]): ImportedPage | undefined {
  return entries.map((entry) => inEntry(entry, docs)).find(isPage);
}

function inEntry(entry: SidebarEntry, docs: readonly ImportedPage[]): ImportedPage | undefined {
  const byId = (id: string | undefined) => docs.find(({ ownId }) => ownId === id);
  if (typeof entry === "string") return byId(entry);
  if ("doc" in entry) return byId(entry.doc);
  if ("folder" in entry) return firstIn(entry.folder, docs);
  if (!("category" in entry)) return undefined;
  const { doc, items, folder } = entry.category;
  return (
    byId(doc) ?? (items ? firstOf(items, docs) : folder === undefined ? undefined : firstIn(folder, docs))
  );
}

/** The folder's own page, else the first of the pages that are in no folder of it: by position, then by name. */
function firstIn(folder: string, docs: readonly ImportedPage[]): ImportedPage | undefined {
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
