/** Home pages: every locale has one, because the site's title and the language menu link to it. */
import type { Finding } from "../report/finding.ts";
import type { Site } from "../site/site.ts";
import type { Configuration } from "../source/configuration.ts";

export function checkHomes({ locales, routes }: Site, { site }: Configuration): Finding[] {
  const isOfDocs = site.value.docs.path === "/";
  const paths = new Set(routes.map(({ path }) => path));
  return locales.flatMap(({ id, home }, index): Finding | Finding[] =>
    paths.has(home)
      ? []
      : {
          rule: "home-exists",
          file: site.file,
          place: site.placeOf(["locales", index]),
          message: `the locale “${id}” has no home page: nothing is at ${home}`,
          expected: isOfDocs
            ? `a doc with “slug: /”, or a page ${id}/pages/index.md`
            : `a page ${id}/pages/index.md`,
        },
  );
}
