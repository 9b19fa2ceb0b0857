/** The languages: each leads to the same page there, or says where else it leads. */
import { languageAttributes } from "../../schema/direction.ts";
import type { ShownPage } from "../../schema/document-data.ts";
import type { Manifest } from "../../schema/manifest.ts";
import { Link } from "../navigation/Link.tsx";
import { BESIDE } from "../navigation/other-languages.ts";
import { useQueryAndHash, withQueryValue } from "../navigation/query-value.ts";

export function LocaleLinks({ manifest, page }: { manifest: Manifest; page: ShownPage }) {
  const { translations, substitutes = [] } = page;
  const place = withQueryValue(useQueryAndHash(), BESIDE);
  return manifest.locales.map(({ id, tag, label, home }) => {
    const isIts = ({ locale }: { locale: string }) => locale === id;
    const same = translations.find(isIts);
    const other = substitutes.find(isIts);
    return (
      <li key={id}>
        <Link
          href={same ? same.href + place : (other?.href ?? home)}
          hrefLang={tag}
          aria-current={id === manifest.locale ? "true" : undefined}
        >
          <span {...languageAttributes(manifest, tag)}>{label}</span>
          {other && <small> ({other.note})</small>}
        </Link>
      </li>
    );
  });
}
