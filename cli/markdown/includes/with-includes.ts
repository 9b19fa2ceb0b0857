/** Step for a page with what it includes; findings in it are moved back to the files that they are about. */
import type { Root as HastRoot, Nodes } from "hast";
import type { Root } from "mdast";
import type { Processor, Transformer } from "unified";
import type { PageFinding } from "../../report/finding.ts";
import type { PageSilence } from "../../report/silence.ts";
import type { Destination } from "../mdast/nodes.ts";
import { pageOf } from "../page-file.ts";
import { Refusal } from "../refusal.ts";
import { expandIncludes, type IncludeSettings } from "./expand-includes.ts";
import { type Expanded, moved, movedDependency } from "./expanded-page.ts";
import type { ComponentUse, Reference } from "./page-references.ts";
import type { Dependency } from "./page-uses.ts";
import {
  rebaseDestinations,
  rebaseTree,
  relocateReference,
  relocateSilence,
  relocateUse,
} from "./relocate.ts";
import { separateLabels } from "./separate-labels.ts";
import type { Filled } from "./variables.ts";

/** Moves what is found in a page back to the files that it is written in. */
export type SourceMapping = {
  finding(finding: PageFinding): PageFinding;
  reference(reference: Reference): Reference;
  silence(silence: PageSilence): PageSilence;
  use(use: ComponentUse): ComponentUse;
  dependency(dependency: Dependency): Dependency;
  destinations(destinations: Destination[]): Destination[];
  /** Changes the tree: labels of footnotes and links are those of the file that they are in. */
  labels(root: Root): Filled[];
  /** Changes the tree. */
  rebase(tree: Nodes): void;
};

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
    silence: (silence) => relocateSilence(silence, expanded),
    use: (use) => relocateUse(use, expanded),
    dependency: (dependency) => movedDependency(dependency, expanded),
    destinations: (all) => rebaseDestinations(all, expanded, path),
    labels: (root) => separateLabels(root, body, expanded),
    rebase: (tree) => rebaseTree(tree, expanded, path),
  };
}

const same = <T>(value: T): T => value;

/** Origin of a page that includes nothing. */
export const asItIs: SourceMapping = {
  finding: same,
  reference: same,
  silence: same,
  use: same,
  dependency: same,
  destinations: same,
  labels: () => [],
  rebase: () => undefined,
};
