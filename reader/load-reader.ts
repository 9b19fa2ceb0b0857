/**
 * Asks for the reader once the first paint is on the screen: on a slow line its scripts would take half of that from what
 * the paint needs. Imported, not added as elements: the policy lets no text become the address of a script element.
 */
import { ROOT_ID } from "../schema/contract.ts";
import { requestManifest } from "./manifest-request.ts";
import { doWithoutReader } from "./missing-reader.ts";

/** Time that a complete document waits for a browser that does not report its paints, in milliseconds. */
const PATIENCE = 3000;

export function loadReader(): void {
  let scripts = document.documentElement.dataset.reader;
  const ask = () => {
    if (!scripts) return;
    requestManifest();
    for (const script of scripts.split(" "))
      import(script).catch(() => doWithoutReader(new URL(script, location.href)));
    scripts = undefined;
  };
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName("first-contentful-paint")[0]) ask();
  }).observe({ type: "paint", buffered: true });
  // An empty shell has nothing to paint.
  addEventListener("DOMContentLoaded", () => document.getElementById(ROOT_ID)?.hasChildNodes() || ask());
  addEventListener("load", () => setTimeout(ask, PATIENCE));
}
