/** Types for `negotiator`, as much as the preview uses. (The package has none.) */
declare module "negotiator" {
  import type { IncomingMessage } from "node:http";

  export default class Negotiator {
    constructor(request: Pick<IncomingMessage, "headers">);
    /** The one that the header `Accept` prefers; undefined if it accepts none of them. */
    mediaType(available: readonly string[]): string | undefined;
  }
}
