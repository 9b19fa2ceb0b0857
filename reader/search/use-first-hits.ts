/** The hits of a query in two steps: the pages that fill the dialog are on the screen before the others are made. */
import { startTransition, useEffect, useMemo, useState } from "react";
import type { Group } from "../../schema/search/groups.ts";

/** Number of pages that are shown first. */
const firstPages = 4;

export function useFirstHits(groups: readonly Group[]): readonly Group[] {
  const [complete, setComplete] = useState(groups);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A task after the next frame: that has the first hits.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setComplete(groups)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [groups]);

  return useMemo(() => (complete === groups ? groups : groups.slice(0, firstPages)), [complete, groups]);
}
