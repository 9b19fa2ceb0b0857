/** Draws cards: texts → PNG. The same texts give the same bytes on every machine. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type CardTexts, cardSvg } from "./card-svg.ts";
import type { CardTools } from "./card-tools.ts";
import type { CardFaces } from "./glyphs.ts";

/** As much of `@resvg/resvg-wasm` as is used. */
type Renderer = {
  initWasm(wasm: Uint8Array): Promise<void>;
  Resvg: new (svg: string, options: object) => { render(): Image; free(): void };
};
type Image = { asPng(): Uint8Array; free(): void };

type DrawCard = (job: CardJob) => Promise<Uint8Array>;

/** Loads the faces and the renderer with the first card, once for each thread. */
export function cardDrawer(): DrawCard {
  let started: Promise<{ faces: CardFaces; renderer: Renderer }> | undefined;
  return async ({ texts, tools }) => {
    started ??= start(tools);
    const { faces, renderer } = await started;
    const drawing = new renderer.Resvg(cardSvg(texts, faces), { font: { loadSystemFonts: false } });
    const image = drawing.render();
    const png = image.asPng();
    image.free();
    drawing.free();
    return png;
  };
}

async function start({
  glyphs,
  renderer: path,
  wasm,
}: CardTools): Promise<{ faces: CardFaces; renderer: Renderer }> {
  const renderer: Renderer = createRequire(import.meta.url)(path);
  await renderer.initWasm(readFileSync(wasm)).catch((error: unknown) => {
    // The renderer starts once for each thread, even if several drawers need it.
    if (!String(error).includes("Already initialized")) throw error;
  });
  return { faces: JSON.parse(readFileSync(glyphs, "utf8")), renderer };
}

/** Job that draws one card, as plain data. */
export type CardJob = { texts: CardTexts; tools: CardTools };
