/** The outline of the page that a document brought, from the list at its start: the data beside the document leaves it out. */
import type { Heading } from "../schema/page.ts";

export function documentOutline(root: HTMLElement): Heading[] {
  const links = root.querySelectorAll(".contents-details:not([data-article] *) li > a");
  return [...links].map((link) => ({
    id: decodeURIComponent(link.getAttribute("href")?.slice(1) ?? ""),
    title: link.textContent ?? "",
    depth: Number(link.parentElement?.className.slice("depth-".length)),
  }));
}
