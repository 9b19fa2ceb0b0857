/** Notices above a page that is not for everyone, or not in the language of the site around it. */
import type { ReactNode } from "react";
import type { ShownPage } from "../../schema/document-data.ts";
import { Link } from "../navigation/Link.tsx";
import { useManifest } from "../navigation/reader-context.ts";
import { useDocsVersions } from "../state/docs-version.ts";

export function Banners({ page: { visibility, fallback, stale, scheduled } }: { page: ShownPage }) {
  const { strings } = useManifest();
  return (
    <>
      {fallback && <Banner title={strings.untranslatedTitle} text={strings.untranslatedText} />}
      {stale && (
        <Banner text={stale.text}>
          {" "}
          <Link href={stale.link.href}>{stale.link.title}</Link>
        </Banner>
      )}
      {visibility === "unlisted" && <Banner title={strings.unlistedTitle} text={strings.unlistedText} />}
      {visibility === "stub" && <Banner title={strings.stubTitle} text={strings.stubText} />}
      {scheduled && <Banner {...scheduled} />}
      {visibility === "draft" && <Banner title={strings.draftTitle} text={strings.draftText} />}
    </>
  );
}

function Banner({ title, text, children }: { title?: string; text: string; children?: ReactNode }) {
  return (
    <aside className="banner">
      <p>
        {title && <strong>{title}</strong>} {text}
        {children}
      </p>
    </aside>
  );
}

/** Banner on pages of another version of the docs, with a link to the latest one. */
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
