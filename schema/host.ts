/** Other hosts that a site names for its security policy. */
import * as z from "zod";

/** A name without scheme, port and path. `example` is what a writer may have meant. */
export function hostName(example: string) {
  return z.string().regex(/^[a-z0-9.-]+$/, `expected a host such as ${example}`);
}
