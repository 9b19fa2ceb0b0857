/** Puts together what the reader works with, for one document. */
import type { DocumentData } from "../schema/document-data.ts";
import type { PageData } from "../schema/page.ts";
import { routeOf } from "../schema/paths.ts";
import type { SiteComponents } from "./article/site-components.ts";
import type { PlainHtml } from "./hast/elements.ts";
import type { Failed } from "./navigation/fetch-result.ts";
import { homesOf } from "./navigation/homes.ts";
import type { PageKinds } from "./navigation/page-kinds.ts";
import type { Reader } from "./navigation/reader-context.ts";
import { reloadOnce } from "./navigation/reload.ts";
import { createResources } from "./navigation/resources.ts";
import { createScrollMemory } from "./navigation/scroll-memory.ts";

/** Loads what a page needs besides its data. */
export function preparation(kinds: PageKinds, components?: Partial<SiteComponents>) {
  return async (page: PageData): Promise<Failed | undefined> =>
    (await kinds.prepare(page)) ?? (await components?.prepare?.(page));
}

type CreateReaderInputs = {
  screen: DocumentData;
  route: string;
  kinds: PageKinds;
  components?: Partial<SiteComponents> | undefined;
  plainHtml?: PlainHtml | undefined;
};

export function createReader({ screen, route, kinds, components, plainHtml }: CreateReaderInputs): Reader {
  const { base } = screen.manifest;
  const homes = homesOf(screen.manifest);
  const resources = createResources({
    base,
    homes,
    first: { route, screen },
    prepare: preparation(kinds, components),
    // Only the page that the visitor waits for is worth a reload, not one that was left or only hovered.
    recover: (failed) => routeOf(base, homes, location.pathname) === failed && reloadOnce(failed),
  });
  return {
    resources,
    kinds,
    scroll: createScrollMemory(),
    first: screen.page,
    siteComponents: components?.elements,
    plainHtml,
  };
}
