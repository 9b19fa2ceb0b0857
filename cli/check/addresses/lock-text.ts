/**
 * The text of `routes.lock` ↔ what it lists. One line for each published address, and one for each heading that a hash leads
 * to; lines are sorted and independent of each other, so that Git can merge them.
 */
import { percentDecoded } from "../../../schema/paths.ts";
import type { PageFinding } from "../../report/finding.ts";
import type { OwnRule } from "../../report/rules.ts";

/** The name of the lock file in the content folder. */
export const LOCK_FILE = "routes.lock";

export type LockedRoute = {
  /** The route without the site's base. */
  route: string;
  /** File of the page, or the name of a generated list; absent of an address that redirected. */
  source?: string | undefined;
  /** Hash of the page's title, first paragraph and headings. */
  mark?: string | undefined;
};

export type LockedAnchor = { route: string; anchor: string };

export type Lock = {
  /** The routes with their lines in the file. */
  routes: Map<string, LockedRoute & { line: number }>;
  anchors: (LockedAnchor & { line: number; column: number })[];
  problems: PageFinding[];
};

const header = [
  "# The addresses that this site has published, and the headings that links lead to. Keep this file in Git.",
  "# Written by “twsite routes --accept”; “twsite check” reports each address that would disappear.",
];

/** The text of the file. Its lines are in the order of `sort` with `LC_ALL=C`, except characters beyond the Basic Multilingual Plane. */
export function lockText(routes: readonly LockedRoute[], anchors: readonly LockedAnchor[]): string {
  const lines = [
    ...routes.map(({ route, source, mark }) =>
      [route, source, mark].flatMap((part) => (part === undefined ? [] : escaped(part))).join("  "),
    ),
    ...anchors.map(({ route, anchor }) => `${escaped(route)}#${escaped(anchor)}`),
  ];
  return `${[...header, ...[...new Set(lines)].sort()].join("\n")}\n`;
}

/** A damaged line is a problem; the others count. */
export function parseLock(text: string): Lock {
  const lock: Lock = { routes: new Map(), anchors: [], problems: [] };
  for (const [index, written] of text.split(/\r\n|\r|\n/).entries()) {
    const line = index + 1;
    const entry = written.trim();
    if (entry.startsWith("/")) {
      const [key = "", source, mark] = entry.split(/\s+/);
      const hash = key.indexOf("#");
      const route = percentDecoded(hash === -1 ? key : key.slice(0, hash));
      if (hash !== -1)
        lock.anchors.push({
          route,
          anchor: percentDecoded(key.slice(hash + 1)),
          line,
          column: written.indexOf("#") + 1,
        });
      else if (!lock.routes.has(route))
        lock.routes.set(route, { route, source: source && percentDecoded(source), mark, line });
    } else if (entry !== "" && !entry.startsWith("#")) {
      const again = isMergeMarker(entry)
        ? "the lines of both branches; then “twsite routes --accept” writes the file again"
        : "an address that starts with /; “twsite routes --accept” writes the file again";
      lock.problems.push(...damagedLine("routes-lock-is-valid", { text: entry, line }, "an address", again));
    }
  }
  return lock;
}

/** Escapes the characters that would end a column or an address; all others stay readable. */
function escaped(part: string): string {
  return part.replace(/[\s%#\p{C}]/gu, (character) =>
    [...Buffer.from(character)]
      .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`)
      .join(""),
  );
}

export function isMergeMarker(line: string): boolean {
  return /^(<{7}|={7}|>{7}|\|{7})( |$)/.test(line);
}

/** The finding for a line of a lock file that is not what it should be. Of a conflict, its first line has one. */
export function damagedLine(
  rule: OwnRule,
  { text, line }: { text: string; line: number },
  meant: string,
  expected: string,
): PageFinding[] {
  if (isMergeMarker(text) && !text.startsWith("<")) return [];
  const message = isMergeMarker(text)
    ? "this is left from a merge conflict in Git"
    : `“${text.slice(0, 60)}” is not ${meant}`;
  return [{ rule, place: { line, column: 1 }, message, expected }];
}
