/** The entry of a link so far, and how it answered now → its next entry. */
import type { LinkAnswer, Question } from "../../authoring/links/ask-links.ts";
import { isoOf } from "../../site/moment.ts";
import { decodedFragment, type LinkEntry } from "./links-lock.ts";

/** More of them say nothing new. */
const mostFailures = 5;

/** `day` is the day of the answer, `2026-12-01`, and `now` its moment. */
export function nextEntry(
  { address, fragments }: Question,
  before: LinkEntry | undefined,
  { kind, answer, retryAfter, moved, ids }: LinkAnswer,
  day: string,
  now: number,
): LinkEntry {
  const archive = before?.archive;
  if (kind === "unasked" || kind === "unclear") {
    const notBefore = retryAfter === undefined ? undefined : isoOf(Math.ceil(now / 1000 + retryAfter) * 1000);
    return { failures: [], lacks: [], ...before, address, answer, day, notBefore, archive };
  }
  if (kind === "fails") {
    const others = (before?.failures ?? []).filter((failure) => failure.day !== day);
    const all = [...others, { day, answer }];
    // The first one says since when.
    const failures = all.length > mostFailures ? [...all.slice(0, 1), ...all.slice(1 - mostFailures)] : all;
    return { address, answer, day, failures, moved: before?.moved, lacks: before?.lacks ?? [], archive };
  }
  const since = new Map(before?.lacks.map((lacking) => [lacking.fragment, lacking.since]));
  const lacks = ids
    ? [
        ...new Set(
          [...fragments]
            .filter((fragment) => isNamed(fragment) && !hasId(ids, fragment))
            .map(decodedFragment),
        ),
      ].map((fragment) => ({ fragment, since: since.get(fragment) ?? day }))
    : [];
  return { address, answer, day, failures: [], moved, lacks, archive };
}

/** Fragments that a script reads, such as `#/route`, `#!page`, `#L10-L20` and `#:~:text=…`, name no element. */
function isNamed(fragment: string): boolean {
  return !/^([/!?:]|L\d|[\w-]+=|page=)/.test(fragment) && fragment !== "top";
}

/** GitHub gives the ids of a text a prefix, which its script leaves out of addresses. */
function hasId(ids: ReadonlySet<string>, fragment: string): boolean {
  const name = decodedFragment(fragment);
  return [fragment, name, `user-content-${name}`, `user-content-${name.toLowerCase()}`].some((id) =>
    ids.has(id),
  );
}
