/** Obsidian: a vault, which is a folder of notes with `.obsidian/` in it. */

import { basename, posix } from "node:path";
import { ownValue } from "../../../schema/own-value.ts";
import { includeLimit } from "../included-text.ts";
import { textsOf } from "../is-record.ts";
import { type Note, notesOn } from "../note.ts";
import type { Dialect, OldPage, OldSite } from "../old-site.ts";
import type { SourceFolder } from "../source-folder.ts";
import { leftPages, pagesBelow, stemOf } from "../source-pages.ts";
import { readMap } from "../source-yaml.ts";
import { noteText } from "./note-text.ts";
import { vaultOf } from "./vault.ts";

const folder = ".obsidian";

export const obsidian: Dialect = {
  id: "obsidian",
  name: "Obsidian",
  marks: `${folder}/`,
  recognise: (source) => (source.isInside(folder) ? folder : undefined),
  read,
};

/** Keys that say how a note looks in the program. */
const silentKeys = ["cssclasses", "cssclass", "publish", "kanban-plugin", "banner", "icon"];

function read(source: SourceFolder, notes: Note[]): OldSite {
  const settings = (file: string) => readMap(source, posix.join(folder, file), notes).value;
  const app = settings("app.json");
  const templates = [
    settings("templates.json").folder,
    settings("plugins/templater-obsidian/data.json").templates_folder,
  ].flatMap((path) => (typeof path === "string" && path !== "" ? `${posix.normalize(path)}/` : []));
  const isTemplate = (file: string) => templates.some((template) => file.startsWith(template));
  const files = source.filesBelow(".");
  const read = pagesBelow(source, ".");
  const isDrawing = (data: Record<string, unknown>) => data["excalidraw-plugin"] !== undefined;
  const pages = read.filter(({ file, data }) => !isTemplate(file) && !isDrawing(data));
  const vault = vaultOf(
    files.filter((file) => !isTemplate(file)),
    new Map(pages.map(({ file, body, data }) => [file, { body, names: namesIn(data) }])),
  );
  noteOthers(files, notes);
  const home = ["index", "home", "readme"]
    .flatMap((name) => pages.find(({ file }) => file.toLowerCase() === `${name}.md`) ?? [])
    .at(0);
  return {
    file: folder,
    title: basename(source.path),
    url: undefined,
    locales: [{ id: "en", prefix: "" }],
    pages: pages.map(({ file, data, body }): OldPage => {
      const strictLines = app.strictLineBreaks === true;
      const inputs = { vault, file, notes, strictLines, limit: includeLimit() };
      const tags = new Set<string>();
      const text = source.attempt(file, () => noteText(body, inputs, tags), "part-of-page") ?? body;
      const name = stemOf(file);
      const address = addressOf(name, data.permalink);
      const isHome = file === home?.file;
      return {
        file,
        locale: "en",
        area: "docs",
        path: isHome ? "index.md" : `${name}.md`,
        address: isHome ? "/" : address,
        ...(isHome && { aliases: [address] }),
        data: dataOf(data, posix.basename(name), tags),
        body: text,
      };
    }),
    // Only what notes show: a vault is a private folder.
    statics: new Map(),
    constructs: ["highlighted text of other tools", "an image size of Obsidian"],
    titleIsShown: false,
    hasFormulas: true,
    left: read
      .filter((page) => !pages.includes(page))
      .flatMap((page) =>
        leftPages([page], isDrawing(page.data) ? "they are drawings of a plugin" : "they are templates"),
      ),
    silentKeys,
  };
}

/** As Obsidian Publish makes it: `Guide/First steps` → `/Guide/First+steps` */
function addressOf(name: string, permalink: unknown): string {
  return `/${typeof permalink === "string" ? permalink.replace(/^\/+/, "") : name.replaceAll(" ", "+")}`;
}

function namesIn(data: Readonly<Record<string, unknown>>): string[] {
  return ["aliases", "alias"].flatMap((key) => textsOf(ownValue(data, key)) ?? []);
}

/** Other names of a note are words that a search finds, not addresses. */
function dataOf(
  { aliases, alias, permalink: _, tags, tag, ...data }: Readonly<Record<string, unknown>>,
  name: string,
  inText: ReadonlySet<string>,
): Record<string, unknown> {
  const names = namesIn({ aliases, alias });
  const declared = [tags, tag].flatMap((value) =>
    typeof value === "string" ? value.split(/[\s,]+/) : (textsOf(value) ?? []),
  );
  const all = [...declared.map((word) => word.replace(/^#/, "")), ...inText].filter((word) => word !== "");
  return {
    ...data,
    title: data.title ?? name,
    ...(names.length > 0 && { keywords: names }),
    ...(all.length > 0 && { tags: [...new Set(all)] }),
    ...(data.publish === false && { draft: true }),
  };
}

function noteOthers(files: readonly string[], notes: Note[]): void {
  for (const file of files) {
    const note = notesOn(file, notes);
    if (/\.(canvas|base)$/.test(file)) note("page-left-behind", "canvases and bases are not imported");
    if (/^publish\.(css|js)$/.test(file))
      note("style", "it is not imported", { instead: "set colours in theme.css" });
  }
}
