/** One block in the column of its language. */
import { type RefObject, useId, useLayoutEffect, useRef, useState } from "react";
import type { HastElement } from "../../schema/hast.ts";
import { scopeOf } from "../article/island-ids.ts";
import { islandContainer } from "../article/show-article.ts";
import type { ContentRenderer } from "../navigation/content.ts";
import { useReader } from "../navigation/reader-context.ts";
import { languageOf } from "./language-of.ts";
import type { Column } from "./load-columns.ts";
import { withOwnIds } from "./own-ids.ts";

type Props = {
  element: HastElement;
  column: Column;
  /** Prefix of the ids of a column that is not the page's own. */
  prefix?: string | undefined;
  renderer: ContentRenderer;
  /** Number of the site's components on the page so far. */
  components: RefObject<number>;
};

/** The row that it is in has another key for another block. */
export function Cell({ element, column, prefix, renderer, components }: Props) {
  const { startIsland } = useReader();
  const { strings } = column.manifest;
  const scope = useId();
  const place = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<{ error: unknown }>();
  if (failure) throw failure.error;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the block stays the same
  useLayoutEffect(() => {
    const ends: (() => void)[] = [];
    const islands: [Element, HastElement][] = [];
    const shown = prefix === undefined ? element : withOwnIds(element, prefix);
    const expand = renderer.createExpand(strings, scope);
    const nodes = renderer.toNodes(expand([shown]), (inner) => {
      const container = islandContainer();
      islands.push([container, inner]);
      return container;
    });
    place.current?.replaceChildren(...nodes);
    for (const [container, inner] of islands) {
      const number = components.current++;
      const own = renderer.createExpand(strings, scopeOf(number));
      const fail = (error: unknown) => setFailure({ error });
      const end = startIsland?.({ container, element: inner, number, expand: own, fail });
      if (end) ends.push(end);
    }
    return () => {
      for (const end of ends) end();
    };
  }, [renderer, strings, prefix, scope, startIsland, components]);

  return <div ref={place} className="pair-cell prose" {...languageOf(column.manifest)} />;
}
