/** Marks the translations whose source has changed since they recorded its state, where the site tells its readers so. */
import type { Page } from "../../compile/compile-files.ts";
import { withWhereabouts } from "../../report/failure.ts";
import { pairName } from "../../site/fallbacks.ts";
import { readInside } from "../../source/read-inside.ts";
import { sourceHash } from "./source-hash.ts";

/** `locale` is that of the sources. Only sources of translations with a record are read. */
export function withStaleMarks(pages: readonly Page[], locale: string, contentFolder: string): Page[] {
  const originals = new Map(
    pages.filter(({ source }) => source.locale === locale).map(({ source }) => [pairName(source), source]),
  );
  const marked = (page: Page): Page => {
    if (page.source.generated?.stale) return { ...page, stale: true };
    const recorded = page.facts.frontMatter.translation_of;
    const original = originals.get(pairName(page.source));
    if (recorded === undefined || original === undefined || page.source.locale === locale) return page;
    const { path, generated } = original;
    const hash = sourceHash(generated?.text ?? readInside(contentFolder, path).toString());
    return hash === recorded ? page : { ...page, stale: true };
  };
  return pages.map((page) => withWhereabouts({ file: page.source.path }, () => marked(page)));
}
