/** Dates, numbers and counted things as a locale writes them; made once per locale, at compile time. */

import { ownValue } from "../../schema/own-value.ts";
import type { DateText } from "../../schema/page.ts";
import type { Plural } from "../../schema/strings.ts";

export type Formats = {
  /** `2025-03-17` → `17 March 2025`. A moment has the day of its own zone, as it is written; nothing for nothing. */
  date(iso: string): DateText;
  /** `(3, items)` → `3 items`. */
  count(count: number, texts: Plural): string;
  /** `["A", "B"]` → `A and B`. */
  list(names: readonly string[]): string;
  compare(a: string, b: string): number;
};

/** `tag` is a BCP 47 language tag. */
export function formatsOf(tag: string): Formats {
  let dates: Intl.DateTimeFormat | undefined;
  const numbers = new Intl.NumberFormat(tag);
  const plurals = new Intl.PluralRules(tag);
  const collator = new Intl.Collator(tag, { numeric: true });
  const dateText = (iso: string) => {
    // The slowest of the four to create, and many sites show no date.
    dates ??= new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" });
    return dates.format(new Date(dayOf(iso)));
  };
  return {
    date: (iso) => ({ iso, text: iso === "" ? "" : dateText(iso) }),
    count: (count, texts) => {
      const category = count === 0 && texts.zero ? "zero" : plurals.select(count);
      return (texts[category] ?? texts.other).replace("{count}", numbers.format(count));
    },
    list: (names) => new Intl.ListFormat(tag).format(names),
    compare: (a, b) => collator.compare(a, b),
  };
}

/** `2025-12-31T23:00:00-05:00` → `2025-12-31`. */
export function dayOf(iso: string): string {
  return iso.slice(0, "2025-12-31".length);
}

/** `("Posts by {author}", { author: "A" })` → `Posts by A`. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => ownValue(values, name) ?? whole);
}
