/** Effects of a page once it is on the screen: fonts, controls, announcements, the link back to the top. */
import type { DocumentData } from "../../schema/document-data.ts";
import { documentTitle } from "../../schema/document-title.ts";
import { useControls } from "../article/controls/use-controls.ts";
import { useTitleFace } from "../state/use-title-face.ts";
import { Announcer } from "./Announcer.tsx";
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
