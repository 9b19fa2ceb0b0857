/** The doc that a sidebar begins with. */
import { parse } from "yaml";
import { type SidebarEntry, Sidebars } from "../../../schema/sidebars.ts";
import type { NewFile } from "../imported-site.ts";
import type { ImportedPage } from "./pages.ts";
import type { SourceSite } from "./source-site.ts";
import type { ImportedVersion } from "./versions.ts";

/** The first doc of the first sidebar, in the version that readers see first; undefined if no sidebar names one. */
export function firstDoc(site: SourceSite, files: ReadonlyMap<string, NewFile>): ImportedPage | undefined {
  // The version with the shortest address is the newest of its set.
  const latestFirst = site.docs.flatMap(({ versions }) =>
    versions.toSorted((a, b) => a.path.length - b.path.length),
  );
  for (const version of latestFirst) {
    const first = firstOfVersion(version, site, files);
    if (first) return first;
  }
  return undefined;
}

function firstOfVersion(
  { target, sidebarsTarget }: ImportedVersion,
  { originals }: SourceSite,
  files: ReadonlyMap<string, NewFile>,
): ImportedPage | undefined {
  const text = files.get(sidebarsTarget);
  if (typeof text !== "string") return undefined;
  const docs = originals.filter(({ section, data }) => section.target === target && isListed(data));
  const sidebars = Sidebars.safeParse(parse(text)).data ?? {};
  for (const entries of Object.values(sidebars)) {
    const first = firstOf(entries, docs);
    if (first) return first;
  }
  return undefined;
}

function firstOf(entries: readonly SidebarEntry[], docs: readonly ImportedPage[]): ImportedPage | undefined {
  for (const entry of entries) {
    const found = inEntry(entry, docs);
    if (found) return found;
  }
  return undefined;
}

function inEntry(entry: SidebarEntry, docs: readonly ImportedPage[]): ImportedPage | undefined {
  const byId = (id: string | undefined) => docs.find(({ ownId }) => ownId === id);
  if (typeof entry === "string") return byId(entry);
  if ("doc" in entry) return byId(entry.doc);
  if ("folder" in entry) return firstIn(entry.folder, docs);
  if (!("category" in entry)) return undefined;
  const { doc, items, folder } = entry.category;
  return (
    byId(doc) ?? (items ? firstOf(items, docs) : folder === undefined ? undefined : firstIn(folder, docs))
  );
}

/** The folder's own page, else the first of the pages that are in no folder of it: by position, then by name. */
function firstIn(folder: string, docs: readonly ImportedPage[]): ImportedPage | undefined {
  const inside = docs.filter(({ ownId }) => folder === "" || ownId.startsWith(`${folder}/`));
  const own = inside.find(({ address, section }) => folder === "" && address === (section.root || "/"));
  const depthOf = ({ name }: ImportedPage) => name.split("/").length;
  const positionOf = ({ data }: ImportedPage) =>
    typeof data.sidebar_position === "number" ? data.sidebar_position : Number.MAX_VALUE;
  const [first] = inside.toSorted(
    (a, b) => depthOf(a) - depthOf(b) || positionOf(a) - positionOf(b) || (a.name < b.name ? -1 : 1),
  );
  return own ?? first;
}

function isListed(data: ImportedPage["data"]): boolean {
  return data.draft !== true && data.unlisted !== true;
}
