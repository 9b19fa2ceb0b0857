/** Assembly of the site without the pages that make it fail, so that one run shows what is wrong with all the others. */
import type { Page } from "../compile/compile-files.ts";
import { Failure } from "../report/failure.ts";
import type { Finding } from "../report/finding.ts";
import { internalError } from "../report/internal-error.ts";
import type { Site } from "../site/site.ts";

/** So many pages fail for a reason that is not theirs. */
const mostFailures = 20;

/** A page that fails is there without its front matter, so that links to it hold; where that fails as well, it is left out. */
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
