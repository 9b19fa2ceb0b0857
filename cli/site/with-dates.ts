/** Pages → the same pages with the date of their last commit where their front matter gives none; confidential cases keep theirs. */
import type { Page } from "../compile/compile-files.ts";
import type { GitDates } from "../source/git-dates.ts";
import { writtenIn } from "../source/source-file.ts";

export function withDates(pages: readonly Page[], dates: GitDates["dates"]): Page[] {
  return pages.map((page) => {
    const { target = writtenIn(page.source) } = page.source;
    const date = dates.get(target);
    const { frontMatter } = page.facts;
    if (date === undefined || page.isConfidential || frontMatter.last_update?.date !== undefined) return page;
    const last_update = { ...frontMatter.last_update, date };
    return { ...page, facts: { ...page.facts, frontMatter: { ...frontMatter, last_update } } };
  });
}
