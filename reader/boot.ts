/**
 * Runs in the head, before the first paint: says that scripts run, shows the right colours, hides the
 * announcement that was closed, records clicks, and loads the reader. Inlined by the compiler into every
 * document, so it stays small: what can wait is in the reader.
 */

import { loadReader } from "./load-reader.ts";
import { recordClicks } from "./replay-clicks.ts";

const { dataset } = document.documentElement;
dataset.js = "";

let stored: string | undefined;
let closed: string | undefined;
try {
  stored = localStorage.theme;
  closed = localStorage["twsite-announcement"];
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

recordClicks();
loadReader();
