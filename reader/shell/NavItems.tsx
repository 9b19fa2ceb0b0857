/** Items of the bar on top, as list items. */
import type { ShownPage } from "../../schema/document-data.ts";
import type { NavItem } from "../../schema/manifest.ts";
import { Link } from "../navigation/Link.tsx";
import { useManifest, useReader } from "../navigation/reader-context.ts";
import { SearchButton } from "../search/SearchButton.tsx";
import { inVersion, useDocsVersions } from "../state/docs-version.ts";
import { Dropdown } from "../widgets/Dropdown.tsx";
import { Icon } from "../widgets/Icon.tsx";
import { currentOf } from "./current.ts";
import { LocaleLinks } from "./LocaleLinks.tsx";
import { useDeferredShell } from "./use-deferred-shell.ts";
import { VersionMenu } from "./VersionMenu.tsx";

export function NavItems({ items, page }: { items: readonly NavItem[]; page: ShownPage }) {
  return items.map((item, index) => (
    <li key={index}>
      <NavEntry item={item} page={page} />
    </li>
  ));
}

function NavEntry({ item, page }: { item: NavItem; page: ShownPage }) {
  const { base, homes } = useReader().resources;
  const versions = useDocsVersions(page);
  if (item.kind === "locale") return <LocaleMenu page={page} />;
  if (item.kind === "search") return <SearchButton />;
  if (item.kind === "version") return <VersionMenu item={item} page={page} />;
  if (item.kind === "link") {
    const link = inVersion(item, versions);
    return (
      <Link className="nav-link" href={link.href} aria-current={currentOf(link, page, base, homes)}>
        {link.title}
      </Link>
    );
  }
  const links = item.items.map((link) => inVersion(link, versions));
  const currents = links.map((link) => currentOf(link, page, base, homes));
  return (
    <Dropdown face={item.title} isCurrent={currents.some(Boolean)}>
      {links.map((link, index) => (
        <li key={index}>
          <Link href={link.href} aria-current={currents[index]}>
            {link.title}
          </Link>
        </li>
      ))}
    </Dropdown>
  );
}

/** Menu of the languages, in the bar. */
function LocaleMenu({ page }: { page: ShownPage }) {
  const manifest = useManifest();
  const deferred = useDeferredShell();
  if (manifest.locales.length < 2) return null;
  const current = manifest.locales.find(({ id }) => id === manifest.locale);
  const face = (
    <>
      <Icon name="languages" />
      <span className="sr-only">{manifest.strings.languages} </span>
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
