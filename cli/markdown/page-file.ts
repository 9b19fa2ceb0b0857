/** Virtual file of a page on its way through the processor: its text, and the data that one step leaves for a later one. */

import type { Element } from "hast";
import type { Heading as HeadingNode } from "mdast";
import { VFile } from "vfile";
import type { Heading } from "../../schema/page.ts";
import type { PageFinding, Place } from "../report/finding.ts";
import type { Mistake } from "../report/finding-per-kind.ts";
import type { PageIgnoreComment } from "../report/ignore-comment.ts";
import type { Area } from "../source/source-file.ts";
import type { Filled } from "./compiled-page.ts";
import type { HomePicture } from "./front-matter/home-picture.ts";
import type { FrontMatter } from "./front-matter/read-front-matter.ts";
import type { Shown } from "./handlers/formula.ts";
import type { Span } from "./hidden-source.ts";
import { type Expanded, moved } from "./includes/expanded-page.ts";
import type { ComponentUse, Reference } from "./includes/page-references.ts";
import { type FileAccess, noUses, type OpenUses } from "./includes/page-uses.ts";
import type { Destination } from "./mdast/nodes.ts";
import { splitFile } from "./mdast/split-front-matter.ts";
import type { Renderers } from "./renderers.ts";

export type PageFileData = {
  readonly area: Area;
  /** Access to files that the page may include; undefined where it may include none. */
  readonly fileAccess: FileAccess | undefined;
  readonly renderers: Renderers;
  /** Front matter with its fences; empty without one. */
  readonly head: string;
  /** Markdown below it, as it is in the file. */
  readonly ownBody: string;
  /** Line of the file on which the body starts. */
  readonly bodyLine: number;
  /** True: the file starts with `---`, which nothing ends. */
  readonly isUnclosed: boolean;
  /** Variables, terms and files that the page uses. */
  readonly uses: OpenUses;
  /** Problems of the front matter and of includes. */
  readonly findings: PageFinding[];
  /** Problems of the body, at their places in the files that they are written in. */
  readonly ofBody: PageFinding[];
  /** Replacements for texts of the source in the Markdown copy; offsets in the body. */
  readonly filled: Filled[];
  /** Parts of the body that no visitor sees. */
  readonly unseen: Span[];
  /** Markdown below the front matter, with what it includes. Offsets in trees count from its start. */
  body: string;
  /** The lines of the body and the files that they are written in, where the page includes any. */
  expanded?: Expanded;
  /** Addresses in the body. */
  destinations: Destination[];
  frontMatter?: FileFrontMatter;
  /** Mistakes of the writer's, of which one of a kind is reported. */
  mistakes: Mistake[];
  /** Comments that ignore warnings. */
  readonly ignoreComments: PageIgnoreComment[];
  /** Placeholders that an owner has to fill in. */
  placeholders: PageFinding[];
  headings?: Headings;
  /** Lines of colons that end nothing, of interest where nothing else is wrong with a directive. */
  strayFences: PageFinding[];
  /** Elements that formulas and diagrams became. */
  shown: Shown;
  excerpt: string;
  words: number;
  components: ComponentUse[];
  /** Ids that hashes can lead to. */
  anchors: string[];
  /** Links and images. */
  references: Reference[];
  /** Elements `<source>` of pictures, whose addresses are files of the site as well. */
  readonly sources: Element[];
};

export type Headings = {
  /** The `#` heading on top, which is taken out of the tree. */
  title: Title | undefined;
  /** Ids that the author gave to that heading, which lead to the top of the text. */
  titleIds: readonly string[];
  /** Those of the same level further down, which stay. */
  otherTitles: Title[];
  ids: ReadonlyMap<HeadingNode, HeadingIds>;
  /** Levels 2 to 6. */
  outline: Heading[];
  findings: PageFinding[];
};

/** The id of a heading, and those that it had before, which still lead to it. */
export type HeadingIds = { id: string; older: readonly string[] };

export type Title = { text: string; place: Place | undefined };

type FileFrontMatter = FrontMatter & {
  /** True: there are lines that look like front matter and cannot be read as such. */
  isUnread: boolean;
  picture: HomePicture;
};

declare module "vfile" {
  interface DataMap {
    page: PageFileData;
    /** Values of the front matter, where other plugins look for them. */
    matter: Readonly<Record<string, unknown>>;
  }
}

export function pageFile(
  area: Area,
  text: string,
  fileAccess: FileAccess | undefined,
  renderers: Renderers = {},
): VFile {
  const { head, unclosed, body, bodyLine } = splitFile(text);
  const page: PageFileData = {
    area,
    fileAccess,
    renderers,
    head,
    ownBody: body,
    bodyLine,
    isUnclosed: unclosed,
    uses: noUses(),
    findings: [],
    ofBody: [],
    filled: [],
    unseen: [],
    body,
    destinations: [],
    mistakes: [],
    ignoreComments: [],
    placeholders: [],
    strayFences: [],
    shown: new Map(),
    excerpt: "",
    words: 0,
    components: [],
    anchors: [],
    references: [],
    sources: [],
  };
  return new VFile({ value: head + body, data: { page }, ...(fileAccess && { path: fileAccess.path }) });
}

/** The data of a page that its steps share. Throws for a file that `pageFile` did not make. */
export function pageOf(file: VFile): PageFileData {
  const { page } = file.data;
  if (!page) throw new Error("this file is not that of a page");
  return page;
}

/** Reports findings of the body at the places where they are written. */
export function report(page: PageFileData, findings: readonly PageFinding[]): void {
  for (const finding of findings) page.ofBody.push(moved(finding, page.expanded));
}
