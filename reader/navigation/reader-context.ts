/** Context for parts deep in a page: the data, the kinds of pages and where they were scrolled to. */
import { type ComponentType, createContext, useContext } from "react";
import { type LanguageAttributes, languageAttributes } from "../../schema/direction.ts";
import type { ShownPage } from "../../schema/document-data.ts";
import type { HastElement, HastNode } from "../../schema/hast.ts";
import type { Manifest } from "../../schema/manifest.ts";
import type { PageKind } from "../../schema/page.ts";
import type { Sidebar } from "../../schema/sidebar.ts";
import type { ReaderStrings } from "../../schema/strings.ts";
import type { ContentLoader } from "./content.ts";
import type { Failed } from "./fetch-result.ts";
import type { Resources } from "./resources.ts";
import type { ScrollMemory } from "./scroll-memory.ts";

export type Reader = {
  resources: Resources;
  kinds: PageKinds;
  scroll: ScrollMemory;
  /** The page that was here from the start, with the nodes of its text and its hero where its document brought them. */
  first: { page: ShownPage; nodes?: readonly Node[] | undefined; hero?: readonly Node[] };
  /** Interface texts of the first page's language, for failures of what is around the page. */
  strings: ReaderStrings;
  /** Loader of the renderer that makes nodes of content. None on the server. */
  content: ContentLoader | undefined;
  /** Starts one of the site's own components, where it has any. */
  startIsland: StartIsland | undefined;
  sidebarView: SidebarView;
  /** HTML that the compiler writes in places of the page; only on the server. */
  html: PlaceHtml | undefined;
};

/** Parts of a page that the compiler writes without React, as HTML. */
export type PlaceHtml = Partial<Record<"article" | "sidebar" | "hero" | "feedback", string | undefined>>;

export const ReaderContext = createContext<Reader | undefined>(undefined);
/** The manifest of the shown page's locale. */
export const ManifestContext = createContext<Manifest | undefined>(undefined);

export function useReader(): Reader {
  return present(useContext(ReaderContext));
}

export function useManifest(): Manifest {
  return present(useContext(ManifestContext));
}

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("no <Root>");
  return value;
}

/** `lang`: language tag of the text; undefined where it is the page's own. */
export function useLanguage(): (lang: string | undefined) => LanguageAttributes {
  const manifest = useManifest();
  return (lang) => languageAttributes(manifest, lang);
}

/** The components of page kinds, as far as navigation knows of them: most are here, the others come when they are needed. */
export type PageKinds = {
  /** Undefined until it was prepared. */
  componentOf(kind: PageKind): ComponentType<{ page: ShownPage }> | undefined;
  /** Settles when the page's kind is here, or says why not. */
  prepare(page: ShownPage): Promise<Failed | undefined>;
};

/** The address of the page on the screen, and the manifest of its locale. */
export type ShownSidebar = { current: string; manifest: Pick<Manifest, "locale" | "locales" | "strings"> };

export type SidebarView = {
  /** Undefined until it was prepared, or where its script cannot be had: the sidebar stays as it is then. */
  show: ((column: Element, sidebar: Pick<Sidebar, "id" | "items">, page: ShownSidebar) => void) | undefined;
  prepare(): Promise<void>;
};

type Island = {
  /** Holds what the compiler rendered, or nothing yet. */
  container: Element;
  element: HastElement;
  /** Tells the component from others of the page. */
  number: number;
  /** Expands the content inside the component. */
  expand: (nodes: readonly HastNode[]) => HastNode[];
  /** Hears what the component throws. */
  fail: (error: unknown) => void;
};

/** Returns what ends it. */
export type StartIsland = (island: Island) => () => void;
