/** The reader: one tree for the document that the compiler writes and for the browser that brings it to life. */
import { useState } from "react";
import type { DocumentData } from "../schema/document-data.ts";
import { hrefOf } from "../schema/paths.ts";
import type { SiteComponents } from "./article/site-components.ts";
import { createReader } from "./create-reader.ts";
import type { PlainHtml } from "./hast/elements.ts";
import type { PageKinds } from "./navigation/page-kinds.ts";
import { Root } from "./shell/Root.tsx";

type Props = {
  /** What the first page shows: from the document's data block, or fetched by `main.tsx` into an empty shell. */
  data: DocumentData;
  /** Route of the first page. In the browser: of the address, already normalised. */
  path: string;
  /** That of the first page is here. */
  kinds: PageKinds;
  /** Components of the site's own, where it has any. On the server they need no preparation. */
  components?: Partial<SiteComponents> | undefined;
  /** On the server: writes HTML without React where the two give the same. */
  plainHtml?: PlainHtml;
};

export function App({ data, path, kinds, components, plainHtml }: Props) {
  const [reader] = useState(() => createReader({ screen: data, route: path, kinds, components, plainHtml }));
  return (
    <Root
      reader={reader}
      ssrPath={typeof window === "undefined" ? hrefOf(data.manifest.base, path) : undefined}
    />
  );
}
