/** A block and its counterpart, and the notes on both. */
import type { RefObject } from "react";
import type { HastElement } from "../../schema/hast.ts";
import type { Row } from "./align.ts";
import { Cell } from "./Cell.tsx";
import type { Column, Columns } from "./load-columns.ts";
import { markOf } from "./mark-of.ts";
import { idPrefix } from "./own-ids.ts";

type Props = { row: Row; columns: Columns; components: RefObject<number> };

export function RowView({ row, columns, components }: Props) {
  const { left, right, renderer } = columns;
  const cell = (element: HastElement, column: Column) => (
    <Cell
      element={element}
      column={column}
      prefix={column === left ? undefined : idPrefix(right.page.locale)}
      renderer={renderer}
      components={components}
    />
  );
  const mark = markOf(row, columns);
  const note = mark !== undefined && <p className="pair-mark">{mark}</p>;
  if (!row.left || !row.right)
    return (
      <div className="pair-row" tabIndex={-1}>
        {row.left ? cell(row.left, left) : <div className="pair-cell">{note}</div>}
        {row.right ? cell(row.right, right) : <div className="pair-cell">{note}</div>}
      </div>
    );
  return (
    <div className="pair-row" tabIndex={-1}>
      {note}
      {isShared(row.left, row.right) ? (
        <div className="pair-both">{cell(row.left, left)}</div>
      ) : (
        <>
          {cell(row.left, left)}
          {cell(row.right, right)}
        </>
      )}
    </div>
  );
}

/** True for code or a drawing that is equal in both languages: it is shown once, with the room of both. */
function isShared(left: HastElement, right: HastElement): boolean {
  return /^(figure|pre|svg|hr)$/.test(left.tagName) && JSON.stringify(left) === JSON.stringify(right);
}
