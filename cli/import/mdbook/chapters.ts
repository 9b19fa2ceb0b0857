/** `SUMMARY.md` → the chapters in order, and the sidebar. */
import { posix } from "node:path";
import type { Link, List, RootContent } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import { decoded } from "../../../schema/paths.ts";
import { parseMarkdown } from "../../markdown/mdast/parse.ts";
import { nodesIn } from "../mdx/running-text.ts";
import type { Note } from "../note.ts";
import type { OldEntry } from "../old-site.ts";
import type { SourceFolder } from "../source-folder.ts";
import { pageAt } from "../source-pages.ts";

type Summary = {
  /** Paths from the folder of the book, each once. */
  chapters: string[];
  entries: OldEntry[];
};

const SUMMARY = "SUMMARY.md";

export function readSummary(source: SourceFolder, root: string, notes: Note[]): Summary {
  const { body, bodyLine, file } = pageAt(source, root, SUMMARY);
  const { root: tree } = parseMarkdown(body, bodyLine, { leaf: new Set(), text: new Set() });
  const chapters = new Set<string>();

  const chapterOf = (link: Link | undefined): string | undefined => {
    const path = link && posix.normalize(decoded(link.url.replace(/[?#].*$/, "")));
    if (path === undefined || path === "." || path.startsWith("../") || posix.isAbsolute(path))
      return undefined;
    if (source.isFile(posix.join(root, path))) chapters.add(path);
    else notes.push({ cause: "page-left-behind", file, message: `the chapter “${path}” does not exist` });
    return chapters.has(path) ? path : undefined;
  };
  // A chapter that is not written yet has no address.
  const entryOf = (label: string, path: string | undefined, items: readonly OldEntry[]): OldEntry => ({
    label,
    ...(path !== undefined && { file: posix.join(root, path) }),
    ...(items.length > 0 && { items }),
  });
  const ofList = (list: List): OldEntry[] =>
    list.children.map((item) => {
      const own = item.children.filter(({ type }) => type !== "list");
      const [link] = nodesIn({ ...item, children: own }, "link");
      // The chapter comes before those below it.
      const path = chapterOf(link);
      const items = item.children.filter((node): node is List => node.type === "list").flatMap(ofList);
      return entryOf(plainText(link ?? item.children[0] ?? item), path, items);
    });
  const ofBlock = (node: RootContent): OldEntry[] => {
    if (node.type === "list") return ofList(node);
    const links = node.type === "paragraph" ? nodesIn(node, "link") : [];
    return links.map((link) => entryOf(plainText(link), chapterOf(link), []));
  };

  const entries: OldEntry[] = [];
  let part: { label: string; items: OldEntry[] } | undefined;
  for (const [index, node] of tree.children.entries()) {
    // The heading on top is the title of the table itself.
    if (node.type === "heading" && index > 0) {
      part = { label: plainText(node), items: [] };
      entries.push({ ...part, collapsed: false });
    } else if (node.type === "thematicBreak") part = undefined;
    else (part?.items ?? entries).push(...ofBlock(node));
  }
  return { chapters: [...chapters], entries };
}
