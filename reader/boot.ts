/**
 * Runs in the head, before the first paint: says that scripts run, shows the right colours, hides the
 * announcement that was closed, leaves out faces that would be late, records clicks, and loads the reader and the whole style. Inlined by the compiler into every
 * document, so it stays small: what can wait is in the reader.
 */

import { ROOT_ID } from "../schema/contract.ts";
import { FACES_KEY, facesStyle } from "./faces.ts";
import { doWithoutReader } from "./missing-reader.ts";
import { recordClicks } from "./replay-clicks.ts";

/** Time from the request for the document to this script where faces come before the first paint, in milliseconds. */
const SOON = 150;

const { dataset } = document.documentElement;
dataset.js = "";

let stored: string | undefined;
let closed: string | undefined;
let cachedFaces: string | undefined;
try {
  stored = localStorage.theme;
  cachedFaces = localStorage[FACES_KEY];
  if (dataset.announcement) closed = localStorage["twsite-announcement"];
} catch {
  // Storage is blocked: the defaults hold.
}

const choice =
  dataset.themeFixed === undefined && (stored === "light" || stored === "dark")
    ? stored
    : dataset.themeSystem === undefined
      ? dataset.theme
      : "system";
dataset.themeChoice = choice;
if (choice === "system")
  dataset.theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
else {
  dataset.theme = choice;
  // The browser's frame: the first colour is for light, the second for dark.
  document.querySelectorAll<HTMLMetaElement>("[name=theme-color]").forEach((meta, index) => {
    meta.media = (index ? "dark" : "light") === choice ? "" : "not all";
  });
}

// Closed under this id: gone before it was seen.
if (dataset.announcement && dataset.announcement === closed) dataset.announcementClosed = "";

const [entry] = performance.getEntriesByType("navigation");
const navigation = entry instanceof PerformanceNavigationTiming ? entry : undefined;

// A place that is restored or linked needs the whole page.
if (navigation?.type === "navigate" && !location.hash) dataset.unpainted = "";
else waitForWholeStyle();

chooseFaces();
recordClicks();
loadReader();

/**
 * A face that comes between the first layout and the first paint costs another layout, and one that is late costs the time that
 * browsers wait for it. So a slow line or machine asks for none before the first page is read, and shows them from the next page on.
 */
function chooseFaces(): void {
  const style = facesStyle();
  if (!style) return;
  const taken = performance.now() - (navigation?.requestStart ?? 0);
  if (taken > SOON && cachedFaces !== style.dataset.faces) style.media = "not all";
  else
    for (const face of ["600 1em Reader Title", "1em Reader Text"]) document.fonts.load(face).catch(() => {});
}

/** Time that a complete document waits for a browser that does not report its paints, in milliseconds. */
const PATIENCE = 3000;

/**
 * Asks for the reader once the first paint is on the screen: on a slow line its scripts would take half of that from what
 * the paint needs. Imported, not added as elements: the policy lets no text become the address of a script element.
 */
function loadReader(): void {
  let scripts = document.documentElement.dataset.reader;
  const ask = () => {
    applyLateStyle();
    if (!scripts) return;
    requestManifest();
    for (const script of scripts.split(" "))
      import(script).catch(() => doWithoutReader(new URL(script, location.href)));
    scripts = undefined;
  };
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName("first-contentful-paint")[0]) ask();
  }).observe({ type: "paint", buffered: true });
  addEventListener("DOMContentLoaded", () => {
    requestLateStyle();
    // An empty shell has nothing to paint.
    if (!document.getElementById(ROOT_ID)?.hasChildNodes()) ask();
  });
  addEventListener("load", () => setTimeout(ask, PATIENCE));
}

/** The whole style is for paper until the first screen, which has its own, is painted; a sheet that has not arrived would delay the next paint. */
function applyLateStyle(): void {
  delete dataset.unpainted;
  requestLateStyle();
  for (const link of lateLinks()) {
    const apply = () => {
      link.media = "all";
    };
    if (link.sheet) apply();
    else link.addEventListener("load", apply);
  }
}

/** Not before the document is here, with which it would share a slow line. */
function requestLateStyle(): void {
  for (const link of lateLinks()) link.disabled = false;
}

function lateLinks(): NodeListOf<HTMLLinkElement> {
  return document.querySelectorAll("link[data-late]");
}

/** The place of a visitor who returns, or follows a link to a heading, depends on the style of all that is above it. */
function waitForWholeStyle(): void {
  new MutationObserver(() => {
    for (const link of lateLinks()) {
      link.media = "all";
      link.disabled = false;
    }
  }).observe(document.head, { childList: true });
}

declare global {
  interface Window {
    /** Undefined as an answer: there was none. */
    twsiteManifest?: Promise<Response | undefined>;
  }
}

/** Request for a document's manifest: the script in the head makes it beside that for the reader, which takes the answer over. */
function requestManifest(): void {
  const href = document.getElementById(ROOT_ID)?.dataset.manifest;
  if (href) window.twsiteManifest = fetch(href).catch(() => undefined);
}
