/**
 * An edit of nothing but text → the files that hold the text. Where no page's headings, links, front matter or excerpt
 * changed, every other file of the site would come out as it is, and the site need not be put together to know that.
 * Whatever is not as simple is left to the whole way, which gives the same files.
 */
import type { Cache } from "../cache/cache.ts";
import { type ContentStore, cachedStore } from "../compile/content-store.ts";
import { hashesIn, readIndexBytes, withLines } from "../compile/page-index.ts";
import type { Output } from "../emit/output.ts";
import { pageOutputs } from "../emit/page-outputs.ts";
import { shardOutputs } from "../emit/search/shard-outputs.ts";
import { changedFiles, type Inputs } from "../last-run/inputs.ts";
import { type LastRun, writeLastRun } from "../last-run/last-run.ts";
import { recordedSite, siteAsLeft } from "../last-run/site-files.ts";
import { withLock } from "../publish/lock.ts";
import { type Published, replaceOutputs } from "../publish/publish.ts";
import type { SiteRecord } from "../publish/record.ts";
import { writerInThisThread } from "../publish/writer.ts";
import type { Finding } from "../report/finding.ts";
import { type EmittedLines, emittedWith, holdsText, readEmitted, writeEdited } from "./emitted-lines.ts";
import { type PageEdit, pageEdit } from "./page-edit.ts";

export type Places = { contentFolder: string; cache: Cache; outFolder: string; version: string };

/** More files than these are no edit but a checkout. */
const mostFiles = 16;

/** `fresh` counts the files compiled. Undefined where the site has to be put together; nothing is written then. */
export async function editTexts(
  last: LastRun,
  inputs: Inputs,
  places: Places,
): Promise<{ published: Published; fresh: number } | undefined> {
  const { contentFolder, cache, outFolder } = places;
  const files = changedFiles(last.inputs, inputs);
  if (!files || files.size > mostFiles || isAbout(files, last.findings)) return undefined;
  const emitted = readEmitted(cache, last.record);
  const index = emitted && readIndexBytes(cache, emitted.frame.compile.salts);
  if (!emitted || index === undefined) return undefined;

  const contents = cachedStore(cache);
  const { compile } = emitted.frame;
  const edits: PageEdit[] = [];
  for (const [file, stamp] of files) {
    const edit = await pageEdit(file, stamp, { contentFolder, index, compile, contents });
    // A check that was run in between has the page's new text already; what was emitted has not.
    if (!edit || !holdsText(emitted, edit.before.hash)) return undefined;
    edits.push(edit);
  }
  const hashes = new Map(
    edits.filter(({ isNew }) => isNew).map(({ before, after }) => [before.hash, after.hash]),
  );
  const published = await withLock(outFolder, () =>
    publishEdits(hashes, { last, emitted, contents, places }),
  );
  if (!published) return undefined;

  const withEdits = withLines(
    index,
    edits.map(({ path, line, after }) => ({ path, line, entry: after })),
  );
  cache.write("pages", withEdits);
  cache.prune("content", () => hashesIn(withEdits));
  const { record, site } = recordedSite(outFolder);
  writeEdited(cache, record, emitted, hashes);
  writeLastRun(cache, { ...last, inputs, record, site });
  return { published, fresh: hashes.size };
}

/** True: a finding names a place in one of the files, which an edit may have moved. */
function isAbout(files: ReadonlyMap<string, unknown>, findings: readonly Finding[]): boolean {
  return findings.some(({ file, related = [] }) =>
    [file, ...related.map((other) => other.file)].some((named) => files.has(named)),
  );
}

/** Undefined where the output folder is not as the last run left it, a text is lost, or a page cannot be rendered. */
async function publishEdits(
  hashes: ReadonlyMap<string, string>,
  {
    last,
    emitted,
    contents,
    places: { outFolder, version },
  }: { last: LastRun; emitted: EmittedLines; contents: ContentStore; places: Places },
): Promise<Published | undefined> {
  const { page, documents } = emitted.frame;
  const { before, after } = emittedWith(emitted, hashes);
  const outputsOf = ({ pages, shards }: typeof before): Output[] => [
    ...pages.flatMap((inputs) => pageOutputs(inputs, page, documents)),
    ...shardOutputs(shards, contents),
  ];
  const left = siteAsLeft(last, outFolder);
  if (!left) return undefined;
  const { files: old }: SiteRecord = JSON.parse(left.toString());
  // A file of the author's may be where one would be made.
  if (outputsOf(before).some(({ path, key }) => old[path]?.[0] !== key)) return undefined;
  const changed = outputsOf(after);
  if (changed.length === 0) return { written: [], deleted: [] };
  const changes = { changed, deleted: [], wanted: new Set<string>(), old };
  try {
    const mark = { version, base: page.base };
    const published = await replaceOutputs(changes, {
      folder: outFolder,
      mark,
      write: writerInThisThread(page, contents),
    });
    return "written" in published ? published : undefined;
  } catch {
    // The whole way says what is wrong.
    return undefined;
  }
}
