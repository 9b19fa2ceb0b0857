/** Where the browser tests serve a site: our own preview. Other servers have a matrix of their own, in `tests/hosts/`. */
import { startPreview } from "../../cli/hosts/preview/preview-server.ts";
import type { CompiledSite } from "./compiled-site.ts";

export type ServedSite = { origin: string; close(): Promise<void> };

/** `redirects`: whether the host leads to `/docs/x/`, as most do. */
export async function serveSite({ folder, base }: CompiledSite, redirects = true): Promise<ServedSite> {
  const { port, close } = await startPreview({ root: folder, base, redirects, host: "127.0.0.1", port: 0 });
  return { origin: `http://127.0.0.1:${port}`, close };
}
