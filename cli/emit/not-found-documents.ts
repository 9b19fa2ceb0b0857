/** The not-found document: one file for all locales, at `404.html` and in every folder that has no page of its own. */
import type { Manifest } from "../../schema/manifest.ts";
import { ownValue } from "../../schema/own-value.ts";
import type { PageData } from "../../schema/page.ts";
import { foldersAround } from "../site/parent-folders.ts";
import type { Route, Site } from "../site/site.ts";
import { contentHash } from "../source/content-hash.ts";
import type { DocumentHeadProps } from "./head.ts";
import type { Output } from "./output.ts";

/** A document that is equal at every address. */
type SharedDocument = { key: string; content: () => Promise<string> };

type NotFoundDocumentInputs = {
  site: Site;
  manifests: ReadonlyMap<string, Manifest>;
  manifestHrefs: Record<string, string>;
  headOf: (route: Route, manifest: Manifest) => DocumentHeadProps;
  /** Texts by locale, where documents are empty shells. */
  shellTexts: Record<string, string> | undefined;
  chooseLocale: string;
};

export function notFoundDocument({
  site,
  manifests,
  manifestHrefs,
  headOf,
  shellTexts,
  chooseLocale,
}: NotFoundDocumentInputs): SharedDocument {
  const locales = site.locales.flatMap(({ id, home }) => {
    const manifest = manifests.get(id);
    const route = site.routes.find(({ meta, locale }) => meta.kind === "not-found" && locale === id);
    if (!manifest || !route || route.meta.kind !== "not-found") return [];
    const page: PageData = route.meta;
    const shellText = ownValue(shellTexts, id);
    const manifestHref = ownValue(manifestHrefs, id) ?? "";
    return [{ home, data: { manifest, page }, manifestHref, head: headOf(route, manifest), shellText }];
  });
  const render = async () => {
    // React is imported only by a run that renders a page.
    const { renderNotFoundDocument } = await import("./document.tsx");
    return renderNotFoundDocument(locales, chooseLocale);
  };
  let rendered: Promise<string> | undefined;
  return {
    key: contentHash(JSON.stringify([locales, shellTexts, chooseLocale])),
    content: () => {
      rendered ??= render();
      return rendered;
    },
  };
}

export function notFoundOutputs(pages: readonly Output[], document: SharedDocument): Output[] {
  const documents = new Set(pages.flatMap(({ path, phase }) => (phase === "document" ? [path] : [])));
  const bare = [...foldersAround(documents)]
    // The page of a folder may be the file beside it.
    .filter((folder) => !documents.has(`${folder}.html`))
    // A page that is called “index” has the address that some hosts give to the folder's own document.
    .filter((folder) => !documents.has(`${folder}/index/index.html`))
    .map((folder) => `${folder}/index.html`)
    .filter((path) => !documents.has(path));
  return ["404.html", ...bare].map((path) => ({ path, phase: "document", ...document }));
}
