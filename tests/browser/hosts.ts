/** Where the browser tests serve a site: our own preview. Other servers have a matrix of their own, in `tests/hosts/`. */
import { startPreview } from "../../cli/preview/server.ts";
import type { CompiledSite } from "./compiled-site.ts";

export type StaticServer = { origin: string; close(): Promise<void> };

export type Host = { name: string; start(site: CompiledSite): Promise<StaticServer> };

const preview: Host = {
  name: "preview",
  async start({ folder, base }) {
    const { port, close } = await startPreview({ root: folder, base, host: "127.0.0.1", port: 0 });
    return { origin: `http://127.0.0.1:${port}`, close };
  },
};

export function hosts(): Host[] {
  return [preview];
}
