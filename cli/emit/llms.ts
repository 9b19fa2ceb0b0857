/**
 * `llms.txt` (https://llmstxt.org): an index of the pages as Markdown, one per locale. Programs read a part of a large file
 * only, so that long sections are lists of their own, to which the index links.
 */
import { BLOG_SIDEBAR } from "../../schema/contract.ts";
import type { Manifest } from "../../schema/manifest.ts";
import type { Route, Site } from "../site/site.ts";
import { isIndexed } from "../site/visibility.ts";
import { inGroups } from "./in-groups.ts";
import { markdownLine, markdownText } from "./markdown-copy.ts";

export type LlmsIndex = {
  title: string;
  /** Empty where there is none. */
  tagline: string;
  sections: LlmsSection[];
};

export type LlmsSection = {
  /** The name of its lists. */
  id: string;
  title: string;
  /** Absolute address of the file with the Markdown of all its pages, where there is one. */
  full?: string;
  links: LlmsLink[];
  /** True: its pages are in a list of their own, however few they are. */
  isApart?: boolean;
};

export type LlmsLink = {
  title: string;
  /** Absolute address of the page's Markdown. */
  url: string;
  /** Empty where there is none. */
  description: string;
};

/** A list of a section, below the folder of the index. */
type LlmsList = { path: string; text: string };

/** Largest size of the index and of each list, in bytes. */
const MOST_BYTES = 50_000;

/** The index and its lists. `folder` is the address of the folder that has both, with a slash at its end. */
export function llmsFiles(index: LlmsIndex, folder: string): { text: string; lists: LlmsList[] } {
  const lists: LlmsList[] = [];
  const split = (section: LlmsSection): LlmsSection => ({
    ...section,
    links: listLinks(section, section.id, index, { folder, lists }),
  });
  let sections = index.sections.map((section) => (section.isApart ? split(section) : section));
  let text = renderLlms({ ...index, sections });
  const largest = [...sections].filter(({ isApart }) => !isApart).sort((a, b) => sizeOf(b) - sizeOf(a));
  for (const section of largest) {
    if (bytesOf(text) <= MOST_BYTES) break;
    sections = sections.map((other) => (other === section ? split(section) : other));
    text = renderLlms({ ...index, sections });
  }
  return { text, lists };
}

/** Adds lists with the section's links; returns links to them. If those are too many, they are in lists, too. */
function listLinks(
  { title, links }: LlmsSection,
  name: string,
  index: LlmsIndex,
  made: { folder: string; lists: LlmsList[] },
): LlmsLink[] {
  const groups = inGroups(links, (link) => sizeOf({ links: [link] }), MOST_BYTES * 0.9);
  const lists = groups.map((group, position) => {
    const path = `llms/${name}${groups.length > 1 ? `-${position + 1}` : ""}.txt`;
    const text = renderLlms({ ...index, sections: [{ id: name, title, links: group }] });
    made.lists.push({ path, text });
    const [first, last] = [group[0]?.title, group.at(-1)?.title];
    return {
      title: groups.length > 1 ? `${title} ${position + 1}/${groups.length}` : title,
      url: `${made.folder}llms/${encodeURIComponent(path.slice("llms/".length))}`,
      description: first === last ? `${first}` : `${first} … ${last}`,
    };
  });
  if (sizeOf({ links: lists }) <= MOST_BYTES / 2) return lists;
  return listLinks({ id: name, title, links: lists }, `${name}-lists`, index, made);
}

function sizeOf({ links }: Pick<LlmsSection, "links">): number {
  return links.reduce((size, link) => size + bytesOf(item(link)) + 1, 0);
}

function bytesOf(text: string): number {
  return Buffer.byteLength(text);
}

/** A heading, the tagline as a quotation, then a heading and a list of links for each section that has any. */
function renderLlms({ title, tagline, sections }: LlmsIndex): string {
  const blocks = [
    `# ${markdownText(title)}`,
    ...(tagline ? [`> ${markdownLine(tagline)}`] : []),
    ...sections.filter(({ links }) => links.length > 0).map(sectionText),
  ];
  return `${blocks.join("\n\n")}\n`;
}

function sectionText({ title, full, links }: LlmsSection): string {
  const whole = full === undefined ? [] : [{ title: `${title}: llms-full.txt`, url: full, description: "" }];
  return `## ${markdownText(title)}\n\n${[...whole, ...links].map(item).join("\n")}`;
}

function item({ title, url, description }: LlmsLink): string {
  // Programs take what is between the parentheses, so none may be in it.
  const address = url.replaceAll("(", "%28").replaceAll(")", "%29");
  return `- [${markdownText(title)}](${address})${description ? `: ${markdownText(description)}` : ""}`;
}

/** Sections of `llms.txt`: the pages of a locale by sidebar, the posts, the other pages, lists of pages, other versions. */
export type RoutesOfSection = {
  /** Name in addresses; no other section of the locale has it. */
  id: string;
  title: string;
  routes: Route[];
};

/** The routes in `llms.txt`: published, and not left out by their author. */
export function indexedRoutes({ routes }: Pick<Site, "routes">): Route[] {
  return routes.filter(({ meta, head }) => isIndexed(meta) && !head.noindex && meta.kind !== "not-found");
}

type LlmsSections = {
  /** Sections with texts, of which each can be one file, too. */
  texts: RoutesOfSection[];
  /** The docs of other versions, which say the same again, or what no longer holds. */
  versions: RoutesOfSection[];
  /** Pages that only list others. */
  lists: RoutesOfSection[];
};

/** Every indexed route of the locale is in one section; a section without any is left out. */
export function llmsSections(manifest: Manifest, site: Site): LlmsSections {
  const all = indexedRoutes(site).filter(({ locale }) => locale === manifest.locale);
  const versions = docsVersions(manifest, site);
  const versionOf = new Map(all.map((route) => [route, versions.find(({ path }) => isBelow(path, route))]));
  const own = all.filter((route) => versionOf.get(route)?.isLast !== false);
  const titles = new Map(
    [...manifest.navbar.left, ...manifest.navbar.right].flatMap((item) =>
      item.kind === "link" && item.sidebar !== undefined
        ? [[sidebarName(item.set, item.sidebar), item.title] as const]
        : [],
    ),
  );
  const sidebars = site.sidebars.filter(
    ({ locale, set, version, id }) =>
      locale === manifest.locale &&
      id !== BLOG_SIDEBAR.id &&
      versions.some((docs) => docs.isLast && docs.set === set && docs.name === version),
  );
  const docs = sidebars.map(({ set, version, id }) => ({
    id: sidebarName(set, id),
    title: titles.get(sidebarName(set, id)) ?? id,
    routes: own.filter(
      ({ meta }) =>
        (meta.kind === "doc" || meta.kind === "category") &&
        meta.set === set &&
        meta.sidebar?.id === id &&
        meta.sidebar.version === version,
    ),
  }));
  const blog = {
    id: "blog",
    title: site.feeds.find(({ locale }) => locale === manifest.locale)?.title ?? "Blog",
    routes: own.filter(({ meta }) => meta.kind === "post"),
  };
  const listed = new Set([...docs, blog].flatMap(({ routes }) => routes));
  const others = own.filter((route) => !listed.has(route));
  const pages = { id: "pages", title: manifest.title, routes: others.filter((route) => !isList(route)) };
  // Readers of such a file know this title: “Optional” are addresses that they can skip.
  const lists = { id: "lists", title: "Optional", routes: others.filter(isList) };
  const further = versions
    .filter(({ isLast }) => !isLast)
    .map((version) => ({
      id: sidebarName(version.set, version.name),
      title: sidebarName(version.set, version.label),
      routes: all.filter((route) => versionOf.get(route) === version),
    }));
  const named = withNames(
    [...docs, blog, pages, lists, ...further].filter(({ routes }) => routes.length > 0),
  );
  const isIn = (sections: readonly RoutesOfSection[]) =>
    named.filter(({ routes }) => sections.some((section) => section.routes === routes));
  return { texts: isIn([...docs, blog, pages]), versions: isIn(further), lists: isIn([lists]) };
}

/** The versions of all docs of the locale, those with the longest address first. */
function docsVersions({ locale }: Manifest, site: Site) {
  return site.versions
    .filter((docs) => docs.locale === locale)
    .flatMap(({ set, versions }) => versions.map((version) => ({ set, ...version })))
    .sort((a, b) => b.path.length - a.path.length);
}

function isBelow(path: string, route: Pick<Route, "path">): boolean {
  return `${route.path}/`.startsWith(`${path}/`);
}

function isList({ meta: { kind } }: Route): boolean {
  return kind !== "doc" && kind !== "category" && kind !== "page" && kind !== "home";
}

function sidebarName(set: string | undefined, id: string): string {
  return set === undefined ? id : `${set} ${id}`;
}

/** Sidebars may have any names. */
function withNames(sections: readonly RoutesOfSection[]): RoutesOfSection[] {
  const taken = new Set<string>();
  return sections.map((section) => {
    const name = section.id.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-") || "docs";
    let id = name;
    for (let number = 2; taken.has(id); number++) id = `${name}-${number}`;
    taken.add(id);
    return { ...section, id };
  });
}
