/**
 * A set of docs → a frozen version of it: `<locale>/docs` is copied to `<locale>/versions/<name>`, `sidebars.yml` to
 * `versions/<name>/sidebars.yml`, and `site.yml` gets an entry. All of it, or nothing.
 */
import { existsSync, statSync } from "node:fs";
import { cp, mkdir, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { CURRENT_VERSION, MAIN_DOCS } from "../../../schema/contract.ts";
import { routeBelow } from "../../../schema/paths.ts";
import type { SiteConfig } from "../../../schema/site.ts";
import { aboutFile, isSystemError } from "../../report/system-reason.ts";
import { versionRoots } from "../../site/docs/docs-versions.ts";
import {
  apiFile,
  type DocsSet,
  type DocsVersionRef,
  docsFolder,
  sidebarsFile,
  versionsFolder,
} from "../../source/docs-sets.ts";
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

/**
 * `docs` is the new version, where site.yml has its set, and whether an API's description makes its pages. Gives the locales whose docs were
 * copied.
 */
export async function freezeDocs(
  contentFolder: string,
  locales: readonly string[],
  docs: DocsVersionRef & { at: SetPath; isApi: boolean },
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
  // The description may refer to any other file of the folder.
  if (docs.isApi)
    copies.push({ from: join(contentFolder, "apis"), to: join(contentFolder, apiFile(docs, "apis")) });
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

/** Device names of Windows, also with an extension: https://learn.microsoft.com/windows/win32/fileio/naming-a-file. */
const device = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\.|$)/i;

/** Names that are valid, but cannot name a folder on every system, or an address beside the others. */
export function whyUnusable(name: string, { name: set, path: root, versions }: DocsSet): string | undefined {
  const { current, frozen, last } = versions;
  if (device.test(name)) return "Windows keeps this name for a device";
  if (name.endsWith(".")) return "Windows drops a dot at the end of a folder's name";
  if (isSame(name, CURRENT_VERSION))
    return `it differs from '${CURRENT_VERSION}', the docs in ${set}/, only in case, which Windows and macOS do not tell apart`;
  const alike = frozen.find((version) => isSame(name, version.name));
  if (alike)
    return `it differs from the version '${alike.name}' only in case, which Windows and macOS do not tell apart`;
  // The name becomes the version's address once a newer version exists.
  const ofCurrent = current.path ?? (last === CURRENT_VERSION ? "" : "next");
  if (isSame(name, ofCurrent))
    return `${routeBelow(root, `/${ofCurrent}`)} is the address of the docs in ${set}/`;
  const there = frozen.find(({ path }) => path !== undefined && isSame(name, path));
  return there && `${routeBelow(root, `/${there.path}`)} is the address of the version '${there.name}'`;
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** `name` is that of the new version. */
type Call = { name: string; content: string; invocation: string };

/** Summary of `docs-version`: the content of each address now, and the work that is left. `set` is as it was before. */
export function afterFreezing(
  set: DocsSet,
  { navbar }: Pick<SiteConfig, "navbar">,
  { name, content, invocation }: Call,
): string {
  const { versions, path } = set;
  const isFirst = set.name === MAIN_DOCS;
  const before = new Map(versionRoots(set).map((version) => [version.name, version.root]));
  const frozen = [{ name, badge: true, noindex: false }, ...versions.frozen];
  const now = versionRoots({ path, versions: { ...versions, frozen } });
  const nameOf = (version: string) =>
    version === CURRENT_VERSION ? `${set.name}/, the next version` : `version ${version}`;
  const rootOf = (version: string) => now.find((each) => each.name === version)?.root ?? path;
  const last = now.find(({ isLast }) => isLast)?.name ?? name;
  const shown = [last, ...[name, CURRENT_VERSION].filter((version) => version !== last)];
  const moved = versions.frozen.filter((version) => before.get(version.name) !== rootOf(version.name));
  const lines = [
    ...shown.map((version) => `${rootOf(version)} shows ${nameOf(version)}.`),
    ...moved.map(
      (version) =>
        `Version ${version.name} has moved from ${before.get(version.name)} to ${rootOf(version.name)}.`,
    ),
  ];
  const hasMenu = [...navbar.left, ...navbar.right].some(
    (item) => item.type === "version" && (item.docs ?? MAIN_DOCS) === set.name,
  );
  const steps = [
    ...(hasMenu
      ? []
      : [
          `Add { type: version${isFirst ? "" : `, docs: ${set.name}`} } to navbar.right in site.yml, so that visitors can choose a version.`,
        ]),
    `Link to it by its name, ${routeBelow(path, `/${name}`)}/…, if a link must stay at this version.`,
    `Check the site, and commit the new folders: ${invocation} check${content === "content" ? "" : ` ${content}`}`,
  ];
  return `${lines.join("\n")}\n\nNext steps:\n${steps.map((step) => `- ${step}`).join("\n")}`;
}
