/** Effects of a page once it is on the screen: fonts, controls, announcements, the link back to the top. */

import { useEffect, useRef, useState } from "react";
import type { DocumentData } from "../../schema/document-data.ts";
import { documentTitle } from "../../schema/document-title.ts";
import { hrefOf } from "../../schema/paths.ts";
import { useControls } from "../article/controls/use-controls.ts";
import { isThrifty } from "../navigation/connection.ts";
import { useReader } from "../navigation/reader-context.ts";
import { useShortcut } from "../side-by-side/shortcut.ts";
import { useTitleFace } from "../state/use-title-face.ts";
import { BackToTop } from "./BackToTop.tsx";
import { SectionBar } from "./SectionBar.tsx";
import { useHiddenHeader } from "./use-hidden-header.ts";
import { useIntegrations } from "./use-integrations.ts";

type Props = { screen: DocumentData; route: string };

export function PageEffects({ screen: { manifest, page, sidebar }, route }: Props) {
  useSidebarData(sidebar);
  useTitleFace(manifest.fonts);
  useControls(page, manifest.strings);
  useHiddenHeader(route);
  useShortcut(page);
  const Integrations = useIntegrations(manifest.integrations);
  return (
    <>
      <Announcer route={route} title={documentTitle(page, manifest.title)} />
      {"outline" in page && page.kind !== "home" && <SectionBar key={page.path} page={page} />}
      {Integrations && manifest.integrations && (
        <Integrations integrations={manifest.integrations} page={page} href={hrefOf(manifest.base, route)} />
      )}
      <BackToTop label={manifest.strings.backToTop} />
    </>
  );
}

/** Loads the data of the sidebar that the document shows: the next page will need it. */
function useSidebarData(sidebar: DocumentData["sidebar"]): void {
  const { sidebars } = useReader().resources;
  useEffect(() => {
    if (sidebar && !isThrifty()) void sidebars.load(sidebar.locale, sidebar);
  }, [sidebars, sidebar]);
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
