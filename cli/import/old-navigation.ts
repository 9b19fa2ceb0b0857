/** Sidebars and menus of an old site → entries of `sidebars.yml` and of the navbar: a tree of labels and pages for all of them. */
import type { SidebarEntry } from "../../schema/sidebars.ts";
import { type LocalizedText, textFor } from "../../schema/text.ts";
import { docName } from "../site/slug.ts";
import type { Note } from "./note.ts";
import { type ConvertedPage, type OldLinks, routeOfAddress } from "./old-links.ts";
import type { OldEntry } from "./old-site.ts";
import { stemOf } from "./source-pages.ts";

export type Navigation = {
  sidebar(entries: readonly OldEntry[]): SidebarEntry[];
  /** Links, and lists of links with a label. */
  navbar(entries: readonly OldEntry[]): object[];
  /** The links of an entry, also of those in groups below it. */
  links(entry: OldEntry): object[];
  /** The first page in the order of the entries. */
  firstPage(entries: readonly OldEntry[]): ConvertedPage | undefined;
};

type NavigationInputs = {
  /** The file of the source that declares it. */
  file: string;
  pages: readonly ConvertedPage[];
  links: OldLinks;
  notes: Note[];
};

/** Entries without a page are noted and left out. */
export function navigationOf({ file, pages, links, notes }: NavigationInputs): Navigation {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const targetOf = (entry: OldEntry): { route: string; page?: ConvertedPage | undefined } | undefined => {
    const page = entry.file === undefined ? undefined : byFile.get(entry.file);
    const target = page ? { route: page.route, page } : links.targetOf(entry.to ?? "");
    if (!target && (entry.file ?? entry.to) !== undefined)
      notes.push({
        cause: "navigation-item",
        file,
        message:
          typeof entry.label === "string" && entry.label !== ""
            ? `the link “${entry.label}” is not imported: “${entry.to ?? entry.file}” is not a page of the new site`
            : `a link to “${entry.to ?? entry.file}” is not imported: there is no such page`,
      });
    return target;
  };
  const docOf = (page: ConvertedPage | undefined): string | undefined => {
    const id = typeof page?.data.id === "string" ? page.data.id : undefined;
    return page?.area === "docs" ? docName(stemOf(page.name), { id }).id : undefined;
  };
  const sidebar = (entries: readonly OldEntry[]): SidebarEntry[] =>
    entries.flatMap((entry): SidebarEntry[] => {
      const { label, collapsed, folder, list } = entry;
      if (folder !== undefined) return [{ folder }];
      const items = sidebar(entry.items ?? []);
      if (label === undefined && entry.items) return items;
      const target = targetOf(entry);
      const doc = docOf(target?.page);
      const linked: SidebarEntry[] =
        doc !== undefined
          ? [label === undefined ? doc : { doc, label }]
          : target
            ? [{ link: target.route, label: label ?? entry.to ?? target.route }]
            : [];
      if (items.length === 0 || label === undefined) return linked;
      const inside = doc === undefined ? [...linked, ...items] : items;
      const page = doc === undefined ? (list ?? { page: false as const }) : { doc };
      return [{ category: { label, ...page, ...(collapsed !== undefined && { collapsed }), items: inside } }];
    });
  const linksIn = (entry: OldEntry): object[] => {
    if (entry.item) return [entry.item];
    const target = targetOf(entry);
    return [
      ...(target ? [{ type: "link", label: entry.label ?? entry.to, to: target.route }] : []),
      ...(entry.items ?? []).flatMap(linksIn),
    ];
  };
  return {
    sidebar,
    links: linksIn,
    navbar: (entries) =>
      entries.flatMap((entry) => {
        if (!entry.items) return linksIn(entry);
        const items = entry.items.flatMap(linksIn);
        return items.length === 0 ? [] : [{ type: "dropdown", label: entry.label ?? "…", items }];
      }),
    firstPage: function first(entries): ConvertedPage | undefined {
      for (const { file: pageFile, to = "", items = [], folder } of entries) {
        const page =
          folder !== undefined
            ? firstIn(folder, pages)
            : pageFile === undefined
              ? links.targetOf(to)?.page
              : byFile.get(pageFile);
        const firstPage = page ?? first(items);
        if (firstPage) return firstPage;
      }
      return undefined;
    },
  };
}

/** The page of a folder of docs, else the first one in it: by depth, by position, by name. */
function firstIn(folder: string, pages: readonly ConvertedPage[]): ConvertedPage | undefined {
  const rank = ({ name, data }: ConvertedPage) =>
    [name.split("/").length, data.sidebar_position ?? Number.MAX_VALUE, name].join(" ");
  const inside = pages.filter(
    ({ area, name, data }) =>
      area === "docs" &&
      data.draft !== true &&
      data.unlisted !== true &&
      docName(stemOf(name)).id.startsWith(folder && `${folder}/`),
  );
  const folderPage = inside.find(({ name }) => docName(stemOf(name)).path === `/${folder}`);
  return folderPage ?? inside.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))[0];
}

/** The entries with labels of another language: of those that lead to the same page, or are the same number in a list of one length. */
export function withLabels(
  entries: readonly OldEntry[],
  others: readonly OldEntry[],
  languages: { source: string; locale: string },
): OldEntry[] {
  const keys = new Set(entries.map(keyOf));
  const byKey = new Map(others.map((entry) => [keyOf(entry), entry]));
  return entries.map((entry, index): OldEntry => {
    const beside = others.length === entries.length ? others[index] : undefined;
    const other = byKey.get(keyOf(entry)) ?? (beside && !keys.has(keyOf(beside)) ? beside : undefined);
    if (!other) return entry;
    return {
      ...entry,
      ...(entry.label !== undefined &&
        typeof other.label === "string" && { label: inLanguage(entry.label, other.label, languages) }),
      ...(entry.items && { items: withLabels(entry.items, other.items ?? [], languages) }),
    };
  });
}

/** The page of an entry; of a group without one, that of its first entry. */
function keyOf({ file, to, items = [] }: OldEntry): string {
  const [first] = items;
  const target = file ?? (to === undefined ? undefined : routeOfAddress(to));
  return `${items.length > 0 ? "group " : ""}${target ?? (first ? keyOf(first) : "")}`;
}

/** The text with that of the language `locale`; `source` is the language of a plain one. */
function inLanguage(
  label: LocalizedText,
  text: string,
  { source, locale }: { source: string; locale: string },
): LocalizedText {
  if (text === label) return label;
  return {
    ...(typeof label === "string" ? { [source]: textFor(label, source) ?? "" } : label),
    [locale]: text,
  };
}
