/** Languages in names of files (`index.en.md`): other tools read them, this one takes the language from the folder. */
import { posix } from "node:path";
import type { Page } from "../compile/compile-files.ts";
import type { Finding } from "../report/finding.ts";

/** A slug gives such a page an address without the language. */
export function checkLocaleInName(pages: readonly Page[], locales: readonly string[]): Finding[] {
  return pages.flatMap(({ source: { path }, facts }): Finding | Finding[] => {
    const [, stem = "", tag = ""] =
      /^(.+)\.([a-z]{2,3}(?:[-_]\w{2,8})?)\.md$/i.exec(posix.basename(path)) ?? [];
    const locale = locales.find((id) => id.toLowerCase() === tag.toLowerCase().replace("_", "-"));
    if (locale === undefined || facts.frontMatter.slug !== undefined) return [];
    const [, ...folders] = posix.dirname(path).split("/");
    return {
      rule: "file-is-read",
      file: path,
      message: `“.${tag}” is read as a part of the name, not as a language`,
      expected: `${posix.join(locale, ...folders, `${stem}.md`)}, as the folder names the language`,
    };
  });
}
