/** Puts together what the reader works with, for one document. */
import type { DocumentData, ShownPage } from "../schema/document-data.ts";
import { routeOf } from "../schema/paths.ts";
import { sidebarOf } from "../schema/sidebar-of.ts";
import type { SiteComponents } from "./article/site-components.tsx";
import type { ContentLoader } from "./navigation/content.ts";
import type { Failed } from "./navigation/fetch-result.ts";
import { homesOf } from "./navigation/homes.ts";
import type { PageKinds, PlaceHtml, Reader, SidebarView } from "./navigation/reader-context.ts";
import { reloadOnce } from "./navigation/reload.ts";
import { createResources } from "./navigation/resources.ts";
import { createScrollMemory } from "./navigation/scroll-memory.ts";

/** Loads what a page needs besides its data. */
export function preparation({ kinds, content, components }: PageParts) {
  return async (page: ShownPage): Promise<Failed | undefined> =>
    (await kinds.prepare(page)) ?? (await content?.prepare(page)) ?? (await components?.prepare(page));
}

/** The parts that show pages, as far as they are loaded. */
export type PageParts = {
  kinds: PageKinds;
  /** Absent on the server. */
  content?: ContentLoader | undefined;
  /** Components of the site, if it has any. Absent on the server, where they are in the text. */
  components?: SiteComponents | undefined;
};

type CreateReaderInputs = PageParts & {
  screen: DocumentData;
  route: string;
  /** Nodes of the text in the document; only in the browser. */
  nodes?: readonly Node[] | undefined;
  /** HTML that the compiler writes in places of the page; only on the server. */
  html?: PlaceHtml | undefined;
};

export function createReader({
  screen,
  route,
  kinds,
  content,
  components,
  nodes,
  html,
}: CreateReaderInputs): Reader {
  const { base, trailingSlash } = screen.manifest;
  const homes = homesOf(screen.manifest);
  const sidebarView = createSidebarView();
  const prepare = preparation({ kinds, content, components });
  // Components of the site run where they are shown, and nowhere else.
  const prepareAhead = preparation({ kinds, content });
  const resources = createResources({
    base,
    trailingSlash,
    homes,
    first: { route, screen },
    async prepare(page, isAhead) {
      const load = isAhead ? prepareAhead : prepare;
      const [failed] = await Promise.all([load(page), sidebarOf(page) && sidebarView.prepare()]);
      return failed;
    },
    // Only the page that the visitor waits for is worth a reload, not one that was left or only hovered.
    recover: (failed) => routeOf(base, homes, location.pathname) === failed && reloadOnce(failed),
  });
  return {
    resources,
    kinds,
    scroll: createScrollMemory(),
    first: { page: screen.page, nodes },
    strings: screen.manifest.strings,
    content,
    startIsland: components?.startIsland,
    sidebarView,
    html,
  };
}

/** Loads what shows sidebars when a page needs it. */
function createSidebarView(): SidebarView {
  const view: SidebarView = {
    show: undefined,
    async prepare() {
      view.show ??= await import("./shell/deferred-shell.ts").then(
        ({ showSidebar }) => showSidebar,
        () => undefined,
      );
    },
  };
  return view;
}
