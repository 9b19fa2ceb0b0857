/** The reader whose pages change while they are read: `App`, with data that can be replaced. */
import { type ComponentProps, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { App } from "../App.tsx";
import { createReader } from "../create-reader.ts";
import { Root } from "../shell/Root.tsx";
import { keepOpen } from "./keep-open.ts";
import { keepPlace } from "./keep-place.ts";
import { liveReader } from "./live-reader.ts";

export function LiveApp({ data, path, ...parts }: ComponentProps<typeof App>) {
  const [reader, setReader] = useState(() => createReader({ screen: data, route: path, ...parts }));

  const [written] = useState(() => parts.nodes?.map((node) => node.cloneNode(true)));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first reader leads to all the others
  useEffect(
    () =>
      liveReader(reader, parts, written, (next) => {
        const restore = [keepOpen(), keepPlace()];
        flushSync(() => setReader(next));
        for (const each of restore) each();
      }),
    [],
  );

  return <Root reader={reader} />;
}
