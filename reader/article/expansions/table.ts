/** A table that is wider than the page scrolls inside itself. */
import type { HastElement } from "../../../schema/hast.ts";
import { element } from "../../hast/element.ts";
import { findElement, textOf } from "../../hast/text-of.ts";
import { fill } from "../../text/fill.ts";
import type { Expansion } from "./expansion.ts";

export const table: Expansion = (content, { strings, inside }) =>
  element(
    "div",
    {
      className: ["table-scroll"],
      role: "region",
      tabIndex: 0,
      ariaLabel: fill(strings.tableOf, { columns: columnsOf(content) }),
    },
    { ...content, children: inside(content) },
  );

/** The caption, or what the first row says. */
function columnsOf(content: HastElement): string {
  const caption = findElement(content.children, "caption");
  if (caption) return textOf(caption).trim();
  const row = findElement(content.children, "tr");
  return (row?.children ?? [])
    .map((cell) => textOf(cell).trim())
    .filter((text) => text !== "")
    .join(", ");
}
