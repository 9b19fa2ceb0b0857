/** A status as text for a terminal. */
import { counted } from "../../report/counted.ts";
import { visibleText } from "../../report/escape-control-characters.ts";
import type { ReviewDue } from "../reviews/reviews-due.ts";
import type { LocaleStatus, ReleaseStatus, Status } from "./status.ts";

const mostTexts = 10;

/** `at` gives a path as it is shown. */
export function statusText(status: Status & ReleaseStatus, at: (path: string) => string): string {
  const { drafts, unlisted, scheduled, due, futureDates, reviews, interfaces, translations } = status;
  const { placeholders, addresses } = status;
  const dated = ({ path, date }: { path: string; date: string }): string => `${at(path)}  ${date}`;
  const sections = [
    section("Drafts", drafts.map(at)),
    section("Unlisted", unlisted.map(at)),
    section("Scheduled", scheduled.map(dated)),
    section("Due, published by the next compile", due.map(dated)),
    section("Dated in the future, published now", futureDates.map(dated)),
    section(
      "To review",
      reviews.map((review) => `${at(review.path)}  ${reviewText(review)}`),
    ),
    placeholdersText(placeholders, at),
    section(
      "With the interface texts of another region or script",
      interfaces.map(
        ({ locale, language }) =>
          `${locale}  those of ${language}; ${at(`${locale}/strings.yml`)} can replace them`,
      ),
    ),
    ...translations.map((locale) => localeText(locale, at)),
    addresses ? addressesText(addresses) : "",
  ].filter((text) => text !== "");
  return sections.length === 0 ? "Nothing is left to do." : sections.join("\n\n");
}

function reviewText({ reviewed, every, due, changed = [] }: ReviewDue): string {
  if (reviewed === undefined) return `never reviewed, every ${every}`;
  const dates =
    due === undefined ? `reviewed ${reviewed}` : `due since ${due}: reviewed ${reviewed}, every ${every}`;
  return [dates, ...changed].join("; ");
}

function addressesText({ published, new: added }: NonNullable<ReleaseStatus["addresses"]>): string {
  const rest =
    added === 0 ? "all in routes.lock" : `${added} not in routes.lock yet; routes --accept adds them`;
  return `${counted(published, "address", "addresses")} published: ${rest}`;
}

/** A placeholder that several keys have is written once, with the keys below it. */
function placeholdersText(placeholders: ReleaseStatus["placeholders"], at: (path: string) => string): string {
  const placed = ({ file, place }: (typeof placeholders)[number]): string =>
    `${at(file)}${place ? `:${place.line}:${place.column}` : ""}`;
  const groups = new Map<string, typeof placeholders>();
  for (const one of placeholders) {
    const start = one.key === undefined ? one.message : one.message.slice(0, -one.key.length);
    groups.set(start, [...(groups.get(start) ?? []), one]);
  }
  const lines = [...groups].flatMap(([start, group]) =>
    group.length === 1 || group[0]?.key === undefined
      ? group.map((one) => `${placed(one)}  ${one.message}`)
      : [`${start.trim()}:`, ...group.map((one) => `  ${placed(one)}  ${one.key}`)],
  );
  return section("To fill in before publishing", lines, placeholders.length);
}

function section(title: string, lines: readonly string[], count = lines.length): string {
  return lines.length === 0
    ? ""
    : [`${title} (${count})`, ...lines.map((line) => `  ${visibleText(line)}`)].join("\n");
}

/** A language that was just added has all of them, and they are in the file that is named. */
function firstOf(texts: readonly string[]): readonly string[] {
  if (texts.length <= mostTexts) return texts;
  return [...texts.slice(0, mostTexts), `and ${texts.length - mostTexts} more`];
}

function localeText(status: LocaleStatus, at: (path: string) => string): string {
  const { locale, pages, translated, missing, stale, orphaned, different, unrecorded, own } = status;
  const { untranslatedTexts: texts } = status;
  return [
    `${locale}: ${translated} of ${counted(pages, "page")} translated`,
    ...missing.map(({ path, draft }) => `  missing    ${at(path)}${draft ? "  (a draft)" : ""}`),
    ...stale.map(({ path, source }) => `  stale      ${at(path)}  ${at(source)} has changed`),
    ...different.map(({ path, difference }) => `  different  ${at(path)}  ${difference}`),
    ...orphaned.map(({ path }) => `  orphaned   ${at(path)}  its source is gone`),
    ...own.map(({ path }) => `  only here  ${at(path)}`),
    ...(texts.length === 0
      ? []
      : [
          `  interface  ${at(`${locale}/strings.yml`)}  ${counted(texts.length, "text")} still in English:`,
          ...firstOf(texts).map((key) => `             ${key}`),
        ]),
    ...(unrecorded.length === 0
      ? []
      : [
          `  ${counted(unrecorded.length, "translation")} without translation_of: after a review, record the state with --accept`,
        ]),
  ].join("\n");
}
