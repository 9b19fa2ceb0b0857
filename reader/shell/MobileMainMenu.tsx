/** The bar's items one under the other, and the colours; what is a dropdown there is a group here. */
import { Fragment } from "react";
import type { DocumentData } from "../../schema/document-data.ts";
import type { NavItem, NavLink } from "../../schema/manifest.ts";
import { Link } from "../navigation/Link.tsx";
import { useReader } from "../navigation/reader-context.ts";
import { SideBySideLinks } from "../side-by-side/SideBySideLinks.tsx";
import { inVersion, useDocsVersions } from "../state/docs-version.ts";
import { ColourModeButton } from "./ColourModeButton.tsx";
import { currentOf } from "./current.ts";
import { LocaleLinks } from "./LocaleLinks.tsx";
import { VersionLinks } from "./VersionMenu.tsx";

type Props = {
  screen: DocumentData;
  /** True for the menu below the sidebar of a part of the site: it leads to the other parts. */
  isOthers?: boolean;
};

export function MobileMainMenu({ screen: { manifest, page }, isOthers = false }: Props) {
  const { base, homes } = useReader().resources;
  const { navbar, strings } = manifest;

  const versions = useDocsVersions(page);

  const line = (item: NavLink, index: number) => {
    const link = inVersion(item, versions);
    const current = currentOf(link, page, base, homes);
    if (isOthers && current) return null;
    return (
      <li key={index}>
        <Link href={link.href} aria-current={current}>
          {link.title}
        </Link>
      </li>
    );
  };

  const entry = (item: NavItem, index: number) => {
    // It is in the bar.
    if (item.kind === "search") return null;
    if (item.kind === "link") return line(item, index);
    const [title, links] =
      item.kind === "locale"
        ? [
            strings.languages,
            <Fragment key="">
              <LocaleLinks manifest={manifest} page={page} />
              <SideBySideLinks manifest={manifest} page={page} />
            </Fragment>,
          ]
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
      <ul>
        {[...navbar.left, ...navbar.right].map(entry)}
        {manifest.colourMode.switch && (
          <li className="menu-colours">
            <p>{strings.colourMode}</p>
            <ColourModeButton />
          </li>
        )}
      </ul>
    </nav>
  );
}
