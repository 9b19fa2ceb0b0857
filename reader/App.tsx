/** The reader: one tree for the document that the compiler writes and for the browser that brings it to life. */
import { useState } from "react";
import type { DocumentData } from "../schema/document-data.ts";
import { hrefOf } from "../schema/paths.ts";
import { createReader, type PageParts } from "./create-reader.ts";
import type { PlaceHtml } from "./navigation/reader-context.ts";
import { Root } from "./shell/Root.tsx";

type Props = PageParts & {
  /** What the first page shows: from the document's data block, or fetched by `main.tsx` into an empty shell. */
  data: DocumentData;
  /** Route of the first page. In the browser: of the address, already normalised. */
  path: string;
  /** In the browser: nodes of the text that the document brought. */
  nodes?: readonly Node[] | undefined;
  /** On the server. */
  html?: PlaceHtml | undefined;
};

/** What the first page needs of `parts` is here. */
export function App({ data, path, ...parts }: Props) {
  const [reader] = useState(() => createReader({ screen: data, route: path, ...parts }));
  return (
    <Root
      reader={reader}
      ssrPath={typeof window === "undefined" ? hrefOf(data.manifest.base, path) : undefined}
    />
  );
}
