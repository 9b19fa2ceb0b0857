/** The reader whose pages change while they are read: `App`, with data that can be replaced. */
import { type ComponentProps, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { Router } from "wouter";
import type { App } from "../App.tsx";
import { createReader } from "../navigation/create-reader.ts";
import { ReaderContext } from "../navigation/reader-context.ts";
import { ErrorBoundary } from "../shell/ErrorBoundary.tsx";
import { Site } from "../shell/Site.tsx";
import { keepOpen } from "./keep-open.ts";
import { liveReader } from "./live-reader.ts";

export function LiveApp({ data, path, kinds, own }: ComponentProps<typeof App>) {
  const [reader, setReader] = useState(() => createReader(data, path, kinds, own));
  const { base } = reader.resources;

  useEffect(
    () =>
      liveReader(reader, kinds, own, (next) => {
        const open = keepOpen();
        flushSync(() => setReader(next));
        open();
      }),
    // The first reader leads to all the others.
    [kinds, own],
  );

  return (
    <ErrorBoundary resetKey="">
      <Router base={base.slice(0, -1)}>
        <ReaderContext value={reader}>
          <Site />
        </ReaderContext>
      </Router>
    </ErrorBoundary>
  );
}
