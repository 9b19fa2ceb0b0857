/**
 * The text of `links.lock` ↔ what is known of links to other sites. One line for each address; lines are sorted and independent of
 * each other, so that Git can merge them.
 */
import { percentDecoded } from "../../../schema/paths.ts";
import { refusesRobots } from "../../authoring/links/refusals.ts";
import type { PageFinding } from "../../report/finding.ts";
import { damagedLine, isMergeMarker } from "../addresses/lock-text.ts";

/** The name of the lock file in the content folder. */
export const LINKS_LOCK = "links.lock";

/** `answer` is a status code, or why there was none: `404`, `timeout`. */
export type LinkFailure = { day: string; answer: string };

export type LinkEntry = {
  /** The address without its fragment. */
  address: string;
  /** The answer to the last request. */
  answer: string;
  /** The day of the last request: `2026-12-01`. */
  day: string;
  /** The first and the last failures since the address last worked: one a day, the oldest first. */
  failures: LinkFailure[];
  /** The moment before which the site does not want to be asked again: `2026-12-01T13:00:00Z`. */
  notBefore?: string | undefined;
  /** The address that permanent redirects lead to. */
  moved?: string | undefined;
  /** Fragments of links that the page has no element for, and the day on which that was first seen. */
  lacks: { fragment: string; since: string }[];
  /** A copy of the page in an archive, which a person has written here. */
  archive?: string | undefined;
};

export type LinksLock = {
  /** The entries by address, with their lines in the file. */
  entries: Map<string, LinkEntry & { line: number }>;
  problems: PageFinding[];
};

const header = [
  "# The links of this site to other sites, and how they answered. Keep this file in Git.",
  "# Written by “twsite links”; “twsite check” reads it, and asks no other site.",
];

export function linksLockText(entries: readonly LinkEntry[]): string {
  return `${[...header, ...entries.map(lineOf).sort()].join("\n")}\n`;
}

function lineOf({ address, answer, day, failures, notBefore, moved, lacks, archive }: LinkEntry): string {
  const failed = failures.map((failure) => `${failure.day}:${failure.answer}`);
  const lacking = lacks.map(({ fragment, since }) => `${since}:${encodeURIComponent(fragment)}`);
  return [
    address,
    answer,
    day,
    ...(failed.length > 0 ? [`failed=${failed.join(",")}`] : []),
    ...(notBefore === undefined ? [] : [`not-before=${notBefore}`]),
    ...(moved === undefined ? [] : [`moved=${moved}`]),
    ...(lacking.length > 0 ? [`lacks=${lacking.join(",")}`] : []),
    ...(archive === undefined ? [] : [`archive=${archive}`]),
  ].join("  ");
}

/** A damaged line is a problem; the others count. */
export function parseLinksLock(text: string): LinksLock {
  const lock: LinksLock = { entries: new Map(), problems: [] };
  for (const [index, written] of text.split(/\r\n|\r|\n/).entries()) {
    const line = index + 1;
    const entry = written.trim();
    if (entry === "" || entry.startsWith("#")) continue;
    const parsed = isMergeMarker(entry) ? undefined : parsedLine(entry);
    if (parsed) lock.entries.set(parsed.address, { ...parsed, line });
    else
      lock.problems.push(
        ...damagedLine("links-lock-is-valid", { text: entry, line }, "an address with its last answer", form),
      );
  }
  return lock;
}

function parsedLine(line: string): LinkEntry | undefined {
  const [address = "", answer = "", day = "", ...others] = line.split(/\s+/);
  if (!/^https?:\/\//.test(address) || !URL.canParse(address) || !isDay(day)) return undefined;
  const values = new Map(
    others.map((part) => {
      const equals = part.indexOf("=");
      return [part.slice(0, equals), part.slice(equals + 1)];
    }),
  );
  const dated = (key: string) =>
    (values.get(key)?.split(",") ?? []).map((part) => ({ day: part.slice(0, 10), text: part.slice(11) }));
  // Earlier releases counted what says nothing of the page.
  const failures = dated("failed").flatMap((failure) =>
    refusesRobots(failure.text) ? [] : [{ day: failure.day, answer: failure.text }],
  );
  const notBefore = values.get("not-before");
  const moved = values.get("moved");
  const lacks = dated("lacks").map(({ day: since, text }) => ({ fragment: decodedFragment(text), since }));
  if (![...failures.map((failure) => failure.day), ...lacks.map(({ since }) => since)].every(isDay))
    return undefined;
  if ((notBefore && Number.isNaN(Date.parse(notBefore))) || (moved && !URL.canParse(moved))) return undefined;
  return { address, answer, day, failures, notBefore, moved, lacks, archive: values.get("archive") };
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}

/** The name of an element as a fragment has it: browsers undo its percent-encoding, and keep a text to show (`:~:text=…`) to themselves. */
export function decodedFragment(fragment: string): string {
  const [name = ""] = fragment.split(":~:");
  return percentDecoded(name);
}

const form = "an address, its answer and a day; “twsite links” writes the file again";
