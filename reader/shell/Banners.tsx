/** Notices above a page that is not for everyone (S54), or not in the language of the site around it (S56). */
import type { PageData } from "../../schema/page.ts";
import { useManifest } from "../navigation/reader-context.ts";

export function Banners({ page: { visibility, fallback } }: { page: PageData }) {
  const { strings } = useManifest();
  return (
    <>
      {fallback && <Banner title={strings.untranslatedTitle} text={strings.untranslatedText} />}
      {visibility === "unlisted" && <Banner title={strings.unlistedTitle} text={strings.unlistedText} />}
      {visibility === "draft" && <Banner title={strings.draftTitle} text={strings.draftText} />}
    </>
  );
}

function Banner({ title, text }: { title: string; text: string }) {
  return (
    <aside className="banner">
      <p>
        <strong>{title}</strong> {text}
      </p>
    </aside>
  );
}
