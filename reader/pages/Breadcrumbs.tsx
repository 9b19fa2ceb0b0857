/** Breadcrumbs: links from the home page to the page. */
import { languageAttributes } from "../../schema/direction.ts";
import type { Manifest } from "../../schema/manifest.ts";
import type { DocPage } from "../../schema/page.ts";
import { homeHref } from "../../schema/paths.ts";
import { Link } from "../navigation/Link.tsx";

export function Breadcrumbs({ crumbs, manifest }: { crumbs: DocPage["breadcrumbs"]; manifest: Manifest }) {
  const { strings } = manifest;
  const home = { href: homeHref(manifest), title: strings.home };
  if (crumbs.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label={strings.breadcrumbs}>
      <ol>
        {[home, ...crumbs].map(({ title, href, lang }: DocPage["breadcrumbs"][number], index) => (
          <li key={index}>
            {href === undefined ? (
              <span
                {...languageAttributes(manifest, lang)}
                aria-current={index === crumbs.length ? "page" : undefined}
              >
                {title}
              </span>
            ) : (
              <Link href={href} {...languageAttributes(manifest, lang)}>
                {title}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
