/** A page side by side with its translation; until both are here, and where they cannot be had, the page alone. */
import { type ReactNode, type RefObject, useEffect, useReducer, useRef, useState } from "react";
import { useLocationProperty } from "wouter/use-browser-location";
import type { ShownPage } from "../../schema/document-data.ts";
import { routeOf } from "../../schema/paths.ts";
import type { Failed, LoadError } from "../navigation/fetch-result.ts";
import { BESIDE, otherLanguages, type Translation } from "../navigation/other-languages.ts";
import { queryValue } from "../navigation/query-value.ts";
import { useManifest, useReader } from "../navigation/reader-context.ts";
import type { Resources } from "../navigation/resources.ts";
import { failureTexts, reasonText } from "../text/failure-texts.ts";
import { ColumnsView } from "./ColumnsView.tsx";
import { type Columns, loadColumns } from "./load-columns.ts";
import { type Place, placesNow, type Start, useKeptPlace } from "./use-kept-place.ts";

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

/**
 * The language that the address asks for beside the page's own: `?with=fr`.
 * The translation in the language that the address names; undefined if the page has none. While the next page is on its way,
 * the one of this page stays.
 */
function useOtherLanguage(page: ShownPage, { base, homes }: Resources): Translation | undefined {
  const last = useRef("");
  const search = useLocationProperty(
    () => {
      if (routeOf(base, homes, location.pathname) === page.path) last.current = location.search;
      return last.current;
    },
    () => "",
  );
  const languages = otherLanguages(page);
  const locales = languages.map(({ locale }) => locale);
  const wanted = queryValue(BESIDE, locales, search);
  return languages.find(({ locale }) => locale === wanted);
}

/** Says above a page that a part of it could not be had. */
export function LoadNotice({ reason, onRetry }: { reason: LoadError["reason"]; onRetry: () => void }) {
  const texts = failureTexts(useManifest().strings);
  return (
    <div className="banner" role="alert">
      <p>
        {reasonText(reason, texts)}{" "}
        <button type="button" className="button" onClick={onRetry}>
          {texts.retry}
        </button>
      </p>
    </div>
  );
}
