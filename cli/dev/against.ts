/** An earlier state of the site, with which `twsite dev --against` compares each page as it is now. */
import type { DevChanges } from "../../schema/dev-event.ts";
import type { HastElement, HastNode } from "../../schema/hast.ts";
import { isOwnTag } from "../../schema/own-elements.ts";
import { hashedPath, pageDataPath } from "../../schema/paths.ts";
import { checkOut, commitNamed, repositoryOf } from "../diff/git-state.ts";
import { markedNodes } from "../diff/marked-nodes.ts";
import { diffPages, isOwnField, type NumberedMark, numbered } from "../diff/page-diff.ts";
import { movedPages } from "../diff/site-diff.ts";
import { comparedPage, type StatePages, statePages } from "../diff/site-state.ts";
import { type ReaderFiles, readerForDev } from "../emit/reader-files.ts";
import { type AnalyzeOptions, analyze } from "../pipeline/analyze.ts";
import type { Analysis } from "../pipeline/assemble-and-check.ts";
import { makeServedSite } from "./make-served-site.ts";
import { type ServedFile, servedFile } from "./served-file.ts";
import type { ServedSite } from "./served-site.ts";

export type Against = {
  ref: string;
  /** Reads the state. It takes as long as a check of it. Resolves with what a writer should know of it. */
  read(): Promise<string | undefined>;
  isReady(): boolean;
  /** What differs in a page. Undefined for a route that the site has not, and before the state is read. */
  changes(route: string, site: ServedSite): DevChanges | undefined;
  /** A picture that only the earlier state has. */
  picture(path: string): ServedFile | undefined;
  /** Deletes the files of the state. */
  close(): void;
};

/** Rejects with `NoSuchState` where there is no such commit. */
export async function createAgainst(
  ref: string,
  options: AnalyzeOptions,
  given: ReaderFiles,
): Promise<Against> {
  const repository = await repositoryOf(options.contentFolder);
  const commit = await commitNamed(repository, ref);
  let folder: Awaited<ReturnType<typeof checkOut>> | undefined;
  let isClosed = false;
  let isRead = false;
  let earlier: (StatePages & { site: ServedSite | undefined }) | undefined;

  async function read(): Promise<string | undefined> {
    folder = await checkOut(repository, commit);
    if (isClosed) return void folder.remove();
    const ofState: AnalyzeOptions = {
      ...options,
      contentFolder: folder.contentFolder,
      isEarlier: true,
      withoutHistory: true,
      drafts: true,
    };
    const { analysis } = await analyze(ofState);
    if (!analysis) return `No site can be made of the content at ${ref}, so every page counts as added.`;
    const { site } = await makeServedSite(analysis, ofState, readerForDev(given), undefined);
    earlier = { ...sharedWith(analysis), site, pages: site ? statePages(site.emitted.pages) : new Map() };
    return undefined;
  }

  return {
    ref,
    async read() {
      const note = await read();
      isRead = true;
      return note;
    },
    isReady: () => isRead,
    changes(route, site) {
      if (!isRead) return undefined;
      return pageChanges(route, site, earlier);
    },
    picture(path) {
      const { site } = earlier ?? {};
      if (!site?.analysis.base || !path.startsWith(site.analysis.base)) return undefined;
      const name = path.slice(site.analysis.base.length);
      const output = name.startsWith(hashedPath("")) ? site.outputs.get(name) : undefined;
      return output && servedFile(output, site);
    },
    close() {
      isClosed = true;
      folder?.remove();
    },
  };
}

function sharedWith({ redirects, compiled }: Analysis): Omit<StatePages, "pages"> {
  return { redirects, contents: compiled.contents };
}

function pageChanges(
  route: string,
  site: ServedSite,
  earlier: StatePages | undefined,
): DevChanges | undefined {
  const { analysis, outputs } = site;
  const state = sharedWith(analysis);
  const pages = statePages(site.emitted.pages);
  const known = pages.get(route);
  if (!known) return undefined;
  const content = outputs.get(pageDataPath(route))?.content;
  // An edited page has its new text before the pass that follows.
  const job = content && typeof content !== "function" ? content.page : known.job;
  const was = earlier && (earlier.pages.get(route) ?? movedPages(earlier, { ...state, pages }).get(known));
  if (!was || !earlier) return { change: "added", fields: [], count: 0 };
  const { fields, marked } = diffPages(comparedPage(was, earlier), comparedPage({ ...known, job }, state));
  const marks = numbered(marked ?? []);
  const count = marks.filter(({ number }) => number !== undefined).length;
  // The day of the last commit is not known of the earlier state.
  const own = fields.filter(({ name }) => isOwnField(name) && !name.startsWith("lastUpdated"));
  const hasMoved = was.job.path !== route;
  return {
    change: hasMoved ? "moved" : count + own.length > 0 ? "changed" : "same",
    ...(hasMoved && { was: was.job.path }),
    fields: own,
    count,
    ...(count > 0 && { content: marks.flatMap(markedBlock) }),
  };
}

/** The place that a block moved away from has no mark: the block is marked where it is now. */
function markedBlock({ mark, number, movedTo }: NumberedMark): HastNode[] {
  if (movedTo !== undefined) return [];
  const isMoved = mark.is === "added" && mark.move !== undefined;
  const nodes = markedNodes([isMoved ? { is: "same", node: mark.node } : mark], (element) => element);
  if (number === undefined) return nodes;
  const dataChange = isMoved ? "moved" : mark.is;
  return nodes.map((node): HastNode => {
    const block: HastElement =
      node.type === "element" && !isOwnTag(node.tagName)
        ? node
        : { type: "element", tagName: "div", properties: {}, children: [node] };
    return { ...block, properties: { ...block.properties, dataChange } };
  });
}
