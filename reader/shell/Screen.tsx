/** One route's page with everything around it, or the failure that replaces it if it could not be loaded. */
import { memo, startTransition, use, useCallback, useEffect, useReducer, useRef } from "react";
import { focusOnPage } from "../navigation/focus.ts";
import { homeOf } from "../navigation/homes.ts";
import { notFoundPage } from "../navigation/not-found.ts";
import { ManifestContext, useReader } from "../navigation/reader-context.ts";
import { failureTexts } from "../text/failure-texts.ts";
import { Chrome } from "./Chrome.tsx";
import { LoadFailure } from "./LoadFailure.tsx";

/** Remembered, so that a click leaves the page on the screen alone while the next one is on its way. */
export const Screen = memo(function Screen({ route }: { route: string }) {
  const { resources } = useReader();
  const [, again] = useReducer((count: number) => count + 1, 0);
  const forget = useCallback(() => resources.retry(route), [resources, route]);
  const result = use(resources.load(route));
  const isLoaded = result.type === "screen";
  const isRetried = useRef(false);
  useEffect(() => {
    if (!isLoaded || !isRetried.current) return;
    isRetried.current = false;
    // The button is gone.
    focusOnPage();
  }, [isLoaded]);
  if (result.type === "screen") {
    return (
      <ManifestContext value={result.screen.manifest}>
        <Chrome screen={result.screen} route={route} />
      </ManifestContext>
    );
  }

  const { error, manifest } = result;
  const retry = () => {
    // Only another document brings the reader that can read the newer data.
    if (error.reason === "newer") location.reload();
    // Only the message takes its focus with it.
    isRetried.current = document.activeElement?.matches("body, .failure *") !== false;
    forget();
    startTransition(again);
  };
  const failure = <LoadFailure error={error} onRetry={retry} onLeave={forget} />;
  if (!manifest) return failure;
  const page = notFoundPage(manifest, homeOf(resources.homes, route));
  const screen = { manifest, page: { ...page, title: failureTexts(manifest.strings).notLoaded } };
  return (
    <ManifestContext value={manifest}>
      <Chrome screen={screen} route={route} instead={failure} />
    </ManifestContext>
  );
});
