/**
 * A set of docs → a frozen version of it: `<locale>/docs` is copied to `<locale>/versions/<name>`, `sidebars.yml` to
 * `versions/<name>/sidebars.yml`, and `site.yml` gets an entry. All of it, or nothing.
 */

import { existsSync, statSync } from "node:fs";
import { cp, mkdir, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { CURRENT_VERSION } from "../../../schema/contract.ts";
import { aboutFile, isSystemError } from "../../report/system-reason.ts";
import { type DocsVersionRef, docsFolder, sidebarsFile, versionsFolder } from "../../source/docs-folders.ts";
import { readInside } from "../../source/read-inside.ts";
import { realPath } from "../../source/real-path.ts";
import { type SetPath, withVersion } from "./with-version.ts";

type Copy = { from: string; to: string };

/** The file or folder that is in the place of the new version, or undefined. */
export function inTheWay(
  contentFolder: string,
  locales: readonly string[],
  docs: DocsVersionRef,
): string | undefined {
  const places = [
    ...locales.map((locale) => docsFolder(locale, docs)),
    `${versionsFolder(docs.set)}/${docs.version}`,
  ];
  return places.find((place) => existsSync(join(contentFolder, place)));
}

export function hasDocs(contentFolder: string, locale: string, set: string): boolean {
  return statSync(join(contentFolder, locale, set), { throwIfNoEntry: false })?.isDirectory() === true;
}

/** `docs` is the new version, and where site.yml has its set. Gives the locales whose docs were copied. */
export async function freezeDocs(
  contentFolder: string,
  locales: readonly string[],
  docs: DocsVersionRef & { at: SetPath },
  signal: AbortSignal,
): Promise<string[]> {
  const current = { set: docs.set, version: CURRENT_VERSION };
  const withDocs = locales.filter((locale) => hasDocs(contentFolder, locale, docs.set));
  const copies: Copy[] = withDocs.map((locale) => ({
    from: join(contentFolder, docsFolder(locale, current)),
    to: join(contentFolder, docsFolder(locale, docs)),
  }));
  const sidebars = join(contentFolder, sidebarsFile(current));
  if (existsSync(sidebars)) copies.push({ from: sidebars, to: join(contentFolder, sidebarsFile(docs)) });
  // A link stays a link.
  const configuration = realPath(join(contentFolder, "site.yml"));
  const changed = withVersion(readInside(contentFolder, "site.yml").toString(), docs.version, docs.at);

  /** In the order in which they were made. */
  const made: string[] = [];
  const makeFolder = async (folder: string): Promise<void> => {
    if (existsSync(folder)) return;
    await makeFolder(dirname(folder));
    await mkdir(folder);
    made.push(folder);
  };
  const drafts: Copy[] = [];
  const placed: string[] = [];
  try {
    for (const { from, to } of copies) {
      await makeFolder(dirname(to));
      const draft = draftOf(to);
      drafts.push({ from: draft, to });
      await cp(from, draft, { recursive: true, errorOnExist: true, force: false });
      signal.throwIfAborted();
    }
    const draft = draftOf(configuration);
    drafts.push({ from: draft, to: configuration });
    await writeFile(draft, changed, { mode: statSync(configuration).mode });
    signal.throwIfAborted();
    // The entry of the version comes last: until then nothing names the copies.
    for (const { from, to } of drafts) {
      await rename(from, to);
      if (to !== configuration) placed.push(to);
    }
    return withDocs;
  } catch (error) {
    for (const path of [...drafts.map(({ from }) => from), ...placed])
      await rm(path, { recursive: true, force: true });
    for (const folder of made.reverse()) await rmdir(folder).catch(() => undefined);
    throw withoutDraft(error, drafts);
  }
}

/** Replaces the path of a draft in an error by that of the file it was for, because the drafts have been removed by now. */
function withoutDraft(error: unknown, drafts: readonly Copy[]): unknown {
  if (!isSystemError(error)) return error;
  const { path = drafts.at(-1)?.from ?? "", dest } = error;
  const isDraft = (file: string): boolean => drafts.some(({ from }) => file.startsWith(from));
  // If access is denied, the error is about the file that is copied; any other error is about the place of the copy.
  if (!isDraft(path) && dest !== undefined && error.code === "EACCES") return aboutFile(error, path);
  const place = isDraft(path) ? path : (dest ?? path);
  const draft = drafts.find(({ from }) => place.startsWith(from));
  return aboutFile(error, draft ? draft.to + place.slice(draft.from.length) : place);
}

/** A path beside the file, with a name that the tool ignores. */
function draftOf(path: string): string {
  return join(dirname(path), `.${process.pid}-${path.split(/[\\/]/).at(-1)}`);
}
