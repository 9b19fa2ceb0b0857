/** Dates of a page's last change and of its review, and whose they are → the lines beside the page: `Last updated on 2 January 2025 by A`. */
import type { DateText } from "../../schema/page.ts";
import type { Page } from "../compile/compile-files.ts";
import { type Formats, fill } from "./formats.ts";
import type { Locale } from "./site.ts";

type Dated = { date?: string | undefined; author?: string | undefined };

export function lastUpdated(update: Dated, { strings }: Locale, formats: Formats): DateText {
  const { lastUpdated: plain, lastUpdatedBy } = strings.compiler;
  return dated(update, [plain, lastUpdatedBy], formats);
}

/** Nothing where the review no longer holds. */
export function reviewedLine(
  { reviewed }: Page,
  { strings }: Locale,
  formats: Formats,
): { reviewed?: DateText } {
  const { reviewed: plain, reviewedBy } = strings.compiler;
  return reviewed ? { reviewed: dated(reviewed, [plain, reviewedBy], formats) } : {};
}

function dated(
  { date = "", author }: Dated,
  [plain, byAuthor]: readonly [string, string],
  formats: Formats,
): DateText {
  const { iso, text } = formats.date(date);
  return { iso, text: author ? fill(byAuthor, { date: text, author }) : fill(plain, { date: text }) };
}
