/** Reads the folders of a source: Markdown files as pages, and the list of the other files, which are served unchanged. */
import { posix } from "node:path";
import type { Place } from "../report/finding.ts";
import type { LeftFile } from "./imported-site.ts";
import { placeAtOffset } from "./mdx/edits.ts";
import { isMarkdown } from "./old-links.ts";
import type { SourceFolder } from "./source-folder.ts";
import { readOldPage, refuseTooLarge } from "./source-page.ts";

export type ReadPage = {
  /** Path from the folder. */
  name: string;
  /** Path from the source folder. */
  file: string;
  data: Record<string, unknown>;
  body: string;
  /** Line of the file on which the body starts. */
  bodyLine: number;
};

/** The pages of a folder, in order. Those that cannot be read are noted, and are empty. */
export function pagesBelow(
  source: SourceFolder,
  folder: string,
  isPage: (name: string) => boolean = isMarkdown,
): ReadPage[] {
  return source
    .filesBelow(folder)
    .filter(isPage)
    .map((name) => pageAt(source, folder, name));
}

export function pageAt(source: SourceFolder, folder: string, name: string): ReadPage {
  const file = posix.join(folder, name);
  const read = source.attempt(
    file,
    () => {
      const page = readOldPage(source.text(file));
      refuseTooLarge(page);
      return page;
    },
    "page-put-aside",
  );
  const { data, body, bodyLine } = read ?? { data: {}, body: "", bodyLine: 1 };
  return { name, file, data, body, bodyLine };
}

/** The place in the file of a text of the page; undefined where the page does not have it. */
export function placeIn({ body, bodyLine }: ReadPage, text: string): Place | undefined {
  const offset = body.indexOf(text);
  if (offset === -1) return undefined;
  const { line, column } = placeAtOffset(body, offset);
  return { line: line + bodyLine - 1, column };
}

/** Addresses and files of a folder, without its pages. `root` is the address of the folder. */
export function staticsBelow(
  source: SourceFolder,
  folder: string,
  {
    root = "/",
    isServed = (name) => !isMarkdown(name),
  }: { root?: string; isServed?: (name: string) => boolean } = {},
): Map<string, string> {
  return new Map(
    source
      .filesBelow(folder)
      .filter(isServed)
      .map((name) => [posix.join(root, name), posix.join(folder, name)]),
  );
}

/** Files that are not imported, for one reason. `folder`: default is that of the file. */
export function leftPages(pages: readonly { file: string }[], why: string, folder?: string): LeftFile[] {
  return pages.map(({ file }) => ({ file, folder: folder ?? posix.dirname(file), why, isNoted: true }));
}

/** True for a page in another language than Markdown and HTML, by the ending of its name. */
export function isOtherContent(name: string): boolean {
  return /\.(?:org|ad|adoc|asciidoc|rst|pandoc|pdc|textile)$/i.test(name);
}

/** The name of a file without its ending: `guide/start.md` → `guide/start` */
export function stemOf(name: string): string {
  return name.replace(/\.\w+$/, "");
}

/** `a/b/c.md` → `a`, `a/b` */
export function foldersAbove(path: string): string[] {
  const parts = path.split("/").slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}
