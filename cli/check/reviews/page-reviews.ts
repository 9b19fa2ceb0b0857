/** Reviews of pages: whether what was reviewed is still what readers see and what the page describes, and what has changed if not. */
import { ownValue } from "../../../schema/own-value.ts";
import type { Page } from "../../compile/compile-files.ts";
import type { Finding, Place, RelatedPlace } from "../../report/finding.ts";
import { isFrozen } from "../../source/docs-sets.ts";
import type { StampedFile } from "../../source/file-stamp.ts";
import { lastCommitOf } from "../../source/git-dates.ts";
import type { ReadSource, SourceState } from "./read-source.ts";
import type { HashOfPage } from "./reviewed-text.ts";
import { dayAfter, dayOfReview, type ReviewDue, unreviewable } from "./reviews-due.ts";
import type { ReviewsLock } from "./reviews-lock.ts";

/** A source that a page describes, where it says so. */
type NamedSource = {
  written: string;
  /** The file that names it, from the content folder. */
  file: string;
  place: Place | undefined;
  related?: RelatedPlace[] | undefined;
  state: SourceState;
};

/** Why a review no longer holds. */
type Reason =
  | { kind: "text" }
  | { kind: "source"; source: NamedSource; commit?: { hash: string; day: string } | undefined }
  /** The page did not name the source when it was reviewed. */
  | { kind: "new-source"; source: NamedSource }
  | { kind: "due"; every: string; due: string };

export type PageReview = {
  page: Page;
  /** `2026-03-17` */
  day: string;
  /** Undefined where the page only says when it was reviewed. */
  text?: string | undefined;
  /** None: the review holds. */
  reasons: Reason[];
};

export type Reviews = {
  /** Reviewed pages, in the order of the pages. */
  pages: PageReview[];
  /** Sources that pages describe, by the path of the page. */
  sources: ReadonlyMap<string, NamedSource[]>;
  /** The next moment, in milliseconds since 1970, at which a review is due; undefined where none is. */
  nextDue: number | undefined;
  /** True: Git told something, and may tell something else after the next commit. */
  asksGit: boolean;
};

export const noReviews: Reviews = { pages: [], sources: new Map(), nextDue: undefined, asksGit: false };

type Inputs = {
  now: number;
  /** How long a review of a page is valid. */
  every(page: Page): string | undefined;
  hashOf: HashOfPage;
  readSource: ReadSource;
  lock: ReviewsLock | undefined;
};

export async function reviewsOf(pages: readonly Page[], inputs: Inputs): Promise<Reviews> {
  const { now, every, hashOf, lock } = inputs;
  const sources = new Map(
    pages.map((page) => [page.source.path, namedSources(page, inputs.readSource)] as const),
  );
  const ofGone = statesOfGonePages(lock, sources);
  const reviews: PageReview[] = [];
  const dues: number[] = [];
  for (const page of pages) {
    const { path } = page.source;
    const day = dayOfReview(page);
    if (day === undefined || unreviewable(page) !== undefined) continue;
    const reasons: Reason[] = [];
    const { reviewed_text: text } = page.facts.frontMatter;
    if (text !== undefined) {
      const hash = hashOf(page);
      // Nothing is known of a page before it is compiled.
      if (hash === undefined) continue;
      if (hash !== text) reasons.push({ kind: "text" });
      for (const source of sources.get(path) ?? []) {
        const reviewed = lock?.entries.get(path)?.get(source.written)?.hash;
        const reason = changeOf(source, reviewed);
        if (reason?.kind === "new-source" && ofGone.has(stateKey(day, source))) continue;
        if (reason) reasons.push(reason);
      }
    }
    const period = every(page);
    if (period !== undefined) {
      const due = dayAfter(day, period);
      if (Date.parse(due) <= now) reasons.push({ kind: "due", every: period, due });
      else dues.push(Date.parse(due));
    }
    reviews.push({ page, day, text, reasons });
  }
  const asksGit = await addCommits(reviews);
  // Without a reviewed text, nothing is said of reviews.
  const isSilent = !reviews.some(({ text }) => text !== undefined);
  const nextDue = isSilent || dues.length === 0 ? undefined : dues.reduce((next, due) => Math.min(next, due));
  return { pages: reviews, sources, nextDue, asksGit };
}

/** The recorded states of sources of pages that are gone. A page whose file was renamed has them now. */
function statesOfGonePages(
  lock: ReviewsLock | undefined,
  pages: { has(path: string): boolean },
): ReadonlySet<string> {
  const gone = [...(lock?.entries ?? [])].filter(([path]) => !pages.has(path));
  return new Set(gone.flatMap(([, own]) => [...own.values()].map(({ day, hash }) => `${day} ${hash}`)));
}

function stateKey(day: string, { state }: NamedSource): string {
  return "problem" in state ? "" : `${day} ${state.hash}`;
}

/** The sources in the front matter, then those of pictures; each once. Frozen docs describe an earlier state of their sources. */
export function namedSources(page: Page, readSource: ReadSource): NamedSource[] {
  const { source, facts } = page;
  if (isFrozen(source.path)) return [];
  const named = new Map<string, NamedSource>();
  const add = (written: string, from: Omit<NamedSource, "written" | "state">): void => {
    if (!named.has(written)) named.set(written, { written, ...from, state: readSource(written, from.file) });
  };
  for (const [index, written] of (facts.frontMatter.documents ?? []).entries())
    add(written, {
      file: source.path,
      place: ownValue(facts.keys, `documents.${index}`) ?? facts.keys.documents,
    });
  for (const { kind, name, file = source.path, place, related } of facts.dependencies ?? [])
    if (kind === "source") add(name, { file, place, related });
  return [...named.values()];
}

/** `reviewed` is the state that was reviewed. A source that cannot be read has its own finding. */
function changeOf(source: NamedSource, reviewed: string | undefined): Reason | undefined {
  if ("problem" in source.state || source.state.hash === reviewed) return undefined;
  return { kind: reviewed === undefined ? "new-source" : "source", source };
}

/** Asks Git which commit has changed a source. Returns true if there was something to ask. */
async function addCommits(reviews: readonly PageReview[]): Promise<boolean> {
  const known = new Map<string, ReturnType<typeof lastCommitOf>>();
  for (const { day, reasons } of reviews)
    for (const reason of reasons) {
      if (reason.kind !== "source" || "problem" in reason.source.state) continue;
      const { path } = reason.source.state;
      const asked = known.get(path) ?? lastCommitOf(path);
      known.set(path, asked);
      const last = await asked;
      // A commit before the review has not changed it.
      if (last && last.day >= day) reason.commit = last;
    }
  return known.size > 0;
}

/** The pages, each with the line that its readers see of a review that holds. */
export function withReviews(pages: readonly Page[], { pages: reviews }: Reviews): readonly Page[] {
  const shown = new Map(
    reviews.flatMap(({ page: { source, facts }, day, text, reasons }) =>
      text === undefined || reasons.length > 0
        ? []
        : [[source.path, { date: day, author: facts.frontMatter.reviewed_by }] as const],
    ),
  );
  return shown.size === 0
    ? pages
    : pages.map((page) => {
        const reviewed = shown.get(page.source.path);
        return reviewed ? { ...page, reviewed } : page;
      });
}

/** The files of the sources, each once. */
export function stampedSources({ sources }: Reviews): StampedFile[] {
  const files = new Map<string, StampedFile>();
  for (const { state } of [...sources.values()].flat())
    if (!("problem" in state)) files.set(state.path, { path: state.path, ...state.stamp });
  return [...files.values()];
}

/** Sources that cannot be read, and, once a page of the site has a reviewed text, reviews that no longer hold. */
export function checkReviews({ pages, sources }: Reviews): Finding[] {
  const unresolved = [...sources.values()].flat().flatMap(({ state, written: _, ...where }): Finding[] => {
    return "problem" in state ? [{ rule: "source-resolves", ...where, ...state.problem }] : [];
  });
  if (!pages.some(({ text }) => text !== undefined)) return unresolved;
  const outdated = pages.flatMap(({ page: { source, facts }, day, reasons }) =>
    reasons.map((reason): Finding => {
      const { file, place, related } =
        "source" in reason
          ? reason.source
          : { file: source.path, place: facts.keys.reviewed_text ?? facts.keys.reviewed };
      return {
        rule: "review-is-current",
        file,
        place,
        message: messageFor(reason, day),
        expected: "a review of the page as it is; “twsite review” records it",
        ...(related && { related }),
      };
    }),
  );
  return [...unresolved, ...outdated];
}

function messageFor(reason: Reason, day: string): string {
  switch (reason.kind) {
    case "text":
      return `the text has changed since the review on ${day}`;
    case "source":
      return `“${reason.source.written}” has changed since the review on ${day}${inCommit(reason)}`;
    case "new-source":
      return `the review on ${day} did not include “${reason.source.written}”`;
    case "due":
      return `the review on ${day} was valid for ${reason.every}, until ${reason.due}`;
  }
}

/** The reviews that are due, with what has changed since, and behind them those that are not due, but no longer hold. */
export function withChanges(due: readonly ReviewDue[], reviews: readonly PageReview[]): ReviewDue[] {
  const changes = new Map(
    reviews.map(({ page, day, reasons }) => [
      page.source.path,
      { reviewed: day, changed: reasons.flatMap((reason) => changeText(reason) ?? []) },
    ]),
  );
  const known = new Set(due.map(({ path }) => path));
  const hasChanged = (path: string): boolean => (changes.get(path)?.changed.length ?? 0) > 0;
  return [
    ...due.map((entry) => (hasChanged(entry.path) ? { ...entry, ...changes.get(entry.path) } : entry)),
    ...[...changes].flatMap(([path, change]) =>
      known.has(path) || !hasChanged(path) ? [] : [{ path, ...change }],
    ),
  ];
}

function changeText(reason: Reason): string | undefined {
  switch (reason.kind) {
    case "text":
      return "its text has changed";
    case "source":
      return `${reason.source.written} has changed${inCommit(reason)}`;
    case "new-source":
      return `${reason.source.written} was not reviewed with it`;
    case "due":
      return undefined;
  }
}

function inCommit({ commit }: Extract<Reason, { kind: "source" }>): string {
  return commit ? `, in ${commit.hash} of ${commit.day}` : "";
}
