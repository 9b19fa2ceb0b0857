/** `twsite diff` from its start to its end: two commits, or a commit and the working tree → what differs. */
import type { DiffApi, DiffReport } from "../../schema/diff-report.ts";
import type { ReaderFiles } from "../emit/reader-files.ts";
import type { AnalyzeOptions } from "../pipeline/analyze.ts";
import { counted } from "../report/counted.ts";
import { type Finding, isError } from "../report/finding.ts";
import {
  type CheckedOut,
  type Commit,
  checkOut,
  commitNamed,
  repositoryOf,
  whereBranchLeft,
} from "./git-state.ts";
import { diffSites, type SiteDiff } from "./site-diff.ts";
import { type SiteState, siteState } from "./site-state.ts";

export type Comparison = Pick<DiffReport, "from" | "to" | "notes"> &
  SiteDiff & {
    apis: DiffApi[];
    /** Undefined where the earlier site cannot be made: every page counts as added. */
    before: SiteState | undefined;
    after: SiteState;
  };

export type Refs = { from: string | undefined; to: string | undefined };

/**
 * Calls `use` while the files of both states are there. Only findings where the later state makes no site. Throws `NoSuchState` where
 * there is nothing to compare with.
 */
export async function compareStates<T>(
  { from, to }: Refs,
  options: AnalyzeOptions,
  reader: ReaderFiles,
  use: (comparison: Comparison) => Promise<T>,
): Promise<{ findings: Finding[]; result?: T }> {
  const repository = await repositoryOf(options.contentFolder);
  const earlier =
    from === undefined ? await whereBranchLeft(repository) : await commitNamed(repository, from);
  const later = to === undefined ? undefined : await commitNamed(repository, to);
  const folders: CheckedOut[] = [];
  const optionsOf = async (commit: Commit | undefined): Promise<AnalyzeOptions> => {
    if (!commit) return options;
    const folder = await checkOut(repository, commit);
    folders.push(folder);
    return { ...options, contentFolder: folder.contentFolder, isEarlier: true };
  };
  try {
    // The working tree comes first: what it compiles, the cache knows for the earlier state.
    const after = await siteState(await optionsOf(later), reader);
    const { state } = after;
    if (!state) return { findings: after.problems ?? after.findings };
    // The pages that both states have are in memory once.
    const before = await siteState({ ...(await optionsOf(earlier)), kept: after.kept }, reader);
    options.signal?.throwIfAborted();
    const findings = { before: before.findings, after: after.findings };
    const result = await use({
      from: { ref: earlier.ref, commit: earlier.hash },
      ...(later && { to: { ref: later.ref, commit: later.hash } }),
      notes: notesOf(earlier, before.findings, before.state, folders),
      before: before.state,
      after: state,
      ...diffSites(before.state, state, findings),
      apis: await apisThatDiffer(before.state, state),
    });
    return { findings: after.findings, result };
  } finally {
    for (const { remove } of folders) remove();
  }
}

function notesOf(
  { ref }: Commit,
  findings: readonly Finding[],
  state: SiteState | undefined,
  folders: readonly CheckedOut[],
): string[] {
  const errors = findings.filter(isError).length;
  const pointers = folders.flatMap((folder) => folder.pointers);
  const submodules = [...new Set(folders.flatMap((folder) => folder.submodules))];
  return [
    ...(state ? [] : [`No site can be made of the content at ${ref}, so every page counts as added.`]),
    ...(state && errors > 0
      ? [
          `The content at ${ref} has ${counted(errors, "error")}: a page that cannot be compiled counts as missing there.`,
        ]
      : []),
    ...(pointers.length > 0
      ? [
          `${counted(pointers.length, "file")} of that state ${pointers.length === 1 ? "is" : "are"} in Git LFS, and not compared: ${firstOf(pointers)}`,
        ]
      : []),
    ...(submodules.length > 0
      ? [
          `${counted(submodules.length, "folder")} of that state ${submodules.length === 1 ? "is a submodule" : "are submodules"} of Git, and not read: ${firstOf(submodules)}`,
        ]
      : []),
  ];
}

function firstOf(paths: readonly string[]): string {
  return `${paths.slice(0, 3).join(", ")}${paths.length > 3 ? " …" : ""}`;
}

/** Comparing an API takes the files of both states, and what reads them is loaded only where there is one. */
async function apisThatDiffer(before: SiteState | undefined, after: SiteState): Promise<DiffApi[]> {
  const old = new Map(before?.configuration.site.value.apis.map(({ id, file }) => [id, file]));
  const both = after.configuration.site.value.apis.filter(({ id }) => old.has(id));
  if (!before || both.length === 0) return [];
  const { apiChanges } = await import("../apis/api-changes.ts");
  return both.flatMap(({ id, file }) => {
    const changes = apiChanges({
      before: { contentFolder: before.contentFolder, file: old.get(id) ?? file },
      after: { contentFolder: after.contentFolder, file },
    });
    return changes.length === 0 ? [] : [{ id, changes }];
  });
}

/** The report of a comparison, for programs and for text. */
export function reportOf({
  from,
  to,
  notes,
  pages,
  broken,
  apis,
  stale,
  navigation,
  redirects,
  feeds,
  files,
  findings,
}: Comparison): DiffReport {
  const told = pages.map(({ pair: _, ...page }) => page);
  const rest = { broken, apis, stale, navigation, redirects, feeds, files, findings };
  return { from, ...(to && { to }), notes, pages: told, ...rest };
}
