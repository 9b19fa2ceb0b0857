/** Links to Markdown twins: `/about.md` is the text of the page `/about`, and mostly the page is meant. */
import { posix } from "node:path";
import { markdownPath } from "../../schema/paths.ts";
import type { Finding } from "../report/finding.ts";
import { splitSuffix } from "../site/link-target.ts";
import type { LinkIndex, Target } from "../site/references.ts";
import type { LinkOrigin } from "./suggest.ts";

/** `url` is a link as written in the file `from`. */
export function twinProblem(
  url: string,
  { path, suffix }: Extract<Target, { kind: "served" }>,
  from: LinkOrigin,
  { routes, sources }: LinkIndex,
): Omit<Finding, "file" | "place"> | undefined {
  if (!path.endsWith(".md")) return undefined;
  const stem = path.slice(0, -".md".length).replace(/(^|\/)index$/, "$1");
  const route = routes.get(stem) ?? routes.get(path.slice(0, -".md".length));
  // A file of `static/` is served under its own name.
  if (!route || `/${markdownPath(route.path)}` !== path) return undefined;
  const source = route.page?.source.path;
  const isOwn = source !== undefined && sources.get(source) === route;
  const written = splitSuffix(url).path;
  return {
    rule: "link-leads-to-a-page",
    message: `“${url}” points to the Markdown file of the page “${route.path}”, not to the page`,
    expected: "the route of the page, or its file",
    nearest: (written.startsWith("/") || !isOwn ? route.path : fileFrom(from.source, source)) + suffix,
  };
}

function fileFrom(from: string, source: string): string {
  const path = posix.relative(posix.dirname(from), source);
  return path.startsWith(".") ? path : `./${path}`;
}
