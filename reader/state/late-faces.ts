/** The reader's own faces on a slow line: loaded while the first page is read, and shown from the next page on, so that no text moves. */
import { FACES_KEY, facesStyle } from "../faces.ts";

/** Loads the faces of titles and texts. Returns the function that shows them. */
export async function loadLateFaces(): Promise<() => void> {
  const style = facesStyle();
  if (!style) return () => {};
  const faces = await Promise.all(facesOf(style).map((face) => face.load()));
  try {
    localStorage[FACES_KEY] = style.dataset.faces;
  } catch {
    // Storage is blocked: the next visit loads them late, too.
  }
  return () => {
    // In the style, a face would begin to load only now.
    for (const face of faces) document.fonts.add(face);
    style.media = "";
  };
}

function facesOf(style: HTMLStyleElement): FontFace[] {
  const addresses = style.dataset.faces?.split(" ") ?? [];
  return [...(style.sheet?.cssRules ?? [])].flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return [];
    const value = (name: string) => rule.style.getPropertyValue(name);
    const source = value("src");
    if (!addresses.some((address) => source.includes(address))) return [];
    return new FontFace(value("font-family").replaceAll('"', ""), source, { weight: value("font-weight") });
  });
}
