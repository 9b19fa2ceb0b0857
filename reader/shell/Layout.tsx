/** The page, and the sidebar beside it where it has one. */
import type { ReactNode } from "react";
import type { DocumentData } from "../../schema/document-data.ts";
import { Banners } from "./Banners.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { MAIN_ID } from "./main-id.ts";
import { PageInLanguages } from "./PageInLanguages.tsx";
import { SidebarColumn } from "./SidebarColumn.tsx";
import { VersionBanner } from "./VersionBanner.tsx";

export function Layout({ screen, instead }: { screen: DocumentData; instead?: ReactNode }) {
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
        <ErrorBoundary resetKey={page}>
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
