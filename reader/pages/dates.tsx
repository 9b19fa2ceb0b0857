/** Days of pages → elements. These are functions, which weigh less than components. */
import type { ReactNode } from "react";
import type { DateText, DocPage } from "../../schema/page.ts";

export type Days = Partial<Pick<DocPage, "lastUpdated" | "reviewed">>;

export function timeOf(day: DateText | undefined): ReactNode {
  return day && <time dateTime={day.iso}>{day.text}</time>;
}

/** A line with the days of a page's last change and of its review, as far as they are known. */
export function datesLine({ lastUpdated, reviewed }: Days): ReactNode {
  return (
    (lastUpdated || reviewed) && (
      <p className="post-facts">
        {timeOf(lastUpdated)}
        {timeOf(reviewed)}
      </p>
    )
  );
}
