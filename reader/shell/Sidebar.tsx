/** The links beside a page: nested details, which open without JavaScript. */
import { useSyncExternalStore } from "react";
import { BLOG_SIDEBAR } from "../../schema/contract.ts";
import type { PageData } from "../../schema/page.ts";
import { hrefOf } from "../../schema/paths.ts";
import type { Sidebar as SidebarData } from "../../schema/sidebar.ts";
import { useManifest, useReader } from "../navigation/reader-context.ts";
import { SidebarItems } from "./SidebarItems.tsx";

export function Sidebar({ sidebar, page }: { sidebar: SidebarData; page: PageData }) {
  const { base, sidebars } = useReader().resources;
  const { strings } = useManifest();
  // What the document brought may be a part; the whole one replaces it once something asked for it.
  const whole = useSyncExternalStore(
    sidebars.subscribe,
    () => sidebars.whole(sidebar.locale, sidebar),
    () => undefined,
  );
  const { items } = whole ?? sidebar;
  return (
    <nav
      className="sidebar"
      aria-label={sidebar.id === BLOG_SIDEBAR.id ? strings.blogNavigation : strings.docsNavigation}
    >
      <SidebarItems
        items={items}
        current={hrefOf(base, page.path)}
        onOpenPart={() => void sidebars.load(sidebar.locale, sidebar)}
      />
    </nav>
  );
}
