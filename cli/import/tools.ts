/** The tools whose sites are imported: one line each, in the order in which they are looked for. */
import { posix } from "node:path";
import { convertSite } from "./convert-site.ts";
import { docusaurus } from "./docusaurus/import-docusaurus.ts";
import { hugo } from "./hugo/hugo.ts";
import type { ImportedSite } from "./imported-site.ts";
import { jekyll } from "./jekyll/jekyll.ts";
import { mdbook } from "./mdbook/mdbook.ts";
import { mkdocs } from "./mkdocs/mkdocs.ts";
import type { Note } from "./note.ts";
import { obsidian } from "./obsidian/obsidian.ts";
import type { Dialect, ImportChoices } from "./old-site.ts";
import { plain } from "./plain/plain.ts";
import { type SourceFolder, sourceFolder } from "./source-folder.ts";
import { starlight } from "./starlight/starlight.ts";
import { vitepress } from "./vitepress/vitepress.ts";

export const tools: readonly Dialect[] = [
  docusaurus,
  mkdocs,
  mdbook,
  hugo,
  vitepress,
  starlight,
  jekyll,
  obsidian,
  plain,
];

/** For a folder that is of none of the others. */
export const plainTool = plain;

/** Reads a folder, and runs none of its code. */
export async function importSite(
  tool: Dialect,
  folder: string,
  choices: ImportChoices = {},
): Promise<ImportedSite> {
  const notes: Note[] = [];
  const source = sourceFolder({ folder, notes, ...choices });
  const read = await tool.read(source, notes, choices);
  return convertSite(read, source, notes, choices.onProgress);
}

/** A tool, and what tells that the folder is of it. */
export type Recognised = { tool: Dialect; file: string };

export function recognisedTool(folder: string): Recognised | undefined {
  return recognisedIn(sourceFolder({ folder, notes: [] }));
}

function recognisedIn(source: SourceFolder): Recognised | undefined {
  for (const tool of tools) {
    const file = tool.recognise(source);
    if (file !== undefined) return { tool, file };
  }
  return undefined;
}

/** Folders in which repositories have their site, where one of them is recognised: `website` → Docusaurus. */
export function recognisedBelow(folder: string): (Recognised & { folder: string })[] {
  return sitesBelow.flatMap((name) => {
    const below = posix.join(folder, name);
    const source = sourceFolder({ folder, notes: [] });
    if (!source.isInside(name)) return [];
    const recognised = recognisedIn(sourceFolder({ folder: below, notes: [] }));
    return recognised ? [{ ...recognised, folder: below }] : [];
  });
}

export const sitesBelow: readonly string[] = "website docs site documentation doc book www".split(" ");

/** `docusaurus.config.js, book.toml`: what tells each tool. */
export function allMarks(): string {
  return tools.flatMap(({ marks }) => marks || []).join(", ");
}
