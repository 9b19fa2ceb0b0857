/** Addresses that count as published from now on: those of the lock that still have a page, and new ones. */
import type { AddressChanges } from "./changed-addresses.ts";
import type { Lock } from "./lock-text.ts";
import type { Addresses } from "./published.ts";

/**
 * Only addresses that no longer exist are removed: one that redirects now, or shows another language's text instead of a translation,
 * was published, too.
 */
export function acceptedAddresses(
  now: Addresses,
  lock: Lock | undefined,
  changes: AddressChanges | undefined,
): Addresses {
  const gone = new Set(changes?.gone.map(({ route }) => route));
  const goneAnchors = new Set(changes?.goneAnchors.map(({ line }) => line));
  const listed = new Set(now.routes.map(({ route }) => route));
  const kept = [...(lock?.routes.values() ?? [])].filter(
    ({ route }) => !gone.has(route) && !listed.has(route),
  );
  return {
    routes: [...now.routes, ...kept],
    anchors: [
      ...now.anchors,
      ...(lock?.anchors ?? []).filter(({ route, line }) => !gone.has(route) && !goneAnchors.has(line)),
    ],
  };
}
