/** The reader's own faces on a slow line: loaded while the first page is read, and shown from the next page on, so that no text moves. */
import { useEffect, useLayoutEffect, useRef } from "react";
import { FACES_KEY, facesStyle } from "../faces.ts";
import { isThrifty } from "../navigation/connection.ts";

/** `route`: of the page on the screen. */
export function useLateFaces(route: string): void {
  const faces = useRef<FontFace[]>([]);
  useEffect(() => {
    const style = facesStyle();
    if (!style?.media || isThrifty()) return;
    loadedFaces(style).then(
      (loaded) => {
        faces.current = loaded;
        localStorage[FACES_KEY] = style.dataset.faces;
      },
      // The connection is lost, or storage is blocked: the text stays as it is.
      () => {},
    );
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: text may change its face only where a page does.
  useLayoutEffect(() => {
    const style = facesStyle();
    if (!style || faces.current.length === 0) return;
    // In the style, a face would begin to load only now.
    for (const face of faces.current.splice(0)) document.fonts.add(face);
    style.media = "";
  }, [route]);
}

/** The faces of titles and texts, complete. */
function loadedFaces(style: HTMLStyleElement): Promise<FontFace[]> {
  const addresses = style.dataset.faces?.split(" ") ?? [];
  const faces = [...(style.sheet?.cssRules ?? [])].flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return [];
    const value = (name: string) => rule.style.getPropertyValue(name);
    const source = value("src");
    if (!addresses.some((address) => source.includes(address))) return [];
    return new FontFace(value("font-family").replaceAll('"', ""), source, { weight: value("font-weight") });
  });
  return Promise.all(faces.map((face) => face.load()));
}
