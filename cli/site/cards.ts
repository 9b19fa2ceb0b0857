/** Card of site.yml that a page shows in link previews, where it has no picture of its own. */
import type { Card, Cards, cardAreas } from "../../schema/cards.ts";
import { sidebarOf } from "../../schema/sidebar-of.ts";
import type { PageMeta } from "./site.ts";

type Area = (typeof cardAreas)[number];

/** That of the page's sidebar, else of its area. */
export function cardOf(meta: PageMeta, cards: Cards): Card | undefined {
  const area = areaOf(meta.kind);
  const sidebar = area === "docs" ? sidebarOf(meta)?.id : undefined;
  return (sidebar === undefined ? undefined : cards[sidebar]) ?? cards[area];
}

function areaOf(kind: PageMeta["kind"]): Area {
  switch (kind) {
    case "home":
      return "home";
    case "page":
    case "not-found":
      return "pages";
    case "doc":
    case "category":
    case "doc-tag":
    case "doc-tags":
      return "docs";
    default:
      return "blog";
  }
}
