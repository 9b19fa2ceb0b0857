/** Shown when a page's data could not be had and reloading did not help. */
import { useContext, useEffect } from "react";
import type { LoadError } from "../navigation/fetch-result.ts";
import { ManifestContext } from "../navigation/reader-context.ts";
import { failureTexts, reasonText } from "../text/failure-texts.ts";

type Props = { error: LoadError; onRetry: () => void; onLeave?: () => void };

export function LoadFailure({ error, onRetry, onLeave }: Props) {
  const texts = failureTexts(useContext(ManifestContext)?.strings);
  // A visitor who comes back later gets a new attempt.
  useEffect(() => onLeave, [onLeave]);
  // So does one whose connection comes back.
  useEffect(() => {
    if (error.reason !== "network") return;
    addEventListener("online", onRetry);
    return () => removeEventListener("online", onRetry);
  });
  return (
    <div className="failure" role="alert">
      <h1>{texts.notLoaded}</h1>
      <p>{reasonText(error.reason, texts)}</p>
      <p>
        <code>
          {error.url}
          {error.status !== undefined && ` (${error.status})`}
        </code>
      </p>
      <button type="button" className="button" onClick={onRetry}>
        {texts.retry}
      </button>
    </div>
  );
}
