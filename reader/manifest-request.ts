/** Request for a document's manifest: the script in the head makes it beside that for the reader, which takes the answer over. */
import { ROOT_ID } from "../schema/contract.ts";

declare global {
  interface Window {
    /** Undefined as an answer: there was none. */
    twsiteManifest?: Promise<Response | undefined>;
  }
}

export function requestManifest(): void {
  const href = document.getElementById(ROOT_ID)?.dataset.manifest;
  if (href) window.twsiteManifest = fetch(href).catch(() => undefined);
}
