/**
 * The page on the screen: the last one requested, once it is here; until then the one before. The first page's data always
 * comes with the app, so no page ever needs a placeholder, and a mistake while a document is written reaches the compiler
 * instead of a fallback.
 */
import { useDeferredValue, useEffect, useReducer } from "react";
import { HYDRATED } from "../lifecycle-events.ts";
import { useReader } from "../navigation/reader-context.ts";
import { useLinks } from "../navigation/use-links.ts";
import { useRoute } from "../navigation/use-route.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { Screen } from "./Screen.tsx";
import { useDeferredShell } from "./use-deferred-shell.ts";

export function Site() {
  const { resources, content, strings } = useReader();
  const { base, homes } = resources;
  useLinks(resources);
  const wanted = useRoute(base, homes);
  const next = useDeferredValue(wanted);
  // A page that is loaded shows in the same task as the click: on a slow phone, working in slices takes twice the time.
  const shown = resources.isLoaded(wanted) ? wanted : next;
  const isPending = wanted !== shown;
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  // So is what arrives after the click.
  useEffect(() => {
    if (!isPending) return;
    // Beside the data, which says too late that it is needed.
    content?.load().catch(() => {});
    void resources.load(wanted).then(rerender);
  }, [resources, content, wanted, isPending]);
  // The last of the effects.
  useEffect(() => {
    dispatchEvent(new Event(HYDRATED));
  }, []);
  const deferred = useDeferredShell(isPending);
  return (
    <>
      {typeof deferred === "object" && (
        <deferred.Pending isPending={isPending} resources={resources} shown={shown} />
      )}
      <ErrorBoundary resetKey={shown} strings={strings}>
        <Screen route={shown} />
      </ErrorBoundary>
    </>
  );
}
