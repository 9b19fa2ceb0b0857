/** Date of a page's last change, and its author → the line under the page: `Last updated on 2 January 2025 by A`. */
import type { DateText } from "../../schema/page.ts";
import { type Formats, fill } from "./formats.ts";
import type { Locale } from "./site.ts";

export function lastUpdated(
  update: { date?: string | undefined; author?: string | undefined },
  locale: Locale,
  formats: Formats,
): DateText {
  const { iso, text } = formats.date(update.date ?? "");
  const { lastUpdated: plain, lastUpdatedBy } = locale.strings.compiler;
  return {
    iso,
    text: update.author
      ? fill(lastUpdatedBy, { date: text, author: update.author })
      : fill(plain, { date: text }),
  };
}
