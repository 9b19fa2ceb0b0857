/** Keys of rows: those of an edited text that stay the same keep their elements, and with them the place of whoever reads. */
import type { Row } from "./align.ts";

export type KeyedRow = { key: string; row: Row };

export function keyedRows(rows: readonly Row[]): KeyedRow[] {
  const times = new Map<string, number>();
  return rows.map((row) => {
    const content = JSON.stringify([row.left, row.right]);
    const time = times.get(content) ?? 0;
    times.set(content, time + 1);
    return { key: `${time} ${content}`, row };
  });
}
