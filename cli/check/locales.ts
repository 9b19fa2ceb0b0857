/** Every locale of the configuration has pages of its own (S52): it would show nothing but the source's texts. */
import type { Page } from "../compile/compile-files.ts";
import type { Finding } from "../report/finding.ts";
import type { Configuration } from "../source/configuration.ts";

export function checkLocales(pages: readonly Page[], { site }: Configuration): Finding[] {
  const present = new Set(pages.map(({ source }) => source.locale));
  return site.value.locales.flatMap(({ id }, index): Finding[] =>
    present.has(id)
      ? []
      : [
          {
            rule: "configuration-is-valid",
            file: site.file,
            place: site.placeOf(["locales", index, "id"]),
            message: `the locale “${id}” has no pages`,
            expected: `Markdown files in ${id}/docs, ${id}/blog or ${id}/pages`,
          },
        ],
  );
}
