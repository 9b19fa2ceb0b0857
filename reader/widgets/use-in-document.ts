/** Tells whether an element came with the document. */
import { useState, useSyncExternalStore } from "react";

/** True for the compiler, and for the browser while it hydrates what the compiler wrote; the same for as long as the element is there. */
export function useInDocument(): boolean {
  return useState(useSyncExternalStore(neverChanges, inBrowser, inDocument))[0];
}

const neverChanges = () => () => {};
const inBrowser = () => false;
const inDocument = () => true;
