/** Markdown file of a page, for programs that prefer it to the document: `Accept: text/markdown`. */
import type { IncomingMessage } from "node:http";
import Negotiator from "negotiator";

/** Whether a program prefers Markdown, by the order and the quality values of its header `Accept`. */
export function prefersMarkdown(request: Pick<IncomingMessage, "headers">): boolean {
  return new Negotiator(request).mediaType(["text/html", "text/markdown"]) === "text/markdown";
}

/** Paths that the Markdown file of a document can have: `docs/x/index.html` → `docs/x.md`, of a home page `fr/index.md`. */
export function twinPaths(document: string): string[] {
  if (!document.endsWith(".html")) return [];
  const name = document.slice(0, -".html".length);
  const folder = name.endsWith("/index") ? [`${name.slice(0, -"/index".length)}.md`] : [];
  return [...folder, `${name}.md`];
}
