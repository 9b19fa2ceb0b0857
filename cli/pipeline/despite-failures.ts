/** Pages that do not compile, or that make the site fail: the rest is checked without them. */
import type { Page } from "../compile/compile-files.ts";
import { Failure } from "../report/failure.ts";
import type { Finding } from "../report/finding.ts";
import { internalError } from "../report/internal-error.ts";
import type { Site } from "../site/site.ts";
import type { SourceFile } from "../source/source-file.ts";

/** The pages that compiled, and a placeholder for each file that did not, so that the rest can be checked. */
export async function withPlaceholderPages(
  pages: readonly Page[],
  sources: readonly SourceFile[],
  contentFolder: string,
): Promise<readonly Page[]> {
  if (pages.length === sources.length) return pages;
  const { placeholderPage } = await import("../compile/placeholder-page.ts");
  const compiled = new Map(pages.map((page) => [page.source.path, page]));
  return sources.map((source) => compiled.get(source.path) ?? placeholderPage(contentFolder, source));
}

/** If so many pages fail, the cause is not in the pages. */
const mostFailures = 20;

/**
 * Assembles the site without the pages that make it fail, so that one run shows the findings of all others.
 * A page that fails is kept without its front matter, so that links to it are valid; if that fails as well, the page is left out.
 */
export async function assembleDespiteFailures(
  pages: readonly Page[],
  assemble: (pages: readonly Page[]) => Site,
): Promise<{ site: Site; failures: Finding[] }> {
  const failures = new Map<string, Finding>();
  let left = pages;
  for (;;) {
    try {
      return { site: assemble(left), failures: [...failures.values()] };
    } catch (error) {
      const file = error instanceof Failure ? error.where.file : undefined;
      const page = left.find(({ source }) => source.path === file);
      if (!page || failures.size >= mostFailures) throw error;
      const isKnown = failures.has(page.source.path);
      failures.set(page.source.path, internalError(error, "putting the site together"));
      const { pageOfFrontMatter } = await import("../compile/placeholder-page.ts");
      left = left.flatMap((other) => {
        if (other !== page) return [other];
        return isKnown ? [] : [pageOfFrontMatter(page.source)];
      });
    }
  }
}
