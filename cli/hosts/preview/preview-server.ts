/** `twsite preview`: a compiled site on a port of this machine. */
import { createServer } from "node:http";
import { inUrl, listen, stop } from "./listen.ts";
import { type StaticSite, staticHost } from "./static-host.ts";

export type PreviewOptions = Omit<StaticSite, "redirects"> & {
  /** Default: true, as most hosts do. */
  redirects?: boolean;
  /** Address or name to listen on; `127.0.0.1` keeps the site on this machine. */
  host: string;
  /** The first port to try; 0 for any that is free. */
  port: number;
};

export type PreviewServer = {
  /** The address of the home page. */
  url: string;
  /** The port in use: above the one requested where that was taken. */
  port: number;
  /** Stops at once, also with browsers connected. */
  close: () => Promise<void>;
};

/** Listens on the first free port; rejects with Node's error where the host cannot be listened on. */
export async function startPreview({
  root,
  base,
  redirects = true,
  host,
  port,
}: PreviewOptions): Promise<PreviewServer> {
  const server = createServer(staticHost({ root, base, redirects }, host));
  // A program that works for minutes between two requests would find an idle connection closed.
  server.keepAliveTimeout = 0;
  const used = await listen(server, host, port);
  return { url: `http://${inUrl(host)}:${used}${base}`, port: used, close: () => stop(server) };
}
