/** Says which version of the docs a page belongs to, and where the latest one is if this is another (S55). */
import type { PageData } from "../../schema/page.ts";
import { Link } from "../navigation/Link.tsx";
import { useDocsVersion } from "../state/docs-version.ts";

export function VersionBanner({ page }: { page: PageData }) {
  const [, choose] = useDocsVersion(page);
  if (!("version" in page) || !page.version) return null;
  const { badge, banner } = page.version;
  return (
    <>
      {banner && (
        <aside className="banner">
          <p>
            {banner.text}{" "}
            <Link href={banner.link.href} onClick={() => choose(banner.last)}>
              {banner.link.title}
            </Link>
          </p>
        </aside>
      )}
      {badge && <p className="version-badge">{badge}</p>}
    </>
  );
}
