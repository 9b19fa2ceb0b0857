/** The place of the question whether a page was useful. On a page that comes later, `integrations/` asks it. */
import { useManifest, useReader } from "../navigation/reader-context.ts";
import { Place } from "../widgets/Place.tsx";

export function Feedback() {
  const { html } = useReader();
  return useManifest().integrations?.feedback && <Place data-feedback="" html={html?.feedback} />;
}
