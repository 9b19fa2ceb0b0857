/** Effects of a page once it is on the screen: fonts, controls, announcements, the link back to the top. */

import { useEffect, useRef, useState } from "react";
import type { DocumentData } from "../../schema/document-data.ts";
import { documentTitle } from "../../schema/document-title.ts";
import { useControls } from "../article/controls/use-controls.ts";
import { useTitleFace } from "../state/use-title-face.ts";
import { BackToTop } from "./BackToTop.tsx";
import { useHiddenHeader } from "./use-hidden-header.ts";

export function PageEffects({ screen: { manifest, page }, route }: { screen: DocumentData; route: string }) {
  useTitleFace(manifest.fonts);
  useControls(page, manifest.strings);
  useHiddenHeader(route);
  return (
    <>
      <Announcer route={route} title={documentTitle(page, manifest.title)} />
      <BackToTop label={manifest.strings.backToTop} />
    </>
  );
}

/** Tells screen readers which page has come after a navigation, or after a failure; silent on the first load. */
function Announcer({ route, title }: { route: string; title: string }) {
  const [text, setText] = useState("");
  const page = `${route} ${title}`;
  const told = useRef(page);
  useEffect(() => {
    if (told.current === page) return;
    told.current = page;
    setText(title);
  }, [page, title]);
  return (
    <div className="visually-hidden" aria-live="polite">
      {text}
    </div>
  );
}
