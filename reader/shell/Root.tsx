/** Root around every page: the address, what parts deep in a page need, and what is shown if all of it crashes. */
import { useState } from "react";
import { Router } from "wouter";
import { type Reader, ReaderContext } from "../navigation/reader-context.ts";
import { createStored } from "../state/stored.ts";
import { StoredContext } from "../state/use-stored.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { Site } from "./Site.tsx";

/** `ssrPath`: the address on the server. In the browser, wouter would keep to it while it hydrates. */
export function Root({ reader, ssrPath }: { reader: Reader; ssrPath?: string | undefined }) {
  const [stored] = useState(createStored);
  return (
    <ErrorBoundary resetKey="" strings={reader.strings}>
      <Router base={reader.resources.base.slice(0, -1)} {...(ssrPath !== undefined && { ssrPath })}>
        <ReaderContext value={reader}>
          <StoredContext value={stored}>
            <Site />
          </StoredContext>
        </ReaderContext>
      </Router>
    </ErrorBoundary>
  );
}
