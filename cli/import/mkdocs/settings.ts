/** `mkdocs.yml`, or `zensical.toml`, as plain data: what it inherits, and its plugins and extensions by name. */
import { posix } from "node:path";
import { isRecord, mergedRecords, scalarText } from "../is-record.ts";
import type { Note } from "../note.ts";
import type { SourceFolder } from "../source-folder.ts";
import { parsedToml } from "../source-toml.ts";
import { type Keyed, readMap } from "../source-yaml.ts";

export type MkdocsConfig = {
  file: string;
  values: Keyed;
  /** Text of the file, which names functions that are not run. */
  text: string;
  plugins: string[];
  /** Options of plugins and of extensions, by name. */
  options: ReadonlyMap<string, Keyed>;
  /** True for a plugin or an extension that is used. */
  has(name: string): boolean;
};

export function readConfig(source: SourceFolder, file: string, notes: Note[]): MkdocsConfig {
  const values = file.endsWith(".toml") ? projectIn(source, file) : inherited(source, file, notes, 0);
  const plugins = entriesOf(values.plugins);
  const options = new Map([...plugins, ...entriesOf(values.markdown_extensions).flatMap(inBundle)]);
  return {
    file,
    values,
    text: source.isThere(file) ? (source.textOrNote(file) ?? "") : "",
    plugins: plugins.map(([name]) => name),
    options,
    has: (name) => options.has(name),
  };
}

/** The extensions that a bundle stands for, by its name and by what Python-Markdown has them under. */
function inBundle([extension, options]: [string, Keyed]): [string, Keyed][] {
  const name = extension.replace(/^markdown\.extensions\./, "");
  const extra = "abbr attr_list def_list footnotes md_in_html tables".split(" ");
  if (name === "extra" || name === "pymdownx.extra") return extra.map((member) => [member, {}]);
  return [[name, options]];
}

/** The settings of Zensical, whose names are those of Material for MkDocs. */
function projectIn(source: SourceFolder, file: string): Keyed {
  const table = source.attempt(file, () => parsedToml(source.text(file))) ?? {};
  const usual = [
    ..."extra admonition toc".split(" "),
    ..."arithmatex caret details emoji inlinehilite keys mark superfences tabbed tilde"
      .split(" ")
      .map((name) => `pymdownx.${name}`),
  ];
  return { markdown_extensions: usual, ...(isRecord(table.project) ? table.project : table) };
}

function inherited(source: SourceFolder, file: string, notes: Note[], level: number): Keyed {
  const { value } = readMap(source, file, notes);
  const parent = text(value.INHERIT);
  if (parent === undefined || level > 5) return value;
  return mergedRecords(inherited(source, posix.join(posix.dirname(file), parent), notes, level + 1), value);
}

/** A list of names and of maps with one name, or a map. */
function entriesOf(value: unknown): [string, Keyed][] {
  const entries = Array.isArray(value) ? value : [value];
  return entries.flatMap((entry: unknown): [string, Keyed][] => {
    if (typeof entry === "string") return [[entry, {}]];
    return Object.entries(isRecord(entry) ? entry : {}).flatMap(([name, options]) => named(name, options));
  });
}

/** Names with points may be tables in tables in TOML: `[project.markdown_extensions.pymdownx.tabbed]`. */
const namespaces = new Set(["pymdownx", "pymdownx.blocks", "zensical", "zensical.extensions"]);

function named(name: string, value: unknown): [string, Keyed][] {
  const options = isRecord(value) ? value : {};
  if (!namespaces.has(name)) return [[name, options]];
  return Object.entries(options).flatMap(([inner, settings]) => named(`${name}.${inner}`, settings));
}

/** Also the default of `!ENV [NAME, default]`. */
export function text(value: unknown): string | undefined {
  const single: unknown = Array.isArray(value) ? value.at(-1) : value;
  return single === "" ? undefined : scalarText(single);
}

export function names(value: unknown): string[] | undefined {
  if (typeof value === "string") return [value];
  return Array.isArray(value)
    ? value.flatMap((name: unknown) => (typeof name === "string" ? [name] : []))
    : undefined;
}
