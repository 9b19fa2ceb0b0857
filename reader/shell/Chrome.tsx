/** Header, layout and footer around a page. The routes of the site say which layout stays while a visitor moves. */
import type { ReactNode } from "react";
import type { DocumentData } from "../../schema/document-data.ts";
import { useDocumentHead } from "../navigation/use-document-head.ts";
import { useScroll } from "../navigation/use-scroll.ts";
import { Routes } from "../routes.tsx";
import { AnnouncementBar } from "./AnnouncementBar.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { Layout } from "./Layout.tsx";
import { MAIN_ID } from "./main-id.ts";
import { useView } from "./use-view.tsx";

type Props = {
  screen: DocumentData;
  /** Route of the address; the page's own path differs from it if the page is "not found". */
  route: string;
  /** Element that replaces the page. */
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
      <Routes
        route={route}
        isFound={page.kind !== "not-found"}
        layout={<Layout screen={screen} instead={instead} view={view?.element} />}
      />
      <Footer screen={screen} route={route} />
    </>
  );
}
