/** Connection of the visitor, and idle time of the browser. */

/** True with data-saver or on a 2g connection. Unknown counts as neither. */
export function isThrifty(): boolean {
  if (!("connection" in navigator)) return false;
  const connection = navigator.connection as { saveData?: boolean; effectiveType?: string };
  return connection.saveData === true || (connection.effectiveType ?? "").includes("2g");
}

/** `requestIdleCallback`, which Safari lacks. */
export function whenIdle(callback: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(callback, { timeout: 2000 });
  else setTimeout(callback, 200);
}
