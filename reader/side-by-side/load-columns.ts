/**
 * Loads the columns of the side-by-side view: the text of the page, that of its translation, and the interface texts around
 * them.
 */
import { directionOf, type LanguageAttributes } from "../../schema/direction.ts";
import type { ShownPage } from "../../schema/document-data.ts";
import type { HastNode, HastRoot } from "../../schema/hast.ts";
import type { Manifest } from "../../schema/manifest.ts";
import { baseOf, hrefOf, sideBySidePath } from "../../schema/paths.ts";
import type { SideBySide } from "../../schema/side-by-side.ts";
import type { SideBySideStrings } from "../../schema/strings.ts";
import type { ContentRenderer } from "../navigation/content.ts";
import { fetchData } from "../navigation/fetch-data.ts";
import type { Failed, LoadError } from "../navigation/fetch-result.ts";
import { pageLink } from "../navigation/page-link.ts";
import type { Reader } from "../navigation/reader-context.ts";
import type { Resources } from "../navigation/resources.ts";

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
  /** Manifest of the page's locale. */
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
    textOf(page, resources),
    resources.load(route),
    content?.load().catch(() => undefined),
  ]);
  if (words.type === "failed") return words;
  if (own.type === "failed") return own;
  if (translated.type === "failed") return translated;
  const { screen } = translated;
  const other = await textOf(screen.page, resources);
  if (other.type === "failed") return other;
  if (!renderer) return failed({ reason: "network", url: page.path });
  if (words.type === "missing") return failed({ reason: "status", url: page.path, status: 404 });
  return {
    type: "columns",
    left: { manifest, page, text: own.value, href: hrefOf(baseOf(manifest), page.path) },
    right: { manifest: screen.manifest, page: screen.page, text: other.value, href },
    strings: words.value.strings,
    renderer,
  };
}

type Text = { type: "found"; value: readonly HastNode[] } | Failed;

/** The page of a document has its text as HTML; its data has it for both. */
async function textOf(page: ShownPage, resources: Resources): Promise<Text> {
  if (hasContent(page)) return { type: "found", value: page.content.children };
  const result = await resources.page(page.path);
  if (result.type === "failed") return result;
  if (result.type === "found" && "content" in result.value)
    return { type: "found", value: result.value.content.children };
  // A deployment has taken it away.
  return failed({ reason: "status", url: page.path, status: 404 });
}

function hasContent(page: ShownPage): page is ShownPage & { content: HastRoot } {
  return "content" in page && page.content !== undefined;
}

function failed(error: LoadError): Failed {
  return { type: "failed", error };
}

/** Attributes of an element in the language of a locale: each column has a direction of its own. */
export function languageOf(manifest: Manifest): LanguageAttributes {
  return { lang: manifest.tag, dir: directionOf(manifest) };
}
