/** Files whose text pages show as code (`import source from "!!raw-loader!./app.ts"`) → copies in `code/`, which pages include. */
import { join, posix } from "node:path";
import type { LinkTargets } from "./links.ts";
import type { ImportedPage } from "./pages.ts";
import { isFile } from "./source-files.ts";

export type CodeFile = {
  /** Path in the source, and in the content folder. */
  file: string;
  target: string;
  /** For `::include`. */
  path: string;
};

/** Undefined where `module` is none, or is not there. */
export function codeFile(module: string, page: ImportedPage, { source }: LinkTargets): CodeFile | undefined {
  const [, loaded, queried] = /^!!?raw-loader!(.+)$|^(.+)\?raw$/.exec(module) ?? [];
  const written = loaded ?? queried;
  if (written === undefined) return undefined;
  const original = posix.join(page.section.folder, posix.dirname(page.name), written);
  const candidates = written.startsWith("@site/")
    ? [posix.normalize(written.slice("@site/".length))]
    : [posix.join(posix.dirname(page.file), written), original];
  const file = candidates.find((path) => !path.startsWith("..") && isFile(join(source, path)));
  if (file === undefined) return undefined;
  // A folder of that name would be one of pages.
  const target = `code/${file.replace(/^(docs|blog|pages|versions)\//, "$1-")}`;
  return { file, target, path: encodeURI(posix.relative(posix.dirname(page.target), target)) };
}
