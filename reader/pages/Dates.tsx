/** Days, as they are shown: those of posts, of a page's last change, and of its review. */
import type { DocPage, PostPage } from "../../schema/page.ts";

export function Day({ iso, text }: PostPage["date"]) {
  return <time dateTime={iso}>{text}</time>;
}

type Days = Partial<Pick<DocPage, "lastUpdated" | "reviewed">>;

/** The days of a page that are known. */
export function Dates({ lastUpdated, reviewed }: Days) {
  return [lastUpdated, reviewed].map((day) => day && <Day key={day.text} {...day} />);
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
