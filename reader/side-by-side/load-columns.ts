/** Loads what stands side by side: the text of the page, that of its translation, and the words around them. */
import type { ShownPage, TextPage } from "../../schema/document-data.ts";
import type { HastNode } from "../../schema/hast.ts";
import type { Manifest } from "../../schema/manifest.ts";
import type { PageData } from "../../schema/page.ts";
import { hrefOf, sideBySidePath } from "../../schema/paths.ts";
import type { SideBySide } from "../../schema/side-by-side.ts";
import type { SideBySideStrings } from "../../schema/strings.ts";
import type { ContentRenderer } from "../navigation/content.ts";
import { fetchData } from "../navigation/fetch-data.ts";
import type { Failed, LoadError } from "../navigation/fetch-result.ts";
import { pageLink } from "../navigation/page-link.ts";
import type { Reader } from "../navigation/reader-context.ts";

export type Column = {
  manifest: Manifest;
  page: ShownPage;
  text: readonly HastNode[];
  /** Address of the page, without query and hash. */
  href: string;
};

export type Columns = {
  type: "columns";
  left: Column;
  right: Column;
  strings: SideBySideStrings;
  renderer: ContentRenderer;
};

type Inputs = {
  reader: Reader;
  /** Of the page. */
  manifest: Manifest;
  page: ShownPage;
  /** Address of the translation. */
  href: string;
};

export async function loadColumns({ reader, manifest, page, href }: Inputs): Promise<Columns | Failed> {
  const { resources, content } = reader;
  const { base, homes } = resources;
  const route = pageLink(href, base, homes)?.route ?? "";
  resources.retry(route);
  const [words, own, translated, renderer] = await Promise.all([
    fetchData<SideBySide>(base + sideBySidePath(manifest.locale)),
    // The page of a document has its text as HTML.
    "content" in page ? { type: "found" as const, value: page } : resources.page(page.path),
    resources.load(route),
    content?.load().catch(() => undefined),
  ]);
  if (words.type === "failed") return words;
  if (own.type === "failed") return own;
  if (translated.type === "failed") return translated;
  if (!renderer) return failed("network", page.path);
  if (words.type === "missing" || own.type === "missing") return failed("status", page.path, 404);
  const { screen } = translated;
  // A deployment has taken the translation away.
  const [leftText, rightText] = [textOf(own.value), textOf(screen.page)];
  if (!leftText || !rightText) return failed("status", href, 404);
  return {
    type: "columns",
    left: { manifest, page, text: leftText, href: hrefOf(base, page.path) },
    right: { manifest: screen.manifest, page: screen.page, text: rightText, href },
    strings: words.value.strings,
    renderer,
  };
}

function textOf(page: TextPage | ShownPage | PageData): readonly HastNode[] | undefined {
  return "content" in page ? page.content?.children : undefined;
}

function failed(reason: LoadError["reason"], url: string, status?: number): Failed {
  return { type: "failed", error: { reason, url, ...(status !== undefined && { status }) } };
}
