/** A page's content as the HTML that a reader sees. The one place that says by what it is rendered. */
import { toHtml } from "hast-util-to-html";
import type { HastRoot } from "../../schema/hast.ts";

export function renderContent(content: HastRoot): string {
  return toHtml(content);
}
