/** The bar's items one under the other; what is a dropdown there is a group here. */
import type { DocumentData } from "../../schema/document.ts";
import type { NavItem, NavLink } from "../../schema/manifest.ts";
import { Link } from "../navigation/Link.tsx";
import { useReader } from "../navigation/reader-context.ts";
import { currentOf } from "./current.ts";
import { LocaleLinks } from "./LocaleMenu.tsx";

export function MobileMainMenu({ screen: { manifest, page } }: { screen: DocumentData }) {
  const { base, homes } = useReader().resources;
  const { navbar, strings } = manifest;

  const line = (link: NavLink, index: number) => (
    <li key={index}>
      <Link href={link.href} aria-current={currentOf(link, page, base, homes)}>
        {link.title}
      </Link>
    </li>
  );

  const entry = (item: NavItem, index: number) => {
    if (item.kind === "link") return line(item, index);
    return (
      <li key={index}>
        <p>{item.kind === "locale" ? strings.languages : item.title}</p>
        <ul>
          {item.kind === "locale" ? <LocaleLinks manifest={manifest} page={page} /> : item.items.map(line)}
        </ul>
      </li>
    );
  };

  return (
    <nav aria-label={strings.mainNavigation}>
      <ul>{[...navbar.left, ...navbar.right].map(entry)}</ul>
    </nav>
  );
}
