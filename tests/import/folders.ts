/** Imports a folder into a temporary one, with `check` on the result. */
import { join } from "node:path";
import type { Nodes } from "hast";
import { allOrNothing } from "../../cli/authoring/starter/all-or-nothing.ts";
import { docusaurus } from "../../cli/import/docusaurus/import-docusaurus.ts";
import { compareNotes, type Note, placeText } from "../../cli/import/note.ts";
import { importSite as importWith } from "../../cli/import/tools.ts";
import { writeSite } from "../../cli/import/write-import.ts";
import { analyze } from "../../cli/pipeline/analyze.ts";
import type { Analysis } from "../../cli/pipeline/assemble-and-check.ts";
import type { Finding } from "../../cli/report/finding.ts";
import { grouped } from "../../schema/grouped.ts";

export type ImportedSite = {
  /** Lines of the report. */
  notes: string[];
  findings: Finding[];
  /** Addresses of pages in the source, and every route of the new site. */
  addresses: string[];
  routes: string[];
  /** Old addresses that lead to a page. */
  redirects: string[];
  /** The new content folder. */
  content: string;
  /** Trees of the pages, by route. */
  trees: Map<string, Nodes>;
};

export async function importSite(source: string, target: string): Promise<ImportedSite> {
  const site = await importWith(docusaurus, source, { year: 2025 });
  const { files, notes, addresses } = site;
  const content = join(target, "content");
  await allOrNothing((made) => writeSite(files, site, content, made, new AbortController().signal));
  const { findings, analysis } = await analyze({
    contentFolder: content,
    baseUrl: undefined,
    jobs: 1,
    cacheFolder: undefined,
    version: "test",
    workerScript: undefined,
  });
  return {
    notes: noteLines(notes),
    findings,
    addresses,
    routes: (analysis?.site.routes ?? []).map(({ path }) => path),
    redirects: (analysis?.redirects ?? []).map(({ from }) => from),
    content,
    trees: analysis ? treesOf(analysis) : new Map(),
  };
}

function treesOf({ site, compiled }: Analysis): Map<string, Nodes> {
  return new Map(
    site.routes.flatMap(({ path, page }): [string, Nodes][] => {
      const found = page && compiled.contents.read(page.hash);
      return found ? [[path, found.hast]] : [];
    }),
  );
}

/** One line for each note, in order. A note about several places of a file is one line with all its line numbers. */
function noteLines(notes: readonly Note[]): string[] {
  const groups = grouped([...notes].sort(compareNotes), ({ file, message, instead }) =>
    JSON.stringify([file, message, instead]),
  );
  return [...groups.values()].map(([first, ...others]) => {
    const lines = new Set(others.map(({ place }) => place?.line).filter((line) => line !== undefined));
    lines.delete(first.place?.line ?? 0);
    return noteLine(first) + (lines.size === 0 ? "" : `; also in line ${[...lines].join(", ")}`);
  });
}

/** `docs/a.md:3:1  message; instead: …` */
function noteLine(note: Note): string {
  const { message, instead } = note;
  return `${placeText(note)}  ${message}${instead === undefined ? "" : `; ${instead}`}`;
}
