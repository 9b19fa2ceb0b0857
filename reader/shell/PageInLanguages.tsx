/** The page; what shows it side by side with a translation comes when an address asks for that: `?with=fr`. */
import { useEffect, useRef, useState } from "react";
import type { ShownPage } from "../../schema/document-data.ts";
import { knownEntry } from "../navigation/history-entry.ts";
import { BESIDE } from "../navigation/other-languages.ts";
import { useQueryAndHash } from "../navigation/query-value.ts";
import { useReader } from "../navigation/reader-context.ts";
import { reloadForScript } from "../navigation/reload.ts";
import { withStyle } from "../navigation/with-style.ts";
import { LoadFailure } from "./LoadFailure.tsx";

type SideBySide = typeof import("../side-by-side/SideBySide.tsx").SideBySide;

export function PageInLanguages({ page }: { page: ShownPage }) {
  const { scroll } = useReader();
  const place = useQueryAndHash();
  const isAsked = /[?&]with=/.test(place);
  const [loaded, setLoaded] = useState<{ SideBySide?: SideBySide }>();
  const start = useRef<{ entry: string; top: number | undefined }>(undefined);

  // Before the page alone has a position of its own.
  useEffect(() => {
    const entry = knownEntry() ?? "";
    start.current = { entry, top: scroll.positionOf(entry) };
  }, [scroll]);

  useEffect(() => {
    if (!isAsked) return;
    withStyle("side-by-side", import("../side-by-side/SideBySide.tsx")).then(
      ({ SideBySide }) => setLoaded({ SideBySide }),
      async () => (await reloadForScript(BESIDE)) || setLoaded({}),
    );
  }, [isAsked]);

  const alone = <Page key={page.path} page={page} />;
  if (!loaded) return alone;
  const { SideBySide } = loaded;
  if (SideBySide) return <SideBySide page={page} alone={alone} start={start} />;
  if (!isAsked) return alone;
  return <LoadFailure error={{ reason: "network", url: place }} onRetry={() => location.reload()} />;
}

/** The page by its kind. */
function Page({ page }: { page: ShownPage }) {
  const Kind = useReader().kinds.componentOf(page.kind);
  if (!Kind) throw new Error(`no component for ${page.kind}`);
  return <Kind page={page} />;
}
