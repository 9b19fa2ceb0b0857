/** Step for a page with what it includes; findings in it are moved back to the files that they are about. */
import type { Root as HastRoot } from "hast";
import type { Root } from "mdast";
import type { Processor, Transformer } from "unified";
import { pageOf } from "../page-file.ts";
import { Refusal } from "../refusal.ts";
import { expandIncludes, type IncludeSettings } from "./expand-includes.ts";
import { type Expanded, moved, movedDependency } from "./expanded-page.ts";
import {
  rebaseDestinations,
  rebaseTree,
  relocateIgnoreComment,
  relocateReference,
  relocateUse,
} from "./relocate.ts";
import { separateLabels } from "./separate-labels.ts";
import type { SourceMapping } from "./source-mapping.ts";

/**
 * Wraps the parser, which is attached already, so that each directive is replaced with the lines of the file that it includes
 * before the page is parsed. Afterwards, labels of footnotes and links are those of the file that they are in.
 */
export function includes(this: Processor, settings: IncludeSettings): Transformer<Root> {
  const { parser } = this;
  if (!parser) throw new Error("there is no parser yet");
  this.parser = (_, file) => {
    const page = pageOf(file);
    const { fileAccess, bodyLine } = page;
    const expansion = fileAccess && expandIncludes(page, fileAccess, settings, page.uses);
    page.findings.push(...(expansion?.findings ?? []));
    if (expansion?.exceeded) throw new Refusal(undefined);
    if (expansion) {
      page.body = expansion.lines.map(({ text }) => text).join("\n");
      page.origin = originOf({ lines: expansion.lines, firstLine: bodyLine }, fileAccess.path, page.body);
    }
    return parser(page.head + page.body, file);
  };
  return (root, file) => {
    const page = pageOf(file);
    page.filled.push(...page.origin.labels(root));
  };
}

/** Step in which relative addresses of what is included become those that the page would write. */
export function rebase(): Transformer<HastRoot> {
  return (tree, file) => pageOf(file).origin.rebase(tree);
}

function originOf(expanded: Expanded, path: string, body: string): SourceMapping {
  return {
    finding: (finding) => moved(finding, expanded),
    reference: (reference) => relocateReference(reference, expanded, path),
    ignoreComment: (ignoreComment) => relocateIgnoreComment(ignoreComment, expanded),
    use: (use) => relocateUse(use, expanded),
    dependency: (dependency) => movedDependency(dependency, expanded),
    destinations: (all) => rebaseDestinations(all, expanded, path),
    labels: (root) => separateLabels(root, body, expanded),
    rebase: (tree) => rebaseTree(tree, expanded, path),
  };
}
