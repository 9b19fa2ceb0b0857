/** One route → its files: page data, document, Markdown. */
import { ownValue } from "../../schema/own-value.ts";
import { markdownPath, pageDataPath } from "../../schema/paths.ts";
import type { SiteConfig } from "../../schema/site.ts";
import { documentPaths } from "../site/document-paths.ts";
import { contentHash } from "../source/content-hash.ts";
import type { Output } from "./output.ts";
import type { PageJob, PageSettings } from "./render-page.ts";

/** The inputs of a page's files, besides the settings of all pages. */
type PageInputs = {
  page: PageJob;
  /** Hash of what documents hold besides the page: manifest, sidebar, frame. */
  frameHash: string;
  /** Old addresses at which the document is, too. */
  copies: readonly string[] | undefined;
};

export function pageOutputs(
  { page, frameHash, copies = [] }: PageInputs,
  { siteUrl, base, pageLists }: Pick<PageSettings, "siteUrl" | "base" | "pageLists">,
  documents: SiteConfig["documents"],
): Output[] {
  const own = contentHash(dataInputs(page, { siteUrl, base }));
  const documentKey = contentHash(JSON.stringify([own, page.head, page.image, frameHash]));
  return [
    { path: pageDataPath(page.path), key: own, phase: "data", content: { page, part: "data" } },
    ...(page.meta.markdown === undefined
      ? []
      : [
          {
            path: markdownPath(page.path),
            key: contentHash(JSON.stringify([own, ownValue(pageLists, page.locale)])),
            phase: "data",
            content: { page, part: "markdown" },
          } as const,
        ]),
    ...[...new Set([...documentPaths(page.path, documents), ...copies])].map(
      (path): Output => ({ path, key: documentKey, phase: "document", content: { page, part: "document" } }),
    ),
  ];
}

/** Everything that the data of a page is made from: equal texts mean equal data. */
export function dataInputs(page: PageJob, { siteUrl, base }: Pick<PageSettings, "siteUrl" | "base">): string {
  return JSON.stringify([page.meta, page.hash, [...page.resolved], page.components, siteUrl, base]);
}
