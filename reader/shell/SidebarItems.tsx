/** One level of a sidebar. */
import { useEffect, useRef, useState } from "react";
import type { SidebarCategory, SidebarItem } from "../../schema/sidebar.ts";
import { Link } from "../navigation/Link.tsx";
import { useManifest } from "../navigation/reader-context.ts";
import { fill } from "../text/fill.ts";
import { ChevronIcon } from "./icons.tsx";

type Level = {
  items: readonly SidebarItem[];
  /** Address of the page on the screen. */
  current: string;
};

export function SidebarItems({ items, current }: Level) {
  return (
    <ul>
      {items.map((item, index) => (
        <li key={index}>
          {item.kind === "link" ? (
            <Link href={item.href} lang={item.lang} aria-current={item.href === current ? "page" : undefined}>
              {item.title}
            </Link>
          ) : (
            <Category category={item} current={current} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Category({ category, current }: { category: SidebarCategory; current: string }) {
  const { strings } = useManifest();
  const { title, href, lang, items, collapsed } = category;
  const holdsCurrent = href === current || holds(items, current);
  const [isOpen, setOpen] = useState(holdsCurrent || !collapsed);

  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (holdsCurrent) setOpen(true);
  }, [holdsCurrent]);

  // Opened by the visitor before the reader was there.
  useEffect(() => {
    if (details.current?.open) setOpen(true);
  }, []);

  return (
    <div className={href === undefined ? "category" : "category category-linked"}>
      {href !== undefined && (
        <Link href={href} lang={lang} aria-current={href === current ? "page" : undefined}>
          {title}
        </Link>
      )}
      <details
        ref={details}
        open={isOpen}
        suppressHydrationWarning
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary
          aria-label={href === undefined ? undefined : fill(strings.toggleCategory, { category: title })}
        >
          {href === undefined && <span>{title}</span>}
          <ChevronIcon />
        </summary>
        <SidebarItems items={items} current={current} />
      </details>
    </div>
  );
}

function holds(items: readonly SidebarItem[], href: string): boolean {
  return items.some((item) => item.href === href || (item.kind === "category" && holds(item.items, href)));
}
