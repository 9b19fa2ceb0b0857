/**
 * The files of a host and those of the site → the files to upload and to delete. At no moment does a file on the host refer to a file that
 * is missing: new files come before changed ones, which may link to them, and old files are deleted last.
 */
import { ownValue } from "../../../schema/own-value.ts";
import { isHashed, type Output } from "../../emit/output.ts";
import { deletedFirst } from "../deleted-first.ts";
import { phaseOf, type SiteRecord } from "../record.ts";

export type Changes = {
  lists: Lists;
  /**
   * The files of the host after the upload. Hashed files that the site no longer uses stay until the next upload, for visitors who have an older
   * page open; their key is empty.
   */
  record: SiteRecord;
};

export type Host = {
  /** The record of the last upload. Undefined if the host has no file of the site. */
  published: SiteRecord | undefined;
  /** Earlier lists, of which the host may have taken none, some or all. */
  pending: Partial<Lists>;
};

export function changesBetween({ published, pending }: Host, site: SiteRecord): Changes {
  const old: Files = published?.files ?? {};
  const begun = placesIn(pending);
  // Another version may render the same input otherwise.
  const isOfVersion = published?.version === site.version;
  const isSame = (path: string): boolean => {
    const [known, now] = [entryOf(old, path), entryOf(site.files, path)];
    const isKept = isHashed(path) || (isOfVersion && known?.[0] === now?.[0]);
    return known !== undefined && isKept && !begun.has(path);
  };
  const listOf = (path: string): ListName => {
    const phase = phaseIn(site.files, path);
    if (isHashed(path)) return "1-upload-assets";
    if (!published) return firstIn[phase];
    const name = begun.get(path);
    const was = hasContent(old, path);
    if (!hasContent(site.files, path))
      return was || name !== undefined ? "7-upload-not-found" : "5-upload-changed-documents";
    const isThere = was && (name === undefined || !removing.has(name));
    return isThere ? changedIn[phase] : newIn[phase];
  };
  const lists = emptyLists();
  for (const path of Object.keys(site.files)) if (!isSame(path)) lists[listOf(path)].push(path);

  const gone = [...new Set([...Object.keys(old), ...begun.keys()])].filter(
    (path) => !entryOf(site.files, path),
  );
  const first = deletedFirst(gone, Object.keys(site.files));
  const kept = new Map<string, Files[string]>();
  for (const path of gone.sort()) {
    const known = entryOf(old, path);
    if (first.has(path)) lists["0-delete-first"].push(path);
    else if (known && isHashed(path) && known[0] !== "") kept.set(path, ["", known[1]]);
    else lists[known ? deletedIn[phaseOf(path, known)] : deletedAfter(begun.get(path))].push(path);
  }
  return { lists, record: { ...site, files: { ...site.files, ...Object.fromEntries(kept) } } };
}

type Files = SiteRecord["files"];
type Phase = Output["phase"];

const firstIn = {
  data: "2-upload-new-files",
  document: "3-upload-new-documents",
  manifest: "6-upload-lists",
} as const satisfies Record<Phase, ListName>;

const newIn = {
  data: "2-upload-new-files",
  document: "3-upload-new-documents",
  // A new list is not requested before an older file names it.
  manifest: "3-upload-new-documents",
} as const satisfies Record<Phase, ListName>;

const changedIn = {
  data: "4-upload-changed-files",
  document: "5-upload-changed-documents",
  manifest: "6-upload-lists",
} as const satisfies Record<Phase, ListName>;

const deletedIn = {
  data: "9-delete-files",
  document: "8-delete-documents",
  manifest: "8-delete-documents",
} as const satisfies Record<Phase, ListName>;

/** After one of these, a page is no longer there. */
const removing: ReadonlySet<ListName> = new Set([
  "0-delete-first",
  "7-upload-not-found",
  "8-delete-documents",
  "9-delete-files",
]);

const ofFiles: ReadonlySet<ListName | undefined> = new Set([
  "1-upload-assets",
  "2-upload-new-files",
  "4-upload-changed-files",
  "9-delete-files",
]);

/** The list that deletes a file that only an unfinished upload may have put on the host. */
function deletedAfter(begun: ListName | undefined): ListName {
  return ofFiles.has(begun) ? "9-delete-files" : "8-delete-documents";
}

/** False: the path has no file, or only the not-found document that stands for a missing page. */
function hasContent(files: Files, path: string): boolean {
  const key = entryOf(files, path)?.[0];
  return key !== undefined && (path === NOT_FOUND || key !== entryOf(files, NOT_FOUND)?.[0]);
}

const NOT_FOUND = "404.html";

function phaseIn(files: Files, path: string): Phase {
  return phaseOf(path, entryOf(files, path) ?? ["", 0]);
}

function entryOf(files: Files, path: string): Files[string] | undefined {
  return ownValue(files, path);
}

/** Lists of paths, by name, in the order in which a host takes them. Within one the order does not matter. */
export type Lists = ReturnType<typeof emptyLists>;
export type ListName = keyof Lists;

export function emptyLists() {
  return {
    "0-delete-first": [] as string[],
    "1-upload-assets": [] as string[],
    "2-upload-new-files": [] as string[],
    "3-upload-new-documents": [] as string[],
    "4-upload-changed-files": [] as string[],
    "5-upload-changed-documents": [] as string[],
    "6-upload-lists": [] as string[],
    "7-upload-not-found": [] as string[],
    "8-delete-documents": [] as string[],
    "9-delete-files": [] as string[],
  };
}

export const listNames = Object.keys(emptyLists()) as ListName[];

/** List of each path. */
function placesIn(lists: Partial<Lists>): Map<string, ListName> {
  return new Map(listNames.flatMap((name) => (lists[name] ?? []).map((path) => [path, name] as const)));
}
