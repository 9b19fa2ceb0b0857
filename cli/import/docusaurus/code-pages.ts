/** Pages of the source that are code (`src/pages/help.tsx`) → what their components show, as Markdown; stubs where only running the code would tell. */
import { posix } from "node:path";
import { type NewFile, yamlText } from "../imported-site.ts";
import type { Note } from "../note.ts";
import { unreadPage } from "../source-page.ts";
import { isPartial } from "./doc-ids.ts";
import type { PageOfCode } from "./markdown/page-of-code.ts";
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

/** What the code of each page shows, by locale. */
export type ShownCode = ReadonlyMap<string, ReadonlyMap<CodePage, PageOfCode>>;

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

/**
 * The pages without the home page, which has a file of its own. A language without the page shows the one of the source
 * language, so that it has a page only if its texts differ.
 */
export function codePageFiles(
  pages: readonly CodePage[],
  shown: ShownCode,
  source: string,
  notes: Note[],
): Map<string, NewFile> {
  const files = new Map<string, NewFile>();
  for (const page of pages) {
    const { file, address, target } = page;
    const read = shown.get(source)?.get(page);
    const title = read?.title ?? page.title;
    const stub = `---\n${yamlText({ title, stub: true })}---\n\n<!-- It was ${commentText(file)}. -->\n`;
    const first = read?.isEmpty ? undefined : read;
    if (read?.redirect !== undefined) {
      const message = `${address} redirects to ${read.redirect}`;
      notes.push({ cause: "code-page-converted", file, message, subject: address });
      continue;
    }
    if (!first)
      notes.push({
        cause: "page-of-code",
        file,
        message: `${address} is a stub`,
        instead: `write ${source}/${target}`,
        subject: address,
      });
    files.set(`${source}/${target}`, first ? fileOf(first, title) : stub);
    if (first) notes.push(codeNote(page, first));
    for (const [locale, ofLocale] of shown) {
      const own = ofLocale.get(page);
      const text = own && !own.isEmpty ? fileOf(own, title) : undefined;
      if (text !== undefined && text !== files.get(`${source}/${target}`))
        files.set(`${locale}/${target}`, text);
    }
  }
  return files;
}

function fileOf({ title: own, description, text }: PageOfCode, title: string): string {
  const matter = { title: own ?? title, ...(description !== undefined && { description }) };
  return `---\n${yamlText(matter)}---\n\n${text}`;
}

const mostNamed = 6;

/** Says that a page is Markdown now, and what it lacks. */
export function codeNote({ file, address }: CodePage, { skipped }: PageOfCode): Note {
  const more = skipped.length > mostNamed ? ` and ${skipped.length - mostNamed} more parts` : "";
  const without = skipped.length === 0 ? "" : `, without ${skipped.slice(0, mostNamed).join(", ")}${more}`;
  return {
    cause: "code-page-converted",
    file,
    message: `${address} is a page in Markdown with what its component shows${without}`,
    subject: address,
  };
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
