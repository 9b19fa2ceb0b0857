/** Instances of the docs plugin → sets of docs of the new site. */
import { MAIN_DOCS } from "../../../schema/contract.ts";
import { DocsSetConfig } from "../../../schema/docs-sets.ts";
import type { Note } from "../note.ts";
import type { SourceFolder } from "../source-folder.ts";
import type { DocsOptions } from "./docusaurus-config.ts";
import type { Plugins } from "./plugins.ts";
import { type ImportedVersion, versionsIn } from "./versions.ts";

export type ImportedDocs = {
  /** Name of the set: `docs` for the first. */
  set: string;
  options: DocsOptions;
  versions: readonly ImportedVersion[];
};

/** The first instance first. Throws where a list of versions cannot be read: the addresses of all docs depend on it. */
export async function docsIn(
  source: SourceFolder,
  { docs, moreDocs }: Pick<Plugins, "docs" | "moreDocs">,
  notes: Note[],
): Promise<ImportedDocs[]> {
  const names = new Set<string>();
  const sets = [
    ...(docs ? [{ set: MAIN_DOCS, options: docs }] : []),
    ...moreDocs.map((options) => {
      const set = setName(options.id ?? "", names);
      names.add(set.toLowerCase());
      return { set, options };
    }),
  ];
  return Promise.all(
    sets.map(async ({ set, options }) => ({
      set,
      options,
      versions: await versionsIn(source, { set, options }, notes),
    })),
  );
}

/** The instance's id, made into a name that a set can have and no other has. */
function setName(id: string, taken: ReadonlySet<string>): string {
  const bare =
    id
      .replace(/[^A-Za-z0-9_-]+/g, "-")
      .replace(/^[-_]+/, "")
      .slice(0, 24) || "more";
  const isUsable = (name: string) =>
    DocsSetConfig.safeParse({ name }).success && !taken.has(name.toLowerCase());
  for (let count = 1; ; count++) {
    const name = count === 1 ? bare : `${bare}-docs${count === 2 ? "" : count - 1}`;
    if (isUsable(name)) return name;
  }
}

/** The set that an item of bar or footer names by the id of its instance; undefined where there is none. */
export function docsOfInstance(
  id: string | undefined,
  docs: readonly ImportedDocs[],
): ImportedDocs | undefined {
  const isMain = id === undefined || id === "default";
  return (
    docs.find(({ options }) => options.id === id) ??
    (isMain ? docs.find(({ set }) => set === MAIN_DOCS) : undefined)
  );
}
