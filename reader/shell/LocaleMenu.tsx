/** The languages: each leads to the same page there, or says where else it leads. */

import type { ShownPage } from "../../schema/document-data.ts";
import type { Manifest } from "../../schema/manifest.ts";
import { Link } from "../navigation/Link.tsx";
import { useManifest } from "../navigation/reader-context.ts";
import { useQueryAndHash } from "../navigation/use-query-and-hash.ts";
import { withLanguage } from "../side-by-side/with-language.ts";
import { Dropdown } from "../widgets/Dropdown.tsx";
import { Icon } from "../widgets/Icon.tsx";
import { useDeferredShell } from "./use-deferred-shell.ts";

export function LocaleMenu({ page }: { page: ShownPage }) {
  const manifest = useManifest();
  const deferred = useDeferredShell();
  if (manifest.locales.length < 2) return null;
  const current = manifest.locales.find(({ id }) => id === manifest.locale);
  const face = (
    <>
      <Icon name="languages" />
      <span className="visually-hidden">{manifest.strings.languages} </span>
      <span className="locale-name">{current?.label}</span>
    </>
  );
  return (
    <Dropdown face={face}>
      <LocaleLinks manifest={manifest} page={page} />
      {typeof deferred === "object" && <deferred.SideBySideLinks manifest={manifest} page={page} />}
    </Dropdown>
  );
}

export function LocaleLinks({ manifest, page }: { manifest: Manifest; page: ShownPage }) {
  const { translations, substitutes = [] } = page;
  const place = withLanguage(useQueryAndHash());
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
          <span lang={tag}>{label}</span>
          {other && <small> ({other.note})</small>}
        </Link>
      </li>
    );
  });
}
