/** Content on its way to the screen: what makes nodes of it, as far as pages and navigation know of that. */
import type { ShownPage, TextPage } from "../../schema/document-data.ts";
import type { HastElement, HastNode } from "../../schema/hast.ts";
import type { Manifest } from "../../schema/manifest.ts";
import type { ReaderStrings } from "../../schema/strings.ts";
import type { Failed } from "./fetch-result.ts";

/**
 * Content → the plain elements that show it. A text may be expanded part by part, from its start. A site's own components stay
 * as they are, for whoever renders them.
 */
export type Expand = (nodes: readonly HastNode[]) => HastNode[];

/** Size of the window in CSS pixels. */
export type WindowSize = { width: number; height: number };

export type ContentRenderer = {
  /** `scope`: what tells the ids of this text from those of others on the page. */
  createExpand(strings: ReaderStrings, scope: string): Expand;
  /** Expanded content → nodes. `island` makes the element that one of the site's own components will fill. */
  toNodes(nodes: readonly HastNode[], island?: (element: HastElement) => Node): Node[];
  /** Settles when the styles and scripts that only pages like this one need are here. */
  prepare(page: ShownPage): Promise<unknown>;
  /** The nodes beside the title of a home page that is prepared. */
  hero(page: TextPage<"home">, manifest: Manifest): Node[];
  /** The number of nodes that fill a window of this size. */
  firstPart(nodes: readonly HastNode[], size: WindowSize): number;
};

/** A document has its text as HTML, so the renderer comes with the first page that a visitor goes to. */
export type ContentLoader = {
  load(): Promise<ContentRenderer>;
  /** Settles when what the page's content needs is here, or says what is not. */
  prepare(page: ShownPage): Promise<Failed | undefined>;
  /** Undefined until it is here. */
  renderer(): ContentRenderer | undefined;
};
