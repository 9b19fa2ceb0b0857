/** Header, layout and footer around a page. Each part of the site has its layout, so that moving within one keeps its sidebar. */
import type { ReactNode } from "react";
import { BLOG_SIDEBAR, MAIN_DOCS } from "../../schema/contract.ts";
import type { DocumentData, ShownPage } from "../../schema/document-data.ts";
import { sidebarOf } from "../../schema/sidebar-of.ts";
import { useDocumentHead } from "../navigation/use-document-head.ts";
import { useScroll } from "../navigation/use-scroll.ts";
import { AnnouncementBar } from "./AnnouncementBar.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { Layout } from "./Layout.tsx";
import { MAIN_ID } from "./main-id.ts";
import { useView } from "./use-view.tsx";

type Props = {
  screen: DocumentData;
  /** Of the address; the page's own path differs from it where the page is "not found". */
  route: string;
  /** Shown in place of the page. */
  instead?: ReactNode;
};

export function Chrome({ screen, route, instead }: Props) {
  const { manifest, page } = screen;
  useDocumentHead(screen);
  const view = useView(page);
  useScroll(route, page, view?.view);
  return (
    <>
      <a className="skip-link" href={`#${MAIN_ID}`}>
        {manifest.strings.skipToContent}
      </a>
      <AnnouncementBar />
      <Header screen={screen} />
      <Layout key={partOf(page)} screen={screen} instead={instead} view={view?.element} />
      <Footer screen={screen} route={route} />
    </>
  );
}

/**
 * The part of the site that a page belongs to: a set of docs, the blog, the rest. It follows from what the page is: docs and
 * blog can be at any address.
 */
function partOf(page: ShownPage): string | undefined {
  const sidebar = sidebarOf(page);
  return sidebar && (sidebar.id === BLOG_SIDEBAR.id ? sidebar.id : (sidebar.set ?? MAIN_DOCS));
}
