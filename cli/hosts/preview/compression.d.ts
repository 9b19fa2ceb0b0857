/** Types for `compression` in the terms of node:http, as much as the preview uses. (Its published types are those of Express.) */
declare module "compression" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean;

  function compression(options?: {
    filter?: Filter;
  }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

  namespace compression {
    /** True where the response's media type is one that compression helps. */
    const filter: Filter;
  }

  export default compression;
}
