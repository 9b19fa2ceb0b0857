/** One level of a sidebar. */
import { useEffect, useRef, useState } from "react";
import type { SidebarCategory, SidebarItem } from "../../schema/sidebar.ts";
import { Link } from "../navigation/Link.tsx";
import { useManifest } from "../navigation/reader-context.ts";
import { fill } from "../text/fill.ts";
import { ChevronIcon } from "./icons.tsx";

type Level = {
  /** Address of the page on the screen. */
  current: string;
  /** A category without its items was opened. */
  onOpenPart: () => void;
};

export function SidebarItems({ items, ...level }: Level & { items: readonly SidebarItem[] }) {
  return (
    <ul>
      {items.map((item, index) => (
        <li key={index}>
          {item.kind === "link" ? (
            <Link href={item.href} aria-current={item.href === level.current ? "page" : undefined}>
              {item.title}
            </Link>
          ) : (
            <Category category={item} {...level} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Category({ category, current, onOpenPart }: Level & { category: SidebarCategory }) {
  const { strings } = useManifest();
  const { title, href, items, collapsed } = category;
  const holdsCurrent = href === current || holds(items ?? [], current);
  const [isOpen, setOpen] = useState(holdsCurrent || !collapsed);

  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (holdsCurrent) setOpen(true);
  }, [holdsCurrent]);

  const noted = (open: boolean) => {
    setOpen(open);
    if (open && items === undefined) onOpenPart();
  };
  // Opened by the visitor before the reader was there.
  useEffect(() => {
    if (details.current?.open) noted(true);
  }, []);

  return (
    <div className={href === undefined ? "category" : "category category-linked"}>
      {href !== undefined && (
        <Link href={href} aria-current={href === current ? "page" : undefined}>
          {title}
        </Link>
      )}
      <details
        ref={details}
        open={isOpen}
        suppressHydrationWarning
        onToggle={(event) => noted(event.currentTarget.open)}
      >
        <summary
          aria-label={href === undefined ? undefined : fill(strings.toggleCategory, { category: title })}
        >
          {href === undefined && <span>{title}</span>}
          <ChevronIcon />
        </summary>
        {items ? (
          <SidebarItems items={items} current={current} onOpenPart={onOpenPart} />
        ) : (
          <p className="pending-items">{strings.loading}</p>
        )}
      </details>
    </div>
  );
}

function holds(items: readonly SidebarItem[], href: string): boolean {
  return items.some(
    (item) => item.href === href || (item.kind === "category" && holds(item.items ?? [], href)),
  );
}
