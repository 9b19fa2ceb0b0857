/** A component of the site's own in a text: what starts one, as far as the text knows of it. */
import type { HastElement, HastNode } from "../../schema/hast.ts";

type Island = {
  /** Holds what the compiler rendered, or nothing yet. */
  container: Element;
  element: HastElement;
  /** Tells the component from others of the page. */
  number: number;
  /** Expands the content inside the component. */
  expand: (nodes: readonly HastNode[]) => HastNode[];
  /** Hears what the component throws. */
  fail: (error: unknown) => void;
};

/** Returns what ends it. */
export type StartIsland = (island: Island) => () => void;
