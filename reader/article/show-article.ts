/** Puts the text of a page into its place, and brings it to life. */
import type { HastElement, HastNode } from "../../schema/hast.ts";
import type { ReaderStrings } from "../../schema/strings.ts";
import type { ContentRenderer } from "../navigation/content.ts";
import type { StartIsland } from "../navigation/reader-context.ts";
import type { Stored } from "../state/stored.ts";
import { watchTabs } from "./controls/tabs.ts";
import { scopeOf } from "./island-ids.ts";

type ArticleInputs = {
  /** Content, or nodes of the document with the components in them. */
  text: readonly HastNode[] | { nodes: readonly Node[]; islands: readonly HastElement[] };
  /** Needed for content, and for components. */
  renderer: ContentRenderer | undefined;
  strings: ReaderStrings;
  /** Values that visitors have chosen, such as tabs. */
  stored: Stored;
  /** Starts the components of the site, if it has any. */
  startIsland: StartIsland | undefined;
  /** Hears what one of them throws. */
  fail: (error: unknown) => void;
};

export type ShownArticle = {
  /** Shows the nodes of the content up to this one. */
  showUntil(end: number): void;
  remove(): void;
};

export function showArticle(
  place: Element,
  { text, renderer, strings, stored, startIsland, fail }: ArticleInputs,
): ShownArticle {
  const ends: (() => void)[] = [];
  const start = (container: Element, element: HastElement) => {
    const number = ends.length;
    const expand = renderer?.createExpand(strings, scopeOf(number));
    // Where a script could not be loaded, what the compiler wrote stays as it is.
    const end = expand && startIsland?.({ container, element, number, expand, fail });
    ends.push(end ?? (() => {}));
  };

  let end = 0;
  const expand = renderer?.createExpand(strings, "t");
  const showUntil = (next: number): void => {
    if ("nodes" in text || next <= end) return;
    if (!renderer || !expand) throw new Error("no renderer");
    const islands: [Element, HastElement][] = [];
    const nodes = renderer.toNodes(expand(text.slice(end, next)), (element) => {
      const container = islandContainer();
      islands.push([container, element]);
      return container;
    });
    place.append(...nodes);
    end = next;
    for (const [container, element] of islands) start(container, element);
  };

  if ("nodes" in text) {
    // They are here where the document is the page's own, and come back with the page.
    if (text.nodes[0]?.parentNode !== place) place.replaceChildren(...text.nodes);
    const containers = place.querySelectorAll("[data-island]:not([data-island] *)");
    for (const [index, element] of text.islands.entries()) {
      const container = containers[index];
      if (container) start(container, element);
    }
  } else place.replaceChildren();
  const stop = watchTabs(place, stored);

  return {
    showUntil,
    remove() {
      stop();
      for (const each of ends) each();
    },
  };
}

/** The element of a component, as the compiler writes it, too. */
export function islandContainer(): HTMLElement {
  const container = document.createElement("div");
  container.className = "component";
  container.dataset.island = "";
  return container;
}
