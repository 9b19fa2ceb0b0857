/** One level of a sidebar. */
import { memo, useEffect, useRef, useState } from "react";
import type { SidebarCategory, SidebarItem, SidebarLink } from "../../schema/sidebar.ts";
import { Link } from "../navigation/Link.tsx";
import { useManifest } from "../navigation/reader-context.ts";
import { fill } from "../text/fill.ts";
import { ChevronIcon } from "../widgets/icons.tsx";

type Level = {
  items: readonly SidebarItem[];
  /** Address of the page on the screen, where it is on this level or below it. */
  current: string | undefined;
};

export function SidebarItems({ items, current }: Level) {
  return (
    <ul>
      {items.map((item, index) => (
        <li key={index}>
          {item.kind === "link" ? (
            <PageLink item={item} isCurrent={item.href === current} />
          ) : (
            <Category
              category={item}
              current={current !== undefined && holds([item], current) ? current : undefined}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

// Of a long sidebar, a navigation changes two links and what they are in.
const PageLink = memo(function PageLink({ item, isCurrent }: { item: SidebarLink; isCurrent: boolean }) {
  return (
    <Link href={item.href} lang={item.lang} aria-current={isCurrent ? "page" : undefined}>
      {item.title}
    </Link>
  );
});

type CategoryProps = { category: SidebarCategory; current: string | undefined };

const Category = memo(function Category({ category, current }: CategoryProps) {
  const { strings } = useManifest();
  const { title, href, lang, items, collapsed } = category;
  const holdsCurrent = current !== undefined;
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
});

function holds(items: readonly SidebarItem[], href: string): boolean {
  return items.some((item) => item.href === href || (item.kind === "category" && holds(item.items, href)));
}
