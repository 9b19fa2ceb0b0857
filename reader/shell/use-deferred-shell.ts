/** The parts of the shell that no first paint needs. */
import { useEffect, useState } from "react";
import { whenIdle } from "../navigation/connection.ts";
import { withStyle } from "../navigation/with-style.ts";

type DeferredShell = typeof import("./deferred-shell.ts");

/**
 * Undefined until the parts are here: they are requested when the browser is idle, and at once while `now`.
 * `missing`: they could not be had.
 */
export function useDeferredShell(now = false): DeferredShell | "missing" | undefined {
  const [shell, setShell] = useState<DeferredShell | "missing">();

  useEffect(() => {
    let isGone = false;
    const settle = (value: DeferredShell | "missing") => {
      if (!isGone) setShell(value);
    };
    const load = () =>
      withStyle("shell", import("./deferred-shell.ts")).then(settle, () => {
        settle("missing");
      });
    if (now) load();
    else whenIdle(load);
    return () => {
      isGone = true;
    };
  }, [now]);

  return shell;
}
