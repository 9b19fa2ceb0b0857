/** The site of any tool → the new site, with what its readers would see of the old one. */
import { join } from "node:path";
import { builtSite } from "../../cli/import/built/built-pages.ts";
import { importSite, type Recognised, recognisedTool, tools } from "../../cli/import/tools.ts";
import { type Files, temporaryFolder, writeFiles } from "../sites/folders.ts";
import { type WholeImport, written } from "./whole-import.ts";

export type ToolImport = WholeImport & { recognised: Recognised | undefined };

/** `source` is a folder, or the files of one. `from` is the tool, if it is not to be recognised; `built` are files that it has built. */
export async function importTool(source: string | Files, from?: string, built?: Files): Promise<ToolImport> {
  const folder = temporaryFolder();
  const path = typeof source === "string" ? source : writeFiles(join(folder, "source"), source);
  const recognised = from === undefined ? recognisedTool(path) : undefined;
  const tool = recognised?.tool ?? tools.find(({ id }) => id === from);
  if (!tool) throw new Error(`no tool for ${path}`);
  const html = built && builtSite(writeFiles(join(folder, "built"), built));
  return { recognised, ...(await written(await importSite(tool, path), join(folder, "target"), html)) };
}

/** The page and the text in which `syntax` is shown: `/guide: !!! note`. */
export function visibleSyntax({ shown }: WholeImport, syntax: RegExp): string[] {
  return [...shown].flatMap(([route, texts]) =>
    texts.filter((text) => syntax.test(text)).map((text) => `${route}: ${text.trim()}`),
  );
}

/** The part of the words of imported files that the new site has. */
export function wordsKept({ figures: { words, left } }: WholeImport): number {
  return words.compiled / (words.source - left.reduce((sum, group) => sum + group.words, 0));
}
