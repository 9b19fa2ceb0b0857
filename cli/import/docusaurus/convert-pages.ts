/** Pages and their parts → Markdown files of the new site. */

import { join, posix } from "node:path";
import { hostOf } from "../../markdown/address.ts";
import type { NewFile } from "../imported-site.ts";
import type { Note } from "../note.ts";
import { frontMatterText } from "./front-matter.ts";
import { includedPage, includePath, movesAlong } from "./included-files.ts";
import { type LinkTargets, newAddress } from "./links.ts";
import { convertBody } from "./markdown/convert-body.ts";
import type { ImportedPage } from "./pages.ts";
import { isFile } from "./source-files.ts";
import type { SourceSite } from "./source-site.ts";
import { targetsOf } from "./targets.ts";

export type ConvertedPages = {
  /** By path in the content folder. */
  files: Map<string, NewFile>;
  /** Other hosts whose pictures they show. */
  imageHosts: Set<string>;
};

/** `bylines` are keys of front matter that each page gets. */
export function convertPages(
  site: SourceSite,
  bylines: ReadonlyMap<ImportedPage, Record<string, unknown>>,
  moves: Pick<LinkTargets, "addresses" | "lists" | "others">,
  notes: Note[],
): ConvertedPages {
  const { pages, partials, sourceLocale, config, module } = site;
  const targets = targetsOf(site, moves);
  // What Docusaurus takes `.md` for: `mdx`, `md` or `detect`.
  const isMdx = (config.markdown?.format ?? "mdx") === "mdx";
  const hasFormulas = module.text.includes("remark-math");
  const files = new Map<string, string>();
  const copies = new Map<string, NewFile>();
  const imageHosts = new Set<string>();
  const whole = new Set(pages);
  // Parts that are elsewhere come over if a page shows them.
  const queue = [...pages, ...partials];
  for (const page of queue) {
    const { text, matter } = convertBody(
      page.body,
      {
        file: page.file,
        firstLine: page.bodyLine,
        data: page.data,
        isMdx: page.file.endsWith(".mdx") || isMdx,
        isPart: !whole.has(page),
        hasFormulas,
        resolve: (url, kind) => {
          const host = kind === "image" ? hostOf(url) : undefined;
          if (host !== undefined) imageHosts.add(host);
          const beside = movesAlong(url, page, targets.source);
          if (beside) copies.set(beside.target, { copyOf: beside.copyOf });
          return beside ? undefined : newAddress(url, kind, page, targets);
        },
        include: (module) => {
          const code = codeFile(module, page, targets);
          if (code) copies.set(code.target, { copyOf: code.file });
          if (code) return code.path;
          const part = includedPage(module, page, targets, sourceLocale);
          if (part && !queue.some(({ file }) => file === part.file)) queue.push(part);
          return part && includePath(part, page);
        },
      },
      notes,
    );
    const added = { ...page.added, ...bylines.get(page), ...matter };
    files.set(
      page.target,
      frontMatterText(page, { section: page.section, added, file: page.file, notes }) + text,
    );
  }
  return { files: new Map<string, NewFile>([...files, ...copies]), imageHosts };
}

/** File whose text pages show as code: a copy in `code/`, which pages include. */
type CodeFile = {
  /** Path in the source, and in the content folder. */
  file: string;
  target: string;
  /** For `::include`. */
  path: string;
};

/** File that `import source from "!!raw-loader!./app.ts"` names. Undefined where `module` is none, or is not there. */
function codeFile(module: string, page: ImportedPage, { source }: LinkTargets): CodeFile | undefined {
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
