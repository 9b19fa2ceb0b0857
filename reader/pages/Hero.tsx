/**
 * The drawing or the picture beside the title of a home page. Its renderer is loaded with the first such page that a link
 * leads to.
 */
import { useLayoutEffect, useRef } from "react";
import type { TextPage } from "../../schema/document-data.ts";
import { useManifest, useReader } from "../navigation/reader-context.ts";
import { Place } from "../widgets/Place.tsx";

export function Hero({ page }: { page: TextPage<"home"> }) {
  const { first, content, html } = useReader();
  const manifest = useManifest();
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: place } = ref;
    if (!place) return;
    if (page.content) place.replaceChildren(...(content?.renderer()?.hero(page, manifest) ?? []));
    // The document's, which the visitor finds again.
    else if (first.hero) place.replaceChildren(...first.hero);
    else first.hero = [...place.childNodes];
  }, [page, manifest, content, first]);
  return <Place ref={ref} className="hero-place" html={html?.hero} />;
}
