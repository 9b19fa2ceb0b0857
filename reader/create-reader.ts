/** Puts together what the reader works with, for one document. */
import type { DocumentData } from "../schema/document-data.ts";
import type { PageData } from "../schema/page.ts";
import { routeOf } from "../schema/paths.ts";
import type { OwnComponents } from "./article/own-components.ts";
import type { PlainHtml } from "./hast/elements.ts";
import { homesOf } from "./navigation/homes.ts";
import type { Failed } from "./navigation/outcome.ts";
import type { PageKinds } from "./navigation/page-kinds.ts";
import type { Reader } from "./navigation/reader-context.ts";
import { reloadOnce } from "./navigation/reload.ts";
import { createResources } from "./navigation/resources.ts";
import { createScrollMemory } from "./navigation/scroll-memory.ts";

/** Loads what a page needs besides its data. */
export function preparation(kinds: PageKinds, own?: Partial<OwnComponents>) {
  return async (page: PageData): Promise<Failed | undefined> =>
    (await kinds.prepare(page)) ?? (await own?.prepare?.(page));
}

export function createReader(
  screen: DocumentData,
  route: string,
  kinds: PageKinds,
  own?: Partial<OwnComponents>,
  plainHtml?: PlainHtml,
): Reader {
  const { base } = screen.manifest;
  const homes = homesOf(screen.manifest);
  const resources = createResources({
    base,
    homes,
    first: { route, screen },
    prepare: preparation(kinds, own),
    // Only the page that the visitor waits for is worth a reload, not one that was left or only hovered.
    recover: (failed) => routeOf(base, homes, location.pathname) === failed && reloadOnce(failed),
  });
  return {
    resources,
    kinds,
    scroll: createScrollMemory(),
    first: screen.page,
    own: own?.elements,
    plainHtml,
  };
}
