/** The parts of the shell that no first paint needs. */
import { useEffect, useState } from "react";
import { whenIdle } from "../navigation/connection.ts";

type Later = typeof import("./later.ts");

/**
 * Undefined until the parts are here: they are asked for when the browser is idle, and at once while `now`.
 * `missing`: they could not be had.
 */
export function useLater(now = false): Later | "missing" | undefined {
  const [later, setLater] = useState<Later | "missing">();

  useEffect(() => {
    let isGone = false;
    const settle = (value: Later | "missing") => {
      if (!isGone) setLater(value);
    };
    const load = () =>
      import("./later.ts").then(settle, () => {
        settle("missing");
      });
    if (now) load();
    else whenIdle(load);
    return () => {
      isGone = true;
    };
  }, [now]);

  return later;
}
