/** Words and parts of a whole site before and after an import, with a note for each page that lost text, and for each part that a page lacks. */
import type { HastNode, HastRoot } from "../../../schema/hast.ts";
import type { ImportReport } from "../../../schema/reports.ts";
import type { PageFacts } from "../../markdown/compiled-page.ts";
import type { Analysis } from "../../pipeline/assemble-and-check.ts";
import { FileProblem } from "../file-problem.ts";
import { byFolder, type ImportedSite } from "../imported-site.ts";
import type { Note } from "../note.ts";
import { lostWords, type WordCount } from "./lost-words.ts";
import { keyOf, type Part, type PartKind, partKinds, partNames, sourceParts } from "./source-parts.ts";
import { bagOf, lackingIn, wordsWritten } from "./words-in.ts";

type SiteCounts = Pick<ImportReport, "words" | "parts" | "left"> & { notes: Note[] };

/** A smaller loss is mostly single words, such as names of components that show something else. */
const tolerated = 0.02;
/** More parts of one kind on one page are one note. */
const mostNotes = 10;

/** `pageAt` returns the new page; undefined if it is missing or a placeholder. `named` are notes, of which those on pictures are not repeated. */
export function countSite(
  {
    source,
    origins,
    parts,
    left,
    hasFormulas,
  }: Pick<ImportedSite, "source" | "origins" | "parts" | "left" | "hasFormulas">,
  pageAt: (path: string) => ShownPage | undefined,
  named: readonly Note[],
): SiteCounts {
  const words = { source: 0, compiled: 0 };
  const counts = Object.fromEntries(
    partKinds.map((kind) => [kind, { source: 0, compiled: 0 }]),
  ) as ImportReport["parts"];
  const notes: Note[] = [];
  /** Returns the number of words. */
  const count = (file: string, page: ShownPage | undefined): number => {
    const text = source.textOrNote(file) ?? "";
    const { source: all, lost, first } = countOf(text, page?.text, hasFormulas);
    words.source += all;
    words.compiled += all - lost;
    // Missing pages have notes of their own.
    if (page && lost > all * tolerated && first)
      notes.push({
        cause: "text-lost",
        file,
        place: first.place,
        message: `${lost} of ${all} words are not in the new page, first “${first.text}”`,
      });
    const parts = sourceParts(text, file);
    const missingPictures = named.filter(
      (note) => note.file === file && (note.cause === "dead-image" || note.cause === "lost-target"),
    );
    for (const kind of partKinds) {
      const written = parts.filter((part) => part.kind === kind);
      const missing = page ? missingParts(written, page.parts[kind]) : written;
      counts[kind].source += written.length;
      counts[kind].compiled += written.length - missing.length;
      const unnamed = missing.slice(kind === "pictures" ? missingPictures.length : 0);
      if (page) notes.push(...notesOf(file, unnamed, written.length));
    }
    return all;
  };
  for (const [path, file] of origins) count(file, pageAt(path));
  for (const [path, file] of parts) {
    const page = pageAt(path);
    // No page shows one that none includes.
    if (page) count(file, page);
  }
  const groups = byFolder(left).map((group) => {
    const [{ folder, why }] = group;
    const own = group.map(({ file }) => count(file, undefined));
    return { folder, files: group.length, words: own.reduce((sum, each) => sum + each, 0), why };
  });
  return { words, parts: counts, left: groups, notes };
}

/** As many as the new page has fewer of the kind: those whose text it has in none. */
function missingParts(source: readonly Part[], page: readonly string[]): Part[] {
  const lacking = bagOf(
    lackingIn(
      source.map(({ key }) => key),
      bagOf(page),
    ),
  );
  const missing = source.filter(({ key }) => (lacking.get(key) ?? 0) > 0);
  return missing.slice(0, Math.max(0, source.length - page.length));
}

/** Gives the page that a file of the content folder became; for a part of pages, one that includes it. */
export function shownPages(compiled: Analysis["compiled"]): (path: string) => ShownPage | undefined {
  const including = compiled.pages.flatMap((page) =>
    (page.facts.dependencies ?? []).flatMap(({ kind, name }) =>
      kind === "include" ? [[name, page] as const] : [],
    ),
  );
  const pages = new Map([...including, ...compiled.pages.map((page) => [page.source.path, page] as const)]);
  return (path) => {
    const page = pages.get(path);
    const content = page && compiled.contents.read(page.hash);
    return content && !page.facts.frontMatter.stub ? shownPage(content.hast, page.facts) : undefined;
  };
}

/** A page whose code is nested too deeply to be read counts with every word that is written in it. */
function countOf(text: string, shown: string | undefined, hasFormulas: boolean): WordCount {
  try {
    return lostWords(text, shown, hasFormulas);
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    const source = wordsWritten(text).length;
    return { source, lost: shown === undefined ? source : 0, first: undefined };
  }
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

/** A page of the new site as it was compiled: what a reader finds of each kind, in order. */
type ShownPage = {
  /** Its words, in order, beside signs. */
  text: string;
  /** Keys of parts, by kind. */
  parts: Readonly<Record<PartKind, readonly string[]>>;
};

const kinds: ReadonlyMap<string, PartKind> = new Map([
  ["pre", "codeBlocks"],
  ["table", "tables"],
  ["img", "pictures"],
  ...[1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, "headings"] as const),
]);

function shownPage(hast: HastRoot, { heading, frontMatter }: PageFacts): ShownPage {
  const parts = Object.fromEntries(partKinds.map((kind) => [kind, []])) as unknown as Record<
    PartKind,
    string[]
  >;
  parts.headings.push(keyOf(heading ?? frontMatter.title ?? ""));
  const visit = (node: HastNode): void => {
    if (node.type !== "element") return;
    const { tagName, properties, children } = node;
    const isDrawn = properties.dataSource !== undefined || properties.dataTex !== undefined;
    const kind = isDrawn && tagName !== "span" ? "codeBlocks" : kinds.get(tagName);
    if (kind) parts[kind].push(keyOf(`${properties.dataSource ?? properties.dataTex ?? textOf(node)}`));
    children.forEach(visit);
  };
  hast.children.forEach(visit);
  const text = [
    heading ?? "",
    JSON.stringify(frontMatter),
    ...hast.children.map((node) => wordsOf(node)),
  ].join(" ");
  return { text: text.replaceAll("<!--", ""), parts };
}

/** Texts and what attributes say: labels, texts of images, sources of drawings. In code, a colour starts no word. */
function wordsOf(node: HastNode, isCode = false): string {
  if (node.type === "text") return node.value;
  const isBelow = isCode || node.tagName === "pre";
  const shown = node.children.map((child) => wordsOf(child, isBelow)).join(isBelow ? "" : " ");
  if (isCode) return shown;
  const said = Object.values(node.properties).filter((value) => typeof value === "string");
  return [...said, "data" in node ? JSON.stringify(node.data) : "", shown].join(" ");
}

function textOf(node: HastNode): string {
  if (node.type === "text") return node.value;
  return `${node.properties.alt ?? ""}${node.children.map((child) => textOf(child)).join("")}`;
}
