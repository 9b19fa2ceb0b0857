/** Makes nodes of content: the script that comes with the first page that a visitor goes to. */
import type { ContentRenderer } from "../navigation/content.ts";
import { loadConstructStyle } from "./construct-style.ts";
import { createExpand } from "./expand.ts";
import { firstPart } from "./first-part.ts";
import { toNodes } from "./to-nodes.ts";

export const contentRenderer: ContentRenderer = {
  createExpand,
  toNodes,
  firstPart,
  loadStyle: loadConstructStyle,
};
