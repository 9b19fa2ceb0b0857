/** Days of a page's last change and of its review, as far as they are known. */
import type { DocPage } from "../../schema/page.ts";

type Days = Partial<Pick<DocPage, "lastUpdated" | "reviewed">>;

export function Dates({ lastUpdated, reviewed }: Days) {
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
export function DatesLine(days: Days) {
  return (
    (days.lastUpdated || days.reviewed) && (
      <p className="post-facts">
        <Dates {...days} />
      </p>
    )
  );
}
