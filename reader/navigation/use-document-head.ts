/** Keeps the document's head in step with the page on the screen. */
import { useLayoutEffect, useRef } from "react";
import type { DocumentData } from "../../schema/document.ts";
import { hrefOf } from "../../schema/paths.ts";
import { documentTitle } from "./document-title.ts";

export function useDocumentHead({ manifest, page }: DocumentData): void {
  const { tag, title: site, base } = manifest;
  const { title, description, path, fallback } = page;
  const home = fallback?.href ?? hrefOf(base, path);
  const first = useRef(path);

  useLayoutEffect(() => {
    document.documentElement.lang = tag;
    document.title = documentTitle(title, site);
    document.querySelector('meta[name="description"]')?.setAttribute("content", description);
    // Phones share the canonical address, not the one in the bar. The first page's own is the compiler's to know.
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (canonical && first.current !== path) canonical.href = new URL(home, canonical.href).href;
    first.current = path;
  }, [tag, site, title, description, home, path]);
}
