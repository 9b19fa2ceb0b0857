/** Both languages of a page, row by row: each block beside its counterpart, so that they scroll together. */
import { useLayoutEffect, useMemo, useRef } from "react";
import { watchTabs } from "../article/controls/tabs.ts";
import { useStoredValues } from "../state/stored-context.ts";
import { align } from "./align.ts";
import { Heads } from "./Heads.tsx";
import { keyedRows } from "./keyed-rows.ts";
import { languageOf } from "./language-of.ts";
import type { Columns } from "./load-columns.ts";
import { isMarked } from "./mark-of.ts";
import { Neighbours } from "./Neighbours.tsx";
import { RowView } from "./RowView.tsx";
import { Summary } from "./Summary.tsx";
import { Titles } from "./Titles.tsx";
import { useReturn } from "./use-kept-place.ts";

export function ColumnsView({ columns }: { columns: Columns }) {
  const { left, right, strings } = columns;
  const stored = useStoredValues();
  useReturn();
  const place = useRef<HTMLDivElement>(null);
  const components = useRef(0);
  const rows = useMemo(() => keyedRows(align(left.text, right.text)), [left.text, right.text]);
  const { tag } = right.manifest;

  useLayoutEffect(() => {
    if (!place.current) return;
    // On narrow screens it tells the blocks of the other language from those of the page's own.
    place.current.style.setProperty("--other", JSON.stringify(tag.split("-")[0]?.toUpperCase()));
    return watchTabs(place.current, stored);
  }, [stored, tag]);

  return (
    <div className="pair" ref={place}>
      <Heads left={left} right={right} strings={strings} isMarked={rows.some(({ row }) => isMarked(row))} />
      <Summary rows={rows} strings={strings} />
      {right.page.stale && (
        <p className="pair-summary" {...languageOf(right.manifest)}>
          {right.page.stale.text}
        </p>
      )}
      <article>
        <Titles left={left} right={right} />
        {rows.map(({ key, row }) => (
          <RowView key={key} row={row} columns={columns} components={components} />
        ))}
      </article>
      <Neighbours page={left.page} locale={right.page.locale} />
    </div>
  );
}
