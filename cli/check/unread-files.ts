/** Files and folders that nothing reads: without a finding, only visitors would miss them. */
import type { Finding } from "../report/finding.ts";
import type { Target, Targets } from "../site/references.ts";
import type { UnreadEntry } from "../source/unread-entries.ts";
import { placeForEntry, placeForFile } from "./misplaced-files.ts";

type UnreadInputs = {
  unread: readonly UnreadEntry[];
  /** Files that pages may refer to, by path. */
  files: { keys(): Iterable<string> };
  /** Files that pages include. */
  included: ReadonlySet<string>;
  targets: Targets;
  locales: readonly string[];
  /** By the folder that has a `category.yml`. */
  categories: { has(folder: string): boolean };
};

export function checkUnreadFiles(inputs: UnreadInputs): Finding[] {
  const { unread, files, included, targets, locales, categories } = inputs;
  const isIncluded = ({ path, isFolder }: UnreadEntry) =>
    isFolder ? [...included].some((file) => file.startsWith(`${path}/`)) : included.has(path);
  const entries = unread.flatMap((entry): Finding[] => {
    const place = isIncluded(entry) ? undefined : placeForEntry(entry, locales);
    return place ? [unreadFinding(entry.path, entry.isFolder ? "folder" : "file", place)] : [];
  });
  const downloads = new Set([...targets.values()].flatMap((own) => [...own.values()].flatMap(fileOf)));
  const others = [...files.keys()].flatMap((path): Finding[] => {
    const place =
      path.startsWith("static/") || included.has(path) ? undefined : placeForFile(path, categories);
    return place && !downloads.has(path) ? [unreadFinding(path, "file", place)] : [];
  });
  return [...entries, ...others];
}

function fileOf(target: Target): string[] {
  return target.kind === "file" ? [target.path] : [];
}

function unreadFinding(
  file: string,
  what: "file" | "folder",
  { expected, nearest }: { expected: string; nearest?: string | undefined },
): Finding {
  return { rule: "file-is-read", file, message: `twsite does not read this ${what}`, expected, nearest };
}
