/**
 * The sidebar in its column, scrolled to the current page when it comes up. The first one is the document's: React leaves
 * it alone, and it needs no data until the next page.
 */
import { useEffect, useLayoutEffect, useReducer, useRef, useState, useSyncExternalStore } from "react";
import type { DocumentSidebar, ShownPage } from "../../schema/document-data.ts";
import { hrefOf } from "../../schema/paths.ts";
import { useManifest, useReader } from "../navigation/reader-context.ts";
import { scrollToCurrent } from "../navigation/scroll-to-current.ts";

export function SidebarColumn({ sidebar, page }: { sidebar: DocumentSidebar; page: ShownPage }) {
  const column = useRef<HTMLDivElement>(null);
  const { resources, sidebarView: view, sidebarHtml = "" } = useReader();
  const manifest = useManifest();
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const isDocument = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
  // Kept: React empties an element that loses the property. In the browser alone it would set HTML, which is not allowed.
  const [html] = useState(isDocument ? { __html: sidebarHtml } : undefined);
  const { base, sidebars } = resources;
  const { show } = view;
  const { items } = sidebars.whole(sidebar.locale, sidebar) ?? sidebar;
  const current = hrefOf(base, page.path);

  useLayoutEffect(() => {
    const { current: place } = column;
    if (!place || (!items && place.hasChildNodes())) return;
    if (items && show) show(place, { id: sidebar.id, items }, { manifest, current });
    else void Promise.all([view.prepare(), sidebars.load(sidebar.locale, sidebar)]).then(rerender);
  }, [items, show, view, sidebar, sidebars, manifest, current]);

  useEffect(() => {
    if (column.current) scrollToCurrent(column.current);
  }, []);

  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: on the server the compiler's, in the browser no text
    <div className="sidebar-column" ref={column} suppressHydrationWarning dangerouslySetInnerHTML={html} />
  );
}
