/** `nav` of the configuration, files such as `.pages`, or else the folders → the sidebar. */
import { posix } from "node:path";
import { ownValue } from "../../../schema/own-value.ts";
import type { LocalizedText } from "../../../schema/text.ts";
import { recordOf } from "../is-record.ts";
import type { Note } from "../note.ts";
import type { OldEntry } from "../old-site.ts";
import type { SourceFolder } from "../source-folder.ts";
import { readMap } from "../source-yaml.ts";
import type { MkdocsLanguages } from "./languages.ts";
import { type MkdocsConfig, text } from "./settings.ts";

export type NavPage = {
  /** Path from `docs_dir`, without the language. */
  name: string;
  file: string;
};

type NavInputs = {
  source: SourceFolder;
  root: string;
  config: MkdocsConfig;
  /** Those of the source language. */
  pages: readonly NavPage[];
  languages: MkdocsLanguages;
  notes: Note[];
};

const ofFolders = [".pages", ".nav.yml", ".nav.yaml"];

export function navOf(inputs: NavInputs): OldEntry[] {
  const { config, pages, languages, source, root, notes } = inputs;
  const byName = new Map(pages.map((page) => [page.name, page]));
  const [{ id: sourceLocale }] = languages.all;

  const labelOf = (title: string): LocalizedText => {
    const others = [...languages.titles].flatMap(([locale, titles]): [string, string][] => {
      const translation = text(ownValue(titles, title));
      return translation === undefined ? [] : [[locale, translation]];
    });
    return others.length === 0 ? title : { [sourceLocale]: title, ...Object.fromEntries(others) };
  };
  const section = (title: string, items: readonly OldEntry[]): OldEntry[] => {
    const [first, ...rest] = items;
    const label = labelOf(title);
    if (!first) return [];
    const isIndex = !first.items && /(^|\/)(index|README)(\.\w+)*\.md$/.test(first.file ?? "");
    return [isIndex ? { label, file: first.file, items: rest } : { label, items }];
  };
  const target = (path: string, title: string | undefined, folder: string): OldEntry[] => {
    if (/^[a-z][a-z\d+.-]*:/i.test(path)) return [{ to: path, label: title ?? path }];
    const name = posix.normalize(posix.join(folder, path.replace(/^\//, "")));
    const page = byName.get(name) ?? byName.get(posix.join(name, "index.md"));
    if (byName.has(name) && page)
      return [{ file: page.file, ...(title !== undefined && { label: labelOf(title) }) }];
    const below = pages.some((page) => page.name.startsWith(`${name.replace(/\/$/, "")}/`));
    if (below) return section(title ?? titleOf(name), folderEntries(name.replace(/\/$/, "")));
    if (title !== undefined && path.startsWith("/")) return [{ to: path, label: title }];
    return page ? [{ file: page.file }] : missing(name);
  };
  const missing = (name: string): OldEntry[] => {
    notes.push({
      cause: "navigation-item",
      file: config.file,
      message: `“${name}” of the navigation does not exist`,
    });
    return [];
  };
  /** `rest` is what `...` stands for. */
  const entries = (value: unknown, folder: string, rest: () => OldEntry[]): OldEntry[] => {
    if (!Array.isArray(value)) return [];
    return value.flatMap((entry: unknown): OldEntry[] => {
      if (entry === "..." || (typeof entry === "string" && entry.startsWith("... "))) return rest();
      if (typeof entry === "string") return target(entry, undefined, folder);
      return Object.entries(recordOf(entry)).flatMap(([title, listed]) =>
        Array.isArray(listed)
          ? section(title, entries(listed, folder, rest))
          : typeof listed === "string"
            ? target(listed, title, folder)
            : [],
      );
    });
  };
  const folderEntries = (folder: string): OldEntry[] => {
    const settings = settingsOf(folder);
    const inside = (path: string) =>
      folder === "" ? path : path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : "";
    const children = [...new Set(pages.flatMap(({ name }) => inside(name).split("/")[0] || []))];
    const order = (name: string) => (/^(index|README)\.md$/.test(name) ? 0 : 1);
    children.sort((a, b) => order(a) - order(b) || (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
    if (settings.order === "desc") children.reverse();
    const child = (name: string): OldEntry[] => {
      const path = posix.join(folder, name);
      const page = byName.get(path);
      if (page) return [{ file: page.file }];
      const ofChild = settingsOf(path);
      return ofChild.hide === true ? [] : section(text(ofChild.title) ?? titleOf(path), folderEntries(path));
    };
    const named = settings.nav ?? settings.arrange;
    const mentioned = JSON.stringify(named ?? "");
    const rest = () => children.filter((name) => !mentioned.includes(`"${name}"`)).flatMap(child);
    return Array.isArray(named) ? entries(named, folder, rest) : children.flatMap(child);
  };
  const settingsOf = (folder: string): Record<string, unknown> => {
    const file = ofFolders.map((name) => posix.join(root, folder, name)).find((name) => source.isFile(name));
    return file === undefined ? {} : readMap(source, file, notes).value;
  };
  return Array.isArray(config.values.nav) ? entries(config.values.nav, "", () => []) : folderEntries("");
}

/** As MkDocs makes it of a folder’s name. */
function titleOf(path: string): string {
  const name = posix.basename(path).replaceAll(/[-_]/g, " ");
  return name === name.toLowerCase() ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}
