/** Notices above a page that is not for everyone (S54). */
import type { PageData } from "../../schema/page.ts";
import { useManifest } from "../navigation/reader-context.ts";

export function Banners({ page }: { page: PageData }) {
  const { strings } = useManifest();
  if (page.visibility === "published") return null;
  const isDraft = page.visibility === "draft";
  return (
    <aside className="banner">
      <p>
        <strong>{isDraft ? strings.draftTitle : strings.unlistedTitle}</strong>{" "}
        {isDraft ? strings.draftText : strings.unlistedText}
      </p>
    </aside>
  );
}
