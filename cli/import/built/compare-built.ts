/** The new site beside the built one: addresses, ids of headings and words, one by one. */
import type { ImportReport } from "../../../schema/reports.ts";
import type { Analysis } from "../../pipeline/assemble-and-check.ts";
import { shownPages } from "../counts/count-site.ts";
import { bagOf, lackingIn, wordsWritten } from "../counts/words-in.ts";
import type { ImportedSite } from "../imported-site.ts";
import type { Note } from "../note.ts";
import { type FilledSite, fillable } from "./fill-site.ts";
import { servedAddresses } from "./served-addresses.ts";

type Comparison = {
  figures: NonNullable<ImportReport["built"]>;
  notes: Note[];
  /** Notes on losses that the built site made good say so. */
  settled(notes: readonly Note[]): Note[];
};

/** A page that lacks fewer words of its built page has what the import had left out. */
const tolerated = 0.02;
/** Words and ids of a page that a note names. */
const mostNamed = 10;

/** Words and ids are those of the pages that both sites have. */
export function compareWithBuilt(
  { facts, texts, notes: outdated }: FilledSite,
  analysis: Analysis,
  { origins }: Pick<ImportedSite, "origins">,
): Comparison {
  const servedAt = servedAddresses(analysis);
  const pageAt = shownPages(analysis.compiled);
  const notes = [...outdated];
  const files = new Set<string>();
  const addresses = new Set<string>();
  const figures = {
    addresses: { built: 0, served: 0 },
    ids: { built: 0, kept: 0 },
    words: { built: 0, kept: 0 },
  };
  for (const [address, { file, redirect, ids, words }] of facts) {
    const served = servedAt(address);
    figures.addresses.built++;
    if (served) figures.addresses.served++;
    else notes.push({ cause: "address-gone", file, message: `the new site has no page at ${address}` });
    const path = served?.page?.source.path;
    if (redirect !== undefined || !served?.page || path === undefined) continue;
    const { anchors, olderIds = [] } = served.page.facts;
    const there = new Set([...anchors, ...olderIds]);
    const idsGone = ids.filter((id) => !there.has(id));
    const shown = wordsWritten(pageAt(path)?.text ?? "").map(({ text }) => text);
    const lost = lackingIn(words, bagOf(shown));
    figures.ids.built += ids.length;
    figures.ids.kept += ids.length - idsGone.length;
    figures.words.built += words.length;
    figures.words.kept += words.length - lost.length;
    const origin = origins.get(path) ?? file;
    // Words of the theme are lost on many pages: without address and figures, the report names them once.
    const named = (all: readonly string[]) =>
      `${all.slice(0, mostNamed).join(", ")}${all.length > mostNamed ? ` and ${all.length - mostNamed} more` : ""}`;
    if (idsGone.length > 0)
      notes.push({
        cause: "part-lost",
        file: origin,
        message: `ids of the built page are gone: ${named(idsGone)}`,
      });
    if (lost.length > 0)
      notes.push({
        cause: "text-lost",
        file: origin,
        message: `words of the built page are not in the new page: ${named(lost)}`,
      });
    if (lost.length <= words.length * tolerated && (lost.length === 0 || texts.has(path))) {
      files.add(origin);
      addresses.add(address);
    }
  }
  const isSettled = ({ cause = "part-of-page", file, subject }: Note) =>
    fillable.has(cause) &&
    (files.has(file) ||
      (cause === "page-of-code" && addresses.has(subject ?? "")) ||
      (cause === "home-page" && addresses.has("/")));
  return {
    figures,
    notes,
    settled: (all) =>
      all.map((note) =>
        isSettled(note) ? { ...note, cause: "code-page-converted" as const, instead: undefined } : note,
      ),
  };
}

/** `326 of 326 addresses, 2,715 of 2,716 heading ids, 99.99 % of the words of the built site` */
export function builtLine({ addresses, ids, words }: Comparison["figures"]): string {
  const number = (value: number) => value.toLocaleString("en-GB");
  // Not rounded up, since 100 % means all of them.
  const share = words.built === 0 ? 100 : Math.floor((words.kept / words.built) * 10_000) / 100;
  return [
    `${number(addresses.served)} of ${number(addresses.built)} addresses`,
    `${number(ids.kept)} of ${number(ids.built)} heading ids`,
    `${share} % of the words of the built site`,
  ].join(", ");
}
