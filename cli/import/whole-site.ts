/** A new site whose pages are converted → the whole of it, with what the sites of all tools have alike. */
import { posix } from "node:path";
import { stringsYml } from "../authoring/starter/strings-yml.ts";
import { shippedFor } from "../source/shipped-strings.ts";
import { brandTheme } from "./brand-theme.ts";
import { type ImportedSite, type NewFile, yamlText } from "./imported-site.ts";
import { type Note, notesOn } from "./note.ts";
import type { ConvertedSite } from "./old-site.ts";
import type { SourceFolder } from "./source-folder.ts";

export function importedSite(site: ConvertedSite, source: SourceFolder, notes: Note[]): ImportedSite {
  const {
    file,
    configuration,
    locales,
    textsOf,
    theme,
    statics,
    authors,
    tags,
    pages,
    made = [],
    ...rest
  } = site;
  const files = new Map<string, NewFile>([
    ...site.files,
    ["site.yml", yamlText(configuration)],
    ...brandTheme(theme ?? {}, file, statics, notes),
    ...(authors.size > 0 ? [["authors.yml", yamlText(Object.fromEntries(authors))] as const] : []),
    ...(tags.size > 0 ? [["tags.yml", yamlText(Object.fromEntries(tags))] as const] : []),
    ...stringsFiles(locales, file, notes, textsOf),
  ]);
  noteStrays(files, notes);
  notes.push(...source.outsideNotes());
  return {
    ...rest,
    source,
    files,
    notes,
    // Drafts were not published.
    addresses: [
      ...pages.filter(({ data }) => data.draft !== true).map(({ address }) => address),
      ...made,
    ].map((address) => address.replace(/\/index\.html$/, "/")),
    origins: new Map(pages.map(({ target, file }) => [target, file])),
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
function stringsFiles(
  locales: readonly { id: string }[],
  file: string,
  notes: Note[],
  textsOf: ConvertedSite["textsOf"] = () => ({}),
): Map<string, NewFile> {
  const note = notesOn(file, notes);
  const files = new Map<string, NewFile>();
  for (const { id } of locales) {
    const texts = textsOf(id);
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
