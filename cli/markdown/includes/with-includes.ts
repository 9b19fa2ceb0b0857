/** A page with what it includes; findings in it are moved back to the files that they are about. */
import type { Nodes } from "hast";
import type { Root } from "mdast";
import type { PageFinding } from "../../report/finding.ts";
import type { PageSilence } from "../../report/silence.ts";
import type { Destination } from "../mdast/nodes.ts";
import type { SplitFile } from "../mdast/split-front-matter.ts";
import { expandIncludes, type IncludeSettings } from "./expand-includes.ts";
import { moved, movedDependency } from "./expanded-page.ts";
import type { ComponentUse, Reference } from "./page-references.ts";
import type { Dependency, FileAccess, OpenUses } from "./page-uses.ts";
import {
  rebaseDestinations,
  rebaseTree,
  relocateReference,
  relocateSilence,
  relocateUse,
} from "./relocate.ts";
import { separateLabels } from "./separate-labels.ts";
import type { Filled } from "./variables.ts";

type WithIncludes = SourceMapping & {
  /** Markdown, includes and all. */
  body: string;
  /** Findings of the includes themselves. */
  findings: PageFinding[];
  /** True: there is too much of it, which has a finding. */
  exceeded?: boolean;
};

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

/** `uses` gets the files that were looked for. */
export function withIncludes(
  { body, bodyLine }: Pick<SplitFile, "body" | "bodyLine">,
  fileAccess: FileAccess | undefined,
  settings: IncludeSettings,
  uses: OpenUses,
): WithIncludes {
  const expansion = fileAccess && expandIncludes({ body, bodyLine }, fileAccess, settings, uses);
  if (!expansion) return { ...asItIs, body, findings: [] };
  if (expansion.exceeded) return { ...asItIs, body, findings: expansion.findings, exceeded: true };
  const { path } = fileAccess;
  const expanded = { lines: expansion.lines, firstLine: bodyLine };
  const text = expansion.lines.map((line) => line.text).join("\n");
  return {
    body: text,
    findings: expansion.findings,
    finding: (finding) => moved(finding, expanded),
    reference: (reference) => relocateReference(reference, expanded, path),
    silence: (silence) => relocateSilence(silence, expanded),
    use: (use) => relocateUse(use, expanded),
    dependency: (dependency) => movedDependency(dependency, expanded),
    destinations: (all) => rebaseDestinations(all, expanded, path),
    labels: (root) => separateLabels(root, text, expanded),
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
