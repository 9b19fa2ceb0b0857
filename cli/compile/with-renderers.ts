/** A compiler of pages that loads what renders formulas or diagrams with the first page that has some. */
import type { CompilePage, PageSource } from "../markdown/compile-page.ts";
import type { CompiledPage } from "../markdown/compiled-page.ts";
import { RendererMissing, type Renderers } from "../markdown/renderers.ts";

type Compile = (...of: Parameters<CompilePage>) => CompiledPage | Promise<CompiledPage>;

const loaders: Record<keyof Renderers, () => Promise<Renderers>> = {
  diagram: async () => ({ diagram: (await import("../markdown/diagrams/draw-mermaid.ts")).drawMermaid }),
  formula: async () => ({ formula: (await import("../markdown/formulas/render.ts")).renderFormula }),
};

export function withRenderers(
  compilePage: Compile,
): (...of: Parameters<CompilePage>) => Promise<CompiledPage> {
  let renderers: Renderers = {};
  const compile = async (
    source: PageSource,
    fileAccess: Parameters<CompilePage>[1],
  ): Promise<CompiledPage> => {
    try {
      return await compilePage({ ...source, renderers }, fileAccess);
    } catch (error) {
      if (!(error instanceof RendererMissing)) throw error;
      renderers = { ...renderers, ...(await loaders[error.renderer]()) };
      return compile(source, fileAccess);
    }
  };
  return compile;
}
