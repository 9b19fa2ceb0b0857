/** Keeps the document's head in step with the page on the screen. */
import { useLayoutEffect, useRef } from "react";
import { directionOf } from "../../schema/direction.ts";
import type { DocumentData } from "../../schema/document-data.ts";
import { documentTitle } from "../../schema/document-title.ts";
import { baseOf, hrefOf } from "../../schema/paths.ts";

/** Elements that the compiler wrote about the first page for search engines and previews, which do not click. */
const ABOUT_FIRST =
  'meta[name="robots"], link[hreflang], meta[property], meta[name^="twitter:"], script[type="application/ld+json"]';

export function useDocumentHead({ manifest, page }: DocumentData): void {
  const { tag } = manifest;
  const { description, path, fallback, markdown } = page;
  const title = documentTitle(page, manifest.title);
  const direction = directionOf(manifest);
  const home = fallback?.href ?? hrefOf(baseOf(manifest), path);
  const first = useRef(path);

  useLayoutEffect(() => {
    const { documentElement: html } = document;
    html.lang = tag;
    if ((html.dir || "ltr") !== direction) html.dir = direction;
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute("content", description);
    // The first page's own head is the compiler's to know.
    if (first.current !== path) {
      for (const element of document.querySelectorAll(ABOUT_FIRST)) element.remove();
      // Phones share the canonical address, not the one in the bar.
      const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
      if (canonical) canonical.href = new URL(home, canonical.href).href;
      setMarkdown(markdown);
    }
    first.current = path;
  }, [tag, direction, title, description, home, path, markdown]);
}

/** Sets the address of the page as Markdown; some pages have none. */
function setMarkdown(href: string | undefined): void {
  document.querySelector('link[type="text/markdown"]')?.remove();
  if (href === undefined) return;
  const link = document.createElement("link");
  document.head.append(Object.assign(link, { rel: "alternate", type: "text/markdown", href }));
}
