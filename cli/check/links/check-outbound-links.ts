/** Links to other sites, by what `links.lock` knows of them: dead, moved for good, or to a part that is gone. */
import type { Finding, Place, TextEdit } from "../../report/finding.ts";
import { decodedFragment, type LinkEntry, type LinkFailure, type LinksLock } from "./links-lock.ts";
import type { OutboundLink } from "./outbound-links.ts";

/** `lineOf` returns a line of a file of the content folder. */
export function checkOutboundLinks(
  links: readonly OutboundLink[],
  { entries }: LinksLock,
  lineOf: (file: string, line: number) => string | undefined,
): Finding[] {
  return links.flatMap((link): Finding[] => {
    const entry = entries.get(link.address);
    if (!entry) return [];
    const { url, file, place } = link;
    if (isDead(entry.failures))
      return [
        {
          rule: "outbound-link-works",
          file,
          place,
          message: `“${url}” is a dead link: ${failuresText(entry.failures)}`,
          expected:
            entry.archive === undefined
              ? "the address that it has now, or no link"
              : `the address that it has now, or its archived copy ${entry.archive}`,
        },
      ];
    // One failure does not tell whether the rest still holds.
    if (entry.failures.length > 0) return [];
    const found: Finding[] = [];
    if (entry.moved !== undefined) {
      const to = withFragment(entry.moved, link.fragment);
      const fix = place && editOf(link, place, to, lineOf);
      found.push({
        rule: "outbound-link-is-current",
        file,
        place,
        message: `“${url}” has moved for good`,
        expected: "the address that it has now",
        nearest: to,
        ...(fix && { fix: [fix] }),
      });
    }
    if (lacksFragment(entry, link.fragment))
      found.push({
        rule: "outbound-link-works",
        file,
        place,
        message: `“${url}” leads to a page that has no “#${decodedFragment(link.fragment)}”`,
        expected: "the id of a heading or an element of that page, or none",
      });
    return found;
  });
}

const gone = new Set(["404", "410"]);

/** Two days on which the page was gone, or three days of any failure: a server may be ill for a day. */
export function isDead(failures: readonly LinkFailure[]): boolean {
  return failures.length >= 3 || failures.filter(({ answer }) => gone.has(answer)).length >= 2;
}

/** Its second day counts, as a page may be rendered late or in parts. */
function lacksFragment({ lacks, day }: LinkEntry, fragment: string): boolean {
  const name = decodedFragment(fragment);
  return lacks.some((lacking) => lacking.fragment === name && lacking.since !== day);
}

const reasons: Record<string, string> = {
  certificate: "its certificate is not valid",
  "no-host": "its host does not exist",
  "not-http": "it redirects to an address that is no web page",
  "redirects-in-circles": "it redirects in circles",
  refused: "its host refuses the connection",
  timeout: "it does not answer in time",
};

/** `404 on 2026-11-20 and 2026-11-26`. */
export function failuresText(failures: readonly LinkFailure[]): string {
  const answers = [...new Set(failures.map(({ answer }) => answer))];
  return answers
    .map((answer) => {
      const days = failures.filter((failure) => failure.answer === answer).map(({ day }) => day);
      return `${reasonOf(answer)} on ${listed(days)}`;
    })
    .join("; ");
}

export function reasonOf(answer: string): string {
  return reasons[answer] ?? (/^\d+$/.test(answer) ? answer : "the connection fails");
}

function listed(days: readonly string[]): string {
  return days.length > 1 ? `${days.slice(0, -1).join(", ")} and ${days.at(-1)}` : (days[0] ?? "");
}

function withFragment(address: string, fragment: string): string {
  return fragment === "" || address.includes("#") ? address : `${address}#${fragment}`;
}

/** The address in the line of its link, where it stands there once as a whole. */
function editOf(
  { url, file }: OutboundLink,
  { line, column }: Place,
  text: string,
  lineOf: (file: string, line: number) => string | undefined,
): TextEdit | undefined {
  const source = lineOf(file, line);
  if (source === undefined) return undefined;
  const at = source.indexOf(url, column - 1);
  const isWhole = at !== -1 && !/[^\s()<>"'\]]/.test(source[at + url.length] ?? " ");
  if (!isWhole || source.includes(url, at + url.length)) return undefined;
  return { start: { line, column: at + 1 }, end: { line, column: at + url.length + 1 }, text };
}
