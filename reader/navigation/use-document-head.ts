/** Keeps the document's head in step with the page on the screen. */
import { useLayoutEffect, useRef } from "react";
import type { DocumentData } from "../../schema/document.ts";
import { documentTitle } from "../../schema/document-title.ts";
import { hrefOf } from "../../schema/paths.ts";

export function useDocumentHead({ manifest, page }: DocumentData): void {
  const { tag, base } = manifest;
  const { description, path, fallback } = page;
  const title = documentTitle(page, manifest.title);
  const home = fallback?.href ?? hrefOf(base, path);
  const first = useRef(path);

  useLayoutEffect(() => {
    document.documentElement.lang = tag;
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute("content", description);
    // Phones share the canonical address, not the one in the bar. The first page's own is the compiler's to know.
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (canonical && first.current !== path) canonical.href = new URL(home, canonical.href).href;
    first.current = path;
  }, [tag, title, description, home, path]);
}
