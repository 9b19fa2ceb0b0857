/**
 * An edit of text alone → the files that hold the text. If no page's headings, links, front matter or excerpt changed,
 * every other file of the site stays the same, and the site need not be assembled.
 * Any other change is left to a full run, which gives the same files.
 */
import type { Cache } from "../../cache/cache.ts";
import { type ContentStore, cachedStore } from "../../compile/content-store.ts";
import { readPageLines, writePageEdits } from "../../compile/page-lines.ts";
import type { Output } from "../../emit/output.ts";
import { pageOutputs } from "../../emit/page-outputs.ts";
import { shardOutputs } from "../../emit/search/shard-outputs.ts";
import { withLock } from "../../publish/lock.ts";
import { type Published, replaceOutputs } from "../../publish/publish.ts";
import { recordEditor } from "../../publish/record-editor.ts";
import { writerInThisThread } from "../../publish/writer.ts";
import type { Finding } from "../../report/finding.ts";
import { contentHash } from "../../source/content-hash.ts";
import { type LastRun, type WrittenRun, writeSameFiles } from "../last-run/last-run.ts";
import { siteAsLeft, withSizes } from "../last-run/output-files.ts";
import { changedFiles, type Inputs } from "../last-run/run-inputs.ts";
import { type EmittedLines, emittedWith, holdsText, readEmitted, writeEdited } from "./emitted-lines.ts";
import { type PageEdit, pageEdit } from "./page-edit.ts";

export type Places = { contentFolder: string; cache: Cache; outFolder: string };

/** A change of more files is not an edit, but a checkout. */
const mostFiles = 16;
/** Each edit reads those before it; so many take as long to read as the page takes to compile. */
const mostEdits = 200;

/** `fresh` counts the files compiled. Undefined where the site has to be put together; nothing is written then. */
export async function editTexts(
  last: WrittenRun,
  inputs: Inputs,
  places: Places,
): Promise<{ published: Published; fresh: number } | undefined> {
  const { contentFolder, cache } = places;
  const files = changedFiles(last.inputs, inputs);
  if (!files || files.size > mostFiles || isAbout(files, last.findings)) return undefined;
  const emitted = readEmitted(cache, last.record);
  const lines = emitted && readPageLines(cache, emitted.frame.compile.settingsHashes);
  if (!emitted || !lines || lines.edits.size > mostEdits) return undefined;

  const contents = cachedStore(cache);
  const { compile } = emitted.frame;
  const edits: PageEdit[] = [];
  for (const [file, stamp] of files) {
    const edit = await pageEdit(file, stamp, { contentFolder, lines, compile, contents });
    // A check that was run in between has the page's new text already; what was emitted has not.
    if (!edit || !holdsText(emitted, edit.before.hash)) return undefined;
    edits.push(edit);
  }
  const fresh = edits.filter(({ isNew }) => isNew);
  const hashes = new Map(fresh.map(({ before, after }) => [before.hash, after.hash]));
  if (new Set(hashes.values()).size < fresh.length) return undefined;
  const published = await withLock(places.outFolder, () =>
    publishEdits(hashes, { last, emitted, contents, places }),
  );
  if (!published) return undefined;

  writePageEdits(cache, lines, new Map(edits.map(({ path, after }) => [path, after])));
  cache.prune("content", () => new Set([...lines.hashes(), ...hashes.values()]));
  const { record, site, written, deleted } = published;
  writeEdited(cache, record, emitted, hashes);
  writeSameFiles(cache, { ...last, inputs, record, site });
  return { published: { written, deleted }, fresh: hashes.size };
}

/** True: a finding names a place in one of the files, which an edit may have moved. */
function isAbout(files: ReadonlyMap<string, unknown>, findings: readonly Finding[]): boolean {
  return findings.some(({ file, related = [] }) =>
    [file, ...related.map((other) => other.file)].some((named) => files.has(named)),
  );
}

type Left = Pick<LastRun, "record" | "site">;

/** Publishes edited texts. Undefined if the output folder has changed since the last run, a text is lost, or a page cannot be rendered. */
async function publishEdits(
  hashes: ReadonlyMap<string, string>,
  {
    last,
    emitted,
    contents,
    places: { outFolder, cache },
  }: { last: LastRun; emitted: EmittedLines; contents: ContentStore; places: Places },
): Promise<(Published & Left) | undefined> {
  const { page, documents } = emitted.frame;
  const edited = emittedWith(cache, emitted, hashes);
  const left = edited && siteAsLeft(last, outFolder);
  if (!edited || !left) return undefined;
  const outputsOf = ({ pages, shards }: typeof edited.before): Output[] => [
    ...pages.flatMap((inputs) => pageOutputs(inputs, page, documents)),
    ...shardOutputs(shards, contents),
  ];
  const record = recordEditor(left.bytes);
  // A file of the author's may be where one would be made.
  if (outputsOf(edited.before).some(({ path, key }) => record.entryOf(path)?.[0] !== key)) return undefined;
  const changed = outputsOf(edited.after);
  if (changed.length === 0) return { written: [], deleted: [], record: last.record, site: last.site };
  try {
    const changes = { changed, deleted: [], wanted: new Set<string>(), recordWith: record.with };
    const write = writerInThisThread(page, contents, cache);
    const published = await replaceOutputs(changes, { folder: outFolder, write });
    if ("failures" in published) return undefined;
    const { bytes, entries } = record.last();
    return {
      ...published,
      record: contentHash(bytes),
      site: withSizes({ ...last.site, times: left.times }, entries),
    };
  } catch {
    // A full run reports the error.
    return undefined;
  }
}
