/** Header, layout and footer around a page. The layouts nest as routes, so that moving within one keeps its sidebar. */
import type { ReactNode } from "react";
import { Route, Switch } from "wouter";
import type { DocumentData } from "../../schema/document-data.ts";
import { homeOf, withinHome } from "../navigation/homes.ts";
import { useReader } from "../navigation/reader-context.ts";
import { useDocumentHead } from "../navigation/use-document-head.ts";
import { useScroll } from "../navigation/use-scroll.ts";
import { AnnouncementBar } from "./AnnouncementBar.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { Layout } from "./Layout.tsx";
import { MAIN_ID } from "./main-id.ts";

type Props = {
  screen: DocumentData;
  /** Of the address; the page's own path differs from it where the page is "not found". */
  route: string;
  /** Shown in place of the page. */
  instead?: ReactNode;
};

export function Chrome({ screen, route, instead }: Props) {
  const { manifest, page } = screen;
  const { homes } = useReader().resources;
  useDocumentHead(screen);
  useScroll(route);
  const layout = <Layout screen={screen} instead={instead} />;
  return (
    <>
      <a className="skip-link" href={`#${MAIN_ID}`}>
        {manifest.strings.skipToContent}
      </a>
      <AnnouncementBar />
      <Header screen={screen} />
      <Switch location={withinHome(homeOf(homes, page.path), page.path)}>
        <Route path="/docs/*?">{layout}</Route>
        <Route path="/blog/*?">{layout}</Route>
        <Route>{layout}</Route>
      </Switch>
      <Footer screen={screen} route={route} />
    </>
  );
}
