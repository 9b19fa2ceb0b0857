/** One route → its files: page data, document, Markdown. */
import { markdownPath, pageDataPath } from "../../schema/paths.ts";
import type { SiteConfig } from "../../schema/site.ts";
import { documentPaths } from "../site/document-paths.ts";
import { contentHash } from "../source/content-hash.ts";
import type { Output } from "./output.ts";
import type { PageJob, PageSettings } from "./page-job.ts";

/** `surroundings` is the hash of what documents hold besides the page: manifest, sidebar, head. */
export function pageOutputs(
  page: PageJob,
  { siteUrl, base }: Pick<PageSettings, "siteUrl" | "base">,
  surroundings: string,
  documents: SiteConfig["documents"],
): Output[] {
  const own = contentHash(
    JSON.stringify([page.meta, page.hash, [...page.resolved], page.own, siteUrl, base]),
  );
  const documentKey = contentHash(JSON.stringify([own, page.head, page.image, surroundings]));
  return [
    { path: pageDataPath(page.path), key: own, phase: "data", content: { page, part: "data" } },
    ...(page.meta.markdown === undefined
      ? []
      : [
          {
            path: markdownPath(page.path),
            key: own,
            phase: "data",
            content: { page, part: "markdown" },
          } as const,
        ]),
    ...documentPaths(page.path, documents).map(
      (path): Output => ({ path, key: documentKey, phase: "document", content: { page, part: "document" } }),
    ),
  ];
}
