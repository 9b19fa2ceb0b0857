/** The bar on top of every page. */
import type { DocumentData } from "../../schema/document-data.ts";
import { Search } from "../search/Search.tsx";
import { SearchButton } from "../search/SearchButton.tsx";
import { Brand } from "./Brand.tsx";
import { ColourModeButton } from "./ColourModeButton.tsx";
import { MobileMenu } from "./MobileMenu.tsx";
import { NavItems } from "./NavItems.tsx";

export function Header({ screen }: { screen: DocumentData }) {
  const { manifest, page } = screen;
  const { navbar, strings } = manifest;
  return (
    <header className="site-header">
      <div className="bar">
        <MobileMenu screen={screen} />
        <Brand manifest={manifest} />
        <nav className="main-nav" aria-label={strings.mainNavigation}>
          <ul>
            <NavItems items={navbar.left} page={page} />
          </ul>
          <ul>
            <NavItems items={navbar.right} page={page} />
          </ul>
        </nav>
        <SearchButton compact />
        <ColourModeButton />
      </div>
      <Search screen={screen} />
    </header>
  );
}
