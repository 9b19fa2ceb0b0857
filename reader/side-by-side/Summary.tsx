/** Summary of how far the two languages of a page correspond. */
import type { SideBySideStrings } from "../../schema/strings.ts";
import { useManifest } from "../navigation/reader-context.ts";
import { countOf } from "../text/count-of.ts";
import type { KeyedRow } from "./keyed-rows.ts";

export function Summary({ rows, strings }: { rows: readonly KeyedRow[]; strings: SideBySideStrings }) {
  const { tag } = useManifest();
  const missing = rows.filter(({ row }) => !row.left || !row.right).length;
  const different = rows.filter(({ row }) => row.difference).length;
  const counts = [
    ...(missing > 0 ? [countOf(missing, strings.missingBlocks, tag)] : []),
    ...(different > 0 ? [countOf(different, strings.differentBlocks, tag)] : []),
  ];
  return (
    <p className="pair-summary">
      {counts.length > 0 ? new Intl.ListFormat(tag, { type: "unit" }).format(counts) : strings.same}
    </p>
  );
}
