/**
 * The place in a text that is being read, by its structure: a translation has the same sections with the same blocks, whatever
 * their lengths. Only pages with translations load it.
 */
import { useEffect, useLayoutEffect, useRef } from "react";
import type { ShownPage } from "../../schema/document-data.ts";
import { hashTarget } from "./hash-target.ts";
import { currentEntry } from "./history-entry.ts";
import { useReader } from "./reader-context.ts";

/** Keeps the place while a visitor goes from a page to its translation. It shows nothing. */
export function ReadingPlace({ page }: { page: ShownPage }) {
  const { scroll } = useReader();
  const left = useRef<{ entry: string; show: () => string | undefined }>(undefined);

  useEffect(() => {
    const { translations, locale } = page;
    const leave = () => {
      const { pathname } = location;
      if (!translations.some((other) => other.locale !== locale && other.href === pathname)) return;
      const entry = currentEntry();
      left.current = { entry, show: placeNow() };
      // The whole text is shown at once, as where Back leads.
      scroll.remember(entry, pathname, scrollY);
    };
    addEventListener("pushState", leave);
    return () => removeEventListener("pushState", leave);
  }, [page, scroll]);

  // Before the scroll position of the entry is restored.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each page
  useLayoutEffect(() => {
    const { current: place } = left;
    const { pathname, search, hash } = location;
    // Asked for an entry, an address without one gets it: a page that was reloaded would lose its own place.
    if (!place || place.entry !== currentEntry()) return;
    left.current = undefined;
    const heading = place.show();
    scroll.remember(place.entry, pathname, scrollY);
    // An address with a hash follows what is read.
    const target = heading ? `#${encodeURIComponent(heading)}` : pathname + search;
    if (hash !== "") history.replaceState(history.state, "", target);
  }, [page.path, scroll]);
  return null;
}

/** Returns a function that scrolls to the same place in the text that is then on the page; it returns the id of its heading. */
function placeNow(): () => string | undefined {
  const { blocks, headings, line } = textNow();
  const tops = blocks.map((block) => block.getBoundingClientRect().top);
  const target = blocks.findIndex((block) => block.contains(hashTarget() ?? null));
  const isInSight = tops.some((top, index) => index === target && top >= 0 && top < innerHeight);
  const at = isInSight ? target : tops.findLastIndex((top) => top <= line);
  const block = blocks[at];
  // Above the text there is as much in every language.
  if (scrollY === 0 || !block) return () => undefined;
  const { top, height } = block.getBoundingClientRect();
  const part = (line - top) / height;
  const section = headings.findLastIndex((heading) => heading <= at);
  const inSection = at - (headings[section] ?? 0);
  return () => show(section, inSection, part);
}

function show(section: number, inSection: number, part: number): string | undefined {
  const { blocks, headings, line } = textNow();
  const start = headings[section] ?? 0;
  const end = headings[section + 1] ?? blocks.length;
  const there = blocks[Math.min(start + inSection, end - 1)];
  if (!there) return undefined;
  const { top, height } = there.getBoundingClientRect();
  scrollBy({ top: top + part * height - line, behavior: "instant" });
  return section < 0 ? undefined : blocks[start]?.querySelector("[id]")?.id;
}

/** Blocks of the text, which of them are headings, and how far down the window is read, as the contents beside the text say. */
function textNow() {
  const blocks = [...document.querySelectorAll("main .prose > *")];
  const headings = blocks.flatMap((block, index) =>
    block.matches(".heading, h1, h2, h3, h4, h5, h6") ? index : [],
  );
  return { blocks, headings, line: innerHeight / 4 };
}
