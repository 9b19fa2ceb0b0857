/** Links to other sites, by what `links.lock` knows of them: dead, moved for good, or to a part that is gone. */
import type { Finding } from "../../report/finding.ts";
import { addressEdits } from "./address-edit.ts";
import { decodedFragment, type LinkEntry, type LinkFailure, type LinksLock } from "./links-lock.ts";
import type { OutboundLink } from "./outbound-links.ts";
import { redirectEnd } from "./redirect-end.ts";

/** `lineOf` returns a line of a file of the content folder. */
export function checkOutboundLinks(
  links: readonly OutboundLink[],
  { entries }: LinksLock,
  lineOf: (file: string, line: number) => string | undefined,
): Finding[] {
  const editOf = addressEdits(lineOf);
  return links.flatMap((link): Finding[] => {
    const entry = entries.get(link.address);
    if (!entry) return [];
    const { url, file, place } = link;
    const lost = (message: string): Finding[] => [
      {
        rule: "outbound-link-works",
        file,
        place,
        message,
        expected:
          entry.archive === undefined
            ? "the address that it has now, or no link"
            : `the address that it has now, or its archived copy ${entry.archive}`,
      },
    ];
    if (isDead(entry.failures)) return lost(`“${url}” is a dead link: ${failuresText(entry.failures)}`);
    // One failure does not tell whether the rest still holds.
    if (entry.failures.length > 0) return [];
    const end = entry.moved && redirectEnd(entry.address, entry.moved);
    if (entry.moved && end)
      return lost(`“${url}” only leads to the ${end} page of ${new URL(entry.moved).host} now`);
    const found: Finding[] = [];
    if (entry.moved !== undefined) {
      const to = withFragment(entry.moved, link.fragment);
      const fix = place && editOf(link, place, to);
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

const reasons = new Map([
  ["certificate", "invalid certificate"],
  ["certificate-chain", "its certificate cannot be verified on this machine"],
  ["closed", "connection closed without an answer"],
  ["no-host", "no such host"],
  ["not-http", "redirect to another protocol"],
  ["redirects-in-circles", "redirects in circles"],
  ["protocol", "its answer cannot be read"],
  ["refused", "connection refused"],
  ["timeout", "no answer in time"],
  ["unreachable", "this machine has no route to its host"],
]);

/** `404 since 2026-11-20`: the last answer, and the first day of failure. */
export function failuresText(failures: readonly LinkFailure[]): string {
  return `${reasonOf(failures.at(-1)?.answer ?? "")} since ${failures[0]?.day}`;
}

export function reasonOf(answer: string): string {
  return reasons.get(answer) ?? (/^\d+$/.test(answer) ? answer : "no connection");
}

function withFragment(address: string, fragment: string): string {
  return fragment === "" || address.includes("#") ? address : `${address}#${fragment}`;
}
