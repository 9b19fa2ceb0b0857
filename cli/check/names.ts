/** Authors, tags, sidebars and docs that are named exist. */
import type { SidebarEntry } from "../../schema/sidebars.ts";
import type { NavbarItem } from "../../schema/site.ts";
import type { Page } from "../compile/compile-files.ts";
import type { Finding } from "../report/finding.ts";
import { nearest } from "../report/nearest.ts";
import type { Rule } from "../report/rules.ts";
import { ofArea } from "../site/assemble.ts";
import { newestFirst, postOf } from "../site/blog/posts.ts";
import { docOf } from "../site/docs/doc.ts";
import type { Site } from "../site/site.ts";
import type { Configuration } from "../source/configuration.ts";
import type { PathPart } from "../yaml/schema-issues.ts";

export function checkNames(site: Site, pages: readonly Page[], configuration: Configuration): Finding[] {
  const [source] = site.locales;
  if (!source) return [];
  const docs = ofArea(pages, "docs").map(({ page, facts }) => docOf(page, facts, source));
  const docIds = new Set(docs.map(({ id }) => id));
  const folders = new Set(docs.flatMap(({ folder }) => parentsOf(folder)));
  return [
    ...postNames(pages, configuration),
    ...docNames(pages, docIds, configuration),
    ...sidebarNames(docIds, folders, configuration),
    ...navbarNames(docIds, configuration),
    ...dates(site, pages),
  ];
}

/** `a/b` → `a`, `a/b`, and the root. */
function parentsOf(folder: string): string[] {
  const parts = folder === "" ? [] : folder.split("/");
  return ["", ...parts.map((_, index) => parts.slice(0, index + 1).join("/"))];
}

function unknown(rule: Rule, kind: string, name: string, known: Iterable<string>): Omit<Finding, "file"> {
  const list = [...known];
  return {
    rule,
    message: `there is no ${kind} “${name}”`,
    expected:
      list.length === 0
        ? undefined
        : list.length <= 12
          ? `one of ${list.join(", ")}`
          : `one of ${list.length} names`,
    nearest: nearest(name, list),
  };
}

function postNames(pages: readonly Page[], { authors, tags }: Configuration): Finding[] {
  return [...ofArea(pages, "blog"), ...ofArea(pages, "docs")].flatMap(({ page, facts }) => {
    const { path: file } = page.source;
    const { keys, frontMatter } = facts;
    const names = "authors" in frontMatter ? frontMatter.authors : [];
    return [
      ...names
        .filter((key) => !(key in authors.value))
        .map((key) => ({
          file,
          place: keys.authors,
          ...unknown("author-is-known", "author", key, Object.keys(authors.value)),
        })),
      ...frontMatter.tags
        .filter((key) => !(key in tags.value))
        .map((key) => ({
          file,
          place: keys.tags,
          ...unknown("tag-is-known", "tag", key, Object.keys(tags.value)),
        })),
    ];
  });
}

function docNames(pages: readonly Page[], ids: ReadonlySet<string>, configuration: Configuration): Finding[] {
  const sidebars = Object.keys(configuration.sidebars?.value ?? { docs: [] });
  return ofArea(pages, "docs").flatMap(({ page, facts }) => {
    const { path: file } = page.source;
    const { keys, frontMatter } = facts;
    const findings: Finding[] = [];
    for (const key of ["pagination_next", "pagination_prev"] as const) {
      const id = frontMatter[key];
      if (id && !ids.has(id))
        findings.push({ file, place: keys[key], ...unknown("doc-is-known", "doc", id, ids) });
    }
    const { displayed_sidebar: shown } = frontMatter;
    if (shown && !sidebars.includes(shown))
      findings.push({
        file,
        place: keys.displayed_sidebar,
        ...unknown("sidebar-is-known", "sidebar", shown, sidebars),
      });
    return findings;
  });
}

function sidebarNames(
  ids: ReadonlySet<string>,
  folders: ReadonlySet<string>,
  { sidebars }: Configuration,
): Finding[] {
  if (!sidebars) return [];
  const { file, placeOf } = sidebars;
  const visit = (entry: SidebarEntry, path: PathPart[]): Finding[] => {
    if (typeof entry === "string") return docAt(entry, path);
    if ("doc" in entry) return docAt(entry.doc, [...path, "doc"]);
    if ("folder" in entry) return folderAt(entry.folder, [...path, "folder"]);
    if ("link" in entry) return [];
    const { category } = entry;
    const at = [...path, "category"];
    const inner = category.items?.flatMap((item, index) => visit(item, [...at, "items", index])) ?? [];
    const named = [
      ...(category.doc === undefined ? [] : docAt(category.doc, [...at, "doc"])),
      ...(category.folder === undefined ? [] : folderAt(category.folder, [...at, "folder"])),
    ];
    if (category.label === undefined && category.folder === undefined)
      named.push(
        invalid(at, "this category has neither a label nor a folder", "a label, or a folder that gives it"),
      );
    if (category.folder === undefined && !category.items?.length && category.doc === undefined)
      named.push(invalid(at, "this category has nothing to link to", "items, a folder or a doc"));
    return [...named, ...inner];
  };
  const docAt = (id: string, path: PathPart[]): Finding[] =>
    ids.has(id) ? [] : [{ file, place: placeOf(path), ...unknown("doc-is-known", "doc", id, ids) }];
  const folderAt = (folder: string, path: PathPart[]): Finding[] => {
    const name = folder.replace(/^\/+|\/+$/g, "");
    if (folders.has(name)) return [];
    return [{ file, place: placeOf(path), ...unknown("doc-is-known", "folder of docs", folder, folders) }];
  };
  const invalid = (path: PathPart[], message: string, expected: string): Finding => ({
    rule: "configuration-is-valid",
    file,
    place: placeOf(path),
    message,
    expected,
  });
  return Object.entries(sidebars.value).flatMap(([id, entries]) => [
    ...(entries.length === 0
      ? [invalid([id], `the sidebar “${id}” has nothing to link to`, "at least one item")]
      : []),
    ...entries.flatMap((entry, index) => visit(entry, [id, index])),
  ]);
}

function navbarNames(ids: ReadonlySet<string>, { site, sidebars }: Configuration): Finding[] {
  const known = Object.keys(sidebars?.value ?? { docs: [] });
  const visit = (item: NavbarItem, path: PathPart[]): Finding[] => {
    if (item.type === "dropdown")
      return item.items.flatMap((inner, index) => visit(inner, [...path, "items", index]));
    const { file, placeOf } = site;
    const findings: Finding[] = [];
    if (item.type === "sidebar" && !known.includes(item.sidebar))
      findings.push({
        file,
        place: placeOf([...path, "sidebar"]),
        ...unknown("sidebar-is-known", "sidebar", item.sidebar, known),
      });
    if ((item.type === "sidebar" || item.type === "doc") && item.doc !== undefined && !ids.has(item.doc))
      findings.push({
        file,
        place: placeOf([...path, "doc"]),
        ...unknown("doc-is-known", "doc", item.doc, ids),
      });
    return findings;
  };
  const { navbar, footer } = site.value;
  return [
    ...navbar.left.flatMap((item, index) => visit(item, ["navbar", "left", index])),
    ...navbar.right.flatMap((item, index) => visit(item, ["navbar", "right", index])),
    ...footer.columns.flatMap(({ items }, column) =>
      items.flatMap((item, index) => visit(item, ["footer", "columns", column, "items", index])),
    ),
  ];
}

/** A post has a date; a feed and an archive cannot be ordered without. */
function dates(site: Site, pages: readonly Page[]): Finding[] {
  const [locale] = site.locales;
  if (!locale) return [];
  const posts = newestFirst(ofArea(pages, "blog").map(({ page, facts }) => postOf(page, facts, locale)));
  return posts
    .filter((post) => post.date === undefined || Number.isNaN(Date.parse(post.date)))
    .map((post) => ({
      rule: "front-matter-is-valid",
      file: post.page.source.path,
      place: { line: 1, column: 1 },
      message: "this post has no date",
      expected: "date: YYYY-MM-DD in the front matter, or a file name that starts with the date",
    }));
}
