/**
 * The sidebar's elements in their column. They are those of the document for as long as they show what the data says, so
 * that open categories, scroll position and focus stay; what replaces them takes those over.
 */
import type { JsonMl } from "../../schema/json-ml.ts";
import type { Sidebar } from "../../schema/sidebar.ts";
import type { ShownSidebar } from "../navigation/reader-context.ts";
import { scrollToCurrent } from "../navigation/scroll-to-current.ts";
import { sidebarTree } from "./sidebar-tree.ts";

export function showSidebar(
  column: Element,
  sidebar: Pick<Sidebar, "id" | "items">,
  page: ShownSidebar,
): void {
  const { current } = page;
  const shown = column.firstElementChild;
  const next = elementOf(sidebarTree(sidebar, page));
  if (!(next instanceof Element)) return;
  if (!shown) {
    column.append(next);
    scrollToCurrent(column);
    return;
  }
  const anchor = linkTo(shown, current);
  const top = anchor?.getBoundingClientRect().top;
  markCurrent(shown, current);
  keepOpen(shown, next);
  if (shown.isEqualNode(next)) return;
  const { activeElement } = document;
  const focused = shown.contains(activeElement) ? activeElement?.getAttribute("href") : undefined;
  shown.replaceWith(next);
  const link = linkTo(next, current);
  if (link && top !== undefined) column.scrollTop += link.getBoundingClientRect().top - top;
  else scrollToCurrent(column);
  if (focused) linkTo(next, focused)?.focus({ preventScroll: true });
}

/** Marks the link to the page, and opens the categories around it. */
function markCurrent(sidebar: Element, current: string): void {
  for (const link of sidebar.querySelectorAll("a"))
    if (link.getAttribute("href") === current) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  for (const details of sidebar.querySelectorAll("details"))
    if (details.parentElement?.querySelector("[aria-current]")) details.open = true;
}

function keepOpen(from: Element, to: Element): void {
  const open = new Map(detailsOf(from));
  for (const [name, details] of detailsOf(to)) {
    const before = open.get(name);
    if (before) details.open = before.open || !!details.parentElement?.querySelector("[aria-current]");
  }
}

/** Details by the link beside them or their own text. */
function detailsOf(sidebar: Element): (readonly [string, HTMLDetailsElement])[] {
  return [...sidebar.querySelectorAll("details")].map((details) => {
    const { previousElementSibling: link, firstElementChild: summary } = details;
    return [link?.getAttribute("href") ?? summary?.textContent ?? "", details] as const;
  });
}

function linkTo(sidebar: Element, href: string): HTMLAnchorElement | undefined {
  return [...sidebar.querySelectorAll("a")].find((link) => link.getAttribute("href") === href);
}

function elementOf(tree: JsonMl): Node {
  if (typeof tree === "string") return new Text(tree);
  const [name, attributes, ...inside] = tree;
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.append(...inside.map(elementOf));
  return element;
}
