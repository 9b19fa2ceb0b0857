/** Pages of the source that are code (`src/pages/help.tsx`) → stubs with their titles, or redirects. */
import { posix } from "node:path";
import { type NewFile, yamlText } from "../imported-site.ts";
import type { Note } from "../note.ts";
import { unreadPage } from "../source-page.ts";
import type { CodePageFacts } from "./code-page-facts.ts";
import { isPartial } from "./doc-ids.ts";
import type { ImportedPage } from "./pages.ts";
import type { SourceSite } from "./source-site.ts";

export type CodePage = {
  /** Path in the source. */
  file: string;
  /** Address without a locale, in the source and in the new site. */
  address: string;
  /** Path in the content folder, below the folder of a locale. */
  target: string;
  /** Title of a page whose code tells none: the name of its file. */
  title: string;
  /** The page in the source language, from which addresses on it start. */
  page: ImportedPage;
};

/** Titles and redirects of pages; a redirect is an address of the new site. */
export type CodeFacts = ReadonlyMap<CodePage, CodePageFacts>;

/** The way to import a page of code as the old site shows it. */
export const buildFirst = "build the old site, and import it again with --built and the folder of the build";

/** Without pages at the address of one in Markdown or of one of the files that are `served` as they are. */
export function codePages(
  { source, sections, pages, sourceLocale }: SourceSite,
  served: readonly string[],
): CodePage[] {
  const files = served.map((path) => path.replace(/(\/index)?\.html$/, ""));
  const taken = new Set([...files, ...pages.map(({ address }) => address)].map((path) => path.toLowerCase()));
  const targets = new Set(pages.map(({ target }) => target.slice(target.indexOf("/") + 1).toLowerCase()));
  return sections
    .filter(({ area, werePosts }) => area === "pages" && !werePosts)
    .flatMap((section) =>
      source
        .filesBelow(section.folder)
        .filter((name) => isCodePage(name) && section.isPage(name))
        .flatMap((name): CodePage[] => {
          const path = name.replace(/\.[jt]sx?$/, "");
          const bare = path.replace(/(^|\/)index$/, "");
          const address = `${section.root}${bare === "" ? "" : `/${bare}`}` || "/";
          const target = `${section.target}/${path}.md`;
          if (taken.has(address.toLowerCase()) || targets.has(target.toLowerCase())) return [];
          taken.add(address.toLowerCase());
          targets.add(target.toLowerCase());
          const file = posix.join(section.folder, name);
          const page: ImportedPage = {
            ...unreadPage,
            section,
            locale: sourceLocale,
            file,
            isRead: true,
            name,
            target: `${sourceLocale.id}/${target}`,
            id: "",
            ownId: "",
            address,
            isFolder: path !== bare,
            added: {},
          };
          return [{ file, address, target, title: titleOfName(bare), page }];
        }),
    );
}

/** True for code that Docusaurus makes a page of: not tests, not types, and no name that starts with `_`. */
function isCodePage(name: string): boolean {
  return (
    /\.[jt]sx?$/.test(name) &&
    !/\.(test|spec|d)\.[jt]sx?$/.test(name) &&
    !/(^|\/)__tests__\//.test(name) &&
    !isPartial(name)
  );
}

/** The pages without the home page, which has a file of its own. Other languages show the one of the source language. */
export function codePageFiles(
  pages: readonly CodePage[],
  facts: CodeFacts,
  source: string,
  notes: Note[],
): Map<string, NewFile> {
  const files = new Map<string, NewFile>();
  for (const page of pages) {
    const { file, address, target } = page;
    const { title = page.title, redirect } = facts.get(page) ?? {};
    if (redirect !== undefined) {
      const message = `${address} redirects to ${redirect}`;
      notes.push({ cause: "code-page-converted", file, message, subject: address });
      continue;
    }
    const message = `${address} is a stub`;
    notes.push({ cause: "page-of-code", file, message, instead: buildFirst, subject: address });
    const matter = yamlText({ title, stub: true });
    files.set(`${source}/${target}`, `---\n${matter}---\n\n<!-- It was ${commentText(file)}. -->\n`);
  }
  return files;
}

/** No comment ends early. */
function commentText(text: string): string {
  return text.replaceAll("--", "- -");
}

/** `getting-started` → `Getting started` */
function titleOfName(path: string): string {
  const words = (path.split("/").at(-1) ?? path).replace(/[-_]+/g, " ").trim();
  return words === "" ? path : words.charAt(0).toUpperCase() + words.slice(1);
}
