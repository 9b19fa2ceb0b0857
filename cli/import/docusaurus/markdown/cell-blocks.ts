/** Blocks in a cell of a table, which is one line: details stay HTML, and of the others their titles are in bold. */
import type { TextEdit } from "../../mdx/edits.ts";
import type { Region } from "../../mdx/regions.ts";
import type { DirectiveBlock } from "./directive-block.ts";

type CellBlockInputs = {
  block: DirectiveBlock;
  open: Region;
  close: Region;
  /** Of several tabs, all but the first. */
  isLater: boolean;
};

export function cellBlockEdits({ block, open, close, isLater }: CellBlockInputs): TextEdit[] {
  const [before, after] = around(block, isLater);
  return [
    { start: open.start, end: block.from ?? open.end, text: before },
    { start: close.start, end: close.end, text: after },
  ];
}

function around({ name, label, attributes }: DirectiveBlock, isLater: boolean): readonly [string, string] {
  if (name === "tabs") return ["", ""];
  if (name === "details") {
    const open = attributes?.includes("open") ? " open" : "";
    return [`<details${open}><summary>${label ?? "Details"}</summary>`, "</details>"];
  }
  const title = label ?? (name === "tab" ? "" : name.charAt(0).toUpperCase() + name.slice(1));
  return [`${isLater ? "<br />" : ""}${title === "" ? "" : `<strong>${title}</strong> `}`, ""];
}
