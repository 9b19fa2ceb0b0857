/** Findings for directives of a page that are half written, misspelt or not closed. */
import type { Root } from "mdast";
import type { PageFinding } from "../../report/finding.ts";
import type { KnownDirectives } from "./directives.ts";
import { halfWritten, strayFences } from "./half-written.ts";
import { repairLooseFences } from "./loose-fences.ts";
import { misspeltDirectives } from "./misspelt.ts";

type DirectiveSlips = {
  findings: PageFinding[];
  /** Lines of colons that end nothing, of interest where nothing else is wrong with a directive. */
  strayFences: PageFinding[];
};

/** Changes the tree where a block was closed loosely. `names` include those that an earlier step takes out of the text. */
export function directiveSlips(
  root: Root,
  body: string,
  names: KnownDirectives,
  components: readonly string[],
): DirectiveSlips {
  const blocks = names.container;
  const halves = body.includes("::")
    ? halfWritten(root, body, { blocks, leaves: names.leaf, components })
    : [];
  const hasFences = body.includes(":::");
  const loose = hasFences ? repairLooseFences(root, blocks, body) : [];
  const misspelt = body.includes(":") ? misspeltDirectives(root, body, names) : [];
  const isNews = ({ place }: PageFinding) => !halves.some((half) => half.place?.line === place?.line);
  return {
    findings: [...halves, ...loose, ...misspelt.filter(isNews)],
    strayFences: hasFences && loose.length + halves.length === 0 ? strayFences(root, body) : [],
  };
}
