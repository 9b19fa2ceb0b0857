/** Obsidian: a vault, which is a folder of notes with `.obsidian/` in it. */
import { basename, posix } from "node:path";
import { ownValue } from "../../../schema/own-value.ts";
import { includeLimit } from "../included-text.ts";
import type { Note } from "../note.ts";
import type { Dialect, OldPage, OldSite } from "../old-site.ts";
import { texts } from "../own-front-matter.ts";
import type { SourceFolder } from "../source-folder.ts";
import { pagesBelow } from "../source-pages.ts";
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
  ].flatMap((each) => (typeof each === "string" && each !== "" ? `${posix.normalize(each)}/` : []));
  const isTemplate = (file: string) => templates.some((each) => file.startsWith(each));
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
      const { text, shown, tags } = source.attempt(file, () => noteText(body, inputs), "part-of-page") ?? {
        text: body,
        shown: body,
        tags: [],
      };
      const name = file.replace(/\.\w+$/, "");
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
        counted: shown,
      };
    }),
    // Only what notes show: a vault is a private folder.
    statics: new Map(),
    constructs: ["highlighted text of other tools"],
    titleIsShown: false,
    hasFormulas: true,
    left: read
      .filter((page) => !pages.includes(page))
      .map(({ file, data }) => ({
        file,
        folder: posix.dirname(file),
        why: isDrawing(data) ? "they are drawings of a plugin" : "they are templates",
        isNoted: true,
      })),
    silentKeys,
  };
}

/** As Obsidian Publish makes it: `Guide/First steps` → `/Guide/First+steps` */
function addressOf(name: string, permalink: unknown): string {
  return `/${typeof permalink === "string" ? permalink.replace(/^\/+/, "") : name.replaceAll(" ", "+")}`;
}

function namesIn(data: Readonly<Record<string, unknown>>): string[] {
  return ["aliases", "alias"].flatMap((key) => texts(ownValue(data, key)) ?? []);
}

/** Other names of a note are words that a search finds, not addresses. */
function dataOf(
  {
    aliases: _aliases,
    alias: _alias,
    permalink: _permalink,
    tags,
    tag,
    ...data
  }: Readonly<Record<string, unknown>>,
  name: string,
  inText: readonly string[],
): Record<string, unknown> {
  const names = namesIn({ aliases: _aliases, alias: _alias });
  const own = [tags, tag].flatMap((each) =>
    typeof each === "string" ? each.split(/[\s,]+/) : (texts(each) ?? []),
  );
  const all = [...own.map((each) => each.replace(/^#/, "")), ...inText].filter((each) => each !== "");
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
    if (/\.(canvas|base)$/.test(file))
      notes.push({ cause: "page-left-behind", file, message: "canvases and bases are not imported" });
    if (/^publish\.(css|js)$/.test(file))
      notes.push({
        cause: "style",
        file,
        message: "it is not imported",
        instead: "set colours in theme.css",
      });
  }
}
