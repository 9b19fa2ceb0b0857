/**
 * An element whose content React leaves alone: in a document it has the compiler's, and on a page that comes later what others
 * put there.
 */
import { type ComponentProps, useState, useSyncExternalStore } from "react";

/** `html`: on the server. */
export function Place({ html = "", ...attributes }: ComponentProps<"div"> & { html: string | undefined }) {
  const isInDocument = useInDocument();
  // An empty text keeps what the document has. An element that React makes itself must not have it: the policy forbids markup.
  const [markup] = useState(isInDocument ? { __html: html } : undefined);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: on the server the compiler's, in the browser no text
  return <div {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={markup} />;
}

/** True for the compiler, and for the browser while it hydrates what the compiler wrote; the same for as long as the element is there. */
export function useInDocument(): boolean {
  return useState(useSyncExternalStore(neverChanges, inBrowser, inDocument))[0];
}

const neverChanges = () => () => {};
const inBrowser = () => false;
const inDocument = () => true;
