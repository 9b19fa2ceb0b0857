/** Pages and their parts → Markdown files of the new site. */
import { hostOf } from "../markdown/address.ts";
import { frontMatterText } from "./front-matter.ts";
import { includedFile, newAddress, type Targets } from "./links.ts";
import { convertBody } from "./markdown/convert-body.ts";
import type { Note } from "./note.ts";
import type { ImportedPage } from "./pages.ts";

export type ConvertedPages = {
  /** By path in the content folder. */
  files: Map<string, string>;
  /** Other hosts whose pictures they show. */
  imageHosts: Set<string>;
};

/** `format` is what Docusaurus takes `.md` for; `bylines` are keys of front matter that each page gets. */
export function convertPages(
  pages: readonly ImportedPage[],
  format: string,
  bylines: ReadonlyMap<ImportedPage, Record<string, unknown>>,
  targets: Targets,
  notes: Note[],
): ConvertedPages {
  const files = new Map<string, string>();
  const imageHosts = new Set<string>();
  for (const page of pages) {
    const body = convertBody(
      page.body,
      page.file.endsWith(".mdx") || format === "mdx",
      {
        file: page.file,
        firstLine: page.bodyLine,
        resolve: (url, kind) => {
          const host = kind === "image" ? hostOf(url) : undefined;
          if (host !== undefined) imageHosts.add(host);
          return newAddress(url, kind, page, targets);
        },
        include: (module) => includedFile(module, page, targets),
      },
      notes,
    );
    const added = { ...page.added, ...bylines.get(page) };
    files.set(page.target, frontMatterText(page, page.section, added, page.file, notes) + body);
  }
  return { files, imageHosts };
}
