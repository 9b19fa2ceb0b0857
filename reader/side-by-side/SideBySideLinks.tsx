/** Entries of the menu of languages: the page beside each of its translations. */
import type { ShownPage } from "../../schema/document-data.ts";
import type { Manifest } from "../../schema/manifest.ts";
import { baseOf, hrefOf } from "../../schema/paths.ts";
import { Link } from "../navigation/Link.tsx";
import { BESIDE, otherLanguages } from "../navigation/other-languages.ts";
import { useQueryAndHash, withQueryValue } from "../navigation/query-value.ts";
import { fill } from "../text/fill.ts";
import { SHORTCUT } from "./shortcut.ts";

export function SideBySideLinks({ manifest, page }: { manifest: Manifest; page: ShownPage }) {
  const place = useQueryAndHash();
  const nameOf = (id: string) => manifest.locales.find((locale) => locale.id === id)?.name ?? id;
  return otherLanguages(page).map(({ locale }, index) => (
    <li key={locale} className="pair-entry">
      <Link
        href={hrefOf(baseOf(manifest), page.path) + withQueryValue(place, BESIDE, locale)}
        aria-keyshortcuts={index === 0 ? SHORTCUT : undefined}
      >
        {fill(manifest.strings.sideBySide, { language: nameOf(locale) })}
      </Link>
    </li>
  ));
}
