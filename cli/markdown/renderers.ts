/** Renderers of formulas and diagrams, which are loaded for the first page that has some. */
import type { drawMermaid } from "./diagrams/draw-mermaid.ts";
import type { renderFormula } from "./formulas/render.ts";

export type Renderers = {
  formula?: typeof renderFormula;
  diagram?: typeof drawMermaid;
};

/** Thrown by a step that needs a renderer: the page is compiled again once it is loaded. */
export class RendererMissing extends Error {
  readonly renderer: keyof Renderers;

  constructor(renderer: keyof Renderers) {
    super(`this page needs the renderer “${renderer}”`);
    this.renderer = renderer;
  }
}
