/** Pages of the source that are code (`src/pages/help.tsx`) → stubs at their addresses, which say that the page must be written. */
import { posix } from "node:path";
import { type NewFile, yamlText } from "../imported-site.ts";
import type { Note } from "../note.ts";
import { isPartial } from "./source-files.ts";
import type { SourceSite } from "./source-site.ts";

type CodePage = {
  /** Path in the source. */
  file: string;
  /** Address without a locale, in the source and in the new site. */
  address: string;
  /** Path in the content folder, below the folder of the source locale. */
  target: string;
  title: string;
};

/**
 * Without the home page, which has a page of its own in every site, and without pages at the address of one in Markdown or of
 * one of the files that are `served` as they are.
 */
export function codePages({ source, sections, pages }: SourceSite, served: readonly string[]): CodePage[] {
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
          if (address === "/" || taken.has(address.toLowerCase()) || targets.has(target.toLowerCase()))
            return [];
          taken.add(address.toLowerCase());
          targets.add(target.toLowerCase());
          const file = posix.join(section.folder, name);
          const title = source.attempt(file, () => titleOfCode(source.text(file))) ?? titleOfName(bare);
          return [{ file, address, target, title }];
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

/** A language without the page shows the one of the source language. */
export function stubFiles(pages: readonly CodePage[], locale: string, notes: Note[]): Map<string, NewFile> {
  return new Map(
    pages.map(({ file, address, target, title }) => {
      const path = `${locale}/${target}`;
      notes.push({
        cause: "page-of-code",
        file,
        message: `${address} is a stub`,
        instead: `write ${path}`,
        subject: address,
      });
      return [path, `---\n${yamlText({ title, stub: true })}---\n\n<!-- It was ${commentText(file)}. -->\n`];
    }),
  );
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

/** Text in quotes, in a template without values, or as the message of `translate({ … })`. */
const text = String.raw`(?:"([^"\n]+)"|'([^'\n]+)'|${"`"}([^${"`"}$]+)${"`"})`;
const message = String.raw`\s*(?:translate\(\s*\{[^}]*?message:\s*)?${text}`;

/** First the title that Docusaurus gives the document, then the first heading. */
const patterns = [
  new RegExp(String.raw`<Layout\b[^>]*?\btitle=\{?${message}`),
  new RegExp(String.raw`<PageMetadata\b[^>]*?\btitle=\{?${message}`),
  /<title>\s*(?:<Translate[^>]*>)?\s*([^<>{}]+?)\s*</,
  new RegExp(String.raw`<title>\{${message}`),
  /<(?:h1|Heading\s[^>]*?as=["']h1["'])[^>]*>\s*(?:<Translate[^>]*>)?\s*([^<>{}]+?)\s*</,
  new RegExp(String.raw`\bconst\s+(?:title|TITLE|pageTitle)\s*=${message}`),
];

/** The title of a page that is code, as far as its text tells it. The code is not run. */
function titleOfCode(code: string): string | undefined {
  for (const pattern of patterns) {
    const [, ...groups] = pattern.exec(code) ?? [];
    const found = groups.find((group) => group !== undefined && group.trim() !== "");
    if (found !== undefined) return plain(found);
  }
  return undefined;
}

/** White space as one space; the character references that JSX is mostly written with. */
function plain(written: string): string {
  return written
    .replace(/\s+/g, " ")
    .replaceAll("&amp;", "&")
    .replace(/&(apos|#39|#x27|rsquo);/g, "'")
    .replaceAll("&quot;", '"')
    .trim();
}
