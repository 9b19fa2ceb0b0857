/** The bar's items one under the other; what is a dropdown there is a group here. */
import type { DocumentData } from "../../schema/document-data.ts";
import type { NavItem, NavLink } from "../../schema/manifest.ts";
import { Link } from "../navigation/Link.tsx";
import { otherLanguages } from "../navigation/other-languages.ts";
import { useReader } from "../navigation/reader-context.ts";
import { SideBySideLinks } from "../side-by-side/SideBySideLinks.tsx";
import { inVersion, useDocsVersions } from "../state/docs-version.ts";
import { currentOf } from "./current.ts";
import { VersionLinks } from "./VersionMenu.tsx";

export function MobileMainMenu({ screen: { manifest, page } }: { screen: DocumentData }) {
  const { base, homes } = useReader().resources;
  const { navbar, strings } = manifest;

  const versions = useDocsVersions(page);

  const line = (item: NavLink, index: number) => {
    const link = inVersion(item, versions);
    return (
      <li key={index}>
        <Link href={link.href} aria-current={currentOf(link, page, base, homes)}>
          {link.title}
        </Link>
      </li>
    );
  };

  const entry = (item: NavItem, index: number) => {
    // The search is in the bar, and the languages are below this menu.
    if (item.kind === "search" || (item.kind === "locale" && otherLanguages(page).length === 0)) return null;
    if (item.kind === "link") return line(item, index);
    const [title, links] =
      item.kind === "locale"
        ? [strings.languages, <SideBySideLinks key="" manifest={manifest} page={page} />]
        : item.kind === "version"
          ? [strings.versions, <VersionLinks key="" item={item} page={page} />]
          : [item.title, item.items.map(line)];
    return (
      <li key={index}>
        <p>{title}</p>
        <ul>{links}</ul>
      </li>
    );
  };

  return (
    <nav aria-label={strings.mainNavigation}>
      <ul>{[...navbar.left, ...navbar.right].map(entry)}</ul>
    </nav>
  );
}
