/** Loads what a view of a page shows. */
import type { ReactElement } from "react";
import type { ShownPage } from "../../schema/document-data.ts";
import type { PageData } from "../../schema/page.ts";
import { fileHref, pageDataPath } from "../../schema/paths.ts";
import { isOwnFile } from "../hast/safe-addresses.ts";
import type { Failed, FetchResult } from "../navigation/fetch-result.ts";
import type { PageView } from "../navigation/page-views.ts";
import type { Resources } from "../navigation/resources.ts";
import { showSource } from "./show-source.ts";
import { showTree } from "./show-tree.ts";
import { jsonParts, markdownParts } from "./source-parts.ts";
import { type Source, ViewedPage } from "./ViewedPage.tsx";

type Loaded<T> = { type: "found"; value: T } | Failed;

/** The element shows the same for as long as it is there: it is made again for other data. */
export async function loadView(
  view: PageView,
  page: ShownPage,
  resources: Resources,
): Promise<Loaded<ReactElement>> {
  const source = view === "markdown" ? await markdownOf(page) : await dataOf(view, page, resources);
  if (source.type === "failed") return source;
  return { type: "found", value: <ViewedPage page={page} view={view} source={source.value} /> };
}

async function markdownOf({ markdown = "" }: ShownPage): Promise<Loaded<Source>> {
  const text = present(await fetchText(markdown), markdown);
  if (text.type === "failed") return text;
  const parts = markdownParts(text.value);
  return { type: "found", value: { address: markdown, show: (place) => showSource(place, parts) } };
}

async function dataOf(view: PageView, page: ShownPage, resources: Resources): Promise<Loaded<Source>> {
  const address = fileHref(resources.base, `/${pageDataPath(page.path)}`);
  const data = present(await resources.page(page.path), address);
  if (data.type === "failed") return data;
  return { type: "found", value: { address, ...(view === "tree" ? tree(data.value) : json(data.value)) } };
}

function json(page: PageData): Omit<Source, "address"> {
  const parts = jsonParts(JSON.stringify(page, null, 2));
  return { show: (place) => showSource(place, parts) };
}

function tree(page: PageData): Omit<Source, "address"> {
  const nodes = "content" in page ? page.content.children : [];
  return { show: (place) => showTree(place, nodes), text: () => JSON.stringify(nodes, null, 2) };
}

/** The value; after a deployment, a file of the page may be gone. */
function present<T>(result: FetchResult<T>, url: string): Loaded<T> {
  return result.type === "missing"
    ? { type: "failed", error: { reason: "status", url, status: 404 } }
    : result;
}

/**
 * Fetches a text file of the site, and says what became of it, as with data.
 * HTML in its place is the host's page for what is missing.
 */
async function fetchText(url: string): Promise<FetchResult<string>> {
  if (!isOwnFile(url)) return { type: "missing" };
  try {
    const response = await fetch(url);
    const { status, ok, headers } = response;
    if (headers.get("content-type")?.startsWith("text/html") && status < 500) return { type: "missing" };
    if (!ok) return { type: "failed", error: { reason: "status", url, status } };
    return { type: "found", value: await response.text() };
  } catch {
    return { type: "failed", error: { reason: "network", url } };
  }
}
