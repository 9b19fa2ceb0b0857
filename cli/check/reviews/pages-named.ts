/** Pages and folders as the command line names them → the pages that can be reviewed. */
import { relative, resolve } from "node:path";
import type { Page } from "../../compile/compile-files.ts";
import { nearestPath } from "../../report/nearest.ts";
import { pathOf } from "../../report/path-of.ts";
import { unreviewable } from "./reviews-due.ts";

type Named =
  | { pages: Page[] }
  /** A sentence that says what is wrong, and the path that was most likely meant. */
  | { problem: string; nearest?: string | undefined };

/** Paths are from the working folder or from the content folder. In a folder, what cannot be reviewed is left out. */
export function pagesNamed(
  { written, under }: { written: readonly string[]; under: string | undefined },
  content: string,
  all: readonly Page[],
): Named {
  const shown = (file: string): string => pathOf({ file }, content);
  const nearestTo = (path: string, choices: Iterable<string>): string | undefined => {
    const near = nearestPath(meantBy(path, content)[0] ?? path, choices);
    return near && shown(near);
  };
  const byPath = new Map(all.map((page) => [page.source.path, page]));
  const named = new Set<Page>();
  for (const path of written) {
    const page = meantBy(path, content)
      .map((meant) => byPath.get(meant))
      .find((found) => found !== undefined);
    if (!page) return { problem: `${path} is not a page`, nearest: nearestTo(path, byPath.keys()) };
    const why = unreviewable(page);
    if (why !== undefined) return { problem: `${shown(page.source.path)} is ${why}, which is not reviewed` };
    if (page.isUncertain) return { problem: `${shown(page.source.path)} has an error, which check shows` };
    named.add(page);
  }
  if (under !== undefined) {
    const folders = meantBy(under, content);
    const inside = all.filter(
      (page) =>
        folders.some((folder) => folder === "" || page.source.path.startsWith(`${folder}/`)) &&
        unreviewable(page) === undefined &&
        !page.isUncertain,
    );
    if (inside.length === 0) return { problem: `${under} is not a folder with pages to review` };
    for (const page of inside) named.add(page);
  }
  return { pages: [...named] };
}

/** A path from the working folder or from the content folder, as paths from the content folder. */
export function meantBy(path: string, content: string): string[] {
  return [relative(content, resolve(path)), path].map((each) =>
    each
      .replaceAll("\\", "/")
      .replace(/^\.(\/|$)/, "")
      .replace(/\/+$/, "")
      .normalize("NFC"),
  );
}
