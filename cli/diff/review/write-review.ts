/** A comparison → a review: a folder of documents that any host can serve, below any path. */
import { readFileSync, rmSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import type { DiffReport } from "../../../schema/diff-report.ts";
import { hashedPath, percentDecoded } from "../../../schema/paths.ts";
import type { ReviewStrings } from "../../../schema/strings.ts";
import type { ReaderFiles } from "../../emit/reader-files.ts";
import type { Locale } from "../../site/site.ts";
import { makeFolder } from "../../source/make-folder.ts";
import { replaceFile } from "../../source/replace-file.ts";
import type { Comparison } from "../compare-states.ts";
import type { PageDifference } from "../site-diff.ts";
import { comparedPage, type SiteState } from "../site-state.ts";
import type { Addresses } from "./review-element.ts";
import { REPORT_FILE } from "./review-folder.ts";
import { type ReviewFrame, reviewDocument } from "./review-frame.ts";
import { reviewIndex } from "./review-index.ts";
import { reviewPage } from "./review-page.ts";

/** Folders of a review: its documents, and files of the site that they show. */
const PAGES = "pages";
const SITE = "site";

/** Returns the number of pages that the review shows. */
export async function writeReview(
  folder: string,
  comparison: Comparison,
  report: DiffReport,
  reader: ReaderFiles,
): Promise<number> {
  const { before, after, pages } = comparison;
  for (const name of [PAGES, SITE]) rmSync(join(folder, name), { recursive: true, force: true });
  const states = [after, ...(before ? [before] : [])];
  const files = siteFiles(states);
  const bases = states.map(({ base }) => base);
  const config = after.configuration.site.value;
  const theme = after.settings.frame.stylesheets.slice(1).flatMap((href) => files.take(href) ?? []);
  const fonts = reader.files.filter((name) => name.endsWith(".woff2"));
  const constructs = Object.values(reader.constructs);
  const styles = [reader.style, reader.overview, ...constructs];
  for (const name of [...fonts, ...styles])
    put(folder, `${SITE}/${hashedPath(name)}`, readFileSync(join(reader.folder, "assets", name)));
  // The faces are in documents of the site; here they are a file, whose addresses are the same from every document.
  const { faces, "stand-ins": standIns } = reader.firstStyles;
  put(folder, `${SITE}/${hashedPath("first.css")}`, faces + standIns);
  const frame: ReviewFrame = {
    site: config,
    ...reader.review,
    stylesheets: [...[`first.css`, ...styles].map((name) => `${SITE}/${hashedPath(name)}`), ...theme],
    icon:
      config.favicon === undefined
        ? undefined
        : files.take(`${after.base}${config.favicon.replace(/^\/+/, "")}`),
    title: after.settings.manifests[0]?.title ?? "",
  };
  const shown = pages.filter(hasDocument);
  const documents = new Map(shown.map((page) => [page, documentOf(page)]));
  const byRoute = new Map(shown.map((page) => [page.path, documentOf(page)]));
  for (const [page, path] of documents) {
    const locale = localeOf(page, states);
    if (!locale) continue;
    const up = "../".repeat(path.split("/").length - 1);
    const addresses: Addresses = {
      file: (src) => (src.startsWith("/") ? withUp(up, files.take(src)) : src),
      link: (href) => {
        const base = bases.find((start) => href.startsWith(start));
        if (base === undefined) return href;
        const [route = "", ...rest] = `/${href.slice(base.length)}`.split(/(?=[?#])/);
        const document = byRoute.get(percentDecoded(route, decodeURI));
        return document === undefined
          ? after.settings.siteUrl + href
          : encodeURI(up + document) + rest.join("");
      },
    };
    const commentOn = commentLink(config.review, page, locale.strings.review);
    const { was, is } = page.pair;
    const parts = reviewPage({
      locale,
      page,
      before: was && before && comparedPage(was, before),
      after: is && comparedPage(is, after),
      addresses,
      commentOn,
    });
    put(folder, path, reviewDocument(frame, { locale, title: page.title, up, ...parts }));
  }
  const hrefOf = (page: PageDifference): string | undefined => {
    const path = documents.get(page);
    return path === undefined ? undefined : encodeURI(path);
  };
  const [locale] = after.site.locales;
  if (!locale) throw new Error("a site without a locale");
  const languages = new Map(
    [...states].reverse().flatMap(({ site }) => site.locales.map(({ id, label }) => [id, label] as const)),
  );
  const main = reviewIndex(report, pages, { locale, languages, hrefOf });
  const { changes: title } = locale.strings.review;
  put(folder, "index.html", reviewDocument(frame, { locale, title, up: "", bar: "", main }));
  await files.write((path, bytes) => put(folder, `${SITE}/${path}`, bytes));
  put(folder, REPORT_FILE, `${JSON.stringify(report, null, 2)}\n`);
  return documents.size;
}

function put(folder: string, path: string, content: string | Uint8Array): void {
  makeFolder(join(folder, dirname(path)));
  replaceFile(join(folder, path), content);
}

function withUp(up: string, path: string | undefined): string | undefined {
  return path === undefined ? undefined : up + path;
}

/** `/docs/x` → `pages/docs/x.html`, `/fr/` → `pages/fr/index.html`. */
function documentOf({ path, change }: PageDifference): string {
  const name = path.endsWith("/") ? `${path}index` : path;
  // A page that went may have the address of one that came.
  return `${PAGES}${name}${change === "removed" ? "-removed" : ""}.html`;
}

/** A page with an error can have a route that would lead out of the folder: it is left out, as are lists, which have no text. */
function hasDocument(page: PageDifference): boolean {
  const { was, is } = page.pair;
  return (is ?? was)?.route.page !== undefined && !documentOf(page).split(/[/\\]/).includes("..");
}

/** The language of a page; that of a removed one may be gone, too. */
function localeOf({ locale }: PageDifference, states: readonly SiteState[]): Locale | undefined {
  return states.flatMap(({ site }) => site.locales).find(({ id }) => id === locale);
}

type SiteFiles = {
  /** The path in the review of a file of the site; undefined for one that neither state has. */
  take(href: string): string | undefined;
  write(put: (path: string, bytes: string | Uint8Array) => void): Promise<void>;
};

/** Files of either state that documents show, by the addresses that they have in the site. */
function siteFiles(states: readonly SiteState[]): SiteFiles {
  const taken = new Map<string, () => string | Uint8Array | Promise<string | Uint8Array>>();
  return {
    take(href) {
      for (const { outputs, base } of states) {
        if (!href.startsWith(base)) continue;
        const path = percentDecoded(href.slice(base.length).replace(/[?#].*$/s, ""), decodeURI);
        const content = outputs.get(path)?.content;
        if (typeof content !== "function") continue;
        taken.set(path, content);
        return encodeURI(posix.join(SITE, path));
      }
      return undefined;
    },
    async write(putFile) {
      for (const [path, content] of taken) putFile(path, await content());
    },
  };
}

/** The address at which a comment on a change is written: a mail, or an issue of a host such as GitHub or GitLab. */
function commentLink(review: string | undefined, { path, title }: PageDifference, strings: ReviewStrings) {
  return (change: string, quoted: string): string | undefined => {
    if (review === undefined) return undefined;
    const subject = `${title}: ${change}`;
    const body = `${strings.page}: ${path}\n${strings.change}: #${change}\n\n> ${quoted.replace(/\s+/g, " ")}\n\n`;
    if (!review.startsWith("https:"))
      return `mailto:${review}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
    const address = new URL(review);
    const isGitLab = address.pathname.includes("/-/");
    address.searchParams.set(isGitLab ? "issue[title]" : "title", subject);
    address.searchParams.set(isGitLab ? "issue[description]" : "body", body);
    return address.href;
  };
}
