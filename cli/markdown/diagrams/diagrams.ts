/** Step that draws the diagrams of a page. */
import type { Root } from "mdast";
import type { Transformer } from "unified";
import type { ContentStrings } from "../compile-settings.ts";
import { pageOf, report } from "../page-file.ts";
import { RendererMissing } from "../renderers.ts";
import { diagramsIn, expandDiagrams } from "./expand-diagrams.ts";

/** Throws `RendererMissing`. */
export function diagrams(strings: ContentStrings): Transformer<Root> {
  return (root, file) => {
    const page = pageOf(file);
    const { body, renderers, shown: others } = page;
    if (!/(?:```|~~~)[ \t]*mermaid/i.test(body)) return;
    const nodes = diagramsIn(root);
    if (nodes.length === 0) return;
    if (!renderers.diagram) throw new RendererMissing("diagram");
    const { shown, findings } = expandDiagrams(nodes, body, strings, renderers.diagram);
    page.shown = new Map([...others, ...shown]);
    report(page, findings);
  };
}
