/** The folder that the old tool has built → its pages, by address. Nothing of it runs, and no link out of it is followed. */
import { posix } from "node:path";
import type { Root } from "hast";
import { select, selectAll } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";
import { decoded, withoutSlash } from "../../../schema/paths.ts";
import { parseHtml } from "../../markdown/html/parse-html.ts";
import { Refusal } from "../../markdown/refusal.ts";
import { FileProblem } from "../file-problem.ts";
import type { Note } from "../note.ts";
import { type SourceFolder, sourceFolder } from "../source-folder.ts";
import { mainContent } from "./main-content.ts";
import { wordsOf } from "./words.ts";

export type BuiltSite = {
  folder: SourceFolder;
  /** Notes on what of the folder cannot be read. */
  notes: Note[];
  /** Files by address, without a slash at its end: `/guide` → `guide/index.html`, `/a.html` → `a.html`. */
  pages: ReadonlyMap<string, string>;
};

export type BuiltPage = {
  /** Path in the folder. */
  file: string;
  /** Text of the first `<h1>`, else of `<title>` without the name of the site. */
  title: string | undefined;
  /** Where the document only leads on. */
  redirect: string | undefined;
  /** Scheme and host of the site, where the document names them. */
  origin: string | undefined;
  main: Root;
  /** Ids of the headings of levels 2 to 6. */
  ids: string[];
  words: string[];
};

/** Folders that the tools build, by the id of the tool. */
export const usualFolders: ReadonlyMap<string, string> = new Map(
  Object.entries({
    docusaurus: "build",
    mkdocs: "site",
    mdbook: "book",
    hugo: "public",
    vitepress: ".vitepress/dist",
    starlight: "dist",
    jekyll: "_site",
  }),
);

/** A page of the largest site that is known has a tenth of it. */
const mostBytes = 5_000_000;
const mostPages = 20_000;
/** Documents that no reader is led to, or that repeat all others. */
const noPages = /(^|\/)(?:404|print|toc|search)(?:\/index)?\.html$/;

/** Undefined if there is no page of HTML. */
export function builtSite(path: string): BuiltSite | undefined {
  const notes: Note[] = [];
  const folder = sourceFolder({ folder: path, notes });
  const files = folder.filesBelow("").filter((file) => /\.html?$/i.test(file) && !noPages.test(file));
  if (files.length > mostPages)
    notes.push({
      cause: "page-left-behind",
      file: files[mostPages] ?? "",
      message: `the built site has ${files.length} pages, of which the first ${mostPages} are read`,
    });
  const pages = files.slice(0, mostPages).map((file) => [addressOf(file), file] as const);
  return files.length === 0 ? undefined : { folder, notes, pages: new Map(pages) };
}

function addressOf(file: string): string {
  return withoutSlash(`/${file.replace(/(^|\/)index\.html?$/i, "$1")}`.normalize("NFC"));
}

/** Undefined, with a note, for a page that cannot be read. */
export function readBuiltPage({ folder }: BuiltSite, file: string): BuiltPage | undefined {
  const read = (): BuiltPage => {
    const document = parsed(folder.text(file, mostBytes));
    const refresh = selectAll("meta[http-equiv][content]", document).find(
      ({ properties }) => `${properties.httpEquiv}`.toLowerCase() === "refresh",
    );
    const canonical = select("link[rel=canonical]", document)?.properties.href;
    const title = [select("h1", document), select("title", document)].flatMap((element) =>
      element
        ? textOf(element)
            .replace(/\s+/g, " ")
            .replace(/[\s#¶\u200b]+$/, "")
            .trim() || []
        : [],
    )[0];
    const main = mainContent(document);
    return {
      file,
      title: select("h1", document) ? title : title?.replace(/ [|·–—-] .*$/, ""),
      redirect: /url\s*=\s*['"]?([^'"]+)/i.exec(`${refresh?.properties.content}`)?.[1],
      origin: URL.canParse(`${canonical}`) ? new URL(`${canonical}`).origin : undefined,
      main,
      ids: selectAll("h2, h3, h4, h5, h6", main).flatMap(({ properties: { id } }) =>
        typeof id === "string" && id !== "" ? id.normalize("NFC") : [],
      ),
      words: wordsOf(main),
    };
  };
  return folder.attempt(file, read, "page-left-behind");
}

function parsed(value: string): Root {
  try {
    return parseHtml({ type: "root", children: [{ type: "raw", value }] });
  } catch (error) {
    if (!(error instanceof Refusal) || !error.finding) throw error;
    const { message, place, expected } = error.finding;
    throw new FileProblem(message, { place, expected });
  }
}

/**
 * The address or the file of the folder that a link of a page leads to, with its hash; undefined for another site. The path that the old site
 * was served under is not known: it is what has to go before a file is found.
 */
export function builtTarget(
  { folder, pages }: BuiltSite,
  { file, origin }: Pick<BuiltPage, "file" | "origin">,
  href: string,
): { address?: string; file?: string; hash: string } | undefined {
  const host = "https://built.invalid";
  if (!URL.canParse(href, `${host}/${encodeURI(file)}`)) return undefined;
  const url = new URL(href, `${host}/${encodeURI(file)}`);
  if (url.origin !== host && url.origin !== origin) return undefined;
  const segments = decoded(url.pathname).split("/").slice(1);
  for (let base = 0; base === 0 || base < Math.min(segments.length, 4); base++) {
    const path = `/${segments.slice(base).join("/")}`;
    const forms = [path, path.replace(/index\.html$/, ""), `${path}.html`, path.replace(/\.html$/, "")];
    const address = forms.map(withoutSlash).find((form) => pages.has(form));
    if (address !== undefined) return { address, hash: url.hash };
    if (folder.isFile(posix.join(".", path))) return { file: path.slice(1), hash: url.hash };
  }
  return { address: `/${segments.join("/")}`, hash: url.hash };
}
