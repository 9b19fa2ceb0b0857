/** The servers that the site is tried on: our own preview, and nginx where it is installed. */
import { startPreview } from "../../cli/preview/server.ts";
import type { CompiledSite } from "./compiled-site.ts";
import { hasNginx, type StaticServer, startNginx } from "./nginx.ts";

export type Host = { name: string; start(site: CompiledSite): Promise<StaticServer> };

const preview: Host = {
  name: "preview",
  async start({ folder, base }) {
    const { port, close } = await startPreview({ root: folder, base, host: "127.0.0.1", port: 0 });
    return { origin: `http://127.0.0.1:${port}`, close };
  },
};

const nginx: Host = { name: "nginx", start: ({ root, base }) => startNginx(root, base) };

/** In `.ci/run` nginx is installed; a machine without it says that it was left out. */
export function hosts(): Host[] {
  if (hasNginx()) return [preview, nginx];
  console.warn("nginx is not installed: the site is tried on the preview server only");
  return [preview];
}
