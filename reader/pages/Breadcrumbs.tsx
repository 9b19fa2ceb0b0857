/** Breadcrumbs: links from the home page to the page. */
import type { DocPage } from "../../schema/page.ts";
import { Link } from "../navigation/Link.tsx";
import { useManifest } from "../navigation/reader-context.ts";
import { useLanguage } from "../navigation/use-language.ts";

export function Breadcrumbs({ crumbs }: { crumbs: DocPage["breadcrumbs"] }) {
  const { strings, locales, locale, base } = useManifest();
  const language = useLanguage();
  if (crumbs.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label={strings.breadcrumbs}>
      <ol>
        <li>
          <Link href={locales.find(({ id }) => id === locale)?.home ?? base}>{strings.home}</Link>
        </li>
        {crumbs.map(({ title, href, lang }, index) => (
          <li key={index}>
            {href === undefined ? (
              <span {...language(lang)} aria-current={index === crumbs.length - 1 ? "page" : undefined}>
                {title}
              </span>
            ) : (
              <Link href={href} {...language(lang)}>
                {title}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
