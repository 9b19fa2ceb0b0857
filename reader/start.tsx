/** Starts the reader in the browser: on a document that came whole, on a not-found document, or in an empty shell. */
import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { DOCUMENT_DATA, ROOT_ID } from "../schema/contract.ts";
import type { DocumentBlock, DocumentData } from "../schema/document-data.ts";
import type { Manifest } from "../schema/manifest.ts";
import type { Heading } from "../schema/page.ts";
import { HASHED_FOLDER } from "../schema/paths.ts";
import { App } from "./App.tsx";
import { createContentLoader } from "./article/load-content.ts";
import type { SiteComponents } from "./article/site-components.tsx";
import { preparation } from "./create-reader.ts";
import { cleanPath } from "./navigation/clean-path.ts";
import { fetchData } from "./navigation/fetch-data.ts";
import { homesOf } from "./navigation/homes.ts";
import { ManifestContext } from "./navigation/reader-context.ts";
import { reloadOnce } from "./navigation/reload.ts";
import { createResources } from "./navigation/resources.ts";
import { isValidDocument } from "./navigation/validate-data.ts";
import { createPageKinds } from "./pages/kinds.ts";
import { replayClicks } from "./replay-clicks.ts";
import { LoadFailure } from "./shell/LoadFailure.tsx";
import { Spinner } from "./widgets/Spinner.tsx";

/** `components` are the site's own components, where it has any; `Root` is what is started. */
export async function start(components?: SiteComponents, Root = App): Promise<void> {
  // A document that comes slowly is painted before its end is here, and a visitor who returns has the reader in the cache.
  if (document.readyState === "loading")
    await new Promise((resolve) => addEventListener("DOMContentLoaded", resolve));
  const root = document.getElementById(ROOT_ID);
  if (!root) return;
  const data = await documentData(root);
  if (data === "lost") {
    // Another deployment has another one, and documents to go with it.
    if (!reloadOnce(location.pathname)) delete document.documentElement.dataset.js;
    return;
  }
  const base = data?.manifest.base ?? root.dataset.base ?? baseOfScripts();
  const homes = data ? homesOf(data.manifest) : (root.dataset.homes ?? "/").split(" ");
  const trailingSlash = data ? data.manifest.trailingSlash === true : "slash" in root.dataset;
  const { pathname, search, hash } = location;
  const { route, replacement } = cleanPath({ path: base, trailingSlash }, homes, pathname) ?? {
    route: "/404",
  };
  // Before React looks at the address, which must be the one that the document was written for.
  if (replacement !== undefined) history.replaceState(history.state, "", replacement + search + hash);
  const kinds = createPageKinds();
  const content = createContentLoader();
  const prepare = preparation({ kinds, content, components });
  const app = (screen: DocumentData, nodes?: readonly Node[]) => (
    <Root data={screen} path={route} kinds={kinds} content={content} components={components} nodes={nodes} />
  );
  /** Hydrates the document. Without the component of the page's kind, it is read as without scripts. */
  const hydrateDocument = (screen: DocumentData) => {
    if (kinds.componentOf(screen.page.kind)) hydrate(root, app(screen, textNodes(root)));
    else delete document.documentElement.dataset.js;
  };
  if (data?.page.path === route) {
    // They must be here before React compares the document with them.
    if ((await prepare(data.page)) && reloadOnce(route)) return;
    hydrateDocument(data);
    return;
  }

  // While the page's data is on its way. Where it fails, so does the page.
  content.load().catch(() => {});
  const loading = data?.manifest.strings.loading ?? root.dataset.loading;
  const shell = data ? undefined : createRoot(root);
  shell?.render(<Spinner label={loading} />);
  const result = await createResources({ base, trailingSlash, homes, prepare, recover: reloadOnce }).load(
    route,
  );
  const found = result.type === "screen" && result.screen.page.kind !== "not-found";
  if (data?.page.kind === "not-found" && !found) {
    await prepare(data.page);
    hydrateDocument(data);
    return;
  }
  (shell ?? createRoot(root)).render(
    result.type === "screen" ? (
      app(result.screen)
    ) : (
      <ManifestContext value={result.manifest}>
        <LoadFailure error={result.error} onRetry={() => location.reload()} />
      </ManifestContext>
    ),
  );
}

/** Hydrates in slices that let the visitor scroll, type and click in between: React gives way to them in a transition. */
function hydrate(root: HTMLElement, app: ReactNode): void {
  replayClicks();
  startTransition(() => {
    hydrateRoot(root, app);
  });
}

/** Nodes of the page's text, which are kept for as long as the document is. */
function textNodes(root: HTMLElement): Node[] {
  return [...(root.querySelector("[data-article]")?.childNodes ?? [])];
}

/** The data of a document that came whole; "lost": without the manifest that it was written with. */
async function documentData(root: HTMLElement): Promise<DocumentData | "lost" | undefined> {
  const manifestHref = root.dataset.manifest;
  const block = documentBlock();
  if (!block?.page || manifestHref === undefined) return undefined;
  const manifest = await fetchData<Manifest>(manifestHref, {}, window.twsiteManifest);
  if (manifest.type !== "found") return "lost";
  const page = { ...block.page, outline: documentOutline(root) };
  const data = { ...block, page, manifest: manifest.value };
  return isValidDocument(data) ? data : undefined;
}

/** An empty shell has none, and a document that was cut off has less than all. */
function documentBlock(): DocumentBlock | undefined {
  try {
    return JSON.parse(document.querySelector(DOCUMENT_DATA)?.textContent ?? "");
  } catch {
    return undefined;
  }
}

/** `/sub/_twsite/reader-x.js` → `/sub/`. */
function baseOfScripts(): string {
  return document.documentElement.dataset.reader?.split(HASHED_FOLDER)[0] ?? "/";
}

/** The outline of the document's page, from the list at its start: the data beside the document leaves it out. */
function documentOutline(root: HTMLElement): Heading[] {
  const links = root.querySelectorAll(".contents-details:not([data-article] *) li > a");
  return [...links].map((link) => ({
    id: decodeURIComponent(link.getAttribute("href")?.slice(1) ?? ""),
    title: link.textContent ?? "",
    depth: Number(link.parentElement?.className.slice("depth-".length)),
  }));
}
