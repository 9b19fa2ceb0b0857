/** Banner on pages of another version of the docs, with a link to the latest one. */
import type { ShownPage } from "../../schema/document-data.ts";
import { Link } from "../navigation/Link.tsx";
import { useDocsVersions } from "../state/docs-version.ts";

export function VersionBanner({ page }: { page: ShownPage }) {
  const { choose } = useDocsVersions(page);
  const banner = "version" in page && page.version?.banner;
  if (!banner) return null;
  return (
    <aside className="banner">
      <p>
        {banner.text}{" "}
        <Link href={banner.link.href} onClick={() => choose(page.set, banner.last)}>
          {banner.link.title}
        </Link>
      </p>
    </aside>
  );
}
