/** The reader: one tree for the document that the compiler writes and for the browser that brings it to life. */
import { useState } from "react";
import { Router } from "wouter";
import type { DocumentData } from "../schema/document-data.ts";
import { hrefOf } from "../schema/paths.ts";
import type { PlainHtml } from "./article/elements.ts";
import { createReader } from "./navigation/create-reader.ts";
import type { OwnComponents } from "./navigation/own-components.ts";
import type { PageKinds } from "./navigation/page-kinds.ts";
import { ReaderContext } from "./navigation/reader-context.ts";
import { ErrorBoundary } from "./shell/ErrorBoundary.tsx";
import { Site } from "./shell/Site.tsx";

type Props = {
  /** What the first page shows: from the document's data block, or fetched by `main.tsx` into an empty shell. */
  data: DocumentData;
  /** Route of the first page. In the browser: of the address, already normalised. */
  path: string;
  /** That of the first page is here. */
  kinds: PageKinds;
  /** Components of the site's own, where it has any. On the server they need no preparation. */
  own?: Partial<OwnComponents> | undefined;
  /** On the server: writes HTML without React where the two give the same. */
  plainHtml?: PlainHtml;
};

export function App({ data, path, kinds, own, plainHtml }: Props) {
  const { base } = data.manifest;
  const [reader] = useState(() => createReader(data, path, kinds, own, plainHtml));
  // In the browser the address decides; wouter would keep to the given path while it hydrates.
  const server = typeof window === "undefined" ? { ssrPath: hrefOf(base, path) } : {};
  return (
    <ErrorBoundary resetKey="">
      <Router base={base.slice(0, -1)} {...server}>
        <ReaderContext value={reader}>
          <Site />
        </ReaderContext>
      </Router>
    </ErrorBoundary>
  );
}
