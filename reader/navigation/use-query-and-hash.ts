/** The query and the hash of the address, for links to the same page in another version or language. */
import { useLocationProperty } from "wouter/use-browser-location";

/** `?a=b#part`; empty while hydrating, so that the document's links are the same for all visitors. */
export function useQueryAndHash(): string {
  return useLocationProperty(
    () => location.search + location.hash,
    () => "",
  );
}
