/** The sidebar in its column, scrolled to the current page when it comes up. */
import { useEffect, useRef } from "react";
import type { DocumentPage } from "../../schema/document-data.ts";
import type { Sidebar as SidebarData } from "../../schema/sidebar.ts";
import { Sidebar } from "./Sidebar.tsx";

export function SidebarColumn({ sidebar, page }: { sidebar: SidebarData; page: DocumentPage }) {
  const column = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { current } = column;
    const link = current?.querySelector<HTMLElement>("[aria-current=page]");
    if (!current || !link) return;
    const { top, bottom } = current.getBoundingClientRect();
    const at = link.getBoundingClientRect();
    // Not `scrollIntoView`, which would move the page as well.
    if (at.top < top || at.bottom > bottom) current.scrollTop += at.top - top - current.clientHeight / 3;
  }, []);

  return (
    <div className="sidebar-column" ref={column}>
      <Sidebar sidebar={sidebar} page={page} />
    </div>
  );
}
