/** The reader: one tree for the document that the compiler writes and for the browser that brings it to life. */
import { useState } from "react";
import type { DocumentData } from "../schema/document-data.ts";
import { baseOf, hrefOf } from "../schema/paths.ts";
import { createReader, type PageParts } from "./create-reader.ts";
import type { PlaceHtml } from "./navigation/reader-context.ts";
import { Root } from "./shell/Root.tsx";

type Props = PageParts & {
  /** Data of the first page: from the document's data block, or fetched by `main.tsx` into an empty shell. */
  data: DocumentData;
  /** Route of the first page. In the browser: of the address, already normalised. */
  path: string;
  /** Nodes of the text in the document; only in the browser. */
  nodes?: readonly Node[] | undefined;
  /** HTML that the compiler writes in places of the page; only on the server. */
  html?: PlaceHtml | undefined;
};

/** The kind, content and components of the first page must be loaded before it renders. */
export function App({ data, path, ...parts }: Props) {
  const [reader] = useState(() => createReader({ screen: data, route: path, ...parts }));
  return (
    <Root
      reader={reader}
      ssrPath={typeof window === "undefined" ? hrefOf(baseOf(data.manifest), path) : undefined}
    />
  );
}
