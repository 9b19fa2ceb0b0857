/** The page, and the sidebar beside it where it has one. */
import { type ReactNode, useEffect, useLayoutEffect, useReducer, useRef } from "react";
import type { DocumentData, DocumentSidebar, ShownPage } from "../../schema/document-data.ts";
import { baseOf, hrefOf } from "../../schema/paths.ts";
import { useManifest, useReader } from "../navigation/reader-context.ts";
import { scrollToCurrent } from "../navigation/scroll-to-current.ts";
import { Place } from "../widgets/Place.tsx";
import { Banners, VersionBanner } from "./Banners.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { MAIN_ID } from "./main-id.ts";
import { PageInLanguages } from "./PageInLanguages.tsx";

type Props = {
  screen: DocumentData;
  instead?: ReactNode;
  /** The page in another form. The page itself stays, out of sight. */
  view?: ReactNode;
};

export function Layout({ screen, instead, view }: Props) {
  const { page, sidebar } = screen;
  return (
    <div className={sidebar ? "layout layout-beside" : "layout"}>
      {sidebar && (
        <SidebarColumn
          key={`${sidebar.set} ${sidebar.version} ${sidebar.id}`}
          sidebar={sidebar}
          page={page}
        />
      )}
      <main id={MAIN_ID} tabIndex={-1}>
        {/* The first heading of the page on the screen is the first one here. */}
        {view}
        <ErrorBoundary resetKey={page} strings={screen.manifest.strings}>
          {instead ?? (
            <>
              <Banners page={page} />
              <VersionBanner page={page} />
              <PageInLanguages page={page} />
            </>
          )}
        </ErrorBoundary>
      </main>
    </div>
  );
}

/**
 * The sidebar in its column, scrolled to the current page when it comes up. The first one is the document's: React leaves
 * it alone, and it needs no data until the next page.
 */
function SidebarColumn({ sidebar, page }: { sidebar: DocumentSidebar; page: ShownPage }) {
  const column = useRef<HTMLDivElement>(null);
  const { resources, sidebarView: view, html } = useReader();
  const manifest = useManifest();
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const { sidebars } = resources;
  const { show } = view;
  const { items } = sidebars.whole(sidebar.locale, sidebar) ?? sidebar;
  const current = hrefOf(baseOf(manifest), page.path);

  useLayoutEffect(() => {
    const { current: place } = column;
    if (!place || (!items && place.hasChildNodes())) return;
    if (items && show) show(place, { id: sidebar.id, items }, { manifest, current });
    else void Promise.all([view.prepare(), sidebars.load(sidebar.locale, sidebar)]).then(rerender);
  }, [items, show, view, sidebar, sidebars, manifest, current]);

  useEffect(() => {
    if (column.current) scrollToCurrent(column.current);
  }, []);

  return <Place className="sidebar-column" ref={column} html={html?.sidebar} />;
}
