/** A table that is wider than the page scrolls inside itself. */
import type { HastElement } from "../../schema/hast.ts";
import type { ElementProps } from "../hast/elements.ts";
import { findElement, textOf } from "../hast/text-of.ts";
import { useManifest } from "../navigation/reader-context.ts";
import { fill } from "../text/fill.ts";

export function Table({ node, props, children }: ElementProps) {
  const { strings } = useManifest();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would be part of the article's outline
    <div
      className="table-scroll"
      role="region"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls, which takes focus to do with the keyboard
      tabIndex={0}
      aria-label={fill(strings.tableOf, { columns: columnsOf(node) })}
    >
      <table {...props}>{children}</table>
    </div>
  );
}

/** The caption, or what the first row says. */
function columnsOf(table: HastElement): string {
  const caption = findElement(table.children, "caption");
  if (caption) return textOf(caption).trim();
  const row = findElement(table.children, "tr");
  return (row?.children ?? [])
    .map((cell) => textOf(cell).trim())
    .filter((text) => text !== "")
    .join(", ");
}
