/** One route's page with everything around it. */
import { memo, use, useReducer } from "react";
import { ManifestContext, useReader } from "../navigation/reader-context.ts";
import { Chrome } from "./Chrome.tsx";
import { LoadFailure } from "./LoadFailure.tsx";

type Props = { route: string; tag: string };

/** Remembered, so that a click leaves the page on the screen alone while the next one is on its way. */
export const Screen = memo(function Screen({ route, tag }: Props) {
  const { resources } = useReader();
  const [, again] = useReducer((count: number) => count + 1, 0);
  const arrival = use(resources.arrive(route));
  if (arrival.type === "failed") {
    const retry = () => {
      // Only another document brings the reader that can read the newer data.
      if (arrival.error.reason === "newer") location.reload();
      resources.retry(route);
      again();
    };
    return <LoadFailure error={arrival.error} tag={arrival.manifest?.tag ?? tag} onRetry={retry} />;
  }
  return (
    <ManifestContext value={arrival.screen.manifest}>
      <Chrome screen={arrival.screen} route={route} />
    </ManifestContext>
  );
});
