/** A page's content as the HTML that a visitor gets: through JSON, as it travels, and the reader's own renderer. */
import { renderToStaticMarkup } from "react-dom/server";
import { toReact } from "../../reader/article/Hast.tsx";
import { HastRoot } from "../../schema/hast.ts";

export function renderContent(content: HastRoot): string {
  const travelled = HastRoot.parse(JSON.parse(JSON.stringify(content)));
  const html = renderToStaticMarkup(toReact(travelled.children, {}));
  // React announces pictures to the browser in front of them; that is no part of the content.
  return html.replace(/<link rel="preload"[^>]*>/g, "");
}
