/** Pages of the source that are code (`src/pages/help.tsx`) → stubs with their titles, or redirects, as far as texts in the code tell them. */
import { posix } from "node:path";
import { buildFirst } from "../convert-configuration.ts";
import { type NewFile, yamlText } from "../imported-site.ts";
import type { Note } from "../note.ts";
import { lineComment } from "../repair/stub-page.ts";
import { titleOf } from "../titles.ts";
import { isPartial } from "./doc-ids.ts";
import type { SourceSite } from "./source-site.ts";

export type CodePage = {
  title: string;
  /** The address of `<Redirect to="/docs" />`. */
  redirect: string | undefined;
  /** Path in the source. */
  file: string;
  /** Address without a locale, in the source and in the new site. */
  address: string;
  /** Path in the content folder, below the folder of a locale. */
  target: string;
};

/** Without pages at the address of one in Markdown or of one of the files that are `served` as they are. */
export function codePages({ source, sections, pages }: SourceSite, served: Iterable<string>): CodePage[] {
  const files = [...served].map((path) => path.replace(/(\/index)?\.html$/, ""));
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
          const code = source.textOrNote(file) ?? "";
          const [, given, shown] =
            /<(?:Layout|PageMetadata)\b[^<>{}]*?\stitle="([^"]+)"|<(?:title|h1)>([^<>{}]+)</.exec(code) ?? [];
          const [, to] = /<Redirect\s+to=(?:\{(?:useBaseUrl\()?)?["'`]([^"'`$]+)["'`]/.exec(code) ?? [];
          return [
            {
              file,
              address,
              target,
              title: given || shown?.trim() || titleOf(bare),
              redirect: to && whole(to, address),
            },
          ];
        }),
    );
}

/** Browsers read an address in code from that of the page. */
function whole(url: string, address: string): string {
  const isRelative = !/^([a-z][a-z\d+.-]*:|[/#?@]|$)/i.test(url);
  return isRelative ? posix.join(posix.dirname(address), url) : url;
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
  source: string,
  notes: Note[],
): Map<string, NewFile> {
  const files = new Map<string, NewFile>();
  for (const { file, address, target, title, redirect } of pages) {
    if (redirect !== undefined) {
      const message = `${address} redirects to ${redirect}`;
      notes.push({ cause: "code-page-converted", file, message, subject: address });
      continue;
    }
    const message = `${address} is a stub`;
    notes.push({ cause: "page-of-code", file, message, instead: buildFirst, subject: address });
    const matter = yamlText({ title, stub: true });
    files.set(`${source}/${target}`, `---\n${matter}---\n\n${lineComment("Code", file)}\n`);
  }
  return files;
}
