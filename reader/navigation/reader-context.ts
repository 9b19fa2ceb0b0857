/** Context for parts deep in a page: the data, the kinds of pages and where they were scrolled to. */
import { createContext, useContext } from "react";
import type { Manifest } from "../../schema/manifest.ts";
import type { PageData } from "../../schema/page.ts";
import type { ElementComponents, PlainHtml } from "../hast/elements.ts";
import type { PageKinds } from "./page-kinds.ts";
import type { Resources } from "./resources.ts";
import type { ScrollMemory } from "./scroll-memory.ts";

export type Reader = {
  resources: Resources;
  kinds: PageKinds;
  scroll: ScrollMemory;
  /** The page that was here from the start. */
  first: PageData;
  /** Elements of the site's own components, where it has any. */
  siteComponents: ElementComponents | undefined;
  /** On the server: what writes HTML without React where the two give the same. */
  plainHtml: PlainHtml | undefined;
};

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
