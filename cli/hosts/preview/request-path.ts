/** The path that a request asks for. */
import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { hostname } from "node:os";
import Negotiator from "negotiator";
import { decoded, strictlyDecoded } from "../../../schema/paths.ts";

/**
 * `/docs/pr%C3%A9sentation?x` → `/docs/présentation`, behind a base that stays as it is. Undefined where it is
 * malformed or tries to leave the site: a host answers 400 to it and looks at no file.
 */
export function requestPath(target: string, base: string): string | undefined {
  // By hand: a URL parser would take `//name` for a host, and would resolve `..` before it can be refused.
  const path = target.replace(/^https?:\/\/[^/?#]*/i, "").replace(/[?#].*$/s, "");
  if (!path.startsWith("/")) return undefined;
  const segments = path.split("/").map(decode);
  if (!segments.every((segment) => segment !== undefined)) return undefined;
  const whole = segments.join("/");
  const folder = decoded(base).slice(0, -1);
  return whole.startsWith(folder) ? base.slice(0, -1) + whole.slice(folder.length) : whole;
}

function decode(segment: string): string | undefined {
  const name = strictlyDecoded(segment);
  return name === undefined || name === ".." || /[/\\\0]/.test(name) ? undefined : name;
}

/**
 * Whether a request may have this `Host`: a page of another site can lead its own name to this machine (DNS rebinding), and
 * the name is still in the header. `listening` is the address that the server listens on, as it was requested.
 */
export function isAllowedHost(header: string | undefined, listening: string): boolean {
  const name = nameOf(header ?? "");
  if (name === undefined) return false;
  const address = name.replace(/^\[(.*)\]$/, "$1");
  if (isIP(address) || name === "localhost" || name.endsWith(".localhost")) return true;
  if (name === listening.toLowerCase()) return true;
  const own = hostname().toLowerCase();
  return ["0.0.0.0", "::"].includes(listening) && [own, `${own}.local`].includes(name);
}

/** `LocalHost:3000` → `localhost`. */
function nameOf(header: string): string | undefined {
  return /^(\[[\da-f:.]+\]|[^:/@\s]+)(:\d+)?$/i.exec(header)?.[1]?.toLowerCase();
}

/** Whether a program prefers Markdown, by the order and the quality values of its header `Accept`. */
export function prefersMarkdown(request: Pick<IncomingMessage, "headers">): boolean {
  return new Negotiator(request).mediaType(["text/html", "text/markdown"]) === "text/markdown";
}

/** Paths that the Markdown file of a document can have: `docs/x/index.html` → `docs/x.md`, of a home page `fr/index.md`. */
export function copyPaths(document: string): string[] {
  if (!document.endsWith(".html")) return [];
  const name = document.slice(0, -".html".length);
  const folder = name.endsWith("/index") ? [`${name.slice(0, -"/index".length)}.md`] : [];
  return [...folder, `${name}.md`];
}
