/** The heading whose section is being read: the last one above the upper part of the window, at the top the first one. */
import { useEffect, useState } from "react";
import type { Heading } from "../../schema/page.ts";

/** `isThere`: all headings of the outline are on the page, if they ever are. */
export function useCurrentHeading(outline: readonly Heading[], isThere: boolean): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    if (!isThere) return;
    const collect = () => outline.flatMap(({ id }) => document.getElementById(id) ?? []);
    let headings = collect();
    const choose = () => {
      // The end of a long text comes later.
      if (headings.length < outline.length) headings = collect();
      const limit = innerHeight / 4;
      const atEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
      // Those in closed details and in tabs that do not show are nowhere.
      const shown = headings.filter(
        (heading) => heading.getClientRects().length > 0 && !heading.closest("details:not([open])"),
      );
      const passed = shown.filter((heading) => heading.getBoundingClientRect().top <= limit);
      setCurrent(((atEnd ? shown : passed).at(-1) ?? shown[0])?.id);
    };
    const observer = new IntersectionObserver(choose, { rootMargin: "0px 0px -75% 0px", threshold: [0, 1] });
    for (const heading of headings) observer.observe(heading);
    addEventListener("scrollend", choose);
    return () => {
      observer.disconnect();
      removeEventListener("scrollend", choose);
    };
  }, [outline, isThere]);

  return current;
}
