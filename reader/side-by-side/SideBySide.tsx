/** A page side by side with its translation; until both are here, and where they cannot be had, the page alone. */
import { type ReactNode, type RefObject, useEffect, useReducer, useRef, useState } from "react";
import type { ShownPage } from "../../schema/document-data.ts";
import type { Failed } from "../navigation/fetch-result.ts";
import { useManifest, useReader } from "../navigation/reader-context.ts";
import { ColumnsView } from "./ColumnsView.tsx";
import { LoadNotice } from "./LoadNotice.tsx";
import { type Columns, loadColumns } from "./load-columns.ts";
import { type Place, placesNow } from "./place.ts";
import { type Start, useKeptPlace } from "./use-kept-place.ts";
import { useOtherLanguage } from "./use-other-language.ts";

type Props = {
  page: ShownPage;
  alone: ReactNode;
  /** Position of the history entry that the visit has started with. */
  start: RefObject<Start | undefined>;
};

export function SideBySide({ page, alone, start }: Props) {
  const reader = useReader();
  const manifest = useManifest();
  const [result, setResult] = useState<Columns | Failed>();
  const [attempt, again] = useReducer((count: number) => count + 1, 0);
  const places = useRef<Place[]>([]);
  const other = useOtherLanguage(page, reader.resources);
  const href = other?.href;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each attempt
  useEffect(() => {
    if (href === undefined) return;
    let isLeft = false;
    void loadColumns({ reader, manifest, page, href }).then((next) => {
      if (isLeft) return;
      places.current = placesNow();
      setResult(next);
    });
    return () => {
      isLeft = true;
    };
  }, [reader, manifest, page, href, attempt]);

  // Those of a page that was left stay no longer than its text; a text that was edited takes the place of the former one.
  const columns =
    result?.type === "columns" && result.left.page.path === page.path && result.right.href === href
      ? result
      : undefined;
  useKeptPlace({ columns, name: `${page.path} ${href}`, places, start });

  const error = href !== undefined && result?.type === "failed" ? result.error : undefined;
  return (
    <>
      {error && (
        <LoadNotice
          reason={error.reason}
          // Only another document brings the reader that can read the newer data.
          onRetry={() => (error.reason === "newer" ? location.reload() : again())}
        />
      )}
      {columns ? <ColumnsView columns={columns} /> : alone}
    </>
  );
}
