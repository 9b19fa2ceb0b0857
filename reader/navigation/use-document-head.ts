/** Keeps the document's head in step with the page on the screen. */
import { useLayoutEffect } from "react";
import { documentTitle } from "./document-title.ts";

export type Head = { tag: string; site: string; title: string; description: string };

export function useDocumentHead({ tag, site, title, description }: Head): void {
  useLayoutEffect(() => {
    document.documentElement.lang = tag;
    document.title = documentTitle(title, site);
    document.querySelector('meta[name="description"]')?.setAttribute("content", description);
  }, [tag, site, title, description]);
}
