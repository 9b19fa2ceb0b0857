/** One route → its files: page data, document, Markdown. */
import { documentPath, markdownPath, pageDataPath } from "../../schema/paths.ts";
import type { PageData } from "../../schema/page.ts";
import type { SiteConfig } from "../../schema/site.ts";
import { contentHash } from "../compile/hash.ts";
import type { PageContent } from "../markdown/compiled-page.ts";
import type { PageMeta, Route } from "../site/site.ts";
import { renderListTwin, renderTwin } from "./markdown-twin.ts";
import type { Output } from "./output.ts";
import { type Resolved, resolveContent } from "./resolved.ts";

export type PageInputs = {
  route: Route;
  resolved: ReadonlyMap<string, Resolved>;
  /** Content by the hash of its page; throws where it is lost. */
  contentOf(hash: string): PageContent;
  /** Hash of what documents hold besides the page's data: manifest, sidebar, head. */
  surroundings: string;
  renderDocument(route: Route, page: PageData): string;
  siteUrl: string;
  base: string;
  documents: SiteConfig["documents"];
  /** What the files of one route share while they are rendered, one route after the other. */
  latest: { content: Latest<PageContent>; data: Latest<PageData>; document: Latest<string> };
};

/** Remembers the value of the last key only, so that memory does not grow with the site. */
export type Latest<T> = (key: string, make: () => T) => T;

export function latest<T>(): Latest<T> {
  let last: { key: string; value: T } | undefined;
  return (key, make) => {
    if (last?.key !== key) last = { key, value: make() };
    return last.value;
  };
}

export function pageOutputs(inputs: PageInputs): Output[] {
  const { route, resolved, siteUrl, base } = inputs;
  const { page, meta } = route;
  const own = contentHash(JSON.stringify([meta, page?.hash, [...resolved], siteUrl, base]));
  const content = page && (() => inputs.latest.content(page.hash, () => inputs.contentOf(page.hash)));
  const data = () => inputs.latest.data(route.path, () => pageData(meta, content?.(), resolved));
  const documentKey = contentHash(JSON.stringify([own, route.head, inputs.surroundings]));
  const renderDocument = () =>
    inputs.latest.document(route.path, () => inputs.renderDocument(route, data()));
  return [
    { path: pageDataPath(route.path), key: own, phase: "data", render: () => `${JSON.stringify(data())}\n` },
    ...documentPaths(route.path, inputs.documents).map(
      (path): Output => ({ path, key: documentKey, phase: "document", render: renderDocument }),
    ),
    ...(meta.markdown === undefined
      ? []
      : [
          {
            path: markdownPath(route.path),
            key: own,
            phase: "data" as const,
            render: () =>
              page && content
                ? renderTwin(meta, page.facts.heading, content().markdown, resolved, siteUrl, base)
                : renderListTwin(meta, siteUrl),
          },
        ]),
  ];
}

function documentPaths(route: string, documents: SiteConfig["documents"]): string[] {
  const folder = documentPath(route);
  // A home page is always an `index.html`.
  const file = route.endsWith("/") ? folder : `${route.slice(1)}.html`;
  if (documents === "both") return [...new Set([folder, file])];
  return [documents === "file" ? file : folder];
}

function pageData(
  meta: PageMeta,
  content: PageContent | undefined,
  resolved: ReadonlyMap<string, Resolved>,
): PageData {
  const data: unknown = content ? { ...meta, content: resolveContent(content.hast, resolved) } : meta;
  // The kinds with content are those with a page, which the types of the routes do not say.
  return data as PageData;
}
