/**
 * The text of a page in its place. That of the document is there already, and is kept for when the visitor comes back. A
 * long text to which a link leads comes in two parts: what fills the window in the click's own task, the rest once that has
 * been painted. A page that starts elsewhere, at a heading or where the visitor left it, comes as a whole.
 */
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { TextPage } from "../../schema/document-data.ts";
import type { HastNode } from "../../schema/hast.ts";
import { hashTarget } from "../navigation/hash-target.ts";
import { knownEntry } from "../navigation/history-entry.ts";
import { type Reader, useManifest, useReader } from "../navigation/reader-context.ts";
import { reveal } from "../navigation/reveal.ts";
import { useStoredValues } from "../state/use-stored.ts";
import { type ShownArticle, showArticle } from "./show-article.ts";

export type Article = {
  place: RefObject<HTMLDivElement | null>;
  isEmpty: boolean;
  /** All of the text is there. */
  isWhole: boolean;
};

export function useArticle(page: TextPage): Article {
  const reader = useReader();
  const { strings } = useManifest();
  const stored = useStoredValues();
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<ShownArticle>(undefined);
  const content = contentOf(page, reader);
  const length = content?.length ?? 0;
  const [first] = useState(() => partOf(content ?? [], page, reader));
  const [isWhole, setWhole] = useState(first >= length);
  const inParts = useRef(!isWhole);
  const [failure, setFailure] = useState<{ error: unknown }>();
  if (failure) throw failure.error;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each text; the rest is the same for all of them
  useLayoutEffect(() => {
    if (!place.current) return;
    const article = showArticle(place.current, {
      text: content ?? { nodes: reader.first.nodes ?? [], islands: page.islands ?? [] },
      renderer: reader.content?.renderer(),
      strings,
      stored,
      startIsland: reader.startIsland,
      fail: (error) => setFailure({ error }),
    });
    article.showUntil(inParts.current ? first : length);
    shown.current = article;
    return article.remove;
  }, [content ?? reader.first.nodes, page.components, strings]);

  useEffect(() => {
    if (isWhole) return;
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        inParts.current = false;
        shown.current?.showUntil(length);
        setWhole(true);
        // A link to a heading was followed before the heading was there.
        const target = hashTarget();
        if (target) reveal(target);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isWhole, length]);

  const isEmpty = content ? length === 0 : !reader.first.nodes?.length;
  return { place, isEmpty, isWhole };
}

/** Content of the page; undefined if the document has its text. */
function contentOf(page: TextPage, { first }: Reader): readonly HastNode[] | undefined {
  if (!page.content && page !== first.page) throw new Error(`no content in ${page.path}`);
  return page.content?.children;
}

/**
 * Number of nodes that fill the window, if the visitor starts at the top; all of them for a page that was here from the
 * start.
 */
function partOf(nodes: readonly HastNode[], page: TextPage, { first, scroll, content }: Reader): number {
  const startsAtTop =
    page !== first.page && location.hash === "" && scroll.positionOf(knownEntry() ?? "") === undefined;
  const renderer = startsAtTop ? content?.renderer() : undefined;
  return renderer?.firstPart(nodes, { width: innerWidth, height: innerHeight }) ?? nodes.length;
}
