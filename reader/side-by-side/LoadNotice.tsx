/** Says above a page that a part of it could not be had. */
import type { LoadError } from "../navigation/fetch-result.ts";
import { useManifest } from "../navigation/reader-context.ts";
import { failureTexts, reasonText } from "../text/failure-texts.ts";

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
