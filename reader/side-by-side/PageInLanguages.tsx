/** The page, or where the address asks for it, the page side by side with its translation: that comes when it is requested. */
import { useEffect, useRef, useState } from "react";
import type { ShownPage } from "../../schema/document-data.ts";
import { knownEntry } from "../navigation/history-entry.ts";
import { useReader } from "../navigation/reader-context.ts";
import { reloadOnce } from "../navigation/reload.ts";
import { Page } from "../pages/Page.tsx";
import { LoadNotice } from "./LoadNotice.tsx";
import { useOtherLanguage } from "./languages.ts";

type SideBySide = typeof import("./SideBySide.tsx").SideBySide;

export function PageInLanguages({ page }: { page: ShownPage }) {
  const { resources, scroll } = useReader();
  const other = useOtherLanguage(page, resources);
  const [loaded, setLoaded] = useState<{ SideBySide?: SideBySide }>();
  const start = useRef<{ entry: string; top: number | undefined }>(undefined);
  const isWanted = other !== undefined;

  // Before the page alone has a position of its own.
  useEffect(() => {
    const entry = knownEntry() ?? "";
    start.current = { entry, top: scroll.positionOf(entry) };
  }, [scroll]);

  useEffect(() => {
    if (!isWanted) return;
    import("./SideBySide.tsx").then(
      ({ SideBySide }) => setLoaded({ SideBySide }),
      // The script may be that of another deployment, and browsers do not ask for it again.
      () => reloadOnce(`${location.pathname}?with`) || setLoaded({}),
    );
  }, [isWanted]);

  const alone = <Page key={page.path} page={page} />;
  if (!other || !loaded) return alone;
  const { SideBySide } = loaded;
  if (SideBySide) return <SideBySide page={page} other={other} alone={alone} start={start} />;
  return (
    <>
      <LoadNotice reason="network" onRetry={() => location.reload()} />
      {alone}
    </>
  );
}
