/**
 * A long text to which a link leads comes in two parts: what fills the window in the click's own task, the rest once that
 * has been painted. A page that starts elsewhere, at a heading or where the visitor left it, comes as a whole.
 */
import { startTransition, useEffect, useState } from "react";
import type { HastNode } from "../../schema/hast.ts";
import type { DocPage, PlainPage, PostPage } from "../../schema/page.ts";
import { hashTarget } from "../navigation/hash-target.ts";
import { knownEntry } from "../navigation/history-entry.ts";
import { type Reader, useReader } from "../navigation/reader-context.ts";
import { reveal } from "../navigation/reveal.ts";
import { firstPart } from "./first-part.ts";

type TextPage = DocPage | PostPage | PlainPage;

export function useInParts(page: TextPage): { nodes: readonly HastNode[]; isWhole: boolean } {
  const reader = useReader();
  const { children } = page.content;
  const [first] = useState(() =>
    startsAtTop(page, reader)
      ? firstPart(children, { width: innerWidth, height: innerHeight })
      : children.length,
  );
  const [inParts] = useState(first < children.length);
  const [isWhole, setWhole] = useState(!inParts);

  useEffect(() => {
    if (isWhole) return;
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setWhole(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isWhole]);

  useEffect(() => {
    if (!inParts || !isWhole) return;
    // A link to a heading was followed before the heading was there.
    const target = hashTarget();
    if (target) reveal(target);
  }, [inParts, isWhole]);

  return { nodes: isWhole ? children : children.slice(0, first), isWhole };
}

/** The page that came with its document is there already. */
function startsAtTop(page: TextPage, { first, scroll }: Reader): boolean {
  return page !== first && location.hash === "" && scroll.positionOf(knownEntry() ?? "") === undefined;
}
