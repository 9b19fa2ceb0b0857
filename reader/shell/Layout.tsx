/** The page, and the sidebar beside it where it has one. */
import type { ReactNode } from "react";
import type { DocumentData } from "../../schema/document-data.ts";
import { Banners, VersionBanner } from "./Banners.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { MAIN_ID } from "./main-id.ts";
import { PageInLanguages } from "./PageInLanguages.tsx";
import { SidebarColumn } from "./SidebarColumn.tsx";

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
