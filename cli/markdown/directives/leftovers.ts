/** Step that reports MDX, and directives that are half written, misspelt or not closed, and repairs blocks that are closed loosely. */
import type { Root } from "mdast";
import type { Transformer } from "unified";
import type { PageFinding } from "../../report/finding.ts";
import { mdxLeftovers } from "../mdx.ts";
import { pageOf, report } from "../page-file.ts";
import type { KnownDirectives } from "./directives.ts";
import { halfWritten, strayFences } from "./half-written.ts";
import { repairLooseFences } from "./loose-fences.ts";
import { misspeltDirectives } from "./misspelt.ts";

/** `names` are those of directives, with those that are taken out of the text before it is parsed, `components` the site's own. */
type Known = { names: KnownDirectives; components: readonly string[] };

export function leftovers({ names, components }: Known): Transformer<Root> {
  return (root, file) => {
    const page = pageOf(file);
    const { body } = page;
    const blocks = names.container;
    const halves = body.includes("::")
      ? halfWritten(root, body, { blocks, leaves: names.leaf, components })
      : [];
    const hasFences = body.includes(":::");
    const loose = hasFences ? repairLooseFences(root, blocks, body) : [];
    const misspelt = body.includes(":") ? misspeltDirectives(root, body, names) : [];
    const isNews = ({ place }: PageFinding) => !halves.some((half) => half.place?.line === place?.line);
    report(page, [...mdxLeftovers(root, body), ...halves, ...loose, ...misspelt.filter(isNews)]);
    page.strayFences = hasFences && loose.length + halves.length === 0 ? strayFences(root, body) : [];
  };
}
