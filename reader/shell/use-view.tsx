/** The page as Markdown, where the address asks for it: what shows it is loaded then. Until it is here, the page stays. */
import { type ReactElement, useEffect, useReducer, useState } from "react";
import type { ShownPage } from "../../schema/document-data.ts";
import type { LoadError } from "../navigation/fetch-result.ts";
import { type PageView, VIEW, viewsOf } from "../navigation/page-views.ts";
import { useQueryValue } from "../navigation/query-value.ts";
import { useManifest } from "../navigation/reader-context.ts";
import { reloadForScript } from "../navigation/reload.ts";
import { withStyle } from "../navigation/with-style.ts";
import { LoadFailure } from "./LoadFailure.tsx";

type Loaded = { page: string; view: PageView; element: ReactElement };

const reload = () => location.reload();

/** The view that the address names; undefined if it names the page itself. */
export function useView(page: ShownPage): Loaded | undefined {
  const manifest = useManifest();
  const view = useQueryValue(VIEW, viewsOf(page, manifest));
  const [loaded, setLoaded] = useState<Loaded>();
  const [attempt, again] = useReducer((count: number) => count + 1, 0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    // Visitors who come back to the view see the page first.
    if (!view) return setLoaded(undefined);
    let isGone = false;
    const settle = (element: ReactElement) => {
      if (!isGone) setLoaded({ page: page.path, view, element });
    };
    const fail = (error: LoadError, retry: () => void) =>
      settle(
        <div className="view">
          <LoadFailure error={error} onRetry={retry} />
        </div>,
      );
    withStyle("views", import("../views/load-view.tsx")).then(
      async ({ loadView }) => {
        const result = await loadView(page);
        if (result.type === "found") settle(result.value);
        else fail(result.error, again);
      },
      async () => (await reloadForScript(VIEW)) || fail({ reason: "network", url: location.href }, reload),
    );
    return () => {
      isGone = true;
    };
  }, [view, page, attempt]);

  return view && loaded?.page === page.path ? loaded : undefined;
}
