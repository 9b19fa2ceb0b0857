/** Says above a page that a part of it could not be had. */
import type { LoadError } from "../navigation/fetch-result.ts";
import { failureTexts } from "../text/failure-texts.ts";

export function LoadNotice({ reason, onRetry }: { reason: LoadError["reason"]; onRetry: () => void }) {
  const texts = failureTexts(document.documentElement.lang);
  return (
    <div className="banner" role="alert">
      <p>
        {texts.reasons[reason]}{" "}
        <button type="button" className="button" onClick={onRetry}>
          {texts.retry}
        </button>
      </p>
    </div>
  );
}
