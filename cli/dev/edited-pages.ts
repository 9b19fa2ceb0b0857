/**
 * Edited files → their pages with the new text, before the site is assembled again. The parts around the text stay as they were
 * until the next pass corrects them, so that a writer sees the text at once, even on a large site.
 */
import { statSync } from "node:fs";
import { ownValue } from "../../schema/own-value.ts";
import { pageDataPath } from "../../schema/paths.ts";
import { entryOf, withLastGood } from "../compile/index-entry.ts";
import { documentSidebars } from "../emit/document-sidebar.ts";
import type { Output } from "../emit/output.ts";
import { type PageJob, renderPage } from "../emit/render-page.ts";
import { contentHash } from "../source/content-hash.ts";
import { onDisk } from "../source/on-disk.ts";
import { routesOf, type ServedSite } from "./served-site.ts";

/** A page's data as JSON. */
export type Edited = { file: string; data: string };

/** The outputs so far, with the new pages instead of the old ones. */
export async function editedPages(
  files: readonly string[],
  site: ServedSite,
  contentFolder: string,
): Promise<{ edited: Edited[]; outputs: ServedSite["outputs"] }> {
  const edited: Edited[] = [];
  const outputs = new Map(site.outputs);
  for (const file of files) {
    const hash = await recompiled(file, site, contentFolder);
    if (hash === undefined) continue;
    for (const { path } of routesOf(site, file)) {
      const content = outputs.get(pageDataPath(path))?.content;
      if (!content || typeof content === "function" || content.page.components) continue;
      if (content.page.hash === undefined) continue;
      const page: PageJob = { ...content.page, hash };
      const { settings } = site.emitted;
      const sources = {
        contents: site.analysis.compiled.contents,
        sidebars: documentSidebars(settings.sidebars),
      };
      const [data = ""] = renderPage(page, ["data"], settings, sources);
      replace(outputs, content.page, page);
      edited.push({ file, data: data.trimEnd() });
    }
  }
  return { edited, outputs };
}

/** Imports the Markdown compiler, which a start from the cache does not need. */
export const readCompiler = () => import("../compile/compile-source.ts");

/** The hash of the new content; undefined where nothing is new, or where it cannot be shown. */
async function recompiled(
  file: string,
  { analysis }: ServedSite,
  contentFolder: string,
): Promise<string | undefined> {
  const { settings, settingsHashes, index, contents } = analysis.compiled.kept;
  const source = analysis.discovery.pages.find(({ path }) => path === file);
  const own = source && ownValue(settings, source.locale);
  const settingsHash = source && ownValue(settingsHashes, source.locale);
  const entry = index.get(file);
  const stamp = statSync(onDisk(contentFolder, file), { throwIfNoEntry: false });
  // An editor that writes in place empties the file first.
  if (!own || settingsHash === undefined || !entry || !stamp?.isFile() || stamp.size === 0) return undefined;
  const { compileSource } = await readCompiler();
  const made = await compileSource(
    { contentFolder, path: file, area: source.area, known: { hash: entry.hash, uses: entry.uses } },
    own,
    settingsHash,
    contents,
  );
  if (made.same) return undefined;
  const { mtimeMs, size } = stamp;
  index.set(file, withLastGood(entryOf({ mtimeMs, size }, made), entry));
  // The pass finds out how a page uses the site's components.
  return made.facts && !made.isUncertain && !made.facts.components ? made.hash : undefined;
}

function replace(outputs: Map<string, Output>, old: PageJob, page: PageJob): void {
  for (const [path, output] of outputs) {
    if (typeof output.content === "function" || output.content.page !== old) continue;
    const key = contentHash(`${output.key} ${page.hash}`);
    outputs.set(path, { ...output, key, content: { ...output.content, page } });
  }
}
