/** The way back from the tree and the body of a page to what its author has written. */
import type { Nodes } from "hast";
import type { Root } from "mdast";
import type { PageFinding } from "../../report/finding.ts";
import type { PageIgnoreComment } from "../../report/ignore-comment.ts";
import type { Destination } from "../mdast/nodes.ts";
import type { ComponentUse, Reference } from "./page-references.ts";
import type { Dependency } from "./page-uses.ts";

/** A text that replaces the source from `start` to `end`. */
export type Filled = {
  start: number;
  end: number;
  text: string;
  /** True: nothing of it is escaped, as in code. */
  verbatim?: true;
};

/** Moves what is found in a page back to the files that it is written in. */
export type SourceMapping = {
  finding(finding: PageFinding): PageFinding;
  reference(reference: Reference): Reference;
  ignoreComment(ignoreComment: PageIgnoreComment): PageIgnoreComment;
  use(use: ComponentUse): ComponentUse;
  dependency(dependency: Dependency): Dependency;
  destinations(destinations: Destination[]): Destination[];
  /** Changes the tree: labels of footnotes and links are those of the file that they are in. */
  labels(root: Root): Filled[];
  /** Changes the tree. */
  rebase(tree: Nodes): void;
};

const same = <T>(value: T): T => value;

/** Origin of a page that includes nothing. */
export const asItIs: SourceMapping = {
  finding: same,
  reference: same,
  ignoreComment: same,
  use: same,
  dependency: same,
  destinations: same,
  labels: () => [],
  rebase: () => undefined,
};
