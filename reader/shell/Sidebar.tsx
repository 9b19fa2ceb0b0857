/** The links beside a page: nested details, which open without JavaScript. */
import { BLOG_SIDEBAR } from "../../schema/contract.ts";
import type { DocumentPage } from "../../schema/document-data.ts";
import { hrefOf } from "../../schema/paths.ts";
import type { Sidebar as SidebarData } from "../../schema/sidebar.ts";
import { useManifest, useReader } from "../navigation/reader-context.ts";
import { SidebarItems } from "./SidebarItems.tsx";

export function Sidebar({ sidebar, page }: { sidebar: SidebarData; page: DocumentPage }) {
  const { base, sidebars } = useReader().resources;
  const { strings } = useManifest();
  // The document may have brought a part; back on its page, the whole one is here.
  const whole = sidebars.whole(sidebar.locale, sidebar);
  const { items } = whole ?? sidebar;
  return (
    <nav
      className="sidebar"
      aria-label={sidebar.id === BLOG_SIDEBAR.id ? strings.blogNavigation : strings.docsNavigation}
    >
      <SidebarItems items={items} current={hrefOf(base, page.path)} />
    </nav>
  );
}
