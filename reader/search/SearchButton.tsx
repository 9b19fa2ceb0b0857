/** Opens the search, from anywhere in the page; nothing on a site without one. */
import type { Manifest } from "../../schema/manifest.ts";
import { useManifest } from "../navigation/reader-context.ts";
import { Icon } from "../widgets/Icon.tsx";

/** Asks for the search dialog, which the header holds. */
export const OPEN_SEARCH = "twsite-search";

/** Name of the site's search; undefined if it has none. */
export function searchName({ navbar }: Manifest): string | undefined {
  const item = [...navbar.left, ...navbar.right].find(({ kind }) => kind === "search");
  return item && "title" in item ? item.title : undefined;
}

/** `compact`: for the bar of narrow screens, where its name is only read out. */
export function SearchButton({ compact = false, className }: { compact?: boolean; className?: string }) {
  const name = searchName(useManifest());
  if (name === undefined) return null;
  return (
    <button
      type="button"
      className={className ?? `search-button${compact ? " icon-button search-compact" : ""}`}
      aria-label={name}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      onClick={() => dispatchEvent(new Event(OPEN_SEARCH))}
    >
      <Icon name="search" />
      {!compact && (
        <>
          <span className="search-name">{name}</span> <kbd>/</kbd>
        </>
      )}
    </button>
  );
}
