/** Which page is on the screen: the last one asked for, once it is here; until then the one before (S30). */
import { Suspense, useDeferredValue } from "react";
import { useReader } from "../navigation/reader-context.ts";
import { useRoute } from "../navigation/use-route.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { failureTexts } from "./failure-texts.ts";
import { Progress } from "./Progress.tsx";
import { Screen } from "./Screen.tsx";
import { Spinner } from "./Spinner.tsx";

/** `tag`: language of the first page, for what shows before another is here. */
export function Site({ tag }: { tag: string }) {
  const { base, homes } = useReader().resources;
  const wanted = useRoute(base, homes);
  const shown = useDeferredValue(wanted);
  const isPending = wanted !== shown;
  const { loading } = failureTexts(tag);
  return (
    <>
      <Progress pending={isPending} />
      {isPending && <Spinner label={loading} delayed />}
      <ErrorBoundary tag={tag} resetKey={shown}>
        <Suspense fallback={<Spinner label={loading} />}>
          <Screen route={shown} tag={tag} />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
