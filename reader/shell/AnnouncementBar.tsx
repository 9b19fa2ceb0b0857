/** The site's news above everything else: closed for good with its button, in every tab. */
import { useLayoutEffect } from "react";
import { Link } from "../navigation/Link.tsx";
import { useManifest } from "../navigation/reader-context.ts";
import { useStored, useStoredValues } from "../state/use-stored.ts";
import { Icon } from "../widgets/Icon.tsx";
import { MAIN_ID } from "./main-id.ts";

export function AnnouncementBar() {
  const { announcement, strings } = useManifest();
  const stored = useStoredValues();
  const [, write] = useStored(ANNOUNCEMENT_KEY);

  // Read past the hook, whose first value while hydrating is that of the server: the bar would show for a moment.
  useLayoutEffect(() => {
    applyAnnouncement(!!announcement?.closable && stored.read(ANNOUNCEMENT_KEY) === announcement.id);
  });

  if (!announcement) return null;
  const { id, text, link, closable } = announcement;
  return (
    <aside className="announcement" aria-label={strings.announcement}>
      <p>
        {text} {link && <Link href={link.href}>{link.title}</Link>}
      </p>
      {closable && (
        <button
          type="button"
          className="icon-button"
          aria-label={strings.closeAnnouncement}
          onClick={() => {
            write(id);
            // The button is gone.
            document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
          }}
        >
          <Icon name="close" />
        </button>
      )}
    </aside>
  );
}

/** Local storage holds the id of the last announcement that was closed: any other id is news. */
const ANNOUNCEMENT_KEY = "twsite-announcement";

/**
 * Style sheets read it from the root element, so that the bar's markup is the same for all visitors. The same rule runs
 * before the first paint, in `boot.ts`.
 */
function applyAnnouncement(isClosed: boolean): void {
  document.documentElement.toggleAttribute("data-announcement-closed", isClosed);
}
