/** File that answers a request for a path of the site. */

import type { Output } from "../emit/output.ts";
import { candidates } from "../hosts/preview/find-file.ts";
import { rendered, type ServedSite } from "./served-site.ts";

export type ServedFile = {
  /** In the site; its extension says what it is. */
  path: string;
  /** Equal tags of a path mean equal content. */
  tag: string;
  content(): Promise<string | Uint8Array>;
};

/** The files that may answer `path`, which is decoded; undefined for one outside of the base. The best comes first. */
export function candidatesBelow(base: string, path: string): string[] | undefined {
  return path.startsWith(base) ? candidates(path.slice(base.length - 1)) : undefined;
}

/** An output, served from the site as it is now. */
export function servedFile({ path, key, content }: Output, site: ServedSite): ServedFile {
  return {
    path,
    tag: key,
    async content() {
      return await (typeof content === "function" ? content() : rendered(content, site));
    },
  };
}
