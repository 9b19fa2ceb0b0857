/** Parts of a whole site before and after an import, with a note for each that the new page lacks. */
import type { ImportReport } from "../../../schema/reports.ts";
import type { Analysis } from "../../pipeline/assemble-and-check.ts";
import type { ImportedSite } from "../imported-site.ts";
import type { Note } from "../note.ts";
import { missingParts } from "./missing-parts.ts";
import { pageParts } from "./page-parts.ts";
import { type Part, partKinds, partNames, sourceParts } from "./source-parts.ts";

/** More of one kind on one page are one note. */
const mostNotes = 10;

type SiteParts = Pick<ImportReport, "parts"> & { notes: Note[] };

/** `named` are the notes on broken links, which are not named twice. */
export function countParts(
  { source, origins, parts, left }: Pick<ImportedSite, "source" | "origins" | "parts" | "left">,
  compiled: Analysis["compiled"] | undefined,
  named: readonly Note[],
): SiteParts {
  const pages = new Map(compiled?.pages.map((page) => [page.source.path, page]));
  const including = new Map(
    [...pages.values()].flatMap((page) =>
      (page.facts.dependencies ?? []).flatMap(({ kind, name }) =>
        kind === "include" ? [[name, page] as const] : [],
      ),
    ),
  );
  const counts = Object.fromEntries(
    partKinds.map((kind) => [kind, { source: 0, compiled: 0 }]),
  ) as ImportReport["parts"];
  const notes: Note[] = [];
  const count = (file: string, path: string | undefined) => {
    const text = source.attempt(file, () => source.text(file)) ?? "";
    const page = path === undefined ? undefined : (pages.get(path) ?? including.get(path));
    const isThere = page !== undefined && !page.facts.frontMatter.stub;
    const now = isThere && pageParts(compiled?.contents.read(page.hash)?.hast, page.facts);
    const all = sourceParts(text, file);
    for (const kind of partKinds) {
      const own = all.filter((part) => part.kind === kind);
      const lost = now ? missingParts(own, now[kind]) : own;
      counts[kind].source += own.length;
      counts[kind].compiled += own.length - lost.length;
      // Missing pages have notes of their own.
      if (now)
        notes.push(...notesOf(file, kind === "links" ? withoutNamed(file, lost, named) : lost, own.length));
    }
  };
  for (const [path, file] of [...origins, ...parts]) count(file, path);
  for (const { file } of left) count(file, undefined);
  return { parts: counts, notes };
}

function notesOf(file: string, lost: readonly Part[], all: number): Note[] {
  const [first] = lost;
  const of = (part: Part, message: string): Note => ({
    cause: "part-lost",
    file,
    place: { line: part.line, column: 1 },
    message,
  });
  if (first && lost.length > mostNotes) {
    const plural = partNames[first.kind][1].toLowerCase();
    return [
      of(
        first,
        `${lost.length} of ${all} ${plural} are not in the new page, first “${shortened(first.text)}”`,
      ),
    ];
  }
  return lost.map((part) =>
    of(part, `the ${partNames[part.kind][0]} “${shortened(part.text)}” is not in the new page`),
  );
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60).trimEnd()}…` : text;
}

/** Without the links of which a note says that they became text: by their address, or by their line. */
function withoutNamed(file: string, lost: readonly Part[], named: readonly Note[]): Part[] {
  const left = [...lost];
  for (const { cause, file: of, place, message } of named) {
    if (of !== file || (cause !== "dead-link" && cause !== "lost-target")) continue;
    const byAddress = left.findIndex(({ url }) => url !== undefined && message.includes(`“${url}”`));
    const index = byAddress === -1 ? left.findIndex(({ line }) => line === place?.line) : byAddress;
    if (index !== -1) left.splice(index, 1);
  }
  return left;
}
