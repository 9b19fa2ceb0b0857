/** Days, as they are shown: those of posts, of a page's last change, and of its review. */
import type { ReactNode } from "react";
import type { DocPage, PostPage } from "../../schema/page.ts";

export function Day({ iso, text }: PostPage["date"]) {
  return <time dateTime={iso}>{text}</time>;
}

type Days = Partial<Pick<DocPage, "lastUpdated" | "reviewed">>;

/** The days of a page that are known. */
function Dates({ lastUpdated, reviewed }: Days) {
  return [lastUpdated, reviewed].map((day) => day && <Day key={day.text} {...day} />);
}

/** A line with these days and what can be done with the page, in its head or below its text. */
export function DatesLine({ children, ...days }: Days & { children?: ReactNode }) {
  return (
    (children || days.lastUpdated || days.reviewed) && (
      <div className="post-facts">
        <Dates {...days} />
        {children}
      </div>
    )
  );
}
