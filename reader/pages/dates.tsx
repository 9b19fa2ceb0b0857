/** Days of a page's last change and of its review, as far as they are known → elements; functions weigh less than components. */
import type { ReactNode } from "react";
import type { DocPage } from "../../schema/page.ts";

export type Days = Partial<Pick<DocPage, "lastUpdated" | "reviewed">>;

export function datesOf({ lastUpdated, reviewed }: Days): ReactNode[] {
  return [lastUpdated, reviewed].map(
    (day) =>
      day && (
        <time key={day.text} dateTime={day.iso}>
          {day.text}
        </time>
      ),
  );
}

/** A line with these days, for the head of a page. */
export function datesLine(days: Days): ReactNode {
  return (days.lastUpdated || days.reviewed) && <p className="post-facts">{datesOf(days)}</p>;
}
