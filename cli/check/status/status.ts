/**
 * Status of a site, the writer's list of remaining work: pages that are not published yet or not listed, and translations that are missing,
 * stale, without a source, or structured differently from their source. Pages → Status; pure.
 */

import { ownValue } from "../../../schema/own-value.ts";
import type { LocaleConfig } from "../../../schema/site.ts";
import type { Strings } from "../../../schema/strings.ts";
import type { Page } from "../../compile/compile-files.ts";
import type { PageFacts } from "../../markdown/compiled-page.ts";
import type { Finding } from "../../report/finding.ts";
import { pairName, pathIn } from "../../site/fallbacks.ts";
import { isoOf } from "../../site/moment.ts";
import type { Schedule } from "../../site/schedule.ts";
import { englishTexts, shippedFor } from "../../source/shipped-strings.ts";
import type { SourceFile, TranslatedApi } from "../../source/source-file.ts";
import { type PageReview, withChanges } from "../reviews/page-reviews.ts";
import { type ReviewDue, reviewsDue } from "../reviews/reviews-due.ts";

export type Status = {
  drafts: string[];
  unlisted: string[];
  /** Pages that are not published yet, and the moments at which they are; the next one first. */
  scheduled: { path: string; date: string }[];
  /** Scheduled pages whose moment came in the last 30 days, which the next compile publishes. */
  due: { path: string; date: string }[];
  /** Posts with a date in the future that are published now. */
  futureDates: { path: string; date: string }[];
  /** Pages whose review is due, the one that has waited longest first, then those that have changed since. */
  reviews: ReviewDue[];
  /** Locales with the interface texts of another region or script, and the language of these. */
  interfaces: { locale: string; language: string }[];
  translations: LocaleStatus[];
};

/** Work that is left before the site is published. */
export type ReleaseStatus = {
  /** Placeholders that the owner has to fill in. */
  placeholders: Pick<Finding, "file" | "place" | "message" | "key">[];
  /** Number of published addresses, and of those that routes.lock does not list; undefined without that file. */
  addresses?: { published: number; new: number } | undefined;
};

export type LocaleStatus = {
  locale: string;
  /** Number of source pages to translate, and how many of them have a translation. */
  pages: number;
  translated: number;
  /** Every translation that is there, with its source. */
  pairs: { path: string; source: string }[];
  /** Paths at which translations are missing; `draft` if one exists, but is not published. */
  missing: { path: string; source: string; draft: boolean }[];
  /** The source has changed since `translation_of` was recorded. */
  stale: { path: string; source: string }[];
  /** Translations of pages that are gone. */
  orphaned: { path: string }[];
  different: { path: string; source: string; difference: string }[];
  /** Translations that do not say which state of their source they translate. */
  unrecorded: { path: string; source: string }[];
  /** Pages of this locale alone. */
  own: { path: string }[];
  /** Keys of interface texts in strings.yml that are still English. */
  untranslatedTexts: string[];
};

type StatusInput = {
  sources: readonly SourceFile[];
  /** The pages that compiled. */
  pages: readonly Page[];
  /** The source first. */
  locales: readonly Pick<LocaleConfig, "id" | "tag">[];
  /** Interface texts by locale. */
  strings: Readonly<Record<string, Strings>>;
  /** Milliseconds since 1970. */
  now: number;
  schedule: Schedule;
  /** The period after which a page must be reviewed again; undefined if the site has no reviews for it. */
  reviewEvery(page: Page): string | undefined;
  /** Reviews of pages, and whether they still hold. */
  reviewed: readonly PageReview[];
  /** State of the text of a file of the content folder. */
  hashOf(path: string): string;
  overlays: readonly TranslatedApi[];
};

export function statusOf({
  sources,
  pages,
  locales,
  strings,
  now,
  schedule,
  reviewEvery,
  reviewed,
  hashOf,
  overlays,
}: StatusInput): Status {
  const facts = new Map(pages.map((page) => [page.source.path, page.facts]));
  const having = (flag: "draft" | "unlisted") =>
    pages.filter((page) => page.facts.frontMatter[flag]).map((page) => page.source.path);
  const [source, ...others] = locales;
  // Frozen versions are finished, and pages made from an API's file have no file to translate.
  const current = sources.filter(({ version, generated }) => version === undefined && !generated);
  const inLocale = (locale: string) =>
    new Map(current.filter((file) => file.locale === locale).map((file) => [pairName(file), file]));
  const originals = inLocale(source?.id ?? "");
  return {
    drafts: having("draft"),
    unlisted: having("unlisted"),
    ...publications(schedule, now),
    reviews: withChanges(reviewsDue(pages, now, reviewEvery), reviewed),
    interfaces: locales.flatMap(({ id, tag }) => {
      const shipped = shippedFor(tag);
      return shipped?.isExact === false ? [{ locale: id, language: shipped.language }] : [];
    }),
    translations: others.map(({ id: locale, tag }) => {
      const own = inLocale(locale);
      const texts = ownValue(strings, locale);
      const status: LocaleStatus = {
        locale,
        pages: 0,
        translated: 0,
        pairs: [],
        missing: [],
        stale: [],
        orphaned: [],
        different: [],
        unrecorded: [],
        own: [],
        untranslatedTexts: texts ? englishTexts(tag, texts) : [],
      };
      for (const [name, original] of originals) {
        const from = facts.get(original.path);
        if (from?.frontMatter.draft) continue;
        status.pages++;
        const translation = own.get(name);
        const to = translation && facts.get(translation.path);
        const pair = translation && { path: translation.path, source: original.path };
        if (pair) status.pairs.push(pair);
        if (!pair || to?.frontMatter.draft) {
          const path = pair?.path ?? pathIn(locale, original);
          status.missing.push({ path, source: original.path, draft: pair !== undefined });
          continue;
        }
        status.translated++;
        const recorded = to?.frontMatter.translation_of;
        if (to && recorded === undefined) status.unrecorded.push(pair);
        if (recorded !== undefined && recorded !== hashOf(original.path)) status.stale.push(pair);
        const difference = from && to && differenceOf(from, to);
        if (difference !== undefined) status.different.push({ ...pair, difference });
      }
      for (const { path, source, stale, isUnrecorded } of overlays.filter((each) => each.locale === locale)) {
        status.pairs.push({ path, source });
        status.stale.push(...stale.map((target) => ({ path, source: `${source} ${target}` })));
        if (isUnrecorded) status.unrecorded.push({ path, source });
      }
      for (const [name, { path }] of own) {
        if (originals.has(name)) continue;
        const wasTranslated = facts.get(path)?.frontMatter.translation_of !== undefined;
        (wasTranslated ? status.orphaned : status.own).push({ path });
      }
      return status;
    }),
  };
}

/** Drafts are listed as such. */
function publications(
  { moments, early }: Schedule,
  now: number,
): Pick<Status, "scheduled" | "due" | "futureDates"> {
  const inTurn = [...moments]
    .filter(([{ facts }]) => !facts.frontMatter.draft)
    .sort(([, one], [, other]) => one - other);
  const from = (start: number, end: number) =>
    inTurn
      .filter(([, moment]) => moment > start && moment <= end)
      .map(([{ source }, moment]) => ({ path: source.path, date: isoOf(moment) }));
  return {
    scheduled: from(now, Number.POSITIVE_INFINITY),
    due: from(now - 30 * 86_400_000, now),
    futureDates: [...early].flatMap(([{ source, facts }, { date }]) =>
      facts.frontMatter.draft ? [] : [{ path: source.path, date }],
    ),
  };
}

/** True: a translation needs work. */
export function needsWork({ missing, stale, orphaned, different }: LocaleStatus): boolean {
  return missing.length + stale.length + orphaned.length + different.length > 0;
}

/** The first difference, as text; undefined if there is none. */
function differenceOf(source: PageFacts, translation: PageFacts): string | undefined {
  for (const [what, partsOf] of parts) {
    const [of, own] = [partsOf(source), partsOf(translation)];
    if (of.length !== own.length) return `${what}: ${own.length}, in the source ${of.length}`;
    const index = of.findIndex((part, place) => part !== own[place]);
    if (index >= 0) return `${what} ${index + 1}: ${own[index]}, in the source ${of[index]}`;
  }
  return undefined;
}

const parts: [string, (facts: PageFacts) => string[]][] = [
  ["headings", ({ outline }) => outline.map(({ depth }) => `level ${depth}`)],
  ["images", ({ references }) => references.filter(({ kind }) => kind === "image").map(() => "picture")],
  ["components", ({ components = [] }) => components.map(({ name }) => name)],
];
